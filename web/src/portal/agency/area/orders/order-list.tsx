/** The list itself: each order with its obstacle, a box where it can be released, and what was done a moment ago. */
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { orderStatus } from '@weitersagen/contract/order/status';
import { wordsOf } from '../../../../form/filter-words.ts';
import formStyles from '../../../../form/form.module.css';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import { type Asked, choiceMark } from '../list/asked.ts';
import { Whose, Why } from '../list/cells.tsx';
import { type AreaColumn, FileFields, ListFrame, type Paged, useCount, useFileAddress } from '../list/list-frame.tsx';
import { rowOf } from './order-question.tsx';
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
        wrap={(table) =>
          free > 0 ? (
            <form method="get" className={layout.stack} data-chosen={tab}>
              <Choice asked={asked} shown={shown} />
              {table}
            </form>
          ) : (
            table
          )
        }
      />
    </>
  );
}

/** What was done is chosen no more (`data-done`). */
function Done({ said, not, lacksChoice }: OrderData) {
  const t = useT();
  if (lacksChoice) return <Said kind="bad">{t('agencyOrder.nothingChosen')}</Said>;
  if (said === null) return null;
  const isDeclined = said === 'abgelehnt';
  const count = Number(said) || 0;
  const isDone = isDeclined || count > 0;
  return (
    <div data-done={isDone ? tab : undefined}>
      <Said kind={isDone ? undefined : 'bad'}>
        {isDeclined ? t('agencyOrder.declined') : t('agencyOrder.done', { count })}{' '}
        {not > 0 && t('agencyOrder.doneNot', { count: not })}
      </Said>
    </div>
  );
}

/** What is done with the chosen ones; how many there are, over all pages, says the script of the area. */
function Choice({ asked, shown }: { asked: Asked; shown: Shown }) {
  const t = useT();
  return (
    <div className={styles.choice}>
      <label className={styles.all} hidden>
        <input type="checkbox" className={formStyles.tick} data-choose-all />
        {t('agencyOrder.chooseAll')}
      </label>
      <button
        type="submit"
        name={choiceMark}
        value="freigeben"
        className={`${button.button} ${button.second} ${button.small}`}
      >
        {t('agencyOrder.releaseChosen')}
      </button>
      <FileFields asked={asked} />
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        formMethod="post"
        formAction={useFileAddress(tab)}
        className={`${button.button} ${button.second} ${button.small}`}
      >
        {t('agencyOrder.saveChosen')}
      </button>
      {/* Never hidden: what is said in it is heard by whoever does not see it. */}
      <span
        data-chosen-count
        data-words={t('agencyOrder.chosen', { count: '#' })}
        data-nothing={t('agencyOrder.nothingChosen')}
        data-most={t('agencyOrder.mostChosen')}
        role="status"
      />
      <button type="button" className={`${button.button} ${button.quiet} ${button.small}`} data-choose-none hidden>
        {t('agencyOrder.chooseNone')}
      </button>
    </div>
  );
}

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
        <span className={styles.first} id={rowOf(row.number)}>
          {mayRelease && <Choose row={row} />}
          <span>
            <b>{row.number}</b>
            <small>{day(row.orderedOn, locale)}</small>
          </span>
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

/** The whole label is to be pressed, which a finger finds. */
function Choose({ row: { number, isReleasable } }: { row: AgencyOrder }) {
  const t = useT();
  if (!isReleasable) return null;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className={formStyles.tick}
        name="nummer"
        value={number}
        aria-label={t('agencyOrder.choose', { number })}
      />
    </label>
  );
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
