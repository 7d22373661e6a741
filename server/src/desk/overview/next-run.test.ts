import { waitingMax } from '@weitersagen/contract/overview/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { addCollected } from '#testing/database/many-rewards.ts';
import { premiums, terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const asked = async (mandant = 'spbdevk') =>
  (await w.app.call('GET', '/admin/auszahlungslaeufe/naechster', { token: await eva.token(), mandant })).body;
const nothing = {
  Anzahl: 0,
  SummeCent: 0,
  Gesperrt: 0,
  Gestoppt: 0,
  WartetAufPerson: 0,
  Exporteure: expect.arrayContaining(['otto@betreiber.example']),
  Bankabgleich: null,
  InPruefung: 0,
  AuffaelligAnzahl: 0,
  Auffaellige: [],
  MitAuszahlungskonto: true,
};
const collected = async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  const { token } = walk.recommender!;
  const body = {
    PraemieId: premiums.home,
    Kontoinhaber: 'Anna Muster',
    IBAN: 'DE02120300000000202051',
    AgbText: terms,
    AgbAkzeptiert: true,
  };
  await w.app.call('PUT', '/praemierung', { token, body });
  return walk;
};

test('where nothing is collected the next run takes nothing', async () => {
  expect(await asked()).toEqual(nothing);
});

test('the question before a run names what the run takes, to the last of more than anybody counts elsewhere', async () => {
  const held = [await collected(), await collected(), await collected()] as const;
  const stopped = await collected();
  await addCollected(w.as(), held[0].number, waitingMax + 1);
  expect(await asked()).toMatchObject({ Anzahl: waitingMax + 1, Gesperrt: 4 });
  await w.days(4);
  await w.as().write(async ({ db, now }) => {
    const of = (walk: { recommender: { number: string } | undefined }) => walk.recommender!.number;
    await sql`update account set status = 'locked' from reward w where w.number = ${of(held[1])} and account.id = w.account_id`.execute(
      db,
    );
    await sql`update orders set cancel_reported_at = ${now} where number = ${held[2].orderNumber}`.execute(db);
    await sql`insert into reward_hold (reward_id, attempt, kind, since) select id, attempt, 'stopped', ${now} from reward where number = ${of(stopped)}`.execute(
      db,
    );
  });
  const expected = await asked();
  expect(expected).toMatchObject({ Anzahl: waitingMax + 2, Gesperrt: 2, Gestoppt: 1 });
  const { body: overview } = await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() });
  expect(overview.Wartet).toContainEqual({ Art: 'PraemieAuszahlbar', Anzahl: waitingMax, SummeCent: null });
  const { body: run } = await eva.makesRun();
  expect([run.Anzahl, run.SummeCent]).toEqual([expected.Anzahl, expected.SummeCent]);
  expect(await asked()).toEqual({ ...nothing, Gesperrt: 2, Gestoppt: 1 });
});

test('it counts in one mandant and says where there is no account to pay from', async () => {
  expect(await asked('versicherung')).toEqual(nothing);
  await w.as().write(({ db }) => sql`update mandant_config set debtor_sealed = null`.execute(db));
  expect((await asked()).MitAuszahlungskonto).toBe(false);
  expect((await asked('versicherung')).MitAuszahlungskonto).toBe(true);
});
