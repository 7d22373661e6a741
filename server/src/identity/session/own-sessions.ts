/** Where somebody is signed in: the list of the own sessions, and the end of one. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { Answer } from '#platform/http/answer.ts';
import { rowsOf, type UserKind } from '../user-kind.ts';
import { forgetInBrowser } from './browser.ts';

/** Ends the session of the token that asks. */
export async function signOut(kind: UserKind, ctx: Ctx, answer: Answer): Promise<{ isSignedOut: true }> {
  const { userId, sessionId } = kind.selfOf(ctx);
  forgetInBrowser(kind, answer);
  await rowsOf(kind, ctx).write(({ db }) => kind.sessions.delete(db, sessionId, userId));
  return { isSignedOut: true };
}

export async function listSessions(kind: UserKind, ctx: Ctx) {
  const { userId, sessionId } = kind.selfOf(ctx);
  const rows = await rowsOf(kind, ctx).read(({ db }) => kind.sessions.list(db, userId, ctx.now));
  return rows.map(({ id, browser, authAt: signedInAt, seenAt }) => ({
    id,
    browser,
    signedInAt,
    seenAt,
    isThis: id === sessionId,
  }));
}

export async function endSession(kind: UserKind, ctx: Ctx, id: string): Promise<{ isSignedOut: true }> {
  const { userId } = kind.selfOf(ctx);
  await ctx.write(async (tx) => {
    const end = (db: Db) => kind.sessions.delete(db, id, userId);
    if (!(await (kind.acrossMandants ? tx.home(end) : end(tx.db)))) refuse('unknown');
    await kind.recordEnd?.(tx, userId);
  });
  return { isSignedOut: true };
}
