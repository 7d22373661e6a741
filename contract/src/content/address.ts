/**
 * Where a text may lead: an address of the web, of mail or of the telephone, a place of the same page, a path of the same host, a
 * page by its name (`seite:Faq`) and a picture by its id (`bild:…`). Everything else is text: no script, no data, no other host
 * by two slashes.
 */
const schemes = /^(?:https:\/\/[^\s/\\]|http:\/\/[^\s/\\]|mailto:[^\s]+@|tel:\+?[\d])/i;
const own = /^(?:#[^\s]*|\/(?![/\\])[^\s\\]*|seite:[\w./-]{1,100}|bild:[0-9a-f-]{36})$/i;

export const isAddress = (value: string): boolean =>
  value.length <= 2000 && !hasControl.test(value) && (schemes.test(value) || own.test(value));

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
const hasControl = /[\u0000-\u0020\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The page that is named by `seite:`. */
export const pageNamed = (address: string): string | undefined => /^seite:(.+)$/i.exec(address)?.[1];

/** The picture that is named by `bild:`. */
export const pictureNamed = (address: string): string | undefined =>
  /^bild:([0-9a-f-]{36})$/i.exec(address)?.[1]?.toLowerCase();
