/** A fresh token of the same session, and the language of who is signed in (rules 2.1). */
import type { User } from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { renewSession } from '#identity/identity.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { listUsableLanguages } from '#site/site.ts';
import * as sql from '../person-sql.ts';
import { personKind } from '../user-kind.ts';
import { letIn } from './sign-in.ts';

/** The session lives on: never beyond SitzungMaxTage after the password (C-07). */
export async function refresh(ctx: Ctx, answer: Answer): Promise<User> {
  const { accountId: id, sessionId, support } = selfOf(ctx);
  const { user, renewed } = await ctx.write(async (tx) => {
    const person = (await sql.findPerson(tx.db, { id })) ?? refuse('token.invalid');
    const owner = { userId: id, now: tx.now };
    const session = (await personKind.sessions.find(tx.db, sessionId, owner)) ?? refuse('token.invalid');
    const token = await renewSession(personKind, tx, { user: person, session });
    return { user: person, renewed: token ?? refuse('token.invalid') };
  });
  return letIn(answer, user, renewed, support !== null);
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
