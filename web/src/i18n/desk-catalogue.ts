/**
 * The texts of the operator's desk, compiled on the server once a language: its own catalogue, and of the others what
 * forms and faults say. No mandant has words of its own there.
 */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { PageLog } from '@weitersagen/contract/page/page';
import { inLanguage } from './bilingual.ts';
import { type Compiled, textsFor } from './catalogue.ts';
import { madeOnce } from './made-once.ts';
import { wordsOfDesk } from './word-list.ts';

const german = inLanguage(wordsOfDesk, 'de');
const catalogues: Readonly<Record<string, typeof german>> = { de: german, en: inLanguage(wordsOfDesk, 'en') };
export const deskLocales: readonly string[] = Object.keys(catalogues);

/** Of what is shown on both sides of the counter. */
const keyPrefixes = [
  'form.',
  'fault.',
  'refused.',
  'label.',
  'problem.',
  'password.',
  'event.',
  'recovery.',
  'channel.',
  'price.',
  'myData.browserOn',
  'myData.unknownBrowser',
];
const noWords = Object.freeze({});
const compiled = new Map<string, Compiled>();

export const textsOfDesk = (locale: string, log: Pick<PageLog, 'warn'>): Compiled =>
  madeOnce(compiled, locale, () => {
    const own = Object.entries(catalogues[locale] ?? german).map(([key, text]) => [key, compileMessageOrThrow(text)]);
    const texts = { locale: noWords, fallback: noWords };
    return { ...textsFor({ locale, texts, log }, keyPrefixes), ...Object.fromEntries(own) };
  });
