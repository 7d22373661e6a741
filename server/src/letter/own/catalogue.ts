/** What there is to say in own words: each mail of the portal with its placeholders, for whoever writes it. */
import { anotherPersonMails } from '@weitersagen/contract/mail/own-mail';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Templates } from '#platform/mail/template.ts';
import { type Bilingual, wordsIn } from '#platform/mail/words.ts';
import { blocksOf } from '../letter-text.ts';
import { type AnyLetter, isLetter } from '../portal-letter.ts';
import { frame } from '../words.ts';
import type { OwnWords } from './own-words.ts';
import { namesOf, type PartName, type ValueName, valuesOf } from './placeholders.ts';
import { samplePartsOf } from './preview.ts';
import { partWords, valueWords } from './words.ts';

interface Placeholder {
  /** As it is written, with its brackets. */
  name: string;
  kind: 'value' | 'part';
  isRequired: boolean;
  /** Required, unless one of these is there. */
  unless: string[];
  explanation: Bilingual<string>;
}

/** The mails of the portal, without what only a mandant can say. */
export const listLetters = (templates: Templates): AnyLetter[] => [...templates.values()].filter(isLetter);

/** The required ones first. */
export function placeholdersOf({ placeholders }: AnyLetter): Placeholder[] {
  const { values, parts, needs } = namesOf(placeholders);
  const describe = (name: ValueName | PartName, kind: Placeholder['kind'], explanation: Bilingual<string>) => {
    const need = needs.find((one) => one.includes(name));
    const unless = (need ?? []).filter((other) => other !== name).map(written);
    return { name: written(name), kind, isRequired: need !== undefined, unless, explanation };
  };
  return [
    ...parts.map((name) => describe(name, 'part', partWords[name])),
    ...values.map((name) => describe(name, 'value', valueWords[name])),
  ].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

const written = (name: string): string => `{${name}}`;

/** What an operator is told of a mail, in the language of the call. */
export async function describeLetter(ctx: Ctx, one: AnyLetter, language: string) {
  const samples = one.samples?.(today(ctx.now)) ?? [];
  const { parameters, parts } = await samplePartsOf(ctx, one, { language, caseIndex: 0 });
  const values = valuesOf(one.placeholders, { parameters, parts, at: { ctx, language } });
  const blocks = new Map<string, readonly string[]>(Object.entries(blocksOf(parts)));
  const sampleOf = (name: string): string => values.get(name) ?? blocks.get(name)?.join('\n\n') ?? '';
  return {
    id: one.id,
    needsAnotherPerson: anotherPersonMails.includes(one.id),
    cases: samples.map(({ title }) => title),
    placeholders: placeholdersOf(one).map(({ explanation, ...placeholder }) => ({
      ...placeholder,
      explanation: wordsIn(explanation, language),
      sample: sampleOf(placeholder.name.slice(1, -1)),
    })),
    draft: draftOf(one, language),
  };
}

/** What to begin with: all that the program would say, in its order. */
export function draftOf({ placeholders }: AnyLetter, language: string): OwnWords {
  const order: readonly PartName[] = [
    'inhalt',
    'betragGross',
    'code',
    'angaben',
    'zitat',
    'knopf',
    'danach',
    'zweiterKnopf',
  ];
  const { parts } = namesOf(placeholders);
  const there = order.filter((name) => parts.includes(name)).map(written);
  const greeting = wordsIn(frame, language).greeting('{mandant}');
  return {
    subject: '{betreff}',
    text: ['{ueberschrift}', ...there, greeting].join('\n\n'),
    html: [
      '<h2>{ueberschrift}</h2>',
      ...[...there, greeting.replace('\n', '<br>')].map((paragraph) => `<p>${paragraph}</p>`),
    ].join('\n'),
  };
}
