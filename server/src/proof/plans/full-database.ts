/**
 * Fills a throw-away database so that a plan shows what it costs: 100,000 rows in every table that grows with use, 30 in the
 * others, nine of ten of the first mandant. Values are made from the columns: what most rows are in real life most rows are here.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const bigRows = 100_000;
const smallRows = 30;
export const mandantId = 1;
/** Last of all moments: the day of the tests. */
const today = '2026-03-02';

/** Every table that is none of these is big. */
const small = new Set(
  [
    // What people set up by hand, and how it stands.
    'mandant mandant_host mandant_config legal_hold api_key language language_entry route terms_text category premium campaign ab_test',
    'cms_app cms_app_setting cms_client agent_list catalogue_version product_provider provider_state order_feed move_state',
    // One row a job, or a job and mandant; of the days of a job sixty.
    'job_round job_run job_state',
    // Colleagues, what stands between two of them, and what ends within the day.
    'operator operator_recovery_code operator_tie operator_session operator_token visitor_salt',
    // Companies that sell for the mandant: ten thousand at most, and what is set up for them.
    'agency agency_merge agency_sso invoice_seller',
    // Some a day at most: ten thousand in ten years. Of parts of a file those of the last thirty days.
    'order_import order_import_part payout_run provider_load',
    // One row a process of counting, a key or a form.
    'click_progress click_epoch migration migration_lock key_proof sealed_form single_hand',
  ].flatMap((line) => line.split(' ')),
);

/** The value that nine of ten rows have, of columns whose check lists the values. */
const usual: Readonly<Record<string, string>> = {
  'account.status': 'active',
  'recommendation.status': 'paid',
  'recipient.status': 'confirmed',
  'orders.status': 'released',
  'reward.status': 'paidOut',
  'reward.premium_kind': 'money',
  'mail.state': 'sent',
  'returned_address.state': 'suppressed',
  'invoice.kind': 'invoice',
  'invoice.status': 'paid',
  'order_import.status': 'done',
  'approval.status': 'agreed',
  'claim.status': 'assigned',
  'security_event.outcome': 'done',
  'operator_security_event.outcome': 'done',
};
/** Kinds that no check lists. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'draft.object': ['product', 'cms-item', 'premium', 'category', 'campaign'],
  'draft_schedule.object': ['product', 'cms-item', 'premium', 'category', 'campaign'],
  'draft_version.object': ['product', 'cms-item', 'premium', 'category', 'campaign'],
  'event.object': ['recommendation', 'order', 'reward', 'recipient', 'account'],
  'event.event': ['E1', 'A1', 'P1', 'R1', 'K1'],
  'event.actor_kind': ['job', 'anyone', 'recommender', 'apiKey', 'operator'],
  'mail.object': ['recommendation', 'recipient', 'reward', 'account'],
  'mail.template': ['M02', 'M05', 'M11', 'M20'],
  'one_time_token.object': ['account', 'recipient', 'reward'],
  'one_time_token.purpose': ['confirm', 'password'],
  'permission_evidence.kind': ['terms', 'advertising'],
  'posting.subject_kind': ['reward'],
  'posting.kind': ['provision'],
  'posting.debit': ['PraemienAufwand'],
  'posting.credit': ['Bank'],
  'payout_item.subject_kind': ['reward'],
  'product.source': ['festnetz', 'mobilfunk'],
  'product.provider': ['standard', 'anbieter-b'],
  'provider_row.provider': ['anbieter-b'],
  // Whose desk somebody tried to enter.
  'operator_security_event.what': ['spbdevk', 'versicherung'],
  'replay_key.endpoint': ['POST /empfehlen/create'],
};
/** Rows that are cleaned up soon after their time: nearly all of those that are there are younger than any test. */
const shortLived = new Set(['replay_key', 'limit_counter', 'session', 'one_time_token', 'used_token', 'wrong_try']);
/** Of a thousand agencies, in most rows, and of ten who work in each. */
const ofAgencies: Readonly<Record<string, string>> = {
  agency_number: '(100000 + g % 1000)::text',
  employee_number: `'M' || (g / 1000) % 10`,
};
/** Filled in most rows, although an index for the others leaves them out. */
const mostlyFilled = new Set(['orders.recipient_id', 'reward.account_id', 'reward.order_id', 'reward.recipient_id']);
/** True in most rows, where most marks are not set. */
const mostlyTrue = new Set(['product.active']);

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  /** Definition of the check that stands on this column alone. */
  check: string | null;
  /** An index leaves out the rows where it is null. */
  isRare: boolean;
}

export async function fillDatabase(db: Db): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const table of await listTables(db)) {
    const rows = small.has(table) ? smallRows : bigRows;
    await fill(db, table, rows);
    for (const name of [table, ...(await listPartitions(db, table))]) sizes.set(name, rows);
  }
  await sql`analyze`.execute(db);
  // A year to come, and the net: nothing is read where nothing lies.
  for (const name of await listEmptyPartitions(db)) sizes.set(name, 0);
  return sizes;
}

const listEmptyPartitions = async (db: Db): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_class where relispartition and relkind = 'r' and reltuples = 0`.execute(db)
  ).rows.map(({ name }) => name);

const listTables = async (db: Db): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
        and relname not in ('migration', 'migration_lock') order by 1`.execute(db)
  ).rows.map(({ name }) => name);

const listPartitions = async (db: Db, table: string): Promise<string[]> =>
  (
    await sql<{
      name: string;
    }>`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass`.execute(db)
  ).rows.map(({ name }) => name);

