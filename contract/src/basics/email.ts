/** E-mail addresses: stored lower-case, compared trimmed and lower-case (V-04, V-12), and the whitelist of a mandant (E-03). */
import * as z from 'zod/mini';

export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: 'invalid' }),
  // Not every mail server takes another sign before the @ (RFC 6531); a domain is sent as punycode.
  z.regex(/^[ -~]*(@|$)/, { error: 'ascii' }),
  z.regex(/^(?![^\s@]+@[^\s@.]+$)/, { error: 'email-ending' }),
  z.regex(
    /^(?!\.|.*\.[.@])[^\s@<>"(),:;[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u,
    { error: 'invalid' },
  ),
);

export const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether an address was typed twice the same (V-05); a field that is still empty is another problem. */
export const isRepeated = (value: unknown, repeated: unknown): boolean =>
  typeof value !== 'string' || typeof repeated !== 'string' || repeated.trim() === '' || sameEmail(value, repeated);

/** `b***@example.org`: enough to recognise the own address, too little to learn a foreign one. */
export const maskEmail = (value: string): string => value.replace(/^(.).*(?=@)/, '$1***');

/** Whether an address may take part: full address, `@domain` or `*.domain`; an empty list lets everybody in (E-03). */
export function isWhitelisted(whitelist: string, address: string): boolean {
  const entries = entriesOf(whitelist);
  return entries.length === 0 || fits(entries, address);
}

/** More than these would be no hint, and tell whoever comes with whom a mandant does business. */
const domainsToldMax = 3;

/** Where whoever may take part has an address, to be said beforehand; none where anybody may, the list names people, or is long. */
export function whitelistedDomains(whitelist: string): string[] {
  const entries = entriesOf(whitelist);
  const isTold = entries.length <= domainsToldMax && entries.every((entry) => /^@./.test(entry));
  return isTold ? entries.map((entry) => entry.slice(1).toLowerCase()) : [];
}

const entriesOf = (whitelist: string): string[] => whitelist.split(/[;,\n\r]+/).flatMap((entry) => entry.trim() || []);

/** Whether an address is one of the mandant's staff: MitarbeiterEmailMuster, entries as in the whitelist (V-10); without any nobody's is. */
export const isStaff = (
  { employeeEmailPatterns }: { employeeEmailPatterns: readonly string[] },
  address: string,
): boolean => fits(employeeEmailPatterns, address);

function fits(given: readonly string[], address: string): boolean {
  const entries = given.map((entry) => entry.trim().toLowerCase());
  const own = address.trim().toLowerCase();
  const domain = own.slice(own.lastIndexOf('@') + 1);
  return entries.some((entry) => {
    if (entry.startsWith('@')) return domain === entry.slice(1);
    if (entry.startsWith('*.')) return domain.endsWith(entry.slice(1));
    return own === entry;
  });
}
