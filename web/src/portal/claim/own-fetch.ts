/** A call with a file on one of its sides, by whoever is signed in: what is sent and what comes is no JSON. */
import { personKey } from '../../api/session.ts';
import { readCookie } from '../../api/tab.ts';

export const ownFetch = (address: string, locale: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { ...init.headers, 'X-Accept-Language': locale, Authorization: `Bearer ${readCookie(personKey) ?? ''}` },
  });

/** The browser saves it under its name and shows it nowhere. */
export async function saveFile(address: string, locale: string, name: string): Promise<boolean> {
  const answer = await ownFetch(address, locale).catch(() => undefined);
  if (!answer?.ok) return false;
  const href = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
  return true;
}
