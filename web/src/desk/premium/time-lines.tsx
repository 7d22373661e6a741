/**
 * When the premiums of each product count, this one as it is being written among them: a table, with a bar in each row for whoever
 * sees it; gaps and overlaps in words above.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import type { OfferedProduct, PremiumDetail } from '@weitersagen/contract/premium/desk';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { type Span, spanOf, type TimeLine as TimeLineOf, timeLineOf } from '@weitersagen/contract/premium/time-line';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/work/table.tsx';
import { useSeat } from '../desk-context.ts';
import { productIdsOf } from './fields.ts';
import { premiumPath, SpanText, spanText } from './names.tsx';
import styles from './premium.module.css';

interface Row {
  id: number;
  name: string;
  kind: PremiumKind;
  valueCents: number;
  span: Span;
  isOwn: boolean;
}

const dayAt = (data: ItemData, name: string): string | null => {
  const value = data[name]?.[invariant];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
};

/** As it would be with what is typed now. */
function ownRow({ id }: PremiumDetail, data: ItemData): Row {
  const cents = data.WertCent?.[invariant];
  return {
    id,
    name: String(data.Name?.[invariant] ?? ''),
    kind: data.Art?.[invariant] === 'Gutschein' ? 'voucher' : 'money',
    valueCents: typeof cents === 'number' ? cents : 0,
    span: spanOf({
      startsOn: dayAt(data, 'Startdatum'),
      endsOn: dayAt(data, 'Enddatum'),
      shownUntil: dayAt(data, 'EnddatumAnzeige'),
    }),
    isOwn: true,
  };
}

/** Products with the very same premiums are told once; those with a gap or an overlap first. */
export function TimeLines({ premium, data }: { premium: PremiumDetail; data: ItemData }) {
  const t = useT();
  const { today } = useSeat().operator;
  const own = ownRow(premium, data);
  const chosen = new Set(productIdsOf(data.Produkte?.[invariant]));
  const products = premium.offered.filter(({ id }) => chosen.has(id));
  const alike = Map.groupBy(products, ({ premiums }) =>
    premiums
      .map(({ id }) => id)
      .filter((id) => id !== own.id)
      .join(),
  );
  const lines = [...alike.values()]
    .map((all) => lineOf(all, own, today))
    .toSorted((a, b) => Number(tells(b)) - Number(tells(a)));
  if (lines.length === 0) return <p className={layout.soft}>{t('desk.premium.line.empty')}</p>;
  return (
    <div className={layout.wide} data-wide>
      {lines.map((line) => (
        <TimeLine key={line.id} line={line} today={today} />
      ))}
    </div>
  );
}

const tells = ({ gaps, overlaps }: Line): boolean => gaps.length > 0 || overlaps.length > 0;

interface Line extends Pick<TimeLineOf, 'gaps'> {
  id: number;
  names: readonly string[];
  rows: readonly Row[];
  overlaps: readonly { kind: PremiumKind; spans: readonly Span[] }[];
}

/** Money is promised before a voucher, so one of each at once is no overlap. */
function lineOf(products: readonly OfferedProduct[], own: Row, today: string): Line {
  const [{ id = 0, premiums = [] } = {}] = products;
  const others = premiums
    .filter((one) => one.id !== own.id)
    .map((one): Row => ({ ...one, span: spanOf(one), isOwn: false }));
  const rows = [own, ...others];
  const lineFor = (some: readonly Row[]) =>
    timeLineOf(
      some.map(({ span }) => span),
      today,
    );
  const overlaps = (['money', 'voucher'] as const)
    .map((kind) => ({ kind, spans: lineFor(rows.filter((row) => row.kind === kind)).overlaps }))
    .filter(({ spans }) => spans.length > 0);
  return { id, names: products.map(({ name }) => name), rows, gaps: lineFor(rows).gaps, overlaps };
}

function TimeLine({ line: { id, names, rows, gaps, overlaps }, today }: { line: Line; today: string }) {
  const t = useT();
  const locale = useLocale();
  const axis = axisOf(rows, today);
  const name = names.length === 1 ? (names[0] ?? '') : t('desk.premium.line.alike', { count: names.length });
  const said = (spans: readonly Span[]) => spans.map((span) => spanText(span, t, locale)).join('; ');
  return (
    <section className={layout.stack} aria-labelledby={`line-${id}`}>
      <h3 id={`line-${id}`}>{name}</h3>
      {names.length > 1 && <p className={layout.soft}>{names.join(', ')}</p>}
      {gaps.length > 0 && <Notice kind="warn">{t('desk.premium.line.gap', { days: said(gaps) })}</Notice>}
      {overlaps.map(({ kind, spans }) => (
        <Notice key={kind} kind="info">
          {t(`desk.premium.line.overlapOf.${kind}`, { days: said(spans) })}
        </Notice>
      ))}
      <Table
        caption={t('desk.premium.line.caption', { name })}
        rows={rows}
        keyOf={(row) => row.id}
        empty={null}
        columns={[
          { head: t('desk.premium.name'), kind: 'name', cell: (row) => <Named row={row} /> },
          { head: t('desk.premium.value'), kind: 'sum', cell: ({ valueCents }) => money(valueCents, locale) },
          { head: t('desk.premium.days'), cell: ({ span }) => <SpanText span={span} /> },
          { head: t('desk.premium.line.head'), cell: (row) => <Bar row={row} axis={axis} today={today} /> },
        ]}
      />
    </section>
  );
}

function Named({ row: { id, name, isOwn } }: { row: Row }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  if (isOwn)
    return (
      <>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{t('desk.premium.line.own')}</small>
      </>
    );
  return (
    <a href={premiumPath(slug, id)}>
      <bdi>{name}</bdi>
    </a>
  );
}

interface Axis {
  from: string;
  until: string;
}

const marginDays = 90;

/** From the first day that is told to the last one, and some around them; what is open goes to the edge. */
function axisOf(rows: readonly Row[], today: string): Axis {
  const told = [today, ...rows.flatMap(({ span: { from, until } }) => [from, until])]
    .filter((one) => one !== null)
    .toSorted();
  return { from: plusDays(told[0] ?? today, -marginDays), until: plusDays(told.at(-1) ?? today, marginDays) };
}

const width = 1000;

function Bar({ row: { span, isOwn }, axis, today }: { row: Row; axis: Axis; today: string }) {
  const [start, end] = [Date.parse(axis.from), Date.parse(axis.until)];
  const at = (day: string): number => Math.round(((Date.parse(day) - start) / (end - start)) * width);
  const from = span.from === null ? 0 : at(span.from);
  const until = span.until === null ? width : at(plusDays(span.until, 1));
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} x="0" y="5" width={width} height="6" />
      <rect className={isOwn ? styles.own : styles.bar} x={from} y="2" width={Math.max(4, until - from)} height="12" />
      <line className={styles.now} x1={at(today)} x2={at(today)} y1="0" y2="16" />
    </svg>
  );
}
