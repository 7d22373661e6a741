/** What a page with several things asks, by its words in the address: what is done, and with which thing. */

export const addQuestion = 'anlegen';

/** `words` are the deeds as they stand in the address. */
export function deedsAs<Deed extends string>(words: Readonly<Record<Deed, string>>) {
  return {
    questionAbout: (deed: Deed, name: string): string => `${words[deed]}-${name}`,
    readQuestion: (question: string | null): { deed: Deed | 'add'; of: string } | undefined => {
      if (question === addQuestion) return { deed: 'add', of: '' };
      const [, word, of = ''] = /^([a-z]+)-(.+)$/.exec(question ?? '') ?? [];
      const deed = (Object.keys(words) as Deed[]).find((one) => words[one] === word);
      return deed && { deed, of };
    },
  };
}
