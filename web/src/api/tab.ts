/** What the browser keeps for one tab: cookies script may read, and tokens of token pages (design 1.6, R-12). */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}

export const removeCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not everywhere
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
};

const keyOf = (store: string): string => `token.${store}`;

export const tabTokens = {
  get: (store: string): string | undefined => sessionStorage.getItem(keyOf(store)) ?? undefined,
  keep: (store: string, token: string): boolean => {
    sessionStorage.setItem(keyOf(store), token);
    return true;
  },
};

/** Takes the token out of the address into the tab: it is in no history, no bookmark and no screenshot then. */
export function cleanAddress(store: string): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (!token) return;
  tabTokens.keep(store, token);
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
}
