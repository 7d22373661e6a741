import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, afterEach, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { configure } from '#testing/mandant.ts';
import { apiKeyOf, today } from '#testing/mandant-files.ts';
import { confirm, recommendAndRegister, report, type Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
const token = await operator(app);
afterAll(() => app.close());
afterEach(() => configure(app, 'spbdevk'));

let walks = 0;
async function ordered(on: string): Promise<Walk> {
  const walk = await recommendAndRegister(app, { tag: `order${++walks}`, share: 50 });
  await confirm(app, walk);
  walk.externalNumber = `EXT-${walk.number}`;
  await report(app, walk, 'eingegangen', on);
  return walk;
}
const shown = async ({ orderNumber }: Walk) =>
  (await app.call('GET', `/admin/auftraege/${orderNumber}`, { token })).body;
const decide = (walk: Walk, verb: string) =>
  app.call('PUT', `/admin/auftraege/${walk.orderNumber}/${verb}`, { token, body: null });

test.each([
  ['of today', 0, 14],
  ['of last month', -30, 0],
])(
  'an order %s says from when it can be released, before it is confirmed',
  async (_age, orderedDays, releasableDays) => {
    const walk = await ordered(plusDays(today, orderedDays));
    const day = plusDays(today, releasableDays);
    expect(await shown(walk)).toMatchObject({ FreigebbarAb: null, BestaetigtFreigebbarAb: day });
    await decide(walk, 'bestaetigen');
    expect(await shown(walk)).toMatchObject({ FreigebbarAb: day, BestaetigtFreigebbarAb: null });
  },
);

test.each([
  [{}, true],
  [{ releasesItself: false }, false],
])('with %j that the night releases it is %s', async (config, expected) => {
  await configure(app, 'spbdevk', config);
  expect(await shown(await ordered(today))).toMatchObject({ FreigabeVonSelbst: expected });
});

test('an order knows whether its recommender lacks the number the client asks for, and whether the account is locked', async () => {
  const walk = await ordered(today);
  const by = await personToken(w, walk.recommenderEmail);
  expect(await shown(walk)).toMatchObject({ EmpfehlerStatus: 'Aktiv', KundennummerFehlt: false });
  await configure(app, 'spbdevk', { needsCustomerNumber: true });
  expect(await shown(walk)).toMatchObject({ KundennummerFehlt: true });
  await app.call('POST', '/partner/kundennummern', {
    apiKey: apiKeyOf('spbdevk'),
    body: [{ Kundennummer: '70000001', Gueltig: true }],
  });
  await app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/70000001', { token: by });
  const { Empfehlerhash: hash, KundennummerFehlt } = await shown(walk);
  expect(KundennummerFehlt).toBe(false);
  await app.call('PUT', `/admin/empfehler/${hash}/sperren`, { token, body: { Grund: 'Anruf' } });
  expect((await shown(walk)).EmpfehlerStatus).toBe('Gesperrt');
});
