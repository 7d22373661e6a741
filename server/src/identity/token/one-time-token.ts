/**
 * One-time tokens (rules 2.1): the secret goes into a link, its keyed hash into the table. "Sent again" makes a fresh
 * one beside the old; using one ends all of the same purpose for that object.
 */
import { beginOfDay, plusDays } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { sql } from 'kysely';
import { plusHours, today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { newSecret } from '#platform/vault.ts';
import type { Support } from '../user-kind.ts';

export const lifeHours = {
  Registrierung: 168,
  Ablehnung: 168,
  PasswortReset: 24,
  AdminLogin: 0.25,
  Stopp: 336,
  Kontostopp: 8760,
  NewsletterOptin: 336,
  AgenturBestaetigung: 168,
  /** Sets the first password of an owner whose address is confirmed. */
  AgenturPasswort: 168,
  MitarbeiterEinladung: 336,
  AgenturPasswortReset: 24,
  /** Good as often as it is needed. */
  Kundennummer: 720,
  /** Good as often as it is needed. */
  Kontaktkopie: 168,
} as const;
/** An invitation of an agency lives as many days as the mandant says (EinladungGueltigkeitTage), to the end of the last. */
export type Purpose = keyof typeof lifeHours | 'Einladung';

const endOf = ({ now, mandant: { config } }: Tx, purpose: Purpose): Date =>
  purpose === 'Einladung'
    ? beginOfDay(plusDays(today(now), config.invitationValidityDays + 1))
    : plusHours(now, lifeHours[purpose]);

export interface Subject {
  object: 'account' | 'recommendation' | 'recipient' | 'reward' | 'contact' | 'agencyUser' | 'invitation';
  id: number;
}

/** Makes a token and gives its secret, which is stored nowhere but in the sealed parameters of its mail. */
export async function issueToken(tx: Tx, purpose: Purpose, subject: Subject, support?: Support): Promise<string> {
  const [secret] = await issueTokens(tx, [purpose], subject, support);
  return secret as string;
}

/** The same for several purposes, in one statement. */
export async function issueTokens(
  tx: Tx,
  purposes: readonly Purpose[],
  { object, id }: Subject,
  support?: Support,
): Promise<string[]> {
  const issued = purposes.map((purpose) => ({ purpose, secret: newSecret() }));
  await tx.db
    .insertInto('one_time_token')
    .values(
      issued.map(({ purpose, secret }) => ({
        hash: tx.system.vault.hash(secret, 'one-time-token'),
        purpose,
        object,
        object_id: id,
        created_at: tx.now,
        ends_at: endOf(tx, purpose),
        support_operator_id: support?.operatorId ?? null,
        support_operator_session: support?.operatorSession ?? null,
        support_may_write: support?.mayWrite ?? false,
      })),
    )
    .execute();
  return issued.map(({ secret }) => secret);
}

export interface LivingToken extends Subject {
  purpose: Purpose;
  endsAt: Date;
  support: Support | undefined;
}

/** What a living token of one of the purposes stands for, without using it. */
export async function findToken(
  tx: Tx,
  secret: string,
  purposes: readonly Purpose[],
): Promise<LivingToken | undefined> {
  const row = await tx.db
    .selectFrom('one_time_token')
    .select([
      'object',
      'object_id as id',
      'purpose',
      'ends_at as endsAt',
      'support_operator_id as operatorId',
      'support_operator_session as operatorSession',
      'support_may_write as mayWrite',
    ])
    .where('hash', 'in', tx.system.vault.hashes(secret, 'one-time-token'))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('ends_at', '>', tx.now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, endsAt, operatorId, operatorSession, mayWrite } = row;
  return {
    object: row.object as Subject['object'],
    id,
    purpose: row.purpose as Purpose,
    endsAt,
    support: operatorId === null || operatorSession === null ? undefined : { operatorId, operatorSession, mayWrite },
  };
}

/** What a token stood for that was used before its time was over: whoever sends a form twice is told the same again. */
export const findSpentToken = async (
  tx: Tx,
  secret: string,
  purpose: Purpose,
): Promise<Pick<LivingToken, 'object' | 'id'> | undefined> => {
  const row = await tx.db
    .selectFrom('one_time_token')
    .select(['object', 'object_id as id'])
    .where('hash', 'in', tx.system.vault.hashes(secret, 'one-time-token'))
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .where('ends_at', '>', tx.now)
    .executeTakeFirst();
  return row && { ...row, object: row.object as Subject['object'] };
};

/** Uses a token up, or refuses with PSOF0205: unknown, used or over. */
export async function useToken(tx: Tx, secret: string, purpose: Purpose): Promise<LivingToken> {
  const found = (await findToken(tx, secret, [purpose])) ?? refuse('one-time-token.invalid');
  const ended = await tx.db
    .updateTable('one_time_token')
    .set({ used_at: tx.now })
    .where('object', '=', found.object)
    .where('object_id', '=', found.id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) refuse('one-time-token.invalid');
  return found;
}

/** Ends every token of objects that are gone, or those of one purpose that has ended, or all but those of one. */
export const endTokens = (
  tx: Tx,
  { object, id }: { object: Subject['object']; id: number | readonly number[] },
  { only, but }: { only?: Purpose; but?: Purpose } = {},
): Promise<unknown> =>
  tx.db
    .deleteFrom('one_time_token')
    .where('object', '=', object)
    .where('object_id', '=', sql<number>`any(${[id].flat()}::bigint[])`)
    .$if(only !== undefined, (query) => query.where('purpose', '=', only as Purpose))
    .$if(but !== undefined, (query) => query.where('purpose', '<>', but as Purpose))
    .execute();

/** Whether a token of the purpose was made for the object after a moment. */
export const hasTokenSince = async (tx: Tx, { object, id }: Subject, purpose: Purpose, since: Date): Promise<boolean> =>
  (await tx.db
    .selectFrom('one_time_token')
    .select('hash')
    .where('object', '=', object)
    .where('object_id', '=', id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Job step: tokens whose time is over, used or not. */
export async function deleteOldTokens(tx: Tx): Promise<number> {
  const result = await tx.db.deleteFrom('one_time_token').where('ends_at', '<', tx.now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Who has some that are over, for a question of `whoHas`. */
export const overTokenRow = (now: Date) =>
  sql`select true from one_time_token t where t.mandant_id = m.id and t.ends_at < ${now}`;
