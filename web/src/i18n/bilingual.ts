/**
 * What a `words.ts` beside a screen holds: every text in both languages. German comes first, it is the source; without its
 * English a text does not compile. Voice: Sie, short sentences, verbs before nouns, a date and a reason at every stop;
 * what the specification fixes stands word for word. The desk is shorter, because people read it all day; what happens to
 * money is said in whole sentences there, too.
 */
export type Bilingual = Readonly<Record<string, Readonly<Record<'de' | 'en', string>>>>;

export const inLanguage = (words: Bilingual, language: 'de' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]]));
