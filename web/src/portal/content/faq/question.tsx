/** A question that opens its answer, marked up for search engines; its address opens it, too. */
import type { ShownNote, ShownQuestion } from '@weitersagen/contract/content/shown';
import { useT } from '../../../i18n/t.ts';
import { Fold } from '../../../ui/fold.tsx';
import layout from '../../../ui/layout.module.css';
import { ContentText } from '../content-text.tsx';
import styles from './faq.module.css';

interface Props {
  question: ShownQuestion;
  notes: readonly ShownNote[];
  isOpen: boolean;
}

export function Question({ question: { id, anchor, question, answer }, notes, isOpen }: Props) {
  const t = useT();
  return (
    <div itemScope itemProp="mainEntity" itemType="https://schema.org/Question" data-content={id} data-goal="faq">
      <Fold
        isOpen={isOpen}
        summary={
          <h3 className={styles.question} itemProp="name" lang={question.locale}>
            {question.text}
          </h3>
        }
      >
        <div id={anchor} itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
          <div itemProp="text">
            <ContentText text={answer} notes={notes} />
          </div>
          <p className={layout.small}>
            <a href={`#${anchor}`} aria-label={t('faq.linkTo', { question: question.text })}>
              {t('faq.link')}
            </a>
          </p>
        </div>
      </Fold>
    </div>
  );
}
