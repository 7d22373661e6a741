/**
 * How much of a text an address takes. What does not fit ends behind a word, with three dots: the channel would cut it
 * anywhere, or open nothing. The page script cuts what somebody typed by the same rules.
 */

/** `mail` of a mail program (RFC 6068), `post` of X, `plain` everywhere else. */
export type Fit = 'mail' | 'post' | 'plain';

/** Windows hands on 2,048 characters of an address, Outlook takes as many. */
const addressMax = 2000;
/** A post has 280; a link counts 23 however long it is, and a blank stands before it. */
const postMax = 280 - 23 - 1;

/** As X counts: most letters are one, signs beyond them two (docs.x.com/fundamentals/counting-characters, November 2026). */
export function postLength(text: string): number {
  let length = 0;
  for (const sign of text.normalize('NFC')) length += isLight(sign.codePointAt(0) as number) ? 1 : 2;
  return length;
}

const isLight = (code: number): boolean =>
  code <= 4351 || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247);

/** The text as it stands in an address that is `rest` characters long without it. */
export function encodedText(text: string, fit: Fit, rest: number): string {
  // Half a sign, as it stands there while one is typed, has no place in an address.
  const encoded = (part: string): string =>
    encodeURIComponent((fit === 'mail' ? part.replace(/\r?\n/g, '\r\n') : part).toWellFormed());
  const fits = (part: string): boolean =>
    rest + encoded(part).length <= addressMax && (fit !== 'post' || postLength(part) <= postMax);
  if (fits(text)) return encoded(text);
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fits(`${text.slice(0, middle)}…`)) from = middle;
    else to = middle - 1;
  }
  return encoded(
    `${text
      .slice(0, from)
      .replace(/\s+\S*$/, '')
      .trimEnd()}…`,
  );
}
