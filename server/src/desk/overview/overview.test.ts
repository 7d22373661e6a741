import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { premiums, terms, today } from '#testing/mandant-files.ts';
import { confirm, recommendAndRegister, report } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const collect = (token: string) =>
  w.app.call('PUT', '/praemierung', {
    token,
    body: {
      PraemieId: premiums.home,
      Kontoinhaber: 'Anna Muster',
      IBAN: 'DE02120300000000202051',
      AgbText: terms,
      AgbAkzeptiert: true,
    },
  });
/** `{ AuftragUnbestaetigt: 1 }` */
async function counts(mandant = 'spbdevk'): Promise<Record<string, number>> {
  const { body } = await w.app.call('GET', '/admin/uebersicht', { token: await eva.token(), mandant });
  // Who may decide is told by a test of its own.
  const rows = (body.Wartet as { Art: string; Anzahl: number }[]).filter(({ Art }) => Art !== 'WenigeEntscheider');
  return Object.fromEntries(rows.map(({ Art, Anzahl }) => [Art, Anzahl]));
}
const listed = async (path: string, Filter: string): Promise<number> =>
  (await w.app.call('PUT', `/admin/${path}`, { token: await eva.token(), body: { Filter } })).body.TotalCount;

test('where nothing waits, nothing is listed', async () => {
  expect(await counts()).toEqual({});
});

test('with fewer than three who may decide about money the start page says so', async () => {
  const few = { Art: 'WenigeEntscheider', Anzahl: 1, SummeCent: null };
  const shown = async () => (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() })).body.Wartet;
  expect(await shown()).toEqual([few]);
  await eva.token('nora');
  expect(await shown()).toEqual([]);
});

test('an order waits for its confirmation, then for its release when the claim period is over', async () => {
  const walk = await recommendAndRegister(w.app, { share: 100 });
  await confirm(w.app, walk);
  await report(w.app, walk, 'eingegangen', today);
  expect(await counts()).toEqual({ AuftragUnbestaetigt: 1 });
  await report(w.app, walk, 'bestaetigt', today);
  expect(await counts()).toEqual({});
  await w.days(14);
  expect(await counts()).toEqual({ AuftragFreigebbar: 1 });
  expect(await listed('auftraege', 'Ansicht:Freigebbar')).toBe(1);
  expect(await listed('auftraege', 'Ansicht:StornoGemeldet')).toBe(0);
  await w.app.call('PUT', `/admin/auftraege/${walk.orderNumber}/freigeben`, { token: await eva.token() });
  expect(await counts()).toEqual({});
});

test('a reward goes from held to payable, into a run, to the second person, and comes back', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  await collect(walk.recommender!.token);
  expect(await counts()).toEqual({ PraemieGesperrt: 1 });
  expect(await listed('praemierungen', 'Ansicht:Gesperrt')).toBe(1);
  await w.days(4);
  const { body } = await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() });
  expect(body.Wartet.at(-1)).toEqual({ Art: 'PraemieAuszahlbar', Anzahl: 1, SummeCent: 7000 });
  expect(await counts()).toEqual({ PraemieAuszahlbar: 1 });
  expect(await listed('praemierungen', 'Ansicht:Auszahlbar')).toBe(1);
  const run = (await eva.makesRun()).body.Id;
  expect(await counts()).toEqual({ LaufEntwurf: 1 });
  await eva.exports(run);
  expect(await counts()).toEqual({ LaufZurBestaetigung: 1 });
  await eva.confirms(run);
  expect(await counts()).toEqual({});
  await eva.decides(walk.recommender!.number, 'ruecklaeufer');
  expect(await counts()).toEqual({ Ruecklaeufer: 1 });
  expect(await listed('praemierungen', 'Ansicht:Ruecklaeufer')).toBe(1);
  expect((await eva.shows(run)).body.Posten).toMatchObject([{ Status: 'Bereitgestellt', Ruecklaeufer: true }]);
});

