/** How every mail reads: its text, as good as the HTML (rules 5). */
import { euro } from '@weitersagen/contract/basics/money';
import type { Mandant } from '#platform/context.ts';
import { wordsIn } from '#platform/mail/words.ts';
import type { OwnBody } from './own/dress.ts';
import type { PartName } from './own/placeholders.ts';
import { hostOf, type LegalLinks, type LetterParts } from './parts.ts';
import { frame } from './words.ts';

interface Around {
  language: string;
  legal: LegalLinks;
}

export function textOf(mandant: Mandant, { language, legal }: Around, parts: LetterParts, own?: OwnBody): string {
  const { isInternal } = parts;
  const frameWords = wordsIn(frame, language);
  const foot = [
    ...(isInternal ? [] : [frameWords.safety(hostOf(mandant)), frameWords.reply(mandant.config.supportEmail)]),
    mandant.config.imprintLine,
    ...legal.map(({ text, address }) => `${text}: ${address}`),
  ];
  const greeting = isInternal ? [] : [frameWords.greeting(mandant.name)];
  const said = own ? ownBlocks(own, parts) : builtInBlocks(parts, greeting);
  return `${[...said, `-- \n${foot.join('\n')}`].join('\n\n')}\n`;
}

function builtInBlocks(parts: LetterParts, greeting: string[]): string[] {
  const { inhalt, betragGross, code, angaben, zitat, knopf, danach, zweiterKnopf, nichtIch } = blocksOf(parts);
  return [
    parts.headline,
    ...inhalt,
    ...betragGross,
    ...code,
    ...angaben,
    ...zitat,
    ...knopf,
    ...danach,
    ...zweiterKnopf,
    ...greeting,
    ...nichtIch,
  ];
}

/** Who is not meant is told how to say so, wherever the own words left it out. */
function ownBlocks({ lines }: OwnBody, parts: LetterParts): string[] {
  const blocks = blocksOf(parts);
  const said = lines.map((line) => (typeof line === 'string' ? line : `\n${blocks[line.part].join('\n\n')}\n`));
  const isPlaced = lines.some((line) => typeof line !== 'string' && line.part === 'nichtIch');
  const text = said
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [text, ...(isPlaced ? [] : blocks.nichtIch)];
}

/** Each part of a letter as it reads; one that is not there is nothing. */
export const blocksOf = (parts: LetterParts): Record<PartName, readonly string[]> => {
  const { paragraphs, money, copyable, facts = [], quote, button, after = [], second, notMe } = parts;
  return {
    inhalt: paragraphs,
    betragGross: money ? [moneyLine(money)] : [],
    code: copyable ? [`${copyable.label}:\n${copyable.value}`] : [],
    angaben: facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : [],
    zitat: quote === undefined ? [] : [quote.replace(/^/gm, '> ')],
    knopf: button ? [`${button.text}:\n${button.address}`] : [],
    danach: after,
    zweiterKnopf: second ? [`${second.cause}\n${second.text}:\n${second.address}`] : [],
    nichtIch: notMe ? [`${notMe.text}:\n${notMe.address}`] : [],
  };
};

const moneyLine = ({ amountCents, label, whose }: NonNullable<LetterParts['money']>): string =>
  `${label}: ${euro(amountCents)}${whose ? ` ${whose}` : ''}`;
