/** How every mail reads: its text, as good as the HTML (rules 5). */
import { euro } from '@weitersagen/contract/basics/money';
import type { Mandant } from '#platform/context.ts';
import { wordsIn } from '#platform/mail/words.ts';
import type { LegalLinks, LetterParts } from './parts.ts';
import { frame } from './words.ts';

export function textOf(mandant: Mandant, language: string, legal: LegalLinks, parts: LetterParts): string {
  const { headline, paragraphs, money, copyable, facts = [], quote, button } = parts;
  const { after = [], second, notMe, isInternal } = parts;
  const frameWords = wordsIn(frame, language);
  const foot = [
    ...(isInternal ? [] : [frameWords.safety, frameWords.reply(mandant.config.supportEmail)]),
    mandant.config.imprintLine,
    ...legal.map(({ text, address }) => `${text}: ${address}`),
  ];
  const blocks = [
    headline,
    ...paragraphs,
    ...(money ? [moneyLine(money)] : []),
    ...(copyable ? [`${copyable.label}:\n${copyable.value}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.text}:\n${button.address}`] : []),
    ...after,
    ...(second ? [`${second.cause}\n${second.text}:\n${second.address}`] : []),
    ...(isInternal ? [] : [frameWords.greeting(mandant.name)]),
    ...(notMe ? [`${notMe.text}:\n${notMe.address}`] : []),
    `-- \n${foot.join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const moneyLine = ({ amountCents, label, whose }: NonNullable<LetterParts['money']>): string =>
  `${label}: ${euro(amountCents)}${whose ? ` ${whose}` : ''}`;
