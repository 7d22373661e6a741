/** What an address gets at most of mails that nobody has confirmed (C-08), for many who ask at the same moment, too. */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { addressHash, addressHashes } from './address.ts';
import { type AnyTemplate, idsOf } from './template.ts';

const dayMinutes = 24 * 60;

/**
 * Mails nobody has confirmed count together by the day. The way back in ('gap') does not: a stranger would use it up for
 * the owner. It goes once in MailWiederholungMinuten, so whoever asked, a link that works was mailed just before. Whoever
 * queues it has looked already; it is asked again so that the work is the same for every address.
 */
export async function hadItsShare(tx: Tx, { id, share }: AnyTemplate, to: string): Promise<boolean> {
  if (!share) throw new Error(`${id} is mailed unconfirmed, but has no share`);
  await lockAddresses(tx, [to]);
  const { mailsPerAddressAndDay, mailGapMinutes } = tx.mandant.config;
  const counted =
    share === 'gap'
      ? { templates: [id], max: 1, minutes: mailGapMinutes }
      : {
          templates: idsOf(tx.system.templates, (other) => other.share === 'day'),
          max: mailsPerAddressAndDay,
          minutes: dayMinutes,
        };
  const { count } = await tx.db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('address_hash', 'in', addressHashes(tx.system.vault, to))
    .where('template', 'in', counted.templates)
    .where('created_at', '>', new Date(tx.now.getTime() - counted.minutes * 60_000))
    .executeTakeFirstOrThrow();
  return count >= counted.max;
}

/**
 * Whoever looks what an address got and then mails to it queues up here, or many at once would all see that it got
 * nothing. Comes after the locks of rows; a transaction that mails to several addresses locks them all at once.
 */
export async function lockAddresses({ db, system, mandant }: Tx, addresses: readonly string[]): Promise<void> {
  const hashes = addresses.map((to) => addressHash(system.vault, to)).toSorted();
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(${mandant.id}, hashtext(${hash}))`.execute(db);
}

/**
 * Whether a mail like the last one has to wait for MailWiederholungMinuten to pass; test mode has no gaps (rules 1.8).
 */
export const isWithinMailGap = ({ system, mandant, now }: Tx, last: Date | null | undefined): boolean =>
  system.config.rateLimits && !!last && now.getTime() - last.getTime() < mandant.config.mailGapMinutes * 60_000;

/** When the address last got such a mail. */
export async function lastMailAt(tx: Tx, to: string, { id }: AnyTemplate): Promise<Date | undefined> {
  const row = await tx.db
    .selectFrom('mail')
    .select('created_at as createdAt')
    .where('address_hash', 'in', addressHashes(tx.system.vault, to))
    .where('template', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}
