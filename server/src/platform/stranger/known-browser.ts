/**
 * A browser somebody has signed in with keeps a signed mark for 180 days: whose it was, of which password, and a keyed hash of
 * the address. It opens nothing. It only says that this is no stranger to that very person, so that nobody is locked out by
 * what strangers try (rules 1.9); to anybody else its owner is a stranger like all others.
 */
import type { Ctx, Origin } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { sameText } from '../vault.ts';

const days = 180;
export const markCookie = 'bekannt';

interface MarkedUser {
  id: number;
  /** A new password ends every mark. */
  passwordVersion: number;
}

const textOf = (kind: string, slug: string, { id, passwordVersion }: MarkedUser, untilMs: number): string =>
  [kind, slug, id, passwordVersion, untilMs].join('.');

const addressUse = 'known-browser-address';

/** The API reads it from pages of our own only, and no script ever. */
export function markBrowser(
  { system, mandant, now }: Ctx,
  answer: Answer,
  kind: string,
  user: MarkedUser & { email: string },
): void {
  if (!answer.isOwnPage) return;
  const whose = textOf(kind, mandant.slug, user, now.getTime() + days * 86_400_000);
  const text = `${whose}.${system.vault.hash(user.email.toLowerCase(), addressUse)}`;
  const value = `${text}.${system.vault.hash(text, 'known-browser')}`;
  answer.cookie(markCookie, value, { maxAgeSeconds: days * 86_400, httpOnly: true });
}

type Asked = Pick<Ctx, 'system' | 'mandant' | 'now'> & { origin: Pick<Origin, 'mark'> | null };

/** Whether the browser has the mark of this very user with this very password. */
export function isMarked(ctx: Asked, { kind, user }: { kind: string; user: MarkedUser }): boolean {
  const parts = readMark(ctx);
  // One of before marks had an address ends with the moment.
  return parts?.slice(0, 5).join('.') === textOf(kind, ctx.mandant.slug, user, Number(parts?.[4]));
}

/** Whether somebody with this address has signed in with the browser, by whatever password. */
export function isMarkedFor(ctx: Asked, address: string): boolean {
  const marked = readMark(ctx)?.[5];
  if (marked === undefined) return false;
  return ctx.system.vault.hashes(address.toLowerCase(), addressUse).some((own) => sameText(own, marked));
}

/** What a mark of ours says that has not ended. */
function readMark({ system, mandant, now, origin }: Asked): readonly string[] | undefined {
  const mark = origin?.mark ?? '';
  const at = mark.lastIndexOf('.');
  const text = mark.slice(0, at);
  const parts = text.split('.');
  if (parts[1] !== mandant.slug || Number(parts[4]) <= now.getTime()) return undefined;
  const isOurs = system.vault.hashes(text, 'known-browser').some((own) => sameText(own, mark.slice(at + 1)));
  return isOurs ? parts : undefined;
}
