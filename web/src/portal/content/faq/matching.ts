/** The questions in which all words stand that somebody looks for, in question or answer, however they are written. */
import type { QuestionGroup } from '@weitersagen/contract/content/shown';
import { textOf } from '@weitersagen/contract/content/tree';

export function matching(groups: readonly QuestionGroup[], asked: string): readonly QuestionGroup[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plain(`${group.name.text} ${question.text} ${answer.trees.map(textOf).join(' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** As they are written where these letters are missing. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