async function fill(db: Db, table: string, rows: number): Promise<void> {
  const columns = (await listColumns(db, table)).filter(({ isGenerated }) => !isGenerated);
  await letGo(db, table);
  const indexes = await dropIndexes(db, table);
  const values = sql.join(columns.map((column) => madeValue(table, column)));
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))}) overriding system value
    select ${values} from generate_series(1, ${sql.lit(rows)}) g on conflict do nothing`.execute(db);
  for (const index of indexes) await sql.raw(index).execute(db);
}

/** They are made faster for all rows than kept for each; gives how. */
async function dropIndexes(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i where indrelid = ${table}::regclass
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  // Of a table of partitions it is said of itself alone; made, it is that of all of them.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

/** Rules, triggers and references cost time and say nothing of plans. */
async function letGo(db: Db, table: string): Promise<void> {
  const name = sql.table(table);
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('f', 'c')`.execute(
    db,
  );
  for (const one of rows) await sql`alter table ${name} drop constraint ${sql.ref(one.name)}`.execute(db);
  await sql`alter table ${name} disable trigger user`.execute(db);
  await sql`alter table ${name} no force row level security`.execute(db);
  // What is cleaned up in the middle of it is planned otherwise.
  const parts = await listPartitions(db, table);
  for (const part of parts.length > 0 ? parts : [table])
    await sql`alter table ${sql.table(part)} set (autovacuum_enabled = false)`.execute(db);
}

const listColumns = async (db: Db, table: string): Promise<Column[]> =>
  (
    await sql<Column>`
      select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable", a.attgenerated <> '' as "isGenerated",
        (select pg_get_constraintdef(c.oid) from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) like '%ARRAY[%' limit 1) as check,
        exists (select from pg_index i where i.indrelid = a.attrelid and pg_get_expr(i.indpred, i.indrelid) like '%' || a.attname || ' IS NOT NULL%') as "isRare"
      from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
      db,
    )
  ).rows;

const raw = (text: string): RawBuilder<unknown> => sql.raw(text);

function madeValue(table: string, column: Column): RawBuilder<unknown> {
  const { name, isNullable, isRare } = column;
  const filled = filledValue(table, column);
  if (!isNullable || name === 'mandant_id') return filled;
  const [part, of] = isRare && !mostlyFilled.has(`${table}.${name}`) && !(name in ofAgencies) ? [1, 100] : [9, 10];
  return sql`case when g % ${raw(String(of))} < ${raw(String(part))} then ${filled} end`;
}

function filledValue(table: string, { name, type, check }: Column): RawBuilder<unknown> {
  const place = `${table}.${name}`;
  const ofAgency = ofAgencies[name];
  // An agency itself has a number of its own.
  if (ofAgency !== undefined && table !== 'agency') return raw(ofAgency);
  if (name === 'mandant_id' && small.has(table) && !['order_import', 'order_import_part', 'payout_run'].includes(table))
    return raw('g');
  if (name === 'mandant_id') return raw(`case when g % 10 = 3 then 2 else ${mandantId} end`);
  const listed = kinds[place] ?? (check && listedIn(check));
  if (listed) return oneOf(listed, usual[place], type);
  if (/^(?:timestamp.*zone|date)$/.test(type))
    return shortLived.has(table)
      ? raw(`(timestamptz '2027-01-01' + g * interval '1 second')::${type}`)
      : momentOf(name, type);
  if (mostlyTrue.has(place)) return raw('g % 100 <> 0');
  if (name === 'id' && type === 'integer') return raw('g');
  // A file has thousands of lines.
  if (name === 'import_id') return raw('1 + g % 30');
  if (name === 'line') return raw('g');
  // Each has a premium; a thousand of them are recommended, and they stand anywhere in the catalogue.
  if (place === 'premium_product.product_id') return raw('g');
  if (name === 'product_id' && !small.has(table)) return raw('1 + 100 * (g % 1000)');
  if (name === 'email') return raw(`'person' || g || '@example.org'`);
  if (name === 'language' || name === 'locale') return raw(`'de'`);
  return raw(values[type] ?? `${typed(name, type)}`);
}

const typed = (name: string, type: string): string =>
  /^(?:text|character varying)$/.test(type) ? `'${name}-' || g` : `'{}'::${type}`;

const values: Readonly<Record<string, string>> = {
  bigint: 'g',
  integer: '1 + g % 30',
  smallint: '1 + g % 5',
  numeric: 'g',
  'double precision': '0.5',
  boolean: 'g % 100 = 0',
  bytea: `'\\x00'::bytea`,
  uuid: 'gen_random_uuid()',
};

const listedIn = (check: string): string[] =>
  [...(/ARRAY\[(.*?)\]/.exec(check)?.[1] ?? '').matchAll(/'([^']*)'|\b(\d+)\b/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );

function oneOf(listed: readonly string[], most: string | undefined, type: string): RawBuilder<unknown> {
  const all = raw(`(array[${listed.map((one) => `'${one}'`).join(', ')}])`);
  const other = sql`${all}[1 + (g / 10) % ${raw(String(listed.length))}]`;
  const value = most === undefined ? other : sql`case when g % 10 = 0 then ${other} else ${sql.lit(most)} end`;
  return type.endsWith('[]') ? sql`array[${value}]::${raw(type)}` : sql`(${value})::${raw(type)}`;
}

/** What ends lies around today, what happened before it. */
function momentOf(name: string, type: string): RawBuilder<unknown> {
  const shift = /until|ends|due|releasable|delete_on|payable/.test(name) ? `interval '180 days'` : `interval '0'`;
  return raw(`(timestamptz '${today}' + ${shift} - g * interval '13 minutes')::${type}`);
}
