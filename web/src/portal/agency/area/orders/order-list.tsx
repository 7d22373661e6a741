/** The list itself: each order with its obstacle, what is decided of chosen ones, and what was done a moment ago. */
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { orderStatus } from '@weitersagen/contract/order/status';
import { wordsOf } from '../../../../form/filter-words.ts';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import { choiceMark } from '../list/asked.ts';
import { Whose, Why } from '../list/cells.tsx';
import { chosenButton } from '../list/choice.tsx';
import { type AreaColumn, ListFrame, type Paged, useCount } from '../list/list-frame.tsx';
import { declineWord, rowOf } from './order-question.tsx';
import type { OrderData } from './orders.tsx';

const tab = 'auftraege';

type Shown = OrderData['shown'];

export function OrderList(props: OrderData & { page: Paged<AgencyOrder> }) {
  const { page, asked, search, shown, employees, mayRelease } = props;
  const t = useT();
  const count = useCount();
  const columns = useColumns(mayRelease, shown);
  const free = mayRelease ? page.rows.filter(({ isReleasable }) => isReleasable).length : 0;
  const statuses = wordsOf(orderStatus).map(
    ([word, code]) => [word, t(`agencyOrder.statusOf.${code as 'received'}`)] as const,
  );
  return (
    <>
      <Done {...props} />
      <ListFrame
        place={tab}
        asked={asked}
        search={search}
        page={page}
        columns={columns}
        keyOf={({ number }) => number}
        chooses={({ number }) => t('agencyOrder.choose', { number })}
        deeds={mayRelease && <Decisions shown={shown} />}
        caption={(found) => t('agencyOrder.caption', { found: found ?? 2, count: count(found) })}
        alsoSaid={free > 0 ? t('agencyOrder.free', { count: free }) : undefined}
        statuses={statuses}
        employees={employees}
        sorts={[
          ['', t('agencyList.newest')],
          ['Auftragsdatum', t('agencyList.oldest')],
        ]}
        textLabel={t('agencyOrder.text')}
        empty={{ title: t('agencyOrder.emptyTitle'), text: t('agencyOrder.empty') }}
      />
    </>
  );
}

/** What was done is chosen no more (`data-done`), what was not is (`data-not`). */
function Done({ done, lacksChoice }: OrderData) {
  const t = useT();
  if (lacksChoice) return <Said kind="bad">{t('agencyList.nothingChosen')}</Said>;
  if (!done) return null;
  const { decision, count, not } = done;
  const isDone = count > 0;
  return (
    <div data-done={isDone ? tab : undefined} data-not={not.join(',')}>
      <Said kind={isDone ? undefined : 'bad'}>
        {t(decision === 'decline' ? 'agencyOrder.declined' : 'agencyOrder.done', { count })}{' '}
        {not.length > 0 && t('agencyOrder.doneNot', { count: not.length, numbers: not.join(', ') })}
      </Said>
    </div>
  );
}

/** Each is asked before it is done; which of the chosen ones it cannot be done with says the question. */
const Decisions = ({ shown }: { shown: Shown }) => (
  <>
    <Decision value="freigeben" word="agencyOrder.releaseChosen" />
    <Decision value={declineWord} word="agencyOrder.declineChosen" />
    {Object.entries(shown).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

const Decision = ({
  value,
  word,
}: {
  value: string;
  word: 'agencyOrder.releaseChosen' | 'agencyOrder.declineChosen';
}) => (
  <button type="submit" name={choiceMark} value={value} className={chosenButton}>
    {useT()(word)}
  </button>
);

const kinds: Partial<Record<AgencyOrder['status'], BadgeKind>> = {
  confirmed: 'info',
  released: 'good',
  billed: 'good',
  rejected: 'bad',
  cancelled: 'bad',
};

function useColumns(mayRelease: boolean, shown: Shown): AreaColumn<AgencyOrder>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('agencyOrder.order'),
      sortedBy: 'Auftragsdatum',
      cell: (row) => (
        <span id={rowOf(row.number)}>
          <b>{row.number}</b>
          <small>{day(row.orderedOn, locale)}</small>
        </span>
      ),
    },
    { head: t('agencyOrder.product'), cell: ({ product }) => product },
    { head: t('agencyOrder.recommender'), kind: 'name', cell: ({ recommender }) => recommender },
    { head: t('agencyOrder.recipient'), kind: 'name', cell: ({ recipient }) => recipient },
    { head: t('agencyOrder.employee'), cell: (row) => <Whose {...row} /> },
    { head: t('agencyOrder.premium'), kind: 'sum', cell: ({ premiumCents }) => money(premiumCents, locale) },
    {
      head: t('agencyOrder.status'),
      cell: ({ status }) => <Badge kind={kinds[status] ?? 'open'}>{t(`agencyOrder.statusOf.${status}`)}</Badge>,
    },
    {
      head: t('agencyOrder.release'),
      kind: 'action',
      cell: (row) => <Release row={row} mayRelease={mayRelease} shown={shown} />,
    },
  ];
}

/** Since when, by whom or why it is over; and the invoice that its fee stands on. */
function Over({ row }: { row: AgencyOrder }) {
  const t = useT();
  const { invoiceNumber } = row;
  return (
    <span className={styles.reach}>
      <small className={layout.soft}>{useSince(row)}</small>
      {invoiceNumber && (
        <PageLink to="agencyInvoice" values={{ nr: invoiceNumber }}>
          {t('agencyOrder.invoice', { number: invoiceNumber })}
        </PageLink>
      )}
    </span>
  );
}

function useSince({ status, releasedAt, releasedBy, endedAt, endedWhy }: AgencyOrder): string {
  const t = useT();
  const locale = useLocale();
  if (status === 'rejected' || status === 'cancelled') {
    const since = endedAt && t('agencyOrder.since', { day: day(endedAt, locale) });
    return [since, endedWhy].filter(Boolean).join(': ');
  }
  if (releasedAt === null) return '';
  const said = { day: day(releasedAt, locale) };
  return releasedBy ? t('agencyOrder.releasedBy', { ...said, name: releasedBy }) : t('agencyOrder.releasedAt', said);
}

/** What can be done with it, why that is not so, or what became of it. */
function Release({ row, mayRelease, shown }: { row: AgencyOrder; mayRelease: boolean; shown: Shown }) {
  const t = useT();
  const locale = useLocale();
  const { number, isReleasable, obstacle, releasableOn, status } = row;
  if (status !== 'received' && status !== 'confirmed') return <Over row={row} />;
  const hush = <span className={layout.hush}> – {t('agencyOrder.doHush', { number })}</span>;
  const why = obstacle && t(`agencyOrder.why.${obstacle}`, { day: releasableOn ? day(releasableOn, locale) : '' });
  const style = `${button.button} ${button.small}`;
  return (
    <div className={styles.deeds}>
      {isReleasable && mayRelease && (
        <PageLink to="agency" values={{ ...shown, tab, nummer: number }} className={style}>
          {t('agencyOrder.do')}
          {hush}
        </PageLink>
      )}
      {why && mayRelease && (
        <button type="button" className={style} aria-disabled="true" aria-describedby={`why-${number}`}>
          {t('agencyOrder.do')}
          {hush}
        </button>
      )}
      {mayRelease && status === 'confirmed' && (
        <PageLink
          to="agency"
          values={{ ...shown, tab, ablehnen: number }}
          className={`${button.button} ${button.quiet} ${styles.deed}`}
        >
          {t('agencyOrder.decline')}
          {hush}
        </PageLink>
      )}
      {why && <Why id={`why-${number}`}>{why}</Why>}
    </div>
  );
}
