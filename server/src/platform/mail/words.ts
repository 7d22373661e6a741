/**
 * Words in both languages. Every feature that says something keeps it in its one `words.ts`: an entry for each mail, German
 * and English side by side and of one shape.
 */

export interface Bilingual<Words> {
  de: Words;
  en: Words;
}

/** An entry: the German words give the shape, the English ones have it, too. */
export const bilingual = <Words>(both: { de: Words; en: NoInfer<Words> }): Bilingual<Words> => both;

/** Whoever is spoken to in a language we have no words in reads German. */
export const wordsIn = <Words>({ de, en }: Bilingual<Words>, language: string): Words => (language === 'en' ? en : de);
