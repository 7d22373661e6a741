/** Every sign of a case: its points, what it says, and what would be honest about it; and what colleagues wrote. */

import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { useSeat } from '../desk-context.ts';
import detail from '../layout/detail.module.css';
import { deskPath } from '../screen.ts';
import type { Case } from './case-facts.tsx';
import { Meter } from './meter.tsx';

export function Signals({ found: { signals } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const most = Math.max(...signals.map(({ points }) => points), 1);
  return (
    <section className={layout.stack}>
      <h2>{t('desk.case.signals')}</h2>
      <p className={layout.soft}>{t('desk.case.signalsLead')}</p>
      <Table
        caption={t('desk.case.signalCount', { count: signals.length })}
        rows={signals}
        keyOf={({ rule, recommendationNumber }) => `${rule} ${recommendationNumber}`}
        empty={<p className={layout.soft}>{t('desk.case.noSignals')}</p>}
        columns={[
          {
            head: t('desk.case.points'),
            cell: ({ points }) => (
              <>
                <b>{points}</b>
                <Meter value={points} of={most} />
              </>
            ),
          },
          {
            head: t('desk.case.sign'),
            cell: ({ explanation, measure }) => (
              <>
                {explanation}
                {measure > 1 && <small>{t('desk.case.measure', { count: measure })}</small>}
              </>
            ),
          },
          { head: t('desk.case.honest'), cell: ({ honest }) => honest },
          {
            head: t('desk.case.seen'),
            cell: ({ at, recommendationNumber }) => (
              <>
                {moment(at, locale)}
                <small>
                  <a href={deskPath(mandant.slug, 'empfehlungen', recommendationNumber)}>{recommendationNumber}</a>
                </small>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

export function Notes({ found: { notes } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={layout.stack}>
      <h2>{t('desk.case.notes')}</h2>
      {notes.length === 0 && <p className={layout.soft}>{t('desk.case.noNotes')}</p>}
      {notes.map(({ text, by, at }) => (
        <p key={`${by} ${at.getTime()}`} className={detail.quoted}>
          {text}
          <small>{t('desk.case.noteBy', { by: nameOf(by), at: moment(at, locale) })}</small>
        </p>
      ))}
    </section>
  );
}
