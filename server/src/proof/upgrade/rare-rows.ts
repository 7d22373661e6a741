/** Of what the earlier program had no row at its last moment: one of each, as it would have written it. */
import type { Before } from './before.ts';

const [day, at] = ['2026-03-25', '2026-03-25T03:30:00Z'];

export function withRareRows(before: Before): Before {
  const rows = new Map(before.rows);
  const ofEach = (table: string, from: string, make: (row: Readonly<Record<string, unknown>>) => object): void => {
    const first = Map.groupBy(before.rows.get(from) ?? [], (row) => row.mandant_id ?? row.id);
    rows.set(
      table,
      [...first].map(([mandant, [row = {}]]) => ({ mandant_id: mandant, ...make(row) })),
    );
  };
  rows.set('visitor_salt', [{ day, salt: `\\x${'5a'.repeat(32)}` }]);
  rows.set('limit_counter', [{ key: 'kontakt', window_start: at, count: 3 }]);
  ofEach('job_run', 'mandant', () => ({ job: 'fristen', day, done_at: at, processed: 2 }));
  ofEach('job_state', 'mandant', () => ({ job: 'fristen', started_at: at, ended_at: at, outcome: 'done' }));
  ofEach('click', 'recommendation', ({ id }) => ({
    id: 1,
    recommendation_id: id,
    channel: 'KurzURL',
    target: 'landing',
    at,
    visitor_hash: 'a'.repeat(32),
    is_bot: false,
  }));
  ofEach('visit', 'recommendation', ({ id }) => ({ recommendation_id: id, day, visitor_hash: 'a'.repeat(32) }));
  ofEach('click_total', 'recommendation', ({ id }) => ({ recommendation_id: id, entries: 1 }));
  ofEach('click_progress', 'mandant', () => ({ counted_id: 1, anonymised_id: 0 }));
  ofEach('customer_number', 'mandant', () => ({ number: '12345678', valid: true, read_at: at }));
  ofEach('used_token', 'mandant', () => ({ jti: 'jti-1', ends_at: '2026-03-27T00:00:00Z' }));
  ofEach('order_import_line', 'order_import', ({ id }) => ({
    import_id: id,
    line: 1,
    external_number: 'E-1',
    failed: false,
  }));
  // One of years ago, and one of a clock that once went ahead.
  for (const [table, column] of [
    ['event', 'at'],
    ['mail', 'created_at'],
  ] as const) {
    const own = rows.get(table) ?? [];
    const firsts = [...Map.groupBy(own, (row) => row.mandant_id).values()].flatMap((of) => of.slice(0, 1));
    const ids = Math.max(...own.map(({ id }) => Number(id)));
    const others = firsts.flatMap((row, index) => [
      { ...row, id: ids + 2 * index + 1, [column]: '2019-12-31T22:30:00Z' },
      { ...row, id: ids + 2 * index + 2, [column]: '2031-01-01T00:00:00Z' },
    ]);
    rows.set(table, [...own, ...others]);
  }
  return { ...before, rows };
}
