/** The sums of an agency (migration 0151): whatever happens to its things, they are what counting every row gives. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { enterAgency, forAgency, invitedBy } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { type World, world } from '#testing/world.ts';
import { makeAgencyFiguresAnew, sumUpAgencyFigures } from './figure/figure.ts';
import { makeAnew, sources, sumUpChanges } from './figure/sql.ts';

let w: World;
let hafen: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
});
afterAll(() => w.app.close());

type Sums = Record<string, [number, number]>;
const sumsOf = async (db: Db, text: string): Promise<Sums> => {
  const { rows } = await sql<{ key: string; count: number; cents: number }>`${sql.raw(text)}`.execute(db);
  return Object.fromEntries(rows.map(({ key, count, cents }) => [key, [count, cents]]));
};
const counted = (db: Db) =>
  sumsOf(
    db,
    `select concat_ws(' ', agency, employee, month, measure) as key, sum(count)::int as count, sum(cents)::int as cents
     from counted_agency_figure group by 1 order by 1`,
  );
const kept = (db: Db) =>
  sumsOf(
    db,
    `select concat_ws(' ', agency_number, employee_number, month, measure) as key, sum(count)::int as count, sum(cents)::int as cents
     from agency_figure where form in ('change', 'kept') and not is_gone group by 1 having sum(count) <> 0 or sum(cents) <> 0 order by 1`,
  );
/** What the owner reads, against what lies there and is gone. */
const wholes = (db: Db) =>
  sumsOf(
    db,
    `select concat_ws(' ', agency_number, month, measure) as key, sum(count)::int as count, sum(cents)::int as cents
     from agency_figure where form in ('change', 'whole') group by 1 having sum(count) <> 0 or sum(cents) <> 0 order by 1`,
  );
const both = (db: Db) =>
  sumsOf(
    db,
    `select concat_ws(' ', agency_number, month, measure) as key, sum(count)::int as count, sum(cents)::int as cents
     from agency_figure where form in ('change', 'kept') group by 1 having sum(count) <> 0 or sum(cents) <> 0 order by 1`,
  );

