/**
 * What the database itself lets out to an agency (migration 0146), asked by hand-written statements under the role of the program: of
 * every table that knows agencies the own rows only, of an employee those of the own number, whatever the statement says.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { forAgency, invitedBy } from '#testing/agency/of-agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { type World, world } from '#testing/world.ts';

/** Whoever looks for an agent finds all of them, whichever agency they are of. */
const ofEverybody = ['agent'];
/** Of the whole agency, whoever works there: names of colleagues, the plan, the office itself, its invoices. */
const ofAgencyAlone = [
  ...['agency', 'agency_statement', 'agency_statement_position', 'agency_user', 'invoice', 'invoice_position'],
  'premium_plan',
];
/** Where both agencies have something here. */
const filled = [
  ...['account', 'agency', 'agency_figure', 'agency_user', 'invitation', 'orders', 'premium_plan', 'recipient'],
  ...['recommendation', 'reward', 'invoice', 'invoice_position', 'agency_statement', 'agency_statement_position'],
];

let w: World;
let hafen: TestAgency;
let nord: TestAgency;
let ruhend: TestAgency;
let tables: string[];
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
  nord = await anAgency(w, 'nord', { employees: ['M1'] });
  ruhend = await anAgency(w, 'ruhend');
  for (const [agency, employee] of [
    [hafen, 'M1'],
    [hafen, 'M2'],
    [hafen, null],
    [nord, 'M1'],
    [nord, null],
    [ruhend, null],
  ] as const) {
    await forAgency(w, agency, { employee });
    await invitedBy(w, agency, {
      by: agency.owner.email,
      email: `neu-${agency.agencyNumber}-${employee}@example.org`.toLowerCase(),
      employee,
    });
    await w.as().write(({ db }) =>
      sql`insert into premium_plan (agency_number, product_id, extra_cents, valid_from, created_at)
        select ${agency.agencyNumber}, min(id), 500, '2026-01-01', now() from product`.execute(db),
    );
  }
  for (const { agencyNumber } of [hafen, nord, ruhend]) await billed(agencyNumber);
  await w
    .as()
    .write(({ db }) =>
      sql`update agency set status = 'inactive' where agency_number = ${ruhend.agencyNumber}`.execute(db),
    );
  tables = (
    await sql<{ name: string }>`
      select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'agency_number' and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      order by 1`.execute(w.app.app.system.database.kysely)
  ).rows.map(({ name }) => name);
});
afterAll(() => w.app.close());

/** An invoice over nothing and a statement, each with a position. */
const billed = (number: string): Promise<unknown> =>
  w.as().write(async ({ db }) => {
    await sql`
      with i as (
        insert into invoice (number, kind, agency_id, agency_number, month, is_monthly, status, issued_on, net_cents, vat_cents, gross_cents,
          document, created_at, changed_at)
        select 'RE-2026-' || a.agency_number, 'invoice', a.id, a.agency_number, '2026-01', true, 'open', '2026-02-01', 0, 0, 0, '{}', now(), now()
        from agency a where a.agency_number = ${number} returning id, agency_number)
      insert into invoice_position (order_id, is_credit, invoice_id, agency_number, place, fee_cents)
      select (select min(o.id) from orders o where o.agency_number = i.agency_number), false, i.id, i.agency_number, 1, 500 from i`.execute(
      db,
    );
    await sql`
      with s as (
        insert into agency_statement (number, agency_id, agency_number, month, issued_on, sum_cents, document, created_at)
        select 'AB-2026-' || a.agency_number, a.id, a.agency_number, '2026-01', '2026-02-01', 0, '{}', now()
        from agency a where a.agency_number = ${number} returning id, agency_number)
      insert into agency_statement_position (reward_id, attempt, is_credit, statement_id, agency_number, place, reward_cents)
      select (select min(r.id) from reward r where r.agency_number = s.agency_number), 1, false, s.id, s.agency_number, 1, 500 from s`.execute(
      db,
    );
  });

type Scope = { number: string; employee: string | null } | undefined;
const inScope = <T>(
  agency: Scope,
  steps: (db: Db) => Promise<T>,
  mandant: 'spbdevk' | 'versicherung' = 'spbdevk',
  readOnly = true,
) =>
  w.app.app.system.database.transaction(
    { mandantId: w.mandants[mandant].id, role: 'app', readOnly, ...(agency && { agency }) },
    steps,
  );

