/** What the browser keeps for one tab: cookies script may read, and tokens of token pages (rules 1.6, R-12). */
export function readCookie(name: string): string | undefined {
  const own = document.cookie.split('; ').filter((part) => part.startsWith(`${name}=`));
  // Of two, one was set by a neighbour of this host: none counts, as on the server.
  return own.length === 1 ? decodeURIComponent((own[0] as string).slice(name.length + 1)) || undefined : undefined;
}

export const removeCookie = (name: string): void => {
  // One in a frame of another site is a cookie apart (G-07).
  for (const ground of ['Lax', 'None; Secure; Partitioned']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not everywhere
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=${ground}`;
  }
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

/** The end of a one-time token stands for it in the address: two mails of a kind may be opened in one tab. */
const markLength = 8;
export const isMark = (value: string): boolean => value.length <= markLength;

/** Where the tab keeps the one-time token that an address is marked with. */
export const markedStore = (name: string, mark: string): string => `${name}.${mark}`;

/** The same for a one-time token, whose name says which page this is: its mark stays. */
export function markAddress(name: string): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(name) ?? '';
  if (isMark(token)) return;
  const mark = token.slice(-markLength);
  tabTokens.keep(markedStore(name, mark), token);
  address.searchParams.set(name, mark);
  history.replaceState(history.state, '', address);
}