const agencies = [null, '100001', '100002'] as const;
const employees = [null, 'M1', 'M2'] as const;
const tables = ['account', 'recommendation', 'recipient', 'orders', 'reward', 'invitation'] as const;
const moment = fc.constantFrom(
  '2025-12-31T22:59:00Z',
  '2025-12-31T23:00:00Z',
  '2026-02-01T09:00:00Z',
  '2026-03-02T09:00:00Z',
);
const part = fc.nat(3);
const step = fc.oneof(
  fc.record({
    does: fc.constant('assign' as const),
    table: fc.constantFrom(...tables),
    agency: fc.constantFrom(...agencies),
    employee: fc.constantFrom(...employees),
    part,
  }),
  fc.record({ does: fc.constant('made' as const), table: fc.constantFrom(...tables), at: moment, part }),
  fc.record({
    does: fc.constant('order' as const),
    status: fc.constantFrom('received', 'confirmed', 'released', 'cancelled'),
    released: fc.option(moment),
    cancelled: fc.option(moment),
    part,
  }),
  fc.record({
    does: fc.constant('reward' as const),
    status: fc.constantFrom('open', 'ready', 'collected', 'paidOut', 'cancelled'),
    kind: fc.constantFrom('money', 'voucher'),
    at: moment,
    cents: fc.constantFrom(1000, 3500, 7000),
    part,
  }),
  fc.record({ does: fc.constant('person' as const), confirmed: fc.boolean(), part }),
  fc.record({
    does: fc.constant('invite' as const),
    agency: fc.constantFrom('100001', '100002'),
    employee: fc.constantFrom(...employees),
    at: moment,
  }),
  fc.record({
    does: fc.constant('answer' as const),
    status: fc.constantFrom('sent', 'opened', 'accepted', 'declined'),
    at: moment,
    part,
  }),
  fc.record({ does: fc.constant('forget' as const), part }),
  fc.record({ does: fc.constant('sum up' as const), max: fc.constantFrom(1, 7, 1000) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(db: Db, tx: Tx, given: Step): Promise<unknown> {
  const some = 'part' in given ? sql`id % 4 = ${given.part}` : sql`true`;
  switch (given.does) {
    case 'assign': {
      const owner = given.table === 'invitation' ? (given.agency ?? '100001') : given.agency;
      return sql`update ${sql.table(given.table)} set agency_number = ${owner}, employee_number = ${owner && given.employee} where ${some}`.execute(
        db,
      );
    }
    case 'made':
      return sql`update ${sql.table(given.table)} set created_at = ${given.at}::timestamptz where ${some}`.execute(db);
    case 'order':
      return sql`update orders set status = ${given.status}, released_at = ${given.released}::timestamptz, cancelled_at = ${given.cancelled}::timestamptz where ${some}`.execute(
        db,
      );
    case 'reward':
      return sql`update reward set status = ${given.status}, premium_kind = ${given.kind}, amount_cents = ${given.cents},
        collected_at = ${given.at}::timestamptz, paid_at = ${given.at}::timestamptz where ${some}`.execute(db);
    case 'person':
      return sql`update recipient set status = ${given.confirmed ? 'confirmed' : 'unconfirmed'} where ${some}`.execute(
        db,
      );
    case 'invite':
      return sql`
        insert into invitation (agency_id, agency_number, employee_number, status, kind, language, is_mailed, sent_at, expires_on, invited_by, created_at, changed_at)
        select min(id), ${given.agency}, ${given.employee}, 'sent', 'phone', 'de', true, now(), '2026-12-31', 1, ${given.at}::timestamptz, now() from agency`.execute(
        db,
      );
    case 'answer':
      return sql`update invitation set status = ${given.status}, ended_at = ${given.at}::timestamptz where ${some}`.execute(
        db,
      );
    case 'forget':
      return sql`delete from invitation where ${some}`.execute(db);
    case 'sum up':
      return sumUpChanges(tx, given.max);
  }
}

/** Ends a transaction of which nothing is to stay. */
class Undo extends Error {}

test('after any life they are what every row counts as, summed up or not, and counting anew finds nothing wrong', async () => {
  for (const until of ['recommended', 'registered', 'agreed', 'ordered', 'confirmed'] as const)
    await forAgency(w, hafen, { employee: 'M1', until });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const life = w.as().write(async (tx) => {
        const { db } = tx;
        for (const one of steps) {
          await take(db, tx, one);
          expect(await kept(db)).toEqual(await counted(db));
          expect(await wholes(db)).toEqual(await both(db));
        }
        for (const source of sources) expect([source, await makeAnew(db, source)]).toEqual([source, 0]);
        throw new Undo();
      });
      await expect(life).rejects.toThrow(Undo);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('what was invited and deleted stays counted in its month, and in no state', async () => {
  await invitedBy(w, hafen, { by: 'm1@hafen.example', email: 'weg@example.org', employee: 'M1' });
  await w.as().write(({ db }) => sql`delete from invitation where email = 'weg@example.org'`.execute(db));
  const { rows } = await w.as().read(({ db }) =>
    sql<{ measure: string; count: number }>`
      select measure, sum(count)::int as count from agency_figure where measure like 'invitation%' group by 1 order by 1`.execute(
      db,
    ),
  );
  expect(rows).toEqual([
    { measure: 'invitation is sent', count: 0 },
    { measure: 'invitation made', count: 1 },
  ]);
});

test('counting anew says how many were wrong, mends them, and finds nothing the second time', async () => {
  const anew = () => makeAgencyFiguresAnew(w.app.app.system, w.mandants.spbdevk.id);
  await sumUpAgencyFigures(w.as());
  const before = await w.as().read(({ db }) => kept(db));
  await w
    .as()
    .write(({ db }) => sql`update agency_figure set count = count + 5 where not is_gone and form = 'kept'`.execute(db));
  expect(await anew()).toBeGreaterThan(0);
  expect(await w.as().read(({ db }) => kept(db))).toEqual(before);
  expect(await w.as().read(({ db }) => wholes(db))).toEqual(await w.as().read(({ db }) => both(db)));
  expect(await anew()).toBe(0);
  await w.as().write(({ db }) => sql`delete from agency_figure where not is_gone`.execute(db));
  expect(await anew()).toBeGreaterThan(0);
  expect(await w.as().read(({ db }) => kept(db))).toEqual(before);
});

test('the overview shows the whole and twelve months, the newest first, of the agency or of one who works there', async () => {
  await sumUpAgencyFigures(w.as());
  const months = async (path: string, token: string) =>
    (await w.app.call('PUT', `/agentur/${path}`, { token, body: {} })).body;
  const whole = await months('dashboard', hafen.owner.token);
  expect(Object.keys(whole)).toEqual(['Content', 'HasNext', 'PageCount', 'TotalCount', 'Nach', 'Vor']);
  const names = whole.Content.map(({ Monat }: { Monat: string }) => Monat);
  expect(names).toEqual([
    'gesamt',
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2025-10',
    '2025-09',
    '2025-08',
    '2025-07',
    '2025-06',
    '2025-05',
    '2025-04',
  ]);
  const done = {
    Empfehler: 5,
    Empfehlungen: 5,
    Leads: 4,
    AuftraegeEingegangen: 2,
    AuftraegeFreigegeben: 0,
    AuftraegeStorniert: 0,
    PraemienCent: 0,
    EinladungenVersendet: 1,
    EinladungenAngenommen: 0,
  };
  expect(whole.Content.slice(0, 3)).toEqual([
    { Monat: 'gesamt', ...done },
    { Monat: '2026-03', ...done },
    { Monat: '2026-02', ...Object.fromEntries(Object.keys(done).map((key) => [key, 0])) },
  ]);
  expect((await months('dashboard/M1', hafen.owner.token)).Content[0]).toEqual({ Monat: 'gesamt', ...done });
  expect((await months('dashboard', hafen.employees.M1?.token ?? '')).Content[0]).toEqual({ Monat: 'gesamt', ...done });
  expect((await months('dashboard', hafen.employees.M2?.token ?? '')).Content[0].Empfehler).toBe(0);
  expect((await months('dashboard/M1', hafen.employees.M2?.token ?? '')).PsoErrorCode).toBe('PSOF0202');
  // Nobody asks for two at once.
  const both = { token: hafen.owner.token, body: { Filter: 'Mitarbeiternummer:M2' } };
  expect((await w.app.call('PUT', '/agentur/dashboard/M1', both)).body.PsoErrorCode).toBe('PSOF0202');
  // A year and two months later what was ever done is still the whole.
  await w.days(430);
  const later = (await months('dashboard', await enterAgency(w, hafen.owner.email))).Content;
  expect([
    later[0].Empfehler,
    later[1].Monat,
    later.slice(1).every((row: { Empfehler: number }) => row.Empfehler === 0),
  ]).toEqual([5, '2027-05', true]);
});