interface Owner {
  agency: string | null;
  employee: string | null;
}
const owners = async (db: Db, table: string): Promise<Owner[]> => {
  const employee = ofAgencyAlone.includes(table) ? sql`null` : sql`nullif(employee_number, '')`;
  const { rows } =
    await sql<Owner>`select agency_number as agency, ${employee} as employee from ${sql.table(table)}`.execute(db);
  return rows;
};

test('every table that knows agencies is under their rule, and nothing but the list of agents is not', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select tablename as name, qual as rule from pg_policies where policyname = 'agency' order by 1`.execute(
    w.app.app.system.database.kysely,
  );
  expect(rows.map(({ name }) => name)).toEqual(tables.filter((table) => !ofEverybody.includes(table)));
  expect(tables.filter((table) => !ofEverybody.includes(table))).toEqual(filled.toSorted());
  // Who works there sees what stands under the own number, and what names the agency.
  const free = rows.filter(({ rule }) => !rule.includes('employee_number'));
  expect(free.map(({ name }) => name)).toEqual(ofAgencyAlone);
});

describe('whatever is asked for', () => {
  test('an agency gets all of its own and nothing else, of every table', async () => {
    for (const table of tables.filter((one) => !ofEverybody.includes(one))) {
      const all = await inScope(undefined, (db) => owners(db, table));
      const own = all.filter(({ agency }) => agency === hafen.agencyNumber);
      const seen = await inScope({ number: hafen.agencyNumber, employee: null }, (db) => owners(db, table));
      expect([table, seen.length, seen.every(({ agency }) => agency === hafen.agencyNumber)]).toEqual([
        table,
        own.length,
        true,
      ]);
      // There are others to be kept from it.
      if (filled.includes(table)) expect([table, own.length > 0, own.length < all.length]).toEqual([table, true, true]);
    }
  });

  test('an employee gets the own, and of the whole agency only what names it', async () => {
    for (const table of tables.filter((one) => !ofEverybody.includes(one))) {
      const all = await inScope(undefined, (db) => owners(db, table));
      const isOwn = ({ agency, employee }: Owner) =>
        agency === hafen.agencyNumber && (ofAgencyAlone.includes(table) || employee === 'M1');
      const seen = await inScope({ number: hafen.agencyNumber, employee: 'M1' }, (db) => owners(db, table));
      expect([table, seen.length, seen.every(isOwn)]).toEqual([table, all.filter(isOwn).length, true]);
      if (filled.includes(table)) expect([table, seen.length > 0]).toEqual([table, true]);
    }
  });

  test('nobody gets anything of another mandant, by the same number', async () => {
    for (const table of tables.filter((one) => !ofEverybody.includes(one)))
      expect([
        table,
        await inScope({ number: hafen.agencyNumber, employee: null }, (db) => owners(db, table), 'versicherung'),
      ]).toEqual([table, []]);
  });

  test.each([
    ['a condition that names another agency', (nr: string) => sql`select id from orders where agency_number = ${nr}`],
    [
      'one that is always true',
      () => sql`select o.id from orders o where o.agency_number <> ${hafen.agencyNumber} or false`,
    ],
    [
      'a join from what every agency may read',
      (nr: string) =>
        sql`select a.id from product p join recommendation r on r.product_id = p.id join account a on a.id = r.account_id where r.agency_number = ${nr}`,
    ],
    ['a sum', (nr: string) => sql`select 1 as id from reward where agency_number = ${nr} having count(*) > 0`],
    ['the roll-up', (nr: string) => sql`select 1 as id from agency_figure where agency_number = ${nr}`],
    [
      'a subselect',
      (nr: string) => sql`select 1 as id where exists (select from invitation where agency_number = ${nr})`,
    ],
  ])('not by %s', async (_how, statement) => {
    const rows = await inScope(
      { number: hafen.agencyNumber, employee: null },
      async (db) => (await statement(nord.agencyNumber).execute(db)).rows,
    );
    expect(rows).toEqual([]);
    // Without the rule it is there.
    const free = await inScope(undefined, async (db) => (await statement(nord.agencyNumber).execute(db)).rows);
    expect(free.length).toBeGreaterThan(0);
  });
});

type Write = 'insert' | 'update' | 'delete' | 'give';
const writes: readonly Write[] = ['insert', 'update', 'delete', 'give'];
/** What becomes of each: the rule of the rows refuses it, or finds no row to do it with. */
const refused: Readonly<Record<Write, string>> = {
  insert: 'row-level security policy "agency"',
  update: '0',
  delete: '0',
  give: 'row-level security policy "agency"',
};
/** What was sent is never changed, and the program itself has no right to delete it. */
const asSent = { ...refused, delete: 'no right', give: 'is never changed' };
const refusedOf = (table: string) => (/^(?:invoice|agency_statement)/.test(table) ? asSent : refused);

describe('whatever is written', () => {
  const roles = [
    ['an owner', () => ({ number: hafen.agencyNumber, employee: null })],
    ['an employee', () => ({ number: hafen.agencyNumber, employee: 'M1' })],
    ['an inactive owner', () => ({ number: ruhend.agencyNumber, employee: null })],
  ] as const;
  /** Of the rows that somebody is kept from. */
  interface Kept {
    agency: string;
    employee?: string;
  }
  const where = ({ agency, employee }: Kept) =>
    employee === undefined
      ? sql`agency_number = ${agency}`
      : sql`agency_number = ${agency} and employee_number = ${employee}`;

  /** One of those rows, and the columns that can be written. */
  async function rowOf(table: string, kept: Kept): Promise<{ columns: string[]; row: object }> {
    const { rows: columns } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
      w.app.app.system.database.kysely,
    );
    const { rows } = await inScope(undefined, (db) =>
      sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${where(kept)} limit 1`.execute(
        db,
      ),
    );
    if (!rows[0]) throw new Error(`nothing in ${table}`);
    return { columns: columns.map(({ name }) => name), row: rows[0].row };
  }

  async function statementOf(write: Write, table: string, kept: Kept, own: string) {
    const at = sql.table(table);
    if (write === 'update') return sql`update ${at} set agency_number = agency_number where ${where(kept)}`;
    if (write === 'delete') return sql`delete from ${at} where ${where(kept)}`;
    if (write === 'give')
      return kept.employee === undefined
        ? sql`update ${at} set agency_number = ${kept.agency} where agency_number = ${own}`
        : sql`update ${at} set employee_number = ${kept.employee} where agency_number = ${own}`;
    const { columns, row } = await rowOf(table, kept);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    return sql`
      insert into ${at} (${names}) overriding system value
      select ${names} from jsonb_populate_record(null::${at}, ${JSON.stringify(row)}::jsonb)`;
  }

  /** How many rows it changed, or why it did not; nothing of it stays. */
  async function tried(scope: Scope, write: Write, table: string, kept: Kept): Promise<string> {
    const statement = await statementOf(write, table, kept, scope?.number ?? '');
    const told: unknown = await inScope(
      scope,
      async (db) => {
        throw String((await statement.execute(db)).numAffectedRows);
      },
      'spbdevk',
      false,
    ).catch((thrown: unknown) => thrown);
    if (typeof told === 'string') return told;
    const { message } = told as Error;
    if (message.startsWith('permission denied')) return 'no right';
    return [refused.insert, asSent.give].find((one) => message.includes(one)) ?? message;
  }

  /** What becomes of every way to write into every table that knows agencies, and what should. */
  async function outcomes(scope: Scope, kept: Kept, among: readonly string[]) {
    const told: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const table of among)
      for (const write of writes) {
        told[`${write} ${table}`] = await tried(scope, write, table, kept);
        wanted[`${write} ${table}`] = refusedOf(table)[write];
      }
    return { told, wanted };
  }

  test.each(roles)(
    '%s changes nothing of another agency, makes nothing in its name and gives it nothing',
    async (_who, scope) => {
      const { told, wanted } = await outcomes(scope(), { agency: nord.agencyNumber }, filled);
      expect(told).toEqual(wanted);
    },
  );

  test('an employee changes nothing of a colleague, makes nothing in the name of one and gives away nothing', async () => {
    const ofEmployees = filled.filter((table) => !ofAgencyAlone.includes(table));
    const kept = { agency: hafen.agencyNumber, employee: 'M2' };
    const { told, wanted } = await outcomes({ number: hafen.agencyNumber, employee: 'M1' }, kept, ofEmployees);
    expect(told).toEqual(wanted);
  });

  test('without the rule there is something to change in each', async () => {
    for (const table of filled)
      expect([table, Number(await tried(undefined, 'update', table, { agency: nord.agencyNumber }))]).toEqual([
        table,
        expect.toSatisfy((count: number) => count > 0),
      ]);
  });
});
