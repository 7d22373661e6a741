import { createThread } from '#platform/thread/thread.ts';
import type { SentRow } from '../adapter.ts';
import type { pace } from '../pace.ts';
import type { CheckedRow, Checking } from './check.ts';
import type { CheckTask } from './check-thread.ts';

const check = createThread<CheckTask, CheckedRow[]>(new URL('./check-thread.ts', import.meta.url), {
  timeoutMs: 60_000,
  failure: 'rows of a provider were not checked',
});

/** Checked rows in groups, with a rest in between for whoever clicks meanwhile. */
export async function* checkedRows(
  rows: AsyncIterable<SentRow>,
  by: Checking,
  { size, rest }: { size: number; rest: ReturnType<typeof pace> },
): AsyncGenerator<CheckedRow[]> {
  let group: SentRow[] = [];
  for await (const row of rows) {
    if (group.push(row) < size) continue;
    yield await check({ rows: group, by });
    await rest(group.length);
    group = [];
  }
  if (group.length > 0) yield await check({ rows: group, by });
}
