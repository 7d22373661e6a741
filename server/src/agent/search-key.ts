/**
 * What agents are found and sorted by (rules C-42): without case and accents, an umlaut as its two letters, so that
 * "Müller", "MÜLLER" and "mueller" are one. Who types "Muller" means him, too: a name with an umlaut is kept in both forms.
 */

/** Between the fields of a key; no letter of a query. */
export const fieldEnd = '\t';

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
};
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** One word or name as it is compared. */
export const fold = (text: string): string =>
  plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüßæœøåłđı’]/g, (letter) => letters[letter] ?? letter),
  );

/** Both ways of writing it, where there are two. */
function forms(text: string): string {
  const [long, short] = [
    fold(text),
    plain(text.toLowerCase().replace(/[ßłđı’]/g, (letter) => letters[letter] ?? letter)),
  ];
  return long === short ? long : `${long} ${short}`;
}

interface Named {
  firstName: string;
  lastName: string;
  postcode: string;
  city: string;
}

export const searchKey = ({ firstName, lastName, postcode, city }: Named): string =>
  [forms(lastName), forms(city), postcode, forms(firstName)].join(fieldEnd);

export const nameKey = ({ firstName, lastName }: Named): string => `${fold(lastName)}, ${fold(firstName)}`;

const wordsMax = 5;

/** The words of a query; all of them have to be found. */
export const wordsOf = (query: string): string[] =>
  [...new Set(fold(query).split(' '))].filter(Boolean).slice(0, wordsMax);
