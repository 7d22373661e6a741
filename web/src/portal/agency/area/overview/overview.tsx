/** "Übersicht": what the agency did ever and in twelve months, as bars with their table beside them. */
import { showAgencyMonths, showAgencyMonthsOf } from '@weitersagen/contract/agency-area/endpoints';
import type { AgencyMonth } from '@weitersagen/contract/agency-area/rows';
import { need } from '../../../../api/need.ts';
import { SelectFilter } from '../../../../form/filter-fields.tsx';
import { Filters } from '../../../../form/filters.tsx';
import { money, number } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import { CampaignList, readCampaigns, sendAnswer } from '../../../campaign/campaign-list.tsx';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import styles from '../area.module.css';
import { loadAround } from '../list/loaded.ts';
import { view } from '../view.ts';
import { Bars } from './bars.tsx';

const tab = 'dashboard';

async function load(load: Load) {
  const [{ asked, employees }, campaigns] = await Promise.all([loadAround(load), readCampaigns(load, true)]);
  const rows = need(
    asked.employee === ''
      ? await load.api(showAgencyMonths, { body: {} })
      : await load.api(showAgencyMonthsOf, { params: { employee: asked.employee }, body: {} }),
  ).rows;
  const [total, ...months] = rows;
  return { total, months, employees, asked, campaigns, mayAnswer: load.agencyUser?.support === null };
}
type Data = Awaited<ReturnType<typeof load>>;

/** The boxes of campaigns are the only forms. */
const submit = (sent: Sent) => sendAnswer(sent, () => sent.enter('agency', { tab }), true);

export const overview = view<Data>({ load, submit, draw: (data) => <Overview {...data} /> });

const measures = [
  'invited',
  'accepted',
  'recommenders',
  'recommendations',
  'leads',
  'ordered',
  'released',
  'cancelled',
  'receivedCents',
] as const;
/** What is drawn; the others stand in the table. */
const drawn = ['recommendations', 'leads', 'released', 'receivedCents'] as const;

function Overview({ total, months, employees, asked, campaigns, mayAnswer }: Data) {
  const t = useT();
  const show = useShow();
  return (
    <>
      {campaigns.length > 0 && (
        <CampaignList
          campaigns={campaigns.map((one) => ({ ...one, needsAgreement: one.needsAgreement && mayAnswer }))}
          isSignedIn
        />
      )}
      {employees.length > 0 && (
        <div className={styles.one}>
          <Filters show={t('agencyList.show')} reset={t('agencyList.reset')} resetHref="?">
            <SelectFilter
              name="ma"
              label={t('agencyOverview.whose')}
              value={asked.employee}
              options={[['', t('agencyList.all')], ...employees]}
            />
          </Filters>
        </div>
      )}
      <div className={styles.figures}>
        {drawn.map((measure) => (
          <figure key={measure} className={layout.card}>
            <figcaption>
              {t(`agencyOverview.${measure}`)}
              <b>{total ? show(measure, total) : ''}</b>
              <small>
                {months[0] ? show(measure, months[0]) : ''} {t('agencyOverview.now')}
              </small>
            </figcaption>
            <Chart measure={measure} months={months} />
          </figure>
        ))}
      </div>
      <div className={`${styles.brief} ${styles.withSum}`}>
        <Table
          caption={t('agencyOverview.caption')}
          columns={useColumns()}
          rows={total ? [...months, total] : months}
          keyOf={({ month }) => month}
          empty={null}
        />
      </div>
    </>
  );
}

type Measure = (typeof measures)[number];

function useShow(): (measure: Measure, row: AgencyMonth) => string {
  const locale = useLocale();
  return (measure, row) => (measure === 'receivedCents' ? money(row[measure], locale) : number(row[measure], locale));
}

function useMonthName(length: 'long' | 'short' = 'long'): (month: string) => string {
  const t = useT();
  const locale = useLocale();
  return (month) =>
    month === 'gesamt'
      ? t('agencyOverview.total')
      : new Intl.DateTimeFormat(locale, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
          new Date(`${month}-01T00:00:00Z`),
        );
}

function Chart({ measure, months }: { measure: Measure; months: readonly AgencyMonth[] }) {
  const t = useT();
  const show = useShow();
  const nameOf = useMonthName();
  const shortName = useMonthName('short');
  const most = months.toSorted((one, other) => other[measure] - one[measure])[0];
  const last = months[0];
  if (!most || !last) return null;
  const label = t('agencyOverview.chartOf', {
    what: t(`agencyOverview.${measure}`),
    last: show(measure, last),
    most: show(measure, most),
    month: nameOf(most.month),
  });
  const first = months.at(-1) ?? last;
  return (
    <div>
      <Bars label={label} values={months.toReversed().map((row) => row[measure])} />
      <div className={styles.axis} aria-hidden="true">
        <span>{shortName(first.month)}</span>
        <span>{shortName(last.month)}</span>
      </div>
    </div>
  );
}

function useColumns(): Column<AgencyMonth>[] {
  const t = useT();
  const show = useShow();
  const nameOf = useMonthName();
  return [
    { head: t('agencyOverview.month'), cell: ({ month }) => <b>{nameOf(month)}</b> },
    ...measures.map(
      (measure): Column<AgencyMonth> => ({
        head: t(`agencyOverview.${measure}`),
        kind: 'sum',
        cell: (row) => show(measure, row),
      }),
    ),
  ];
}
