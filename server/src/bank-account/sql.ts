import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Whose it is. Who owns one more kind of bank account adds it here and to the check of the table. */
export interface BankAccountOwner {
  kind: 'account' | 'recipient' | 'agency';
  id: number;
}

interface BankAccountRow {
  holderSealed: string;
  ibanSealed: string;
  ibanHash: string;
  ibanTailHash: string;
  givenAt: Date;
  /** Its owner had given another one before. */
  replaces: boolean;
}

interface StoredRow extends Omit<BankAccountRow, 'ibanTailHash'> {
  /** "Das war ich nicht" of M36: nothing is collected with it until somebody has decided. */
  stoppedAt: Date | null;
}

export const findBankAccount = (db: Db, { kind, id }: BankAccountOwner): Promise<StoredRow | undefined> =>
  db
    .selectFrom('bank_account')
    .select([
      'holder_sealed as holderSealed',
      'iban_sealed as ibanSealed',
      'iban_hash as ibanHash',
      'given_at as givenAt',
      'replaces',
      'stopped_at as stoppedAt',
    ])
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .executeTakeFirst();

const columnsOf = ({ holderSealed, ibanSealed, ibanHash, ibanTailHash, givenAt, replaces }: BankAccountRow) => ({
  holder_sealed: holderSealed,
  iban_sealed: ibanSealed,
  iban_hash: ibanHash,
  iban_tail_hash: ibanTailHash,
  given_at: givenAt,
  replaces,
});

const newBankAccount = (db: Db, { kind, id }: BankAccountOwner, row: BankAccountRow) =>
  db.insertInto('bank_account').values({ owner_kind: kind, owner_id: id, ...columnsOf(row) });

/** In the place of whatever was there. */
export const putBankAccount = (db: Db, owner: BankAccountOwner, row: BankAccountRow) =>
  newBankAccount(db, owner, row)
    .onConflict((conflict) => conflict.columns(['mandant_id', 'owner_kind', 'owner_id']).doUpdateSet(columnsOf(row)))
    .execute();

/** Only where none is stored. */
export const insertBankAccount = (db: Db, owner: BankAccountOwner, row: BankAccountRow) =>
  newBankAccount(db, owner, row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Which of an owner's accounts: the one given at a moment, or that of an IBAN under any of its hashes; neither where it is stopped. */
interface OnlyWhere {
  givenAt?: Date;
  ibanHashes?: readonly string[];
}

export const deleteBankAccount = (db: Db, { kind, id }: BankAccountOwner, { givenAt, ibanHashes }: OnlyWhere = {}) =>
  db
    .deleteFrom('bank_account')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .$if(givenAt !== undefined, (query) => query.where('given_at', '=', givenAt as Date))
    .$if(ibanHashes !== undefined, (query) => query.where('iban_hash', 'in', ibanHashes as string[]))
    .$if(givenAt !== undefined || ibanHashes !== undefined, (query) => query.where('stopped_at', 'is', null))
    .execute();

export const markStopped = async (db: Db, { kind, id }: BankAccountOwner, stoppedAt: Date | null): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('bank_account')
    .set({ stopped_at: stoppedAt })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('stopped_at', stoppedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether the log knows that an account of theirs was stored, replaced or deleted, by these codes. */
export const hasChangedBefore = async (
  db: Db,
  { kind, id }: BankAccountOwner,
  codes: readonly string[],
): Promise<boolean> =>
  (await db
    .selectFrom('event')
    .select('id')
    .where('object', '=', kind)
    .where('object_id', '=', id)
    .where('event', 'in', [...codes])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The last of these that the log knows of an owner. */
export const findLastChange = async (
  db: Db,
  { kind, id }: BankAccountOwner,
  codes: readonly string[],
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('event')
      .select('event')
      .where('object', '=', kind)
      .where('object_id', '=', id)
      .where('event', 'in', [...codes])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.event;

type Tailless = BankAccountOwner & Pick<BankAccountRow, 'holderSealed' | 'ibanSealed'>;

/** Stored before the end of an IBAN was kept as a hash of its own. */
export async function listTailless(db: Db, max: number): Promise<Tailless[]> {
  const { rows } = await sql<Tailless>`
    select owner_kind as kind, owner_id as id, holder_sealed as "holderSealed", iban_sealed as "ibanSealed"
    from bank_account where iban_tail_hash is null order by owner_kind, owner_id limit ${max}`.execute(db);
  return rows;
}

export const taillessRow = sql`select true from bank_account b where b.mandant_id = m.id and b.iban_tail_hash is null`;

export const markTail = (db: Db, { kind, id }: BankAccountOwner, hash: string) =>
  db
    .updateTable('bank_account')
    .set({ iban_tail_hash: hash })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('iban_tail_hash', 'is', null)
    .execute();
