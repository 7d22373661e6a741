/** A call with a file on one of its sides, by whoever is signed in: what is sent and what comes is no JSON. */
import { personKey } from '../../api/session.ts';
import { readCookie } from '../../api/tab.ts';

export const ownFetch = (address: string, locale: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { ...init.headers, 'X-Accept-Language': locale, Authorization: `Bearer ${readCookie(personKey) ?? ''}` },
  });
