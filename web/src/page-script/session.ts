/**
 * Keeps a page in step with the session of its browser (rules 3.10): a look every 60 seconds whether a token is over,
 * and a page loaded anew where another tab signed its person out or somebody else in.
 */
import {
  dropToken,
  forgetKept,
  forgetTokens,
  isOver,
  isSent,
  personKey,
  sessionKeys,
  subjectOf,
} from '../api/session.ts';
import { readCookie } from '../api/tab.ts';

const checkMs = 60_000;

export function watchSession(): void {
  const held = new Map<string, string | undefined>();
  for (const key of sessionKeys) if (readCookie(key) !== undefined) held.set(key, subjectOf(key));
  /** Over, or gone together with the cookie that held it. */
  const hasEnded = (key: string): boolean => {
    const token = readCookie(key);
    return token === undefined ? held.has(key) : isOver(token);
  };
  const check = (): void => {
    const ended = sessionKeys.filter(hasEnded);
    if (isSent() || ended.length === 0) return;
    const concernsPerson = held.has(personKey) || ended.includes(personKey);
    for (const key of ended) {
      dropToken(key);
      held.delete(key);
    }
    if (concernsPerson) loadAnew();
  };
  const follow = (): void => {
    if (subjectOf(personKey) !== held.get(personKey)) loadAnew();
  };
  setInterval(check, checkMs);
  addEventListener('storage', ({ key }) => held.has(personKey) && (key === personKey || key === null) && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  leaveAtOnce();
}

/** Somebody else looks at the page now, or nobody: what the mails of whoever did before lead to is not theirs. */
function loadAnew(): void {
  if (isSent()) return;
  forgetTokens();
  location.reload();
}

/** The page of signing out is sent at once; without script it has a button. After the end of an account nothing stays. */
function leaveAtOnce(): void {
  const field = document.querySelector<HTMLInputElement>('[data-sign-out]');
  if (!field && !document.querySelector('[data-farewell]')) return;
  forgetKept();
  field?.form?.requestSubmit();
}
