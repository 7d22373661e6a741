/**
 * Faq: what people ask, by group, each answer behind its question and with an address of its own. A search that works without
 * script, by `?suche=`, and while somebody types once the page is alive.
 */
import { failed, type QuestionGroup, type ShownQuestions } from '@weitersagen/contract/content/shown';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useTitle } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { Notes } from '../content-text.tsx';
import { Unavailable } from '../unavailable.tsx';
import { matching } from './matching.ts';
import { Question } from './question.tsx';
import { QuestionSearch } from './question-search.tsx';

export const texts = ['content.', 'faq.'];

export async function load({ content, query }: Load) {
  return { shown: await (await content()).questions(), asked: query.get('suche')?.slice(0, 100) ?? '' };
}

export default function FaqScreen() {
  const t = useT();
  const { shown, asked } = useLoaderData<typeof load>();
  useTitle(t('faq.title'), t('faq.lead'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('faq.title')}</h1>
        <p className={layout.lead}>{t('faq.lead')}</p>
      </div>
      {shown === failed ? <Unavailable /> : <Questions {...shown} asked={asked} />}
      <p>
        {t('faq.notThere')} <PageLink to="contact">{t('faq.ask')}</PageLink>
      </p>
    </div>
  );
}

function Questions({ groups, notes, asked }: ShownQuestions & { asked: string }) {
  const t = useT();
  const [words, setWords] = useState(asked);
  const found = matching(groups, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  if (groups.length === 0) return <p>{t('content.nothing')}</p>;
  return (
    <>
      <QuestionSearch words={words} onChange={setWords} />
      <p className={words.trim() === '' ? layout.hush : layout.soft} role="status">
        {words.trim() !== '' && t(count === 0 ? 'faq.none' : 'faq.found', { count })}
      </p>
      <div className={layout.wide} itemScope itemType="https://schema.org/FAQPage">
        {found.map((group) => (
          <Group key={group.anchor} group={group} notes={notes} isOpen={words.trim() !== '' && count <= 3} />
        ))}
      </div>
      {notes.length > 0 && (
        <div className={layout.read}>
          <Notes notes={notes} />
        </div>
      )}
    </>
  );
}

interface GroupProps {
  group: QuestionGroup;
  notes: ShownQuestions['notes'];
  isOpen: boolean;
}

const Group = ({ group: { name, anchor, questions }, notes, isOpen }: GroupProps) => (
  <section className={layout.read} aria-labelledby={anchor}>
    <h2 id={anchor} lang={name.locale}>
      {name.text}
    </h2>
    {questions.map((question) => (
      <Question key={question.id} question={question} notes={notes} isOpen={isOpen} />
    ))}
  </section>
);
