import { plusDays } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAgencyByNumber } from '#agency/agency.ts';
import { findAskedAgency } from '#agency/belonging/belonging.ts';
import { agencyPassword, anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { products, today } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

let asks: string;
let agrees: string;
beforeAll(async () => {
  asks = await operator(app);
  agrees = await operator(app, { email: 'zweite@betreiber.example' });
});

const merge = (from: string, into: string, more: object = {}, token = asks) =>
  app.call('PUT', `/admin/agenturen/${from}/zusammenfuehren`, {
    token,
    body: { In: into, Grund: 'Dieselbe Agentur', ...more },
  });
const preview = async (from: string, into: string) =>
  (await app.call('GET', `/admin/agenturen/${from}/zusammenfuehren/${into}`, { token: asks })).body;
const agree = (id: number, token = agrees) => app.call('PUT', `/admin/antraege/${id}/zustimmen`, { token, body: {} });
const detail = async (number: string) => (await app.call('GET', `/admin/agenturen/${number}`, { token: asks })).body;
const asOwner = (statement: string) =>
  w.as().write(async ({ db }) => {
    await sql`reset role`.execute(db);
    await sql.raw(statement).execute(db);
  });
const follow = () => app.app.jobs.runNow('agency.follow', w.mandants.spbdevk);

const tables = ['account', 'agent', 'recommendation', 'recipient', 'orders', 'reward', 'invitation'] as const;

/** One recommendation with all that comes of it, under the number of an agency and of somebody who works there. */
async function fills({ agencyNumber }: TestAgency, employee: string | null): Promise<void> {
  const before = await w
    .as()
    .read(({ db }) => db.selectFrom('recommendation').select(db.fn.max('id').as('id')).executeTakeFirst());
  await walkToReady(app, { share: 50 });
  await w.as().write(async ({ db, now }) => {
    const made = await db
      .selectFrom('recommendation')
      .selectAll()
      .where('id', '>', Number(before?.id ?? 0))
      .executeTakeFirstOrThrow();
    const to = { agency_number: agencyNumber, employee_number: employee };
    await db.updateTable('account').set(to).where('id', '=', made.account_id).execute();
    await db.updateTable('recommendation').set(to).where('id', '=', made.id).execute();
    await db.updateTable('recipient').set(to).where('recommendation_id', '=', made.id).execute();
    await db.updateTable('orders').set(to).where('recommendation_id', '=', made.id).execute();
    await db.updateTable('reward').set(to).where('recommendation_id', '=', made.id).execute();
    const { id } = await db
      .selectFrom('agency')
      .select('id')
      .where('agency_number', '=', agencyNumber)
      .executeTakeFirstOrThrow();
    const name = { last_name: 'Alt', first_name: 'Ute', name_key: 'alt ute', search_key: 'ute alt' };
    await db
      .insertInto('agent')
      .values({
        ...to,
        ...name,
        external_id: `A-${made.id}`,
        postcode: '50668',
        city: 'Köln',
        created_at: now,
        changed_at: now,
      })
      .execute();
    await db
      .insertInto('invitation')
      .values({
        ...to,
        agency_id: id,
        kind: 'phone',
        language: 'de',
        is_mailed: false,
        invited_by: 1,
        status: 'accepted',
        sent_at: now,
        created_at: now,
        changed_at: now,
        expires_on: '2026-05-01',
      })
      .execute();
  });
}

const under = (number: string) =>
  w.as().read(async ({ db }) => {
    const counts: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await db
        .selectFrom(table)
        .select('employee_number as employee')
        .where('agency_number', '=', number)
        .orderBy('id')
        .execute();
      counts[table] = rows.map(({ employee }) => employee ?? '–');
    }
    return counts;
  });
const each = (employees: string[]) =>
  Object.fromEntries(
    tables.map((table) => [table, table === 'reward' ? employees.flatMap((one) => [one, one]) : employees]),
  );

