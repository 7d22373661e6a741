/**
 * Pages that a token opens (design 1.6, R-12): the address loses it, the tab keeps it, and the page is still there when it
 * is opened again. The server says which page it was, and names none but those a token opens to everybody: nobody is sent
 * back and forth.
 */
import { cleanAddress, tabTokens } from '../api/tab.ts';

export function openByToken(): void {
  const { tokenStore, refusalName } = document.getElementById('content')?.dataset ?? {};
  if (refusalName && new URLSearchParams(location.search).has(refusalName)) keepToken(refusalName, refusalName);
  else if (tokenStore) keepToken(tokenStore, 'token');
  else findPage();
}

/** The page hides its token; opened again without one, it takes the one of this tab. */
function keepToken(store: string, name: string): void {
  const address = new URL(location.href);
  const isMissing = document.documentElement.dataset.status === '404';
  const kept = tabTokens.get(store);
  if (isMissing && kept && !address.searchParams.get(name)) goTo(address, name, kept);
  else cleanAddress(store, name);
}

/** The login, or the personal area, stands in place of such a page: back to it, with the token of this tab. */
function findPage(): void {
  const { wantedStore, wanted } = document.documentElement.dataset;
  const kept = wantedStore && tabTokens.get(wantedStore);
  if (wanted && kept) goTo(new URL(wanted, location.href), 'token', kept);
}

function goTo(address: URL, name: string, token: string): void {
  address.searchParams.set(name, token);
  location.replace(address);
}
