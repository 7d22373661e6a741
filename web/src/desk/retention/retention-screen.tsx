/** How long records are kept, the legal hold that keeps them all, set and lifted by a lead only, and what an auditor takes along. */

import { showAuditDays } from '@weitersagen/contract/audit/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import { liftLegalHold, type Retention, setLegalHold, showRetention } from '@weitersagen/contract/retention/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Parted } from '../../ui/work/parted.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { PageHead } from '../../work/page-head.tsx';
import { AuditSection, askedDays } from '../audit/audit-section.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';

type Line = Value<typeof Retention>['lines'][number];
type Way = 'set' | 'lift';

const calls = { set: setLegalHold, lift: liftLegalHold } as const;
/** Of the name of a setting, which a phone has no room for. */
const betweenWords = /(?<=[a-z])(?=[A-Z])/;
/** The words of the questions in the address. */
const asked = { set: 'sperren', lift: 'aufheben' } as const;

export const load = async ({ api, query }: Load) => {
  const [retention, days] = await Promise.all([api(showRetention), api(showAuditDays)]);
  return { retention: need(retention), days: need(days), asked: askedDays(query) };
};

export const submit = ({ form, query, done, t }: Submit) => {
  const way: Way = questionOf(query) === asked.lift ? 'lift' : 'set';
  return form.send(calls[way], {}, () => done(t(`desk.retention.${way}Done`)));
};

export default function RetentionScreen() {
  const t = useT();
  const locale = useLocale();
  const { operator } = useSeat();
  const {
    retention: { lines, hold },
    days,
    asked: chosen,
  } = useLoaderData<typeof load>();
  const way: Way = hold === null ? 'set' : 'lift';
  const isLead = operator.role === 'BetreiberAdmin';
  return (
    <>
      <PageHead title={t('desk.retention.title')} lead={t('desk.retention.lead')} />
      <Table
        caption={t('desk.retention.caption')}
        rows={lines}
        keyOf={({ kind }) => kind}
        empty={null}
        columns={columnsOf(t)}
      />
      <section className={`${layout.card} ${layout.read}`} aria-labelledby="retention-hold">
        <h2 id="retention-hold">{t('desk.retention.hold')}</h2>
        <p>{t('desk.retention.holdLead')}</p>
        {hold === null ? (
          <p>{t('desk.retention.holdNone')}</p>
        ) : (
          <Notice kind="warn">
            {t('desk.retention.holdSince', {
              at: moment(hold.since, locale),
              by: hold.by === null ? '–' : nameOf(hold.by),
              reason: hold.reason,
            })}
          </Notice>
        )}
        <div>
          <Ask name={asked[way]} isFirst={false} obstacle={isLead ? undefined : t('desk.retention.whyRole')}>
            {t(`desk.retention.${way}`)}
          </Ask>
        </div>
      </section>
      <AuditSection days={days} asked={chosen} />
      <Question
        name={asked[way]}
        isHeld={!isLead}
        title={t(`desk.retention.${way}`)}
        submit={t(`desk.retention.${way}`)}
        isDangerous={way === 'lift'}
        schema={calls[way].body}
        consequence={<p>{t(`desk.retention.${way}Then`)}</p>}
      >
        <ReasonField />
      </Question>
    </>
  );
}

const columnsOf = (t: T): Column<Line>[] => [
  { head: t('desk.retention.kind'), kind: 'name', cell: ({ kind }) => t(`desk.retention.kindOf.${kind}`) },
  {
    head: t('desk.retention.kept'),
    cell: ({ kept, unit, least }) => (
      <>
        {t(`desk.retention.${unit}`, { count: kept })}
        <small>{t('desk.retention.least', { count: least })}</small>
      </>
    ),
  },
  { head: t('desk.retention.from'), cell: ({ from }) => t(`desk.retention.fromOf.${from}`) },
  { head: t('desk.retention.setting'), cell: ({ setting }) => <Parted text={setting} at={betweenWords} /> },
];
