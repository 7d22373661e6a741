/**
 * The terms in force are those of the page `agb`: a change of it that goes live makes a new version with its date, and what
 * somebody agreed to before is kept word for word (rules 3.3).
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { termsSlug } from '@weitersagen/contract/content/written-pages';
import { changeConfig } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { listLanguages } from '#site/site.ts';

export const isTerms = (data: ItemData): boolean => data.slug?.[invariant] === termsSlug;

type Terms = readonly { language: string; text: string }[];

/** In the languages that are offered; nothing happens where the texts are those that are in force. */
export async function putTermsInForce(tx: Tx, data: ItemData): Promise<void> {
  const offered = (await listLanguages(tx)).map(({ language }) => language);
  const terms = offered.flatMap((language) => {
    const text = data.inhalt?.[language];
    return typeof text === 'string' && text.trim() !== '' ? [{ language, text }] : [];
  });
  let versions: { from: string; to: string } | undefined;
  await changeConfig(tx, (config) => {
    if (isEqual(config.terms, terms)) return config;
    versions = { from: config.termsVersion, to: nextVersion(config.termsVersion, dayOf(tx.now)) };
    return { ...config, terms, termsVersion: versions.to };
  });
  if (versions) await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'terms', ...versions });
}

const isEqual = (before: Terms, after: Terms): boolean =>
  before.length === after.length &&
  after.every(({ language, text }) => before.some((one) => one.language === language && one.text === text));

/** The day it comes into force; the second one of a day says so. */
function nextVersion(before: string, day: string): string {
  const [, count] = new RegExp(`^${day}(?:\\.(\\d+))?$`).exec(before) ?? [];
  if (before !== day && count === undefined) return day;
  return `${day}.${Number(count ?? 1) + 1}`;
}
