/**
 * Codes by which an account recommends without a link (K2, C-24): made with the form of `/code`, given away on paper or by
 * word of mouth. A code belongs to a person, ends with the account, and shows the name that was typed with it.
 */
import type { listOwnCodes as endpoint } from '@weitersagen/contract/account/own-codes-endpoint';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { initial } from '@weitersagen/contract/recommendation/rules';
import { signToken, verifyToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import { type Ctx, type Mandant, type System, selfOf, type Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { newRecommendationCode } from '#platform/random.ts';
import * as sql from './sql.ts';

const tries = 5;

/** One more code of the account. The name is the one that was typed: the account's own would tell a stranger that there is one. */
export async function makeCode(
  tx: Tx,
  accountId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<string> {
  for (let tried = 0; tried < tries; tried++) {
    const code = newRecommendationCode();
    const row = { code, accountId, shownFirstName: firstName, shownInitial: initial(lastName) };
    if (await sql.insertCode(tx, row)) return code;
  }
  throw new Error('no free recommendation code');
}

/** Of a code that was found before; nobody else comes by it until the end of the transaction. */
export const lockCode = async (tx: Tx, code: string): Promise<sql.OfflineCode> =>
  (await sql.lockCode(tx, code)) ?? refuse('unknown');

/** Somebody may ask for twenty an hour; the page shows the newest. */
const shownMax = 20;

export const listOwnCodes = (ctx: Ctx): Promise<Reply<typeof endpoint>> =>
  ctx.read((tx) => sql.listCodes(tx.db, selfOf(tx).accountId, shownMax));

/** Cookie of the browser that asked for a code: its page shows it for a day, without a login. */
export const codeCookie = 'empfehlungscode';
const shownHours = 24;

export async function rememberCode(ctx: Ctx, answer: Answer, code: string): Promise<void> {
  const { system, mandant, now } = ctx;
  const signed = await signToken(
    system.vault,
    { typ: 'empfehlungscode', sub: code, mandant: mandant.slug },
    now,
    plusHours(now, shownHours),
  );
  answer.cookie(codeCookie, signed, { maxAgeSeconds: shownHours * 3600, httpOnly: true });
}

/** What the cookie proves: this browser asked for that code. */
export async function readCodeCookie(
  { vault, clock }: System,
  { slug }: Mandant,
  value: string,
): Promise<string | undefined> {
  const claims = await verifyToken(vault, value, clock.now());
  return claims?.typ === 'empfehlungscode' && claims.mandant === slug ? claims.sub : undefined;
}
