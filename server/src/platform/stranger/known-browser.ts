/**
 * A browser somebody has signed in with keeps a signed mark for 180 days: whose it was, and of which password. It opens
 * nothing. It only says that this is no stranger, so that nobody is locked out by what strangers try (rules 1.9).
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

/** The API reads it from pages of our own only, and no script ever. */
export function markBrowser({ system, mandant, now }: Ctx, answer: Answer, kind: string, user: MarkedUser): void {
  if (!answer.isOwnPage) return;
  const text = textOf(kind, mandant.slug, user, now.getTime() + days * 86_400_000);
  const value = `${text}.${system.vault.hash(text, 'known-browser')}`;
  answer.cookie(markCookie, value, { maxAgeSeconds: days * 86_400, httpOnly: true });
}

/** Whether the browser has the mark of this very user with this very password; of any user of the mandant without one. */
export function isMarked(
  { system, mandant, now, origin }: Pick<Ctx, 'system' | 'mandant' | 'now'> & { origin: Pick<Origin, 'mark'> | null },
  whose?: { kind: string; user: MarkedUser },
): boolean {
  const mark = origin?.mark ?? '';
  const at = mark.lastIndexOf('.');
  const text = mark.slice(0, at);
  const parts = text.split('.');
  if (parts[1] !== mandant.slug || Number(parts[4]) <= now.getTime()) return false;
  if (!system.vault.hashes(text, 'known-browser').some((own) => sameText(own, mark.slice(at + 1)))) return false;
  return whose === undefined || text === textOf(whose.kind, mandant.slug, whose.user, Number(parts[4]));
}
