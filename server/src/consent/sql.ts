import type { ConsentSource } from '@weitersagen/contract/consent/schemas';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

interface Evidence {
  number: string;
  at: Date;
  source: ConsentSource;
  functional: boolean;
  analytical: boolean;
  marketing: boolean;
  list: string;
  textId: number | null;
}

export const insertEvidence = (db: Db, { textId, ...row }: Evidence): Promise<unknown> =>
  db
    .insertInto('consent_evidence')
    .values({ ...row, text_id: textId })
    .execute();

/** The words are kept once. */
export async function findOrInsertText(
  db: Db,
  text: { hash: string; locale: string; words: string; since: Date },
): Promise<number> {
  const { hash } = text;
  const find = () => db.selectFrom('consent_text').select('id').where('hash', '=', hash).executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await db
    .insertInto('consent_text')
    .values(text)
    .onConflict((conflict) => conflict.columns(['mandant_id', 'hash']).doNothing())
    .execute();
  return ((await find()) as { id: number }).id;
}

/** At most `max`; gives how many went, and takes words along that nothing is about any more. */
export async function deleteOldConsents({ db }: Tx, years: number, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from consent_evidence where id = any(array(
      select e.id from consent_evidence e where e.at < kept_since(${years}::int) order by e.at limit ${max}))`.execute(
    db,
  );
  const gone = Number(numAffectedRows);
  if (gone > 0)
    await sql`
      delete from consent_text t where t.since < kept_since(${years}::int)
        and not exists (select from consent_evidence e where e.mandant_id = t.mandant_id and e.text_id = t.id)`.execute(
      db,
    );
  return gone;
}

/** Who has one to delete, for a question of `whoHas`, whose low bound is the years. */
export const oldConsentRow = sql`
  select true from consent_evidence e where e.mandant_id = m.id and e.at < kept_since(m.low)`;
