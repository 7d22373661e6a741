/** What came of an A/B test: a plain sentence with its range, the shares of both versions, and the days it is made of. */
import { type AbTestDetail, downloadAbTest } from '@weitersagen/contract/ab-test/desk';
import { type Counted, differenceOf, peopleMin, rateOf, verdictOf } from '@weitersagen/contract/ab-test/interval';
import { isToldByBrowser } from '@weitersagen/contract/ab-test/rules';
import { addressOf } from '../../api/client.ts';
import { day, number } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Bar } from '../../ui/work/chart/bar.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { useSeat } from '../desk-context.ts';
import { DataTable } from '../report/part/data-table.tsx';
import styles from '../report/report.module.css';

function sumsOf({ days }: Pick<AbTestDetail, 'days'>): { a: Counted; b: Counted } {
  const sum = (of: (one: AbTestDetail['days'][number]) => number): number =>
    days.reduce((all, one) => all + of(one), 0);
  return {
    a: { people: sum((one) => one.peopleA), reached: sum((one) => one.reachedA) },
    b: { people: sum((one) => one.peopleB), reached: sum((one) => one.reachedB) },
  };
}

/** What may be said of it, in one sentence. */
function verdictText(test: Pick<AbTestDetail, 'days' | 'state'>, t: T, locale: string): string {
  const { a, b } = sumsOf(test);
  const { low, high } = differenceOf(a, b);
  const verdict = verdictOf(a, b);
  const points = (value: number) => pointsText(Math.abs(value), locale);
  if (verdict === 'more') return t('desk.abTest.verdictOf.more', { low: points(low), high: points(high) });
  if (verdict === 'less') return t('desk.abTest.verdictOf.less', { low: points(high), high: points(low) });
  const isEnded = test.state === 'ended';
  if (verdict === 'tooFew')
    return t(isEnded ? 'desk.abTest.verdictOf.tooFewEnded' : 'desk.abTest.verdictOf.tooFew', { min: peopleMin });
  return t(isEnded ? 'desk.abTest.verdictOf.unknownEnded' : 'desk.abTest.verdictOf.unknown', {
    low: points(low),
    high: points(high),
  });
}

const pointsText = (value: number, locale: string, sign: 'auto' | 'exceptZero' = 'auto'): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign }).format(
    value * 100,
  );

export function Result({ test }: { test: AbTestDetail }) {
  const t = useT();
  const locale = useLocale();
  const { a, b } = sumsOf(test);
  const verdict = verdictOf(a, b);
  const kinds = { more: 'good', less: 'warn', unknown: 'info', tooFew: 'info' } as const;
  return (
    <section className={styles.panel} aria-labelledby="ab-result">
      <h2 id="ab-result">{t('desk.abTest.result')}</h2>
      <Notice kind={kinds[verdict]}>{verdictText(test, t, locale)}</Notice>
      {verdict !== 'tooFew' && (
        <p>{t('desk.abTest.difference', { found: pointsText(differenceOf(a, b).found, locale, 'exceptZero') })}</p>
      )}
      <Shares a={a} b={b} />
      <p className={styles.note}>{t(`desk.abTest.noteOf.${test.split}`)}</p>
      {isToldByBrowser(test.aim) && <p className={styles.note}>{t('desk.abTest.sharedNote')}</p>}
      {test.state === 'running' && <p className={styles.note}>{t('desk.abTest.noteRunning')}</p>}
    </section>
  );
}

function Shares({ a, b }: { a: Counted; b: Counted }) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const rows = [
    { version: 'A' as const, ...a },
    { version: 'B' as const, ...b },
  ];
  const most = Math.max(rateOf(a), rateOf(b)) || 1;
  return (
    <DataTable
      caption={t('desk.abTest.result')}
      rows={rows}
      keyOf={({ version }) => version}
      lead={{
        head: t('desk.abTest.version'),
        cell: (row) => (
          <>
            {t(`desk.abTest.versionOf.${row.version}`)}
            <span className={styles.bar}>
              <Bar share={rateOf(row) / most} />
            </span>
          </>
        ),
      }}
      columns={[
        { head: t('desk.abTest.people'), cell: ({ people }) => number(people, locale) },
        { head: t('desk.abTest.reached'), cell: ({ reached }) => number(reached, locale) },
        {
          head: t('desk.abTest.rate'),
          cell: (row) => <b>{row.people === 0 ? '–' : percent.format(rateOf(row))}</b>,
        },
      ]}
    />
  );
}

export function Days({ test }: { test: AbTestDetail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <section className={styles.panel} aria-labelledby="ab-days">
      <div className={styles.head}>
        <h2 id="ab-days">{t('desk.abTest.byDay')}</h2>
        {test.days.length > 0 && (
          <FileLink href={addressOf(slug, downloadAbTest, { params: { id: test.id } })}>
            {t('desk.abTest.csv')}
          </FileLink>
        )}
      </div>
      {test.days.length === 0 ? (
        <p className={layout.soft}>{t('desk.abTest.noDays')}</p>
      ) : (
        <DataTable
          caption={t('desk.abTest.byDay')}
          rows={test.days.toReversed()}
          keyOf={(one) => one.day}
          lead={{ head: t('desk.abTest.day'), cell: (one) => day(one.day, locale) }}
          columns={[
            { head: t('desk.abTest.peopleOf', { version: 'A' }), cell: (one) => number(one.peopleA, locale) },
            { head: t('desk.abTest.reachedOf', { version: 'A' }), cell: (one) => number(one.reachedA, locale) },
            { head: t('desk.abTest.peopleOf', { version: 'B' }), cell: (one) => number(one.peopleB, locale) },
            { head: t('desk.abTest.reachedOf', { version: 'B' }), cell: (one) => number(one.reachedB, locale) },
          ]}
        />
      )}
    </section>
  );
}
