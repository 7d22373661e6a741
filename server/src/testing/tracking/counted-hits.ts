import { expect, vi } from 'vitest';
import type { World } from '../world.ts';

/** What was counted since this was asked last, once there is anything: `visit Home wa 101 1`, with 0 where it is about no product. */
export async function countedHits(w: World): Promise<string[]> {
  let rows: string[] = [];
  await vi.waitFor(async () => {
    rows = await takeHits(w);
    expect(rows).not.toEqual([]);
  }, 5000);
  return rows;
}

const takeHits = (w: World): Promise<string[]> =>
  w.as().write(async ({ db }) => {
    const rows = await db.deleteFrom('hit_day').returning(['kind', 'name', 'channel', 'product_id', 'count']).execute();
    return rows.map((row) => Object.values(row).join(' ')).toSorted();
  });
