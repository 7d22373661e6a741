/**
 * Mandants with a million people between them: each recommends once, somebody comes, orders and earns, and a mail and an event
 * tell of it. Made by the database itself, within two minutes.
 */
import { shortCodeAlphabet } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/db.ts';
import type { Environment } from '../environment.ts';
import { addNumberFunction } from '../numbers.ts';
import { mandantId } from '../people.ts';
import { bulk, type Write } from './bulk.ts';

export interface Share {
  slug: string;
  count: number;
}

/** As they are in real life: one has the most, and there are small ones. */
export const million: readonly Share[] = [
  { slug: 'spbdevk', count: 950_000 },
  { slug: 'versicherung', count: 45_000 },
  { slug: 'intranet', count: 4_000 },
  { slug: 'rahmen', count: 1_000 },
];

/** What a run takes: runs are made every week or so. */
export const collectedOneOf = 500;

const base = shortCodeAlphabet.length;
const firstNames =
  'Anna Ben Clara Dirk Eva Fritz Gerda Hans Ines Jan Karla Lars Mona Nils Olga Paul Rosa Sven Tina Udo';
const lastNames =
  'Muster Beispiel Albrecht Bauer Claasen Dorn Ehlers Frank Gruber Hornig Ivers Jansen Kornfeld Lorenz Maurer Nowak Ohm Petersen Quast Richter Schuster Thorn Uhl Vogt Wagner Xander Yilmaz Zorn Adler Busch';

/** One of some words, which says nothing of any other column of the row: people of a name are not those of a day. */
const word = (words: string, seed: number): string => {
  const all = words.split(' ');
  return `(array['${all.join("','")}'])[1 + ((hashint8extended(g, ${seed}) & 2147483647) % ${all.length})::int]`;
};
/** Most have the first, each of the others one of ten. */
export const oneOf = (usual: string, ...others: string[]): string =>
  `(array['${[...others, ...Array(10 - others.length).fill(usual)].join("','")}'])[1 + g % 10]`;
const numberOf = (kind: number): string => `bench_number('${kind}', id)`;
const codeLength = 7;
/** The code of a recommendation's link: its id, written with the signs of such codes. */
export const codeOf = (id: number): string =>
  Array.from(
    { length: codeLength },
    (_, place) => shortCodeAlphabet[Math.floor(id / base ** (codeLength - 1 - place)) % base],
  ).join('');
const codeInDatabase = Array.from(
  { length: codeLength },
  (_, place) => `substr('${shortCodeAlphabet}', 1 + (id / ${base ** (codeLength - 1 - place)} % ${base})::int, 1)`,
).join(' || ');
/** Half a minute apart, the last one now. */
export const at = 'now() - make_interval(secs => (count - g) * 30)';
const moments = { created_at: at, changed_at: at };
export const person = (first: number, last: number, mailbox: string) => ({
  first_name: word(firstNames, first),
  last_name: word(lastNames, last),
  email: `'${mailbox}' || g || '@example.org'`,
  language: `'de'`,
});

