/** What an address gets at most of mails that nobody has confirmed (C-08), for many who ask at the same moment, too; what is
 * above waits for its turn (turn.ts). */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { addressHash, addressHashes } from './address.ts';
import type { AnyTemplate } from './template.ts';

const dayMs = 86_400_000;
/** A way back in is mailed no more often, whatever the mandant sets. */
const gapPerDay = 3;

/**
 * From when the address may get another mail of this cause that nobody has confirmed: now, or once the first of
 * MailsJeAdresseTag is a day old. Each cause counts for itself, so that copies never use up the link of somebody's own. The
 * way back in ('gap') goes once in MailWiederholungMinuten and at most three times a day: above it there is none, because a
 * link that works was mailed within the day. Whoever queues it has looked already; it is asked again so that the work is
 * the same for every address. Of 'day' those count, too, that wait and come before it, by when they may go: so that they do
 * not all have one moment. The address is locked.
 */
export async function shareOf(
  tx: Tx,
  { id, share }: AnyTemplate,
  to: string,
  ahead: readonly Date[],
): Promise<Date | 'had'> {
  if (!share) throw new Error(`${id} is mailed unconfirmed, but has no share`);
  const { mailsPerAddressAndDay, mailGapMinutes } = tx.mandant.config;
  const max = share === 'gap' ? Math.min(gapPerDay, mailsPerAddressAndDay) : mailsPerAddressAndDay;
  const gone = await tx.db
    .selectFrom('mail')
    .select('unconfirmed_at as at')
    .where('address_hash', 'in', addressHashes(tx.system.vault, to))
    .where('template', '=', id)
    .where('unconfirmed_at', '>', new Date(tx.now.getTime() - dayMs))
    .orderBy('unconfirmed_at', 'desc')
    .limit(max)
    .execute();
  const times = gone.flatMap(({ at }) => at ?? []);
  const [last] = times;
  if (share === 'gap') {
    const isTooSoon = last !== undefined && tx.now.getTime() - last.getTime() < mailGapMinutes * 60_000;
    return times.length >= max || isTooSoon ? 'had' : tx.now;
  }
  const first = [...times, ...ahead].toSorted((a, b) => b.getTime() - a.getTime())[max - 1];
  return first && first.getTime() + dayMs > tx.now.getTime() ? new Date(first.getTime() + dayMs) : tx.now;
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
