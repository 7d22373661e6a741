/** A name whose long words may be parted: browsers without a dictionary of its language would push them out of their card. */

/** From so many letters on a word needs it. */
const longFrom = 17;
const leastMin = 4;

/** Between two consonants after a vowel, or before the one consonant between two vowels: where German and English part most words. */
const places = /(?<=[aeiouyäöü])([bcdfghjklmnpqrstvwxzß]*)([bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöü])/giu;

const softWord = (word: string): string => {
  if (word.length < longFrom || word.includes('\u00ad')) return word;
  return word.replace(places, (whole, before: string, last: string, at: number) => {
    const cut = at + before.length;
    if (cut < leastMin || word.length - cut < leastMin) return whole;
    return /^(?:[sc]?ch|ck|ph|qu|th|st)$/i.test((before.slice(-1) + last).toLowerCase())
      ? `${before.slice(0, -1)}\u00ad${before.slice(-1)}${last}`
      : `${before}\u00ad${last}`;
  });
};

/** Words that a hyphen parts already are short each. */
export const softName = (name: string): string => name.replace(/\p{L}[\p{L}\u00ad]+/gu, softWord);
