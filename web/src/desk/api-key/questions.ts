/** What this page asks, by its words in the address: what is done, and with which key. */

const words = { renew: 'erneuern', take: 'zeigen', end: 'beenden', endFormer: 'vorherigen' } as const;
type Deed = keyof typeof words;

export const addQuestion = 'anlegen';

export const questionAbout = (deed: Deed, name: string): string => `${words[deed]}-${name}`;

export function readQuestion(question: string | null): { deed: Deed | 'add'; of: string } | undefined {
  if (question === addQuestion) return { deed: 'add', of: '' };
  const [, word, of = ''] = /^([a-z]+)-(.+)$/.exec(question ?? '') ?? [];
  const deed = (Object.keys(words) as Deed[]).find((one) => words[one] === word);
  return deed && { deed, of };
}
