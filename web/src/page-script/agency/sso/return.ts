/**
 * The page a provider sends people back to (C-47): compares what came with what was asked, has the code exchanged once, and goes
 * on to the page that was wanted, or shows which of its sentences is true.
 */
import { readCookie } from '../../../api/tab.ts';
import { take } from './kept.ts';

/** Names of the sentences on the page. */
export type Case = 'wait' | 'state' | 'left' | 'denied' | 'away' | 'refused' | 'agency' | 'role' | 'changed';

const timeoutMs = 60_000;

export async function finish(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-sso-return]');
  if (!place) return;
  const came = new URLSearchParams(location.search);
  // The code is good for nobody else, and has no business in a history.
  history.replaceState(history.state, '', location.pathname);
  show(place, 'wait');
  const kept = take();
  const code = came.get('code');
  const [error, sender] = [came.get('error'), came.get('iss')];
  if (!kept || came.get('state') !== kept.state || (sender !== null && sender !== kept.issuer))
    return show(place, 'state');
  if (error !== null) return show(place, error === 'access_denied' ? 'left' : 'denied');
  if (code === null) return show(place, 'state');
  const { state, nonce, verifier, to } = kept;
  const answer = await exchange(place, { Code: code, Verifier: verifier, Nonce: nonce, State: state });
  if (answer === undefined) return show(place, 'away');
  if (!answer.ok) return show(place, 'refused', { text: answer.text });
  if (!answer.hasRoles) return show(place, answer.hasAgency ? 'role' : 'agency');
  if (answer.hasOtherRoles) return show(place, 'changed', { to });
  // Whoever counts logins hears of it as of every other one (tracking/sender.ts).
  dispatchEvent(new CustomEvent('goal', { detail: 'login' }));
  location.replace(to);
}

type Answer = { ok: true; hasRoles: boolean; hasAgency: boolean; hasOtherRoles: boolean } | { ok: false; text: string };

/** Undefined where nobody answered. */
async function exchange({ dataset }: HTMLElement, body: object): Promise<Answer | undefined> {
  const token = readCookie('agenturtoken');
  try {
    const answer = await fetch(`/api/v1/${dataset.mandant}/agentur/sso`, {
      method: 'PUT',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-Accept-Language': document.documentElement.lang,
        'Content-Type': 'application/json',
        // Whoever was signed in before is so no longer.
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said = await answer.json();
    if (!answer.ok) return { ok: false, text: said.Message || said.Fehler?.[0]?.Message || '' };
    const { Rollen, Agenturnummer, RollenGeaendert } = said;
    return {
      ok: true,
      hasRoles: Rollen.length > 0,
      hasAgency: Agenturnummer !== null,
      hasOtherRoles: RollenGeaendert === true,
    };
  } catch {
    return undefined;
  }
}

function hide(place: HTMLElement, selector: string, isHidden: boolean): void {
  const part = place.querySelector<HTMLElement>(selector);
  if (part) part.hidden = isHidden;
}

/** Of all sentences one; `text` is what the server said, `to` where a link of it leads. */
function show(place: HTMLElement, which: Case, { text, to }: { text?: string; to?: string } = {}): void {
  for (const one of place.querySelectorAll<HTMLElement>('[data-sso-case]')) {
    const isIt = one.dataset.ssoCase === which;
    one.hidden = !isIt;
    if (!isIt) continue;
    const said = one.querySelector('[data-sso-text]');
    if (said && text) said.textContent = text;
    const link = one.querySelector<HTMLAnchorElement>('[data-sso-on] a, a[data-sso-on]');
    if (link && to) link.href = to;
  }
  hide(place, '[data-sso-back]', which === 'wait' || which === 'changed');
  hide(place, '[data-sso-without]', true);
}

/** Somebody who came by a provider and signs out here goes on to sign out there. */
export function goOn(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-sso-sign-out]');
  if (link) location.replace(link.href);
}
