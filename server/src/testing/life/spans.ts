/** What reports read of many days at once (migration 0166), and the same counted from the rows one by one: the two are always equal. */
import { beginOf } from '@weitersagen/contract/report/period';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Counted, listCounted, parts } from './figures.ts';

/** `week 2026-03-02 channel wa paid` → [count, cents]; of a wait `waited week 2026-03-02 channel wa ordered after 4` → [count, 0]. */
type Spans = Record<string, readonly [count: number, cents: number]>;

const counts = [
  ...['visited', 'shared', 'recommended', 'clicked', 'accepted', 'confirmed', 'ordered', 'released'],
  ...['cancelled', 'rejected', 'held', 'collected', 'paid', 'returned'],
];
const cents = ['collected', 'paid', 'returned'];
const waits = ['ordered', 'paid'];

function summed(rows: readonly (readonly [key: string, count: number, cents: number])[]): Spans {
  const all: Record<string, readonly [number, number]> = {};
  for (const [key, count, worth] of rows) {
    const [counted, before] = all[key] ?? [0, 0];
    all[key] = [counted + count, before + worth];
  }
  return Object.fromEntries(Object.entries(all).filter(([, [count, worth]]) => count !== 0 || worth !== 0));
}

type Moved = Pick<Counted, 'day' | 'measure' | 'product' | 'waited' | 'count' | 'cents'> &
  Readonly<Record<Exclude<(typeof parts)[number], 'cohort'>, string>>;

/** Where a row is to be found. */
const placesOf = (row: Moved): [dimension: string, value: string][] => [
  ['all', ''],
  ...(row.product === 0 ? [] : [['product', String(row.product)] as [string, string]]),
  ...parts.flatMap((part): [string, string][] => (part === 'cohort' || row[part] === '' ? [] : [[part, row[part]]])),
];
const spansOf = (row: Moved) =>
  counts.includes(row.measure)
    ? placesOf(row).flatMap(([dimension, value]) => [
        ...(['day', 'week'] as const).map((unit) => {
          const key = `${unit} ${beginOf(row.day, unit)} ${dimension} ${value} ${row.measure}`;
          return [key, row.count, cents.includes(row.measure) ? row.cents : 0] as const;
        }),
        ...(waits.includes(row.measure)
          ? [
              [
                `waited week ${beginOf(row.day, 'week')} ${dimension} ${value} ${row.measure} after ${row.waited}`,
                row.count,
                0,
              ] as const,
            ]
          : []),
      ])
    : [];

/** With what is not summed up yet. */
export async function keptSpans(db: Db): Promise<Spans> {
  const { rows: spans } = await sql<Record<string, string | number>>`select * from figure_span`.execute(db);
  const { rows: waited } = await sql<{ key: string; count: number }>`
    select 'waited week ' || week || ' ' || dimension || ' ' || value || ' ' || measure || ' after ' || waited as key, count from figure_wait`.execute(
    db,
  );
  const { rows: changes } = await sql<Moved>`
    select day, measure, product_id as product, waited, channel, campaign, agency, kind, reason, count, cents from figure where form = 'change'`.execute(
    db,
  );
  return summed([
    ...spans.flatMap((row) =>
      counts.map((measure) => {
        const key = `${row.unit} ${row.begins_on} ${row.dimension} ${row.value} ${measure}`;
        return [key, Number(row[measure]), cents.includes(measure) ? Number(row[`${measure}_cents`]) : 0] as const;
      }),
    ),
    ...waited.map(({ key, count }) => [key, count, 0] as const),
    ...changes.flatMap(spansOf),
  ]);
}

/** From the rows that are there; what was deleted stays in the sum, and is known by itself alone. */
export async function countedSpans(db: Db): Promise<Spans> {
  const { rows: gone } = await sql<Moved & { dimension: string; value: string }>`
    select 'all' as dimension, '' as value, day, measure, waited, count, cents from figure where form in ('change', 'day') and is_gone
    union all select 'product', product_id::text, day, measure, waited, count, cents from figure where form in ('change', 'kept') and is_gone and product_id <> 0
    union all select dimension, value, day, measure, waited, count, cents from figure_part where is_gone and dimension <> 'cohort'
    union all select p.dimension, p.value, f.day, f.measure, f.waited, f.count, f.cents
    from figure f cross join lateral parts_of(f.day, f.channel, f.campaign, f.agency, f.kind, null, f.reason) p where f.form = 'change' and f.is_gone`.execute(
    db,
  );
  const none = { product: 0, channel: '', campaign: '', agency: '', kind: '', reason: '' };
  return summed([
    ...(await listCounted(db)).flatMap(spansOf),
    ...gone.flatMap(({ dimension, value, ...row }) =>
      spansOf({ ...row, ...none }).map(
        ([key, ...sum]) => [key.replace(' all  ', ` ${dimension} ${value} `), ...sum] as const,
      ),
    ),
  ]);
}
