/** The steps of a test, in the order of a sign-in: which one fails, and why. */
import type { TriedSso } from '@weitersagen/contract/agency/sso-desk';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/work/table.tsx';

export function TriedSteps({ steps }: { steps: TriedSso['steps'] }) {
  const t = useT();
  const first = steps.find(({ outcome }) => outcome === 'bad');
  return (
    <section className={layout.stack} aria-labelledby="sso-tried" role="status">
      <h2 id="sso-tried">{t('desk.sso.result')}</h2>
      {first ? (
        <Notice kind="bad">{t('desk.sso.resultBad', { step: t(`desk.sso.stepOf.${first.step}`) })}</Notice>
      ) : (
        <Notice kind="good">{t('desk.sso.resultGood')}</Notice>
      )}
      <Table
        caption={t('desk.sso.result')}
        rows={steps}
        keyOf={({ step }) => step}
        empty={null}
        columns={[
          { head: t('desk.sso.step'), kind: 'name', cell: ({ step }) => t(`desk.sso.stepOf.${step}`) },
          { head: t('desk.sso.outcome'), cell: ({ outcome }) => t(`desk.sso.outcomeOf.${outcome}`) },
          {
            head: t('desk.sso.why'),
            cell: ({ failure, detail }) =>
              failure && (
                <>
                  {t(`desk.sso.failureOf.${failure}`)}
                  {detail && <small>{detail}</small>}
                </>
              ),
          },
        ]}
      />
    </section>
  );
}
