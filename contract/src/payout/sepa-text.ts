/**
 * Texts in the character set of SEPA: Latin letters, digits and a few signs (EPC 217-08). Umlauts and ligatures become
 * their letters, accents fall away, Greek and Cyrillic are written in Latin letters, anything else becomes a point.
 */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ĸ: 'k',
  ŧ: 't',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ђ: 'dj',
  ѕ: 'dz',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ґ: 'g',
  ĳ: 'ij',
  ŀ: 'l',
  ŉ: 'n',
  ſ: 's',
  ə: 'e',
  ª: 'a',
  º: 'o',
  ʻ: "'",
  ʼ: "'",
  '&': '+',
  '@': '(at)',
  _: '-',
  '€': 'EUR',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '"': "'",
  '–': '-',
  '—': '-',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
};

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
