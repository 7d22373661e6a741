/**
 * The one mail that goes to a person a recommender typed (M03, E-17): where the mandant switched it on, once while the
 * recommendation that brought it lives, never to who said no. What tells is kept under a keyed hash of the address; whoever
 * recommends learns nothing of it.
 */

import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { stopContactMails as endpoint } from '@weitersagen/contract/recommendation/no-mail-endpoint';
import { signToken, verifyToken } from '#identity/identity.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import * as sql from './sql.ts';

const purpose = 'contact-mail';
const plain = (email: string): string => email.toLowerCase();

/** Takes the one place there is, with the address locked; false where it is taken, or wanted by nobody. */
export async function takeContactMail(tx: Tx, email: string, validUntil: string): Promise<boolean> {
  const { vault } = tx.system;
  const known = await sql.listContactMails(tx.db, vault.hashes(plain(email), purpose));
  if (known.some(({ until, stoppedAt }) => stoppedAt !== null || (until !== null && until >= today(tx.now))))
    return false;
  await sql.putContactMail(tx.db, vault.hash(plain(email), purpose), validUntil);
  return true;
}

/** For the link of the mail. It names the address by its hash only, and does not end. */
export const noMailToken = ({ system: { vault }, mandant, now }: Tx, email: string): Promise<string> =>
  signToken(vault, { typ: 'keinemails', sub: vault.hash(plain(email), purpose), mandant: mandant.slug }, now, null);

export async function stopContactMails(
  ctx: Ctx,
  { body }: Pick<Input<typeof endpoint>, 'body'>,
): Promise<Reply<typeof endpoint>> {
  const claims = await verifyToken(ctx.system.vault, body.token, ctx.now);
  if (claims?.typ !== 'keinemails' || claims.mandant !== ctx.mandant.slug) refuse('one-time-token.invalid');
  await ctx.write((tx) => sql.markStopped(tx.db, claims.sub, tx.now));
  return { isStopped: true };
}

/** Job step: a place that is free again is forgotten; who said no stays known. */
export const forgetContactMails = pass(
  (ctx) => emptyInBatches((max) => ctx.write((tx) => sql.deleteOldContactMails(tx.db, today(tx.now), max))),
  whoHas(({ now }) => sql.oldContactMailRow(today(now))),
);
