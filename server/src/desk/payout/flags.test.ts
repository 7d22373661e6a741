/** What stands beside a transfer in the run, in its file, and before there is one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectInto, forgetRuns } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { rewardTokenOf } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());
beforeEach(() => forgetRuns(w));

interface Flag {
  Art: string;
  Text: string;
  Wer: string | null;
  EreignisName: string | null;
  Sperre: string | null;
}
const told = (flags: readonly Flag[]): string[] =>
  flags.map(({ Art, Text, Wer }) => [Art, Text, Wer].filter(Boolean).join(' | '));
const next = async () =>
  (await w.app.call('GET', '/admin/auszahlungslaeufe/naechster', { token: await eva.token() })).body;

/** Released by hand, as every walk is, and past the days of its IBAN. */
const collected = async (holder: string) => {
  const walk = await walkToReady(w.app, { share: 100 });
  await collectInto(w, walk.recommender!.token, holder);
  return walk.recommender!.number;
};

test('the run names who touched a transfer by hand, what held it, and an account of another name', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  const hash = await rowsOf(w.as()).hashOf(walk.recommenderEmail);
  const to = `neu.${walk.number}@example.org`;
  const body = { Vorname: 'Anna', Nachname: 'Muster', Email: to, Grund: 'Anruf' };
  await w.days(0.01);
  await w.app.call('PUT', `/admin/empfehler/${hash}/aendern`, { token: await eva.token(), body });
  await w.app.call('PUT', `/admin/empfehler/${hash}/passwortmail`, { token: await eva.token(), body: { Grund: 'x' } });
  walk.mails.push(...(await w.app.post()));
  await collectInto(w, rewardTokenOf(walk, to), 'Mallory');
  await eva.decides(walk.recommender!.number, 'freigeben', { as: 'otto' });
  const plain = await collected('Muster, Anna');
  await w.days(4);

  const question = await next();
  expect(question.AuffaelligAnzahl).toBe(2);
  // Whoever only had a new IBAN comes after whatever a person did.
  expect(question.Auffaellige.map((one: { PraemierungId: string }) => one.PraemierungId)).toEqual([
    walk.recommender!.number,
    plain,
  ]);
  const run = (await eva.makesRun()).body;
  const flagsOf = (number: string): Flag[] =>
    run.Posten.find((one: { PraemierungId: string }) => one.PraemierungId === number).Auffaelligkeiten;
  expect(told(flagsOf(walk.recommender!.number))).toEqual([
    'AndererName | Kontoinhaber heißt anders als die Person',
    expect.stringMatching(/^VonHand \| freigegeben \| /),
    'VonHand | E-Mail-Adresse geändert | eva@betreiber.example',
    expect.stringMatching(/^VonHand \| Sperre aufgehoben \| \S+@betreiber\.example$/),
    'HatteSperre | Wartezeit einer neuen IBAN',
    'HatteSperre | Wartezeit nach geänderter E-Mail-Adresse',
  ]);
  expect(told(flagsOf(plain))).toEqual([
    expect.stringMatching(/^VonHand \| freigegeben \| /),
    'HatteSperre | Wartezeit einer neuen IBAN',
  ]);
  const file = await w.app.call('GET', `/admin/auszahlungslaeufe/${run.Id}/csv`, { token: await eva.token() });
  expect(file.text.split('\r\n')[0]).toContain('Auffaelligkeiten');
  expect(file.text).toMatch(
    /Kontoinhaber heißt anders als die Person, .*E-Mail-Adresse geändert .*eva@betreiber\.example/,
  );
  // That it was paid is what became of it, and nobody's hand.
  await eva.exports(run.Id, { as: 'nora' });
  const paid = await eva.confirms(run.Id);
  expect([paid.body.Status, paid.body.Posten]).toMatchObject([
    'Bestaetigt',
    run.Posten.map(({ Auffaelligkeiten }: { Auffaelligkeiten: Flag[] }) => ({ Auffaelligkeiten })),
  ]);
});

test('what was done by hand more than thirty days before the run is not named any more', async () => {
  const number = await collected('Anna Muster');
  await w.days(31);
  const [one] = (await next()).Auffaellige;
  expect([one.PraemierungId, told(one.Auffaelligkeiten)]).toEqual([
    number,
    ['HatteSperre | Wartezeit einer neuen IBAN'],
  ]);
});

test('an item whose return waits for another person is marked in its run and in the file, until it is decided', async () => {
  const number = await collected('Muster, Anna');
  await w.days(4);
  const { Id } = (await eva.makesRun()).body;
  await eva.exports(Id);
  const flagsOf = async (): Promise<Flag[]> =>
    (await eva.shows(Id)).body.Posten.find((one: { PraemierungId: string }) => one.PraemierungId === number)
      .Auffaelligkeiten;
  const file = async () =>
    (await w.app.call('GET', `/admin/auszahlungslaeufe/${Id}/csv`, { token: await eva.token() })).text;
  const asks = async () =>
    w.app.call('PUT', `/admin/praemierungen/${number}/ruecklaeufer`, {
      token: await eva.token(),
      body: { Grund: 'R-Nachricht' },
    });
  const mark = 'RuecklaeuferBeantragt | Rückläufer wartet auf eine weitere Person | eva@betreiber.example';
  expect(told(await flagsOf())).not.toContain(mark);
  const { Antrag } = (await asks()).body;
  expect(told(await flagsOf())).toContain(mark);
  expect(await file()).toMatch(/Rückläufer wartet auf eine weitere Person \d\d\.\d\d\.\d{4} .*eva@betreiber\.example/);
  const decline = { token: await eva.token('otto'), body: { Grund: 'steht im Auszug nicht' } };
  expect((await w.app.call('PUT', `/admin/antraege/${Antrag}/ablehnen`, decline)).status).toBe(200);
  expect(told(await flagsOf())).not.toContain(mark);
  expect(await file()).not.toContain('Rückläufer wartet');
});
