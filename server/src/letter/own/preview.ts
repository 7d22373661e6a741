/**
 * How own words would look: filled with sample values, by the same way as a letter that goes. No link of it opens anything:
 * each leads to the home page, so what was made of a sample number never leaves.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Letter } from '#platform/mail/template.ts';
import { pageAddress } from '#site/site.ts';
import type { LetterParts } from '../parts.ts';
import { type AnyLetter, isLetter, writeOwnLetter } from '../portal-letter.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import { namesOf } from './placeholders.ts';

/** A request or a transaction: nothing is read. */
type Place = Pick<Ctx, 'system' | 'mandant'>;

export interface Sampled {
  language: string;
  /** Which of its cases. */
  caseIndex: number;
}

/** What is wrong with own words for a mail: an empty list may be published. */
export async function judgeOwnMail(at: Place, templateId: string, words: OwnWords): Promise<Problem[]> {
  const one = at.system.templates.get(templateId);
  if (!isLetter(one)) return [{ field: 'vorlage', code: 'template-unknown' }];
  return (await readOwnWords(at.mandant, namesOf(one.placeholders), words)).problems;
}

/** The letter also where something is wrong with the words: without what is not allowed. */
export async function previewOwnMail(
  ctx: Ctx,
  templateId: string,
  words: OwnWords,
  shown: Sampled,
): Promise<{ letter: Letter; problems: Problem[] }> {
  const one = letterOf(ctx, templateId);
  const read = await readOwnWords(ctx.mandant, namesOf(one.placeholders), words);
  const sample = await samplePartsOf(ctx, one, shown);
  return {
    letter: await writeOwnLetter(ctx, one, { ...sample, language: shown.language, read }),
    problems: read.problems,
  };
}

function letterOf({ system }: Place, templateId: string): AnyLetter {
  const one = system.templates.get(templateId);
  return isLetter(one) ? one : refuse('unknown');
}

export async function samplePartsOf(
  ctx: Ctx,
  one: AnyLetter,
  { language, caseIndex }: Sampled,
): Promise<{ parameters: object; parts: LetterParts }> {
  const { parameters } = one.samples?.(today(ctx.now))[caseIndex] ?? refuse('unknown');
  const parts = await one.parts(ctx, parameters as never, language);
  return { parameters, parts: await harmless(ctx, parts, language) };
}

async function harmless(ctx: Ctx, parts: LetterParts, language: string): Promise<LetterParts> {
  const address = await pageAddress(ctx, { page: 'home', language });
  const { button, second, notMe } = parts;
  return {
    ...parts,
    button: button && { ...button, address },
    second: second && { ...second, address },
    notMe: notMe && { ...notMe, address },
    replyTo: undefined,
    unsubscribe: undefined,
  };
}
