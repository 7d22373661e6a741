import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { collect } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let walk: ReadyWalk;
let run: number;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  walk = await walkToReady(w.app, { share: 100 });
  await collect(w.app, walk, walk.recommender!.token);
});
afterAll(() => w.app.close());

const get = async (path: string) => w.app.call('GET', `/admin/${path}`, { token: await eva.token() });
const reward = async () => (await get(`praemierungen/${walk.recommender!.number}`)).body;

test('a reward shows where its money goes, what holds it, its postings and its history', async () => {
  expect(await reward()).toMatchObject({
    Id: walk.recommender!.number,
    Status: 'Abgeholt',
    Art: 'Geld',
    LaufStatus: 'Keiner',
    Name: 'Anna Muster',
    Empfehlerhash: expect.stringMatching(/^\w{32}$/),
    Produkt: 'Zuhause L',
    Praemie: '70 € Geldprämie',
    Kontoinhaber: 'Anna Muster',
    IbanMaskiert: 'DE02 **** **** **** **20 51',
    EmpfehlungStatus: 'Freigegeben',
    AuftragStatus: 'Freigegeben',
    Sperren: ['NeueIban'],
    Zahlungen: [],
    Buchungen: [
      { Art: 'Vormerkung', Soll: 'PraemienVorgemerkt', Haben: 'PraemienOffen', BetragCent: 7000, Versuch: 1 },
      { Art: 'Bereitstellung' },
      { Art: 'Storno Vormerkung' },
      { Art: 'Abholung', Soll: 'VerbindlichkeitPraemien', Haben: 'AuszahlungOffen' },
    ],
    Verlauf: [
      { Ereignis: 'vorgemerkt', Nach: 'Offen', AkteurArt: 'ApiSchluessel' },
      { Ereignis: 'bereitgestellt', Von: 'Offen', Nach: 'Bereitgestellt', Akteur: 'rita@betreiber.example' },
      { Ereignis: 'abgeholt', Von: 'Bereitgestellt', Nach: 'Abgeholt', AkteurArt: 'Sammelnder' },
    ],
  });
});

test('each attempt to pay is listed with its run, and a run says what became of its transfers', async () => {
  await w.days(4);
  run = (await eva.makesRun()).body.Id;
  expect(await reward()).toMatchObject({ LaufStatus: 'Entwurf', LaufId: run, Sperren: [] });
  await eva.exports(run);
  await eva.confirms(run);
  await eva.decides(walk.recommender!.number, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } });
  expect(await reward()).toMatchObject({
    Status: 'Bereitgestellt',
    Versuch: 2,
    LaufStatus: 'Keiner',
    Zahlungen: [{ Versuch: 1, LaufId: run, LaufStatus: 'Bestaetigt', BetragCent: 7000 }],
  });
  const shown = (await eva.shows(run)).body;
  expect(shown).toMatchObject({
    ExportiertVon: 'otto@betreiber.example',
    BestaetigtVon: 'eva@betreiber.example',
    VerworfenAm: null,
    Posten: [{ Status: 'Bereitgestellt', Ruecklaeufer: true }],
  });
  const log = await get(`ereignisse?objekt=Auszahlungslauf&nummer=${run}`);
  expect(log.body.map((event: { Ereignis: string; Akteur: string }) => [event.Ereignis, event.Akteur])).toEqual([
    ['angelegt', 'eva@betreiber.example'],
    ['exportiert', 'otto@betreiber.example'],
    ['bestätigt', 'eva@betreiber.example'],
  ]);
});

test('a recommendation shows its people, its orders, its rewards and its history', async () => {
  expect((await get(`empfehlungen/${walk.number}`)).body).toMatchObject({
    Empfehlungsnummer: walk.number,
    EmpfehlerEmail: walk.recommenderEmail,
    EmpfehlerStatus: expect.any(String),
    Empfaengernummer: walk.recipientNumber,
    EmpfaengerEmail: walk.recipientEmail,
    EmpfaengerStatus: 'Bestaetigt',
    PraemieCent: 7000,
    Auftraege: [{ Auftragsnummer: walk.orderNumber, ExterneAuftragsnummer: walk.externalNumber }],
    Praemierungen: [{ Id: walk.recommender!.number }],
    Verlauf: expect.arrayContaining([expect.objectContaining({ Ereignis: 'angenommen', Nach: 'Ok' })]),
  });
});

test('the log of everything is paged by key and found by object, day and operator', async () => {
  const token = await eva.token();
  const page = async (body: unknown) => (await w.app.call('PUT', '/admin/ereignisse', { token, body })).body;
  const first = await page({ Pagesize: 3, Descending: true });
  const second = await page({ Pagesize: 3, Descending: true, Nach: first.Nach });
  expect(first.Content[0]).toMatchObject({ Objekt: 'Empfehlung', Nummer: walk.number });
  const ids = [...first.Content, ...second.Content].map(({ Id }: { Id: number }) => Id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(6);
  expect((await page({ Filter: 'Ansicht:Auszahlungslauf;Text:otto@betreiber.example' })).Content).toMatchObject([
    { Ereignis: 'exportiert', Nummer: String(run) },
  ]);
  expect((await page({ Filter: `Text:${walk.orderNumber}` })).TotalCount).toBe(3);
  expect((await page({ Filter: 'Bis:2026-03-01' })).TotalCount).toBe(0);
});

test.each(['auftraege', 'empfehlungen', 'praemierungen'])('what is not there is unknown in %s', async (list) => {
  expect((await get(`${list}/123456789012`)).status).toBe(404);
});

test('another mandant knows none of it', async () => {
  const call = { token: await eva.token(), mandant: 'versicherung' };
  for (const path of [`praemierungen/${walk.recommender!.number}`, `empfehlungen/${walk.number}`])
    expect((await w.app.call('GET', `/admin/${path}`, call)).status).toBe(404);
});
