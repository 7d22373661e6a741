/**
 * The end of an agency's session (S-02): its login, where nobody else is signed in here; with a recommender the page script
 * loads the page anew. A page of signing out is sent at once, and takes nothing of a recommender along.
 */
import { agencyKey, dropToken, isOver, isSent, personKey } from '../../api/session.ts';
import { readCookie } from '../../api/tab.ts';

const checkMs = 60_000;

export function watchAgencySession(): void {
  const { login } = document.documentElement.dataset;
  if (login && readCookie(agencyKey) !== undefined) setInterval(() => leave(login), checkMs);
  const out = document.querySelector<HTMLInputElement>('[data-agency-sign-out]');
  out?.form?.requestSubmit();
}

function leave(login: string): void {
  const token = readCookie(agencyKey);
  if (isSent() || (token !== undefined && !isOver(token))) return;
  dropToken(agencyKey);
  if (readCookie(personKey) === undefined) location.assign(login);
}