test('a stop, a cancellation of what is paid and a missing account wait for a person', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  await collect(walk.recommender!.token);
  await w.as().write(async ({ db, now }) => {
    await sql`insert into reward_hold (reward_id, attempt, kind, since) select id, attempt, 'stopped', ${now} from reward where number = ${walk.recommender!.number}`.execute(
      db,
    );
    await sql`update orders set cancel_reported_at = ${now} where number = ${walk.orderNumber}`.execute(db);
    await sql`update mandant_config set debtor_sealed = null`.execute(db);
  });
  expect(await counts()).toEqual({ StornoGemeldet: 1, PraemieGestoppt: 1, Ruecklaeufer: 1, AuszahlungskontoFehlt: 1 });
  expect(await listed('praemierungen', 'Ansicht:Gestoppt')).toBe(1);
  expect(await listed('auftraege', 'Ansicht:StornoGemeldet')).toBe(1);
});

test('a reward that was stopped, or whose cancellation was noted, waits until somebody has decided', async () => {
  const before = await listed('praemierungen', 'Wartet:ja');
  const [stopped, noted] = [await walkToReady(w.app, { share: 100 }), await walkToReady(w.app, { share: 100 })];
  for (const { recommender } of [stopped, noted]) await collect(recommender!.token);
  await w.as().write(async ({ db, now }) => {
    await sql`insert into reward_hold (reward_id, attempt, kind, since) select id, attempt, 'stopped', ${now} from reward where number = ${stopped.recommender!.number}`.execute(
      db,
    );
    await sql`update reward set cancel_noted_at = ${now} where number = ${noted.recommender!.number}`.execute(db);
  });
  expect(await listed('praemierungen', 'Wartet:ja')).toBe(before + 2);
  for (const { recommender } of [stopped, noted]) await eva.decides(recommender!.number, 'stornieren');
  expect(await listed('praemierungen', 'Status:Storniert')).toBe(2);
  expect(await listed('praemierungen', 'Wartet:ja')).toBe(before);
  const path = `/admin/praemierungen/${stopped.recommender!.number}`;
  expect((await w.app.call('GET', path, { token: await eva.token() })).body.Sperren).toEqual([]);
});

test('an import with a row that failed is shown for a week, a dry run not at all', async () => {
  const token = await eva.token();
  const body = 'ExterneAuftragsnummer;Ereignis\nX-1;unsinn\n';
  await w.app.call('POST', '/admin/auftraege/import?probe=true', { token, body });
  await w.app.app.jobs.runNow('import.resume', w.mandants.spbdevk);
  expect((await counts()).ImportMitFehlern).toBeUndefined();
  await w.app.call('POST', '/admin/auftraege/import', { token, body });
  expect((await counts()).ImportLaeuft).toBe(1);
  await w.app.app.jobs.runNow('import.resume', w.mandants.spbdevk);
  expect((await counts()).ImportMitFehlern).toBe(1);
  expect(await listed('importe', 'Ansicht:MitFehlern')).toBe(2);
  await w.days(8);
  expect((await counts()).ImportMitFehlern).toBeUndefined();
});

test('views that wait for nobody are counted as their lists count them', async () => {
  const places = {
    PraemiePruefung: ['praemierungen', 'Ansicht:Pruefung'],
    PraemieStornoVorgemerkt: ['praemierungen', 'Ansicht:StornoVorgemerkt'],
    FallOhneBearbeiter: ['faelle', 'Ansicht:OhneBearbeiter'],
    FallBeantragt: ['faelle', 'Ansicht:Beantragt'],
    MailWartet: ['mails', 'Status:Wartet'],
    MailUnzustellbar: ['mails', 'Status:Unzustellbar'],
  } as const;
  const viewed = async (): Promise<{ Ansicht: keyof typeof places; Anzahl: number }[]> =>
    (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() })).body.Ansichten;
  await recommendAndRegister(w.app, { share: 100 });
  await w
    .as()
    .write(({ db }) =>
      sql`update mail set state = 'bounced' where id = (select max(id) from mail where mandant_id = ${w.as().mandant.id})`.execute(
        db,
      ),
    );
  const now = await viewed();
  expect(now.map(({ Ansicht }) => Ansicht).toSorted()).toEqual(Object.keys(places).toSorted());
  for (const { Ansicht, Anzahl } of now) {
    const [path, filter] = places[Ansicht];
    expect([Ansicht, await listed(path, filter)]).toEqual([Ansicht, Anzahl]);
  }
  expect(now).toContainEqual({ Ansicht: 'MailUnzustellbar', Anzahl: 1 });
});

test('what waits in one mandant waits in no other', async () => {
  expect(await counts('versicherung')).toEqual({});
});