describe('two that are one', () => {
  let old: TestAgency;
  let big: TestAgency;
  beforeAll(async () => {
    old = await anAgency(w, 'alt', { employees: ['M1', 'M2'] });
    big = await anAgency(w, 'gross', { employees: ['M1', 'M3'] });
    await fills(old, 'M1');
    await fills(old, 'M3');
    await fills(big, 'M3');
  });

  test('two become one once another person agrees: people at once, all else in parts, and the number leads to the other', async () => {
    expect(await preview(old.agencyNumber, big.agencyNumber)).toMatchObject({
      Geht: {
        Anzahlen: { Empfehler: 2, Empfehlungen: 2, Kontakte: 2, Auftraege: 2, Praemierungen: 4, Einladungen: 2 },
      },
      GleicheMitarbeiternummern: [{ Mitarbeiternummer: 'M1', Vorschlag: 'M1-2' }],
      Hindernis: null,
    });
    const asked = await merge(old.agencyNumber, big.agencyNumber, { Umbenennungen: [{ Von: 'M1', Nach: 'M9' }] });
    expect([asked.status, asked.body.Art]).toEqual([202, 'AgenturenZusammenfuehren']);
    expect((await detail(old.agencyNumber)).Status).toBe('Aktiv');
    expect((await agree(asked.body.Antrag, asks)).status).toBe(409);
    expect((await agree(asked.body.Antrag)).status).toBe(200);

    const login = { Email: old.employees.M1!.email, Password: agencyPassword };
    expect((await app.call('POST', '/agentur/login', { body: login })).body).toMatchObject({
      Agenturnummer: big.agencyNumber,
      Mitarbeiternummer: 'M9',
    });
    expect(await detail(old.agencyNumber)).toMatchObject({
      Status: 'Zusammengefuehrt',
      ZusammengefuehrtMit: big.agencyNumber,
      IbanMaskiert: null,
      Zusammenfuehrungen: [{ Uebernommen: 0, FertigAm: null }],
    });
    expect(await follow()).toBe(16);
    expect(await under(old.agencyNumber)).toEqual(each([]));
    // A row under a number of somebody else, behind which nobody of the old agency stood, stands behind nobody.
    expect(await under(big.agencyNumber)).toEqual(each(['M9', '–', 'M3']));
    await w
      .as()
      .read(async ({ db }) =>
        expect((await findAgencyByNumber(db, old.agencyNumber))?.agencyNumber).toBe(big.agencyNumber),
      );
    w.app.app.system.clock.set(new Date(w.app.app.system.clock.now().getTime() + 11 * 60_000));
    expect(await follow()).toBe(0);
    expect((await detail(big.agencyNumber)).Zusammenfuehrungen).toMatchObject([
      { Uebernommen: 16, FertigAm: expect.any(String) },
    ]);
  });
});

test('whoever still sends the old number writes under the new one', async () => {
  const old = await anAgency(w, 'alt2', { employees: ['M1'] });
  const big = await anAgency(w, 'gross2', { employees: ['M1', 'M2'] });
  const { body } = await merge(old.agencyNumber, big.agencyNumber, { Umbenennungen: [{ Von: 'M1', Nach: 'M9' }] });
  await agree(body.Antrag);
  const agent = {
    ExterneId: 'B-77',
    Nachname: 'Alt',
    Vorname: 'Ute',
    Plz: '50668',
    Ort: 'Köln',
    Agenturnummer: old.agencyNumber,
    Aktiv: true,
  };
  const made = await app.call('POST', '/admin/berater', { token: asks, body: agent });
  expect([made.status, made.body.Agenturnummer]).toEqual([200, big.agencyNumber]);
  // M1 of the one that went is M9 there, M2 of the other is somebody else, and whom nobody knows stays as said.
  for (const [said, becomes] of [
    ['M1', 'M9'],
    ['M2', null],
    ['X5', 'X5'],
  ] as const) {
    const body = { ...agent, ExterneId: `B-${said}`, Mitarbeiternummer: said };
    expect((await app.call('POST', '/admin/berater', { token: asks, body })).body).toMatchObject({
      Agenturnummer: big.agencyNumber,
      Mitarbeiternummer: becomes,
    });
  }
  const asked = (named: string) => w.as().read((tx) => findAskedAgency(tx, named));
  expect(await asked(old.agencyNumber)).toMatchObject({ agencyNumber: big.agencyNumber, employeeNumber: null });
  // M1 of the one that went is M9 now; M1 of the other is somebody else.
  expect(await asked(`${old.agencyNumber}-M1`)).toMatchObject({ agencyNumber: big.agencyNumber, employeeNumber: 'M9' });
  expect(await asked(`${old.agencyNumber}-M2`)).toMatchObject({ employeeNumber: null });
  expect(await asked(`${big.agencyNumber}-M1`)).toMatchObject({ employeeNumber: 'M1' });
});

