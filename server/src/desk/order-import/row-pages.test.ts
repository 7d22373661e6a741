import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumeImports } from '#order-import/order-import.ts';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';

let all: World;
let token: string;
let id: number;
beforeAll(async () => {
  all = await world();
  token = await operator(all.app);
  // Lines 2 to 8, all of an unknown recommendation.
  const lines = Array.from({ length: 7 }, (_, index) => `P-${index};eingegangen;104477120935;2026-01-01;`);
  const body = ['ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email', ...lines].join('\n');
  id = (await all.app.call('POST', '/admin/auftraege/import?probe=true', { token, body })).body.Id;
  await resumeImports(all.as());
});
afterAll(() => all.app.close());

interface Shown {
  lines: number[];
  after: number | null;
  before: number | null;
}
const page = async (query: string): Promise<Shown> => {
  const { body } = await all.app.call('GET', `/admin/importe/${id}/ergebnisse?anzahl=3&fehler=true${query}`, { token });
  return { lines: body.Content.map(({ Zeile }: { Zeile: number }) => Zeile), after: body.Nach, before: body.Vor };
};

describe('the rows of an import', () => {
  test('are read forward to the end and the same way back', async () => {
    const first = await page('');
    expect(first).toEqual({ lines: [2, 3, 4], after: 4, before: null });
    const second = await page('&nach=4');
    expect(second).toEqual({ lines: [5, 6, 7], after: 7, before: 5 });
    expect(await page('&nach=7')).toEqual({ lines: [8], after: null, before: 8 });
    expect(await page('&vor=8')).toEqual(second);
    expect(await page('&vor=5')).toEqual(first);
  });

  test('have a last page, from which one goes back', async () => {
    expect(await page('&ende=true')).toEqual({ lines: [6, 7, 8], after: null, before: 6 });
    expect(await page('&vor=6')).toEqual({ lines: [3, 4, 5], after: 5, before: 3 });
  });

  test.each(['&nach=900', '&vor=1'])('asked for beyond their ends are none (%s)', async (query) => {
    expect(await page(query)).toEqual({ lines: [], after: null, before: null });
  });
});
