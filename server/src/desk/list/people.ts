/**
 * Whose: what a list of anything finds by the people it is about. Somebody is found by any part of the name (of a recipient's
 * company, too), by the whole e-mail, by hash or number, and by the last four digits of an IBAN. The people are found first,
 * by their own indexes, and the list by them; where more have a name than anybody looks up, the list is read in its order.
 */
import { type RawBuilder, sql } from 'kysely';
import { hashesOfTail } from '#bank-account/bank-account.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { findsPart } from '#platform/database/part.ts';
import { isFrequent, type Named } from './part.ts';

/** What somebody looks for, and the hashes of the IBANs that it may be the end of. */
export interface Sought {
  text: string;
  tails: readonly string[];
  /** Where they are known already. */
  people?: People | undefined;
}

/** What a list is asked, for its statements. */
export const withTails = <Q extends { filter: { text: string | null } }>(
  ctx: Pick<Ctx, 'system' | 'mandant'>,
  query: Q,
): Q & { tails: readonly string[] } => ({ ...query, tails: hashesOfTail(ctx, query.filter.text ?? '') });

/** Of accounts and of recipients; null where a name is that of more than are looked up. */
export interface People {
  accountIds: readonly number[] | null;
  recipientIds: readonly number[] | null;
}

type NameOf = (alias: RawBuilder<unknown>) => RawBuilder<unknown>;

/** As the indexes are written. */
export const accountName: NameOf = (alias) =>
  sql`(coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, ''))`;
const recipientName: NameOf = (alias) =>
  sql`(coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, '') || ' ' || coalesce(${alias}.company, ''))`;

/** So many people are looked up; of a name that more have, the rows of a list are soon found by reading it. */
const peopleMax = 3000;

/** A number, a hash, an e-mail. */
const isNoName = (text: string): boolean => /^\d{5,}$|^[0-9a-f]{32}$|@/i.test(text);

export async function findPeople(db: Db, mandantId: number, sought: Sought): Promise<People> {
  const { text, people } = sought;
  if (people) return people;
  const accounts = await findNamed(db, mandantId, { table: sql`account`, nameOf: accountName, text });
  const recipients = await findNamed(db, mandantId, { table: sql`recipient`, nameOf: recipientName, text });
  return {
    accountIds: accounts && [...(await findKnown(db, knownAccounts(mandantId, sought))), ...accounts],
    recipientIds: recipients && [...(await findKnown(db, knownRecipients(mandantId, sought))), ...recipients],
  };
}

/** Whose IBAN ends so, as the statement of a table that knows it says it. */
export const endsSo = (mandantId: number, tails: readonly string[]): RawBuilder<unknown> =>
  sql`mandant_id = ${mandantId} and iban_tail_hash = any(${[...tails]}::text[])`;

/** Selects of the ids of accounts, by what only they have. */
export const knownAccounts = (mandantId: number, { text, tails }: Sought): RawBuilder<unknown>[] => [
  sql`select id from account where mandant_id = ${mandantId} and email = ${text.toLowerCase()}`,
  sql`select id from account where mandant_id = ${mandantId} and hash = ${text}`,
  ...(tails.length === 0
    ? []
    : [
        sql`select owner_id from bank_account where ${endsSo(mandantId, tails)} and owner_kind = 'account'`,
        sql`select account_id from reward where ${endsSo(mandantId, tails)} and account_id is not null`,
      ]),
];

/** The same of recipients. */
const knownRecipients = (mandantId: number, { text, tails }: Sought): RawBuilder<unknown>[] => [
  sql`select id from recipient where mandant_id = ${mandantId} and email = ${text.toLowerCase()}`,
  sql`select id from recipient where mandant_id = ${mandantId} and number = ${text}`,
  ...(tails.length === 0
    ? []
    : [
        sql`select owner_id from bank_account where ${endsSo(mandantId, tails)} and owner_kind = 'recipient'`,
        sql`select recipient_id from reward where ${endsSo(mandantId, tails)} and recipient_id is not null`,
      ]),
];

/** By what only they have. */
async function findKnown(db: Db, selects: readonly RawBuilder<unknown>[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join([...selects], sql` union `)}) known limit ${peopleMax}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findNamed(
  db: Db,
  mandantId: number,
  { table, nameOf, text }: { table: RawBuilder<unknown>; nameOf: NameOf; text: string },
): Promise<number[] | null> {
  if (isNoName(text)) return [];
  const alias = sql`p`;
  const has = findsPart(nameOf(alias), text);
  if (await isFrequent(db, { table, alias, mandantId }, has)) return null;
  const { rows } = await sql<{ id: number }>`
    select p.id from ${table} p where p.mandant_id = ${mandantId} and ${has} limit ${peopleMax + 1}`.execute(db);
  return rows.length > peopleMax ? null : rows.map(({ id }) => id);
}

/** How a list hangs on people. */
export interface Whose {
  /** Selects of the ids of its rows: of these accounts, of these recipients. */
  ofAccounts?: (ids: RawBuilder<unknown>) => RawBuilder<unknown>[];
  ofRecipients?: (ids: RawBuilder<unknown>) => RawBuilder<unknown>[];
  /** The account of one row: `select true from account p where …`, without what is asked of `p`; and the recipient. */
  account?: RawBuilder<unknown>;
  recipient?: RawBuilder<unknown>;
}

/** What a search finds by people: for `search`. */
export async function searchPeople(
  db: Db,
  mandantId: number,
  sought: Sought,
  whose: Whose,
): Promise<{ others: RawBuilder<unknown>[]; named: Named | null }> {
  const { accountIds, recipientIds } = await findPeople(db, mandantId, sought);
  const { ofAccounts = none, ofRecipients = none, account, recipient } = whose;
  const given = (ids: readonly number[] | null): RawBuilder<unknown> => sql`${[...(ids ?? [])]}::bigint[]`;
  const all = (table: string, nameOf: NameOf): RawBuilder<unknown> =>
    sql`array(select p.id from ${sql.table(table)} p where p.mandant_id = ${mandantId} and ${findsPart(nameOf(sql`p`), sought.text)})`;
  const isNamed = (select: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> =>
    // Each row looks its people up by their keys: by `exists` the planner would rather read all people first.
    sql`coalesce((${select} and ${findsPart(name, sought.text)} limit 1), false)`;
  const isOf = [
    accountIds === null && account && isNamed(account, accountName(sql`p`)),
    recipientIds === null && recipient && isNamed(recipient, recipientName(sql`p`)),
  ].filter((one) => one !== false && one !== undefined);
  const [manyAccounts, manyRecipients] = [
    accountIds === null ? ofAccounts(all('account', accountName)) : [],
    recipientIds === null ? ofRecipients(all('recipient', recipientName)) : [],
  ];
  return {
    others: [
      ...(accountIds?.length ? ofAccounts(given(accountIds)) : []),
      ...(recipientIds?.length ? ofRecipients(given(recipientIds)) : []),
    ],
    named:
      isOf.length === 0
        ? null
        : {
            isOf: sql`(${sql.join(isOf, sql` or `)})`,
            rows: [...manyAccounts, ...manyRecipients],
          },
  };
}

const none = (): RawBuilder<unknown>[] => [];
