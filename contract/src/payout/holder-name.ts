/**
 * Whether the holder of an account and the person it is paid for differ in more than spelling: case, umlauts, letters of
 * other alphabets, the order of the names, titles, initials, one half of a double name. Whoever pays looks at the others.
 */

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ı=i ŋ=n ŧ=t ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o ' +
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=i є=e'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Written without what two spellings of one name differ in. */
const fold = (word: string): string =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replace(/([aou])e/g, '$1')
    .replace(/sch|shch|sht/g, 'sh')
    .replace(/kh|ch/g, 'h')
    .replace(/th/g, 't')
    .replace(/[jy]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');

const ignored = new Set(
  'dr prof dipl ing med phil mag herr frau mr mrs ms von van vom zu zur zum de der den del da di du la le el'
    .split(' ')
    .map(fold),
);

/** Of each word its halves: "Anna-Lena" is one word of two. */
const wordsOf = (name: string): string[][] =>
  name
    .toLowerCase()
    // Letters with a mark that stands apart are one letter, and so are the two dots of an umlaut.
    .normalize('NFC')
    .split(/[^\p{L}\p{M}'’\u2010-\u2015-]+/u)
    .map((word) =>
      word
        .split(/[\u2010-\u2015-]/)
        .map((half) => fold(half.replace(/['’]/g, '')))
        .filter((half) => half !== ''),
    )
    .filter((halves) => halves.length > 0 && !halves.every((half) => ignored.has(half)));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((half) => other.includes(half)) || one.join('') === other.join('');
const isInitial = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('').length === 1 && other.some((half) => half.startsWith(one.join('')));

export function isSameHolder(holder: string, person: { firstName: string; lastName: string }): boolean {
  const [first, last] = [wordsOf(person.firstName), wordsOf(person.lastName)];
  const written = wordsOf(holder);
  const joined = (words: readonly string[][]): string => words.flat().join('');
  if ([joined([...first, ...last]), joined([...last, ...first])].includes(joined(written))) return written.length > 0;
  const given = written.map((word) => ({
    isLast: last.some((own) => isSame(word, own)),
    isFirst: first.some((own) => isSame(word, own) || isInitial(word, own) || isInitial(own, word)),
  }));
  const lasts = given.filter(({ isLast }) => isLast).length;
  const firsts = given.filter(({ isFirst, isLast }) => isFirst && !isLast).length;
  const both = given.filter(({ isFirst, isLast }) => isFirst && isLast).length;
  const isCovered = given.every(({ isFirst, isLast }) => isFirst || isLast);
  const hasFirst = first.length === 0 || firsts > 0 || (both > 0 && lasts > 1);
  return isCovered && lasts > 0 && hasFirst && written.length <= first.length + last.length;
}
