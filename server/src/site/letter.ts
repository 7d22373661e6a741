/**
 * How every mail reads: the parts of a letter, and its text. The HTML (letter-html.ts) is made of the same parts, so that
 * the text is as good as it (rules 5). Words come from the features.
 */

import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { logoPicture } from '#brand/brand.ts';
import type { Mandant } from '#platform/context.ts';
import type { Letter } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { htmlOf } from './letter-html.ts';
import { frame } from './words.ts';

export interface LetterParts {
  subject: string;
  /** What a list of mails shows beside the subject: sum and date. */
  preview?: string | undefined;
  /** "Ihre Prämie wartet auf Sie, Anna" */
  headline: string;
  /** The cause: sentences, each a paragraph. */
  paragraphs: readonly string[];
  /** The banknote. */
  money?: { amountCents: number; label: string; whose: string | null } | undefined;
  /** What is to be copied: the code of a voucher, a link to pass on. */
  copyable?: { label: string; value: string; isAddress?: boolean } | undefined;
  facts?: readonly (readonly [label: string, value: string])[] | undefined;
  /** What a person wrote, word for word. */
  quote?: string | undefined;
  button?: { text: string; address: string } | undefined;
  /** What else can be done, with its own link. */
  second?: { cause: string; text: string; address: string } | undefined;
  /** Paragraphs after the button: what happens next, and until when. */
  after?: readonly string[] | undefined;
  /** "Das war ich nicht – Daten löschen" (rules 5). */
  notMe?: { text: string; address: string } | undefined;
  /** To the service itself: nobody has to be greeted or warned. */
  isInternal?: boolean | undefined;
}

/** Pages every mail names at its end. */
export type LegalLinks = readonly { text: string; address: string }[];

/** "Ihre Prämie wartet auf Sie, Anna"; who gave no name is not called by one. */
export const named = (sentence: string, firstName: string | null): string =>
  firstName ? `${sentence}, ${isolated(firstName)}` : sentence;

export async function composeLetter(
  mandant: Mandant,
  { language, legal }: { language: string; legal: LegalLinks },
  parts: LetterParts,
): Promise<Letter> {
  const logo = await logoPicture(mandant.slug);
  return {
    subject: parts.subject,
    text: textOf(mandant, language, legal, parts),
    html: htmlOf(mandant, { language, legal, words: wordsIn(frame, language) }, parts),
    ...(logo && { attachments: [logo] }),
  };
}

function textOf(mandant: Mandant, language: string, legal: LegalLinks, parts: LetterParts): string {
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
