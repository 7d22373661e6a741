/** Takes over or refuses what waits, and what each of both means for those who look at the pages. */

import { Reason } from '@weitersagen/contract/basics/desk';
import type { LoadDetail } from '@weitersagen/contract/provider/desk';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';

/** The words of the questions in the address. */
export const questions = { take: 'uebernehmen', refuse: 'ablehnen' } as const;

export function Decisions({ found: { added, changed, gone, odd } }: { found: LoadDetail }) {
  const t = useT();
  return (
    <div className={layout.row}>
      <Ask name={questions.take} isFirst>
        {t('desk.provider.take')}
      </Ask>
      <Ask name={questions.refuse}>{t('desk.provider.refuse')}</Ask>
      <Question
        name={questions.take}
        title={t('desk.provider.take.ask')}
        submit={t('desk.provider.take')}
        consequence={
          <>
            <p>{t('desk.provider.take.then', { added, changed, gone })}</p>
            {odd > 0 && <p>{t('desk.provider.take.odd', { count: odd })}</p>}
            <p>{t('desk.provider.take.promised')}</p>
          </>
        }
      >
        <ReasonField optional />
      </Question>
      <Question
        name={questions.refuse}
        title={t('desk.provider.refuse.ask')}
        submit={t('desk.provider.refuse')}
        schema={Reason}
        consequence={<p>{t('desk.provider.refuse.then')}</p>}
      >
        <ReasonField />
      </Question>
    </div>
  );
}
