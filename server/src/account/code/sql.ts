import type { AccountStatus } from '@weitersagen/contract/account/status';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

export interface OfflineCode {
  code: string;
  accountId: number;
  /** How the recommender signed it; null once the person has gone. */
  shownFirstName: string | null;
  shownInitial: string | null;
  accountStatus: AccountStatus;
  /** Where the recommender belongs (E-14). */
  agencyNumber: string | null;
  employeeNumber: string | null;
}

/** False when the code is taken. */
export async function insertCode(
  tx: Tx,
  row: Omit<OfflineCode, 'accountStatus' | 'agencyNumber' | 'employeeNumber'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into recommendation_code (code, account_id, shown_first_name, shown_initial, created_at)
    values (${row.code}, ${row.accountId}, ${row.shownFirstName}, ${row.shownInitial}, ${tx.now})
    on conflict do nothing returning code`.execute(tx.db);
  return rows.length > 0;
}

const columns =
  sql.raw(`code, account_id as "accountId", shown_first_name as "shownFirstName", shown_initial as "shownInitial",
  (select status from account where id = account_id) as "accountStatus",
  (select agency_number from account where id = account_id) as "agencyNumber",
  (select employee_number from account where id = account_id) as "employeeNumber"`);

export async function findCode({ db }: Tx, code: string): Promise<OfflineCode | undefined> {
  const { rows } = await sql<OfflineCode>`select ${columns} from recommendation_code where code = ${code}`.execute(db);
  return rows[0];
}

/** Whoever comes by the code comes one after the other. */
export async function lockCode({ db }: Tx, code: string): Promise<OfflineCode | undefined> {
  const { rows } =
    await sql<OfflineCode>`select ${columns} from recommendation_code where code = ${code} for update`.execute(db);
  return rows[0];
}

/** The newest first. */
export const listCodes = (db: Db, accountId: number, max: number) =>
  db
    .selectFrom('recommendation_code')
    .select(['code', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(max)
    .execute();

/** What the person called the own self goes; the code stays, to say that it is over. */
export const clearSignatures = (db: Db, accountId: number) =>
  db
    .updateTable('recommendation_code')
    .set({ shown_first_name: null, shown_initial: null })
    .where('account_id', '=', accountId)
    .execute();
