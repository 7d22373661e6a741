/**
 * Pages that a token opens (rules 1.6, R-12): the address loses it, the tab keeps it, and the page is still there when
 * it is opened again. The server says which page it was, and names none but those a token opens to everybody: nobody is
 * sent back and forth.
 */
import { cleanAddress, markAddress, markedStore, tabTokens } from '../api/tab.ts';

export function openByToken(): void {
  const { tokenStore, refusalName } = document.getElementById('content')?.dataset ?? {};
  const address = new URL(location.href);
  const refused = refusalName && address.searchParams.get(refusalName);
  if (refusalName && typeof refused === 'string') {
    if (!takeFromTab(address, refusalName, markedStore(refusalName, refused))) markAddress(refusalName);
  } else if (tokenStore) {
    if (address.searchParams.get('token') || !takeFromTab(address, 'token', tokenStore)) cleanAddress(tokenStore);
  } else findPage();
}

/** The page hides its token; opened again without one, it takes the one of this tab. */
function takeFromTab(address: URL, name: string, store: string): boolean {
  const kept = document.documentElement.dataset.status === '404' && tabTokens.get(store);
  if (kept) goTo(address, name, kept);
  return Boolean(kept);
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
