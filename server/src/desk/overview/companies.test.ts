import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { today } from '#testing/mandant-files.ts';
import { confirm, recommendAndRegister, report } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const companies = async (token?: string) =>
  (await w.app.call('GET', '/admin/uebersicht/mandanten', { token: token ?? (await eva.token()) })).body;
const quiet = {
  Wartet: 0,
  UndMehr: false,
  AeltestesSeit: null,
  GeschuldetCent: 0,
  AuszahlbarAnzahl: 0,
  AuszahlbarCent: 0,
  NaechsterLauf: null,
  LaufCent: null,
};

test('every company stands in one table, the one with most to do first, with what is owed and ready', async () => {
  expect(await companies()).toEqual({
    Mandanten: [expect.objectContaining(quiet), expect.objectContaining(quiet)],
    ZellenFehlen: [],
  });
  await collectedBy(w, { share: 100 });
  const { Mandanten: ready } = await companies();
  expect(ready[0]).toMatchObject({
    Mandant: 'spbdevk',
    Wartet: 1,
    AuszahlbarAnzahl: 1,
    AuszahlbarCent: 7000,
    GeschuldetCent: 7000,
  });
  const walk = await recommendAndRegister(w.app, { share: 100, mandant: 'versicherung' });
  await confirm(w.app, walk);
  await report(w.app, walk, 'eingegangen', today);
  const { body: run } = await eva.makesRun();
  const { Mandanten: drafted } = await companies();
  // As much to do: by their names.
  expect(drafted).toMatchObject([
    { Mandant: 'versicherung', Wartet: 1, NaechsterLauf: null, GeschuldetCent: 0, AeltestesSeit: expect.any(String) },
    {
      Mandant: 'spbdevk',
      Wartet: 1,
      AuszahlbarAnzahl: 0,
      NaechsterLauf: 'Entwurf',
      LaufCent: 7000,
      GeschuldetCent: 7000,
    },
  ]);
  await eva.exports(run.Id);
  await eva.confirms(run.Id);
  expect((await companies()).Mandanten).toMatchObject([
    { Mandant: 'versicherung', Wartet: 1 },
    { Mandant: 'spbdevk', Wartet: 0, NaechsterLauf: null, GeschuldetCent: 0 },
  ]);
});

test('an operator sees the companies that are given to him and no other', async () => {
  const token = await operator(w.app, {
    email: 'eng@betreiber.example',
    role: 'BetreiberSachbearbeitung',
    mandants: ['versicherung'],
  });
  expect((await companies(token)).Mandanten).toMatchObject([{ Mandant: 'versicherung' }]);
});

test('the overview tells how thirty days went beside the thirty before, and since when things wait', async () => {
  const shown = async () => (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() })).body;
  const { Kennzahlen: now } = await shown();
  const sum = (of: typeof now, name: string) =>
    of.Summen.find(({ Kennzahl }: { Kennzahl: string }) => Kennzahl === name);
  expect(sum(now, 'Ausgezahlt')).toEqual({
    Kennzahl: 'Ausgezahlt',
    Anzahl: 1,
    Cent: 7000,
    AnzahlVorher: 0,
    CentVorher: 0,
  });
  expect(now.Tage).toHaveLength(30);
  expect(now.Tage.at(-1)).toMatchObject({ Tag: now.Bis, Ausgezahlt: 1, AusgezahltCent: 7000 });
  expect(now.TageBisAuszahlung).toBeGreaterThan(0);
  expect(now.GeschuldetCent).toBe(0);
  await w.days(30);
  const { Kennzahlen: later } = await shown();
  expect(sum(later, 'Ausgezahlt')).toMatchObject({ Anzahl: 0, AnzahlVorher: 1, CentVorher: 7000 });
  expect([later.TageBisAuszahlung, later.TageBisAuszahlungVorher]).toEqual([null, now.TageBisAuszahlung]);
  const walk = await recommendAndRegister(w.app, { share: 100 });
  await confirm(w.app, walk);
  await report(w.app, walk, 'eingegangen', today);
  expect((await shown()).Aelteste).toEqual([{ Art: 'AuftragUnbestaetigt', Seit: expect.stringMatching(/^2026-/) }]);
});

test('what one may not do oneself is told to wait for somebody else', async () => {
  const notOwn = async (who: 'eva' | 'otto') =>
    (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token(who) })).body.NichtSelbst;
  await collectedBy(w, { share: 100 });
  await w.days(4);
  const { body: run } = await eva.makesRun();
  expect([await notOwn('eva'), await notOwn('otto')]).toEqual([['LaufEntwurf'], []]);
  await eva.exports(run.Id);
  expect([await notOwn('eva'), await notOwn('otto')]).toEqual([[], ['LaufZurBestaetigung']]);
});
