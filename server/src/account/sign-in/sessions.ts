/**
 * Who is signed in, and where (rules 2.1): a fresh token of the same session, the list of sessions, their end. A person
 * sees the session of support, too, and may end it.
 */
import type { User } from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { browserOf, forgetInBrowser, keepInBrowser, renewSession } from '#identity/identity.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { listUsableLanguages } from '#site/site.ts';
import * as sql from '../person-sql.ts';
import { toUser } from '../user.ts';

/** A fresh token of the same session, which lives on: never beyond SitzungMaxTage after the password (C-07). */
export async function refresh(ctx: Ctx, answer: Answer): Promise<User> {
  const { accountId: id, sessionId, support } = selfOf(ctx);
  const { person, session } = await ctx.write(async (tx) => {
    const found = (await sql.findPerson(tx.db, { id })) ?? refuse('token.invalid');
    const row = (await sql.findSession(tx.db, sessionId)) ?? refuse('token.invalid');
    const renewed = await renewSession(tx, { ...found, ...row, id: sessionId });
    return { person: found, session: renewed ?? refuse('token.invalid') };
  });
  keepInBrowser(answer, session);
  return toUser(person, session, support !== null);
}

export async function signOut(ctx: Ctx, answer: Answer): Promise<{ isSignedOut: true }> {
  const { accountId, sessionId } = selfOf(ctx);
  forgetInBrowser(answer);
  await ctx.write(({ db }) => sql.deleteSession(db, accountId, sessionId));
  return { isSignedOut: true };
}

export async function listSessions(ctx: Ctx) {
  const { accountId, sessionId } = selfOf(ctx);
  const rows = await ctx.read(({ db }) => sql.listSessions(db, accountId, ctx.now));
  return rows.map((row) => ({
    id: row.id,
    browser: browserOf(row),
    signedInAt: row.auth_at,
    seenAt: row.seen_at,
    isThis: row.id === sessionId,
  }));
}

export async function endSession(ctx: Ctx, id: string): Promise<{ isSignedOut: true }> {
  const { accountId } = selfOf(ctx);
  if (!(await ctx.write(({ db }) => sql.deleteSession(db, accountId, id)))) refuse('unknown');
  return { isSignedOut: true };
}

/** The language of later mails (C-06); only one the mandant has pages in. */
export async function changeLanguage(ctx: Ctx, wanted: string): Promise<{ language: string }> {
  const { accountId } = selfOf(ctx);
  const language = wanted.toLowerCase();
  const usable = await listUsableLanguages(ctx);
  if (!usable.some((one) => one.language === language))
    refuse('input.invalid', { problems: [{ field: 'Language', code: 'invalid' }] });
  await ctx.write((tx) => sql.putLanguage(tx.db, accountId, { language, now: tx.now }));
  return { language };
}
