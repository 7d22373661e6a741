/**
 * A language can be taken away and put back: its row, its texts and the terms it had stay. What is not offered has no
 * pages of its own, its addresses lead to the default language, and mails to whoever had it go in that one (G-01).
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { changeConfig, currentConfig } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import * as sql from './sql.ts';

export const topic = 'site';
/** Told to every process when a mandant's own texts change; the value is the mandant. */
export const textTopic = 'language-entry';

export const announceSite = async (tx: Tx): Promise<void> => {
  for (const changed of [topic, textTopic]) await announceChange(tx, changed, String(tx.mandant.id));
};

/** What of a configuration the languages are about. */
export interface TermsInForce {
  termsVersion: string;
  terms: readonly { language: string; text: string }[];
}

export function termsOf(
  config: TermsInForce | undefined,
  language: string,
): { text: string; version: string } | undefined {
  const found = config?.terms.find((one) => one.language === language);
  return found && config && { text: found.text, version: config.termsVersion };
}

interface OwnLanguage {
  language: string;
  name: string;
  isDefault: boolean;
  textCount: number;
  hasTerms: boolean;
  removedAt: Date | null;
}

export const noteLanguage = (tx: Tx, code: string, what: 'angeboten' | 'weggenommen'): void =>
  noteSetting(tx, `Sprachen.${code}.${what}`);

/** All of the mandant, also those that were taken away. */
export async function listOwnLanguages(tx: Tx): Promise<OwnLanguage[]> {
  const { db } = tx;
  const config = await currentConfig(tx);
  const [languages, counts] = [await sql.listLanguages(db), await sql.countEntries(db)];
  return languages.map((one) => ({
    ...one,
    textCount: counts.get(one.language) ?? 0,
    hasTerms: termsOf(config, one.language) !== undefined,
  }));
}

/** All of them with the mandant's own texts, to be compared with a file. */
export async function listStoredLanguages({ db }: Tx) {
  const [languages, entries] = [await sql.listLanguages(db), await sql.listEntries(db)];
  return languages.map((one) => ({
    ...one,
    texts: new Map(entries.filter(({ language }) => language === one.language).map(({ key, value }) => [key, value])),
  }));
}

/** Takes a language away; the default one stays. */
export async function removeLanguage(tx: Tx, code: string, reason: string): Promise<void> {
  const { db, now, mandant } = tx;
  const own = (await sql.lockLanguage(db, code)) ?? refuse('unknown');
  if (own.isDefault || own.removedAt !== null) refuse('state.not-allowed');
  let terms: ReturnType<typeof termsOf>;
  await changeConfig(tx, (config) => {
    terms = termsOf(config, code);
    return { ...config, terms: config.terms.filter(({ language }) => language !== code) };
  });
  await sql.markRemoved(db, code, { at: now, terms });
  noteLanguage(tx, code, 'weggenommen');
  await recordEvent(tx, {
    object: 'mandant',
    id: mandant.id,
    event: 'removeLanguage',
    from: null,
    to: own.name,
    reason,
  });
  await announceSite(tx);
}

/** Puts it back, with its terms if they are those of the version in force. */
export async function restoreLanguage(tx: Tx, code: string, reason: string): Promise<void> {
  const { db, mandant } = tx;
  const own = (await sql.lockLanguage(db, code)) ?? refuse('unknown');
  if (own.removedAt === null) refuse('state.not-allowed');
  const { text, version } = (await sql.findKeptTerms(db, code)) ?? {};
  await changeConfig(tx, (config) =>
    text && version === config.termsVersion && !termsOf(config, code)
      ? { ...config, terms: [...config.terms, { language: code, text }] }
      : config,
  );
  await sql.markOffered(db, code);
  noteLanguage(tx, code, 'angeboten');
  await recordEvent(tx, {
    object: 'mandant',
    id: mandant.id,
    event: 'restoreLanguage',
    from: null,
    to: own.name,
    reason,
  });
  await announceSite(tx);
}