test('a crash between two parts loses nothing and does nothing twice', async () => {
  const old = await anAgency(w, 'alt3', { employees: ['M1'] });
  const big = await anAgency(w, 'gross3', { employees: ['M2'] });
  await fills(old, 'M1');
  const asked = await merge(old.agencyNumber, big.agencyNumber);
  await agree(asked.body.Antrag);
  // What a killed process was at is rolled back; what it had done before stays.
  await asOwner(
    `create function killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
  await asOwner(
    `create trigger account_killed before update on account for each row when (new.agency_number = '${big.agencyNumber}') execute function killed()`,
  );
  await expect(follow()).rejects.toThrow('killed');
  await asOwner('drop trigger account_killed on account');
  expect((await under(old.agencyNumber)).account).toEqual(['M1']);
  expect((await under(old.agencyNumber)).invitation).toEqual([]);
  expect(await follow()).toBe(6);
  expect(await under(big.agencyNumber)).toEqual(each(['M1']));
  expect((await detail(big.agencyNumber)).Zusammenfuehrungen).toMatchObject([{ Uebernommen: 8 }]);
});

test('extra premiums go along, and of two at the same time the one of the other agency stays', async () => {
  const old = await anAgency(w, 'alt8');
  const big = await anAgency(w, 'gross8');
  const plan = async (token: string, ProduktId: number, from: number, to: number) => {
    const body = { ProduktId, ZusatzCent: 100, GueltigVon: plusDays(today, from), GueltigBis: plusDays(today, to) };
    const { status, text } = await app.call('POST', '/agentur/praemienplan', { token, body });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  await plan(old.owner.token, products.home, 0, 5);
  await plan(old.owner.token, products.home, 12, 14);
  await plan(old.owner.token, products.fibre, 0, 5);
  await plan(big.owner.token, products.home, 10, 20);
  expect((await preview(old.agencyNumber, big.agencyNumber)).EndendePraemienplaene).toBe(1);
  const { body } = await merge(old.agencyNumber, big.agencyNumber);
  await agree(body.Antrag);
  await follow();
  const rows = (await app.call('GET', '/agentur/praemienplan', { token: big.owner.token })).body;
  const told = rows.map(({ ProduktId, GueltigVon, Status }: Record<string, string>) => [ProduktId, GueltigVon, Status]);
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      [products.home, today, 'Gueltig'],
      [products.home, plusDays(today, 10), 'Kuenftig'],
      [products.home, plusDays(today, 12), 'Beendet'],
      [products.fibre, today, 'Gueltig'],
    ]),
  );
});

test('numbers that both have must be renamed, to one that nobody has', async () => {
  const old = await anAgency(w, 'alt4', { employees: ['M1', 'M4'] });
  const big = await anAgency(w, 'gross4', { employees: ['M1', 'M2'] });
  const problems = async (Umbenennungen?: object[]) => {
    const { status, body } = await merge(old.agencyNumber, big.agencyNumber, Umbenennungen && { Umbenennungen });
    return [status, (body.Fehler ?? []).map(({ Feld }: { Feld: string }) => Feld)];
  };
  expect(await problems()).toEqual([409, ['Umbenennungen']]);
  expect(await problems([{ Von: 'M1', Nach: 'M2' }])).toEqual([409, ['Umbenennungen.0.Nach']]);
  expect(await problems([{ Von: 'M1', Nach: 'M4' }])).toEqual([409, ['Umbenennungen.0.Nach', 'Umbenennungen']]);
  expect(await problems([{ Von: 'M1', Nach: 'zu lange Nummer' }])).toEqual([400, ['Umbenennungen.0.Nach']]);
  expect((await problems([{ Von: 'M1', Nach: 'M5' }]))[0]).toBe(202);
});

test('a number that was taken meanwhile leaves the request open and says which', async () => {
  const old = await anAgency(w, 'alt5', { employees: ['M1'] });
  const big = await anAgency(w, 'gross5');
  const { body } = await merge(old.agencyNumber, big.agencyNumber);
  const person = {
    Anrede: 'Herr',
    Vorname: 'Dirk',
    Nachname: 'Neu',
    Email: 'm1@gross5.example',
    Mitarbeiternummer: 'M1',
  };
  await app.call('POST', '/agentur/mitarbeiter', { token: big.owner.token, body: person });
  const refused = await agree(body.Antrag);
  expect([refused.status, refused.body.Fehler[0].Message]).toEqual([409, expect.stringContaining('M1')]);
  expect(await detail(old.agencyNumber)).toMatchObject({ Status: 'Aktiv', Antraege: [{ Antrag: body.Antrag }] });
});

test('whoever had a hand in one of both agrees to nothing', async () => {
  const old = await anAgency(w, 'alt6');
  const big = await anAgency(w, 'gross6');
  const [person] = (await detail(big.agencyNumber)).Benutzer;
  const given = { Vorname: 'Clara', Nachname: 'Brandt', Email: 'neu@gross6.example', Grund: 'Anruf' };
  const changed = await app.call('PUT', `/admin/agenturen/${big.agencyNumber}/benutzer/${person.Id}/aendern`, {
    token: agrees,
    body: given,
  });
  expect(changed.status).toBe(200);
  const { body } = await merge(old.agencyNumber, big.agencyNumber);
  expect((await agree(body.Antrag)).body.PsoErrorCode).toBe('PSOF0102');
  const third = await operator(app, { email: 'dritte@betreiber.example' });
  expect((await agree(body.Antrag, third)).status).toBe(200);
});

test('two who agree at once merge once, and one that was merged is merged no more', async () => {
  const old = await anAgency(w, 'alt7');
  const big = await anAgency(w, 'gross7');
  const { body } = await merge(old.agencyNumber, big.agencyNumber);
  const third = await operator(app, { email: 'dritte@betreiber.example' });
  const both = await Promise.all([agree(body.Antrag), agree(body.Antrag, third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await merge(old.agencyNumber, big.agencyNumber)).status).toBe(409);
  expect((await preview(old.agencyNumber, big.agencyNumber)).Hindernis).toBe('status');
});