/** Table → where each of its columns comes from: row `g` of the `count` of a mandant, whose `id` no other has. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const usual: Tables = {
  account: {
    id: 'id',
    hash: `md5('a' || id)`,
    status: oneOf('active', 'created', 'created', 'locked', 'deleted', 'created'),
    ...person(1, 7, 'person'),
    ...moments,
  },
  recommendation: {
    id: 'id',
    root_id: 'id',
    number: numberOf(1),
    hash: `left(md5('n' || id), 16)`,
    short_code: codeInDatabase,
    account_id: 'id',
    product_id: 'product',
    premium_id: 'premium',
    premium_cents: '7000',
    recommender_share: '50',
    link_type: `'shortLink'`,
    status: oneOf('open', 'released', 'ok', 'paid', 'expired', 'cancelled'),
    valid_until: `date '2099-01-01'`,
    origin: `'portal'`,
    ...moments,
  },
  recipient: {
    id: 'id',
    number: numberOf(2),
    hash: `md5('c' || id)`,
    recommendation_id: 'id',
    status: oneOf('confirmed', 'unconfirmed'),
    confirmed_at: at,
    ...person(3, 11, 'guest'),
    ...moments,
  },
  orders: {
    id: 'id',
    number: numberOf(3),
    external_number: `'EXT-' || lpad(to_hex(g), 6, '0') || '-' || g % 97`,
    source: `'bench'`,
    recommendation_id: 'id',
    recipient_id: 'id',
    product_id: 'product',
    ordered_on: `date '2024-01-01' + g % 700`,
    status: oneOf('released', 'billed', 'confirmed', 'received', 'cancelled'),
    confirmed_at: at,
    releasable_on: `date '2024-02-01'`,
    ...moments,
  },
  reward: {
    id: 'id',
    number: numberOf(4),
    recommendation_id: 'id',
    order_id: 'id',
    role: `'recommender'`,
    account_id: 'id',
    product_id: 'product',
    status: `case when g % ${collectedOneOf} = 0 then 'collected' else ${oneOf('paidOut', 'open', 'ready', 'expired')} end`,
    amount_cents: '7000',
    premium_kind: `'money'`,
    ready_at: at,
    collected_at: at,
    paid_at: at,
    ...moments,
  },
  // Of each pickup with an account that nobody had seen before: over, and never lifted.
  reward_hold: { reward_id: 'id', attempt: '1', kind: `'newIban'`, since: at, until: at },
  account_total: { account_id: 'id', paid: '1', received_cents: '7000', received_count: '1' },
  event: {
    object: `'recommendation'`,
    object_id: 'id',
    event: `'E1'`,
    to_status: `'open'`,
    actor_kind: oneOf('anyone', 'operator', 'job'),
    actor_id: `'1'`,
    at,
  },
  mail: {
    template: oneOf('M02', 'M05', 'M11', 'M20'),
    language: `'de'`,
    object: `'recommendation'`,
    object_id: 'id',
    address_hash: `md5('person' || g)`,
    message_id: `id || '@bench.example'`,
    state: `'sent'`,
    created_at: at,
    sent_at: at,
  },
};

/** `more` are further tables, and columns of the usual ones that cost room and no time. */
interface Manner {
  more?: Tables;
  write?: Write;
}

export async function fillMandants(
  environment: Environment,
  shares: readonly Share[],
  { more = {}, write = bulk }: Manner = {},
): Promise<void> {
  const tables: Tables = {
    ...usual,
    ...Object.fromEntries(Object.entries(more).map(([table, columns]) => [table, { ...usual[table], ...columns }])),
  };
  await addNumberFunction(environment);
  const mandants = await Promise.all(shares.map((share) => whose(environment, share)));
  const rows = sql.raw(`
    from (select *, first + g as id from (values ${mandants.join(', ')}) m (mandant, product, premium, first, count)
      cross join lateral generate_series(1, count) g) made`);
  await environment.database.kysely.connection().execute(async (db) => {
    await sql`set synchronous_commit = off`.execute(db);
    await sql`set maintenance_work_mem = '512MB'`.execute(db);
    for (const [table, columns] of Object.entries(tables)) {
      const [names, values] = [Object.keys(columns).join(', '), Object.values(columns).join(', ')].map((one) =>
        sql.raw(one),
      );
      await write(db, table, sql`(mandant_id, ${names}) overriding system value select mandant, ${values} ${rows}`);
    }
    const codes = sql.raw(`(code, mandant_id, number) select ${codeInDatabase}, mandant, ${numberOf(1)}`);
    await write(db, 'link_code', sql`${codes} ${rows}`);
    await sql`vacuum analyze`.execute(db);
    await sql`reset all`.execute(db);
  });
}

/** Above whatever is there, apart from other mandants, and with ten digits. */
export const firstId = (mandant: number): number => 1_000_000_000 + mandant * 10_000_000;

async function whose(environment: Environment, { slug, count }: Share): Promise<string> {
  const id = await mandantId(environment, slug);
  const lowest = (db: Db, table: 'product' | 'premium') =>
    db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const scope = { mandantId: id, role: 'app', readOnly: true } as const;
  const [product, premium] = await environment.database.transaction(scope, async (db) => [
    (await lowest(db, 'product')).id,
    (await lowest(db, 'premium')).id,
  ]);
  return `(${id}, ${product}, ${premium}, ${firstId(id)}, ${count})`;
}
