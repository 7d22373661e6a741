/** Reading the cookies of a request; `answer.ts` writes them. */

/** Cookies of a request by name; the first of a name counts. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in cookies)) cookies[name] = decoded(part.slice(at + 1).trim());
  }
  return cookies;
}

/** The one cookie of a name; of two, one was set by a neighbour of this host, so none counts. */
export function onlyCookie(header: string | undefined, name: string): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`));
  return own.length === 1 ? decoded((own[0] as string).slice(name.length + 1)) || undefined : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
