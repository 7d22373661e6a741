/**
 * Texts in the character set of SEPA: Latin letters, digits and a few signs (EPC 217-08). Umlauts and ligatures become
 * their letters, accents fall away, Greek and Cyrillic are written in Latin letters, anything else becomes a point.
 */

/** What is written, and for which signs; one string, because pages carry it. */
const written =
  `' ʻʼ’‘\`´“”„" ( [{ ) ]} + & , ; - _–— a αаъª b б c ћ d đðδд e εеэєə f φф g γгґ h ħх i ıηιиі j ј k ĸκк ` +
  `l łλлŀ m μм n νнŉ o οωоº p πп r ρр s σςсſ t ŧτт u у v βв x ξ y υйыь z ζз (at) @ EUR € ae äæ ch χч ` +
  `dj ђ dz ѕџ ij ĳ lj љ ng ŋ nj њ oe öœø ps ψ sh ш sht щ ss ß th þθ ts ц ue ü ya я yu ю zh ж`;
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...written.matchAll(/(\S+) (\S+)/g)].flatMap(([, to = '', signs = '']) => [...signs].map((sign) => [sign, to])),
);

/** Longest name in a transfer. */
export const holderMax = 70;

/** How a bank file writes an account holder, for who would not know the own name again; nothing where it stays as it is. */
export function writtenHolder(holder: string): string | undefined {
  const written = sepaText(holder, holderMax);
  return written === holder ? undefined : written;
}

const isAllowed = (sign: string): boolean => /^[A-Za-z0-9/\-?:().,'+ ]$/.test(sign);

/** At most `max` signs, never empty. */
export function sepaText(value: string, max: number): string {
  const reduced = [...value.normalize('NFC')].map(reduce).join('').replace(/\s+/g, ' ').trim().slice(0, max).trim();
  return reduced === '' ? '.' : reduced;
}

function reduce(sign: string): string {
  if (isAllowed(sign)) return sign;
  if (/^\s$/u.test(sign)) return ' ';
  const small = sign.toLowerCase();
  const known = letters[small] ?? (/^\p{M}$/u.test(sign) ? '' : undefined);
  if (known !== undefined) return small === sign ? known : capital(known);
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return bare === sign ? '.' : [...bare].map(reduce).join('');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
