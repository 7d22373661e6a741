/**
 * By what a tracker knows a visitor who agreed: three cookies with the lifetimes that the question names (K-11), anew with each hit.
 * They are set here alone and only while the consent stands.
 */
import { secondsOf, trackerLives } from '@weitersagen/contract/consent/life';
import { readCookie } from '../../api/tab.ts';

function keep(name: keyof typeof trackerLives, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${secondsOf(trackerLives[name])}; SameSite=Lax${secure}`;
}

const now = (): number => Math.floor(Date.now() / 1000);

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sixteen hex digits. */
export function visitorId(): string {
  const [id = '', since] = (readCookie('_pk_id') ?? '').split('.');
  const isKnown = /^[0-9a-f]{16}$/.test(id);
  const own = isKnown ? id : newId();
  keep('_pk_id', `${own}.${(isKnown && since) || now()}`);
  keep('_pk_ses', '1');
  return own;
}

/** The campaign that brought somebody, and the origin of the page before: kept for goals that are reached on another day. */
export function campaignKept(campaign: string | undefined, referrer: string | undefined): string | undefined {
  if (campaign || referrer) keep('_pk_ref', JSON.stringify([campaign ?? '', '', now(), referrer ?? '']));
  try {
    const [kept] = JSON.parse(readCookie('_pk_ref') ?? '[]') as string[];
    return kept || undefined;
  } catch {
    return undefined;
  }
}
