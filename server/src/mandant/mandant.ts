/**
 * What every feature asks its mandant: the terms in force and the language somebody is spoken to. A text somebody
 * agreed to is kept once, word for word as the mandant has it, and never changed (design 3.3).
 */
import { createHash } from 'node:crypto';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { termsAgreed } from '@weitersagen/contract/mandant/rules';
import type { Mandant, Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

/** Keeps the mandant's own version of the terms that were sent and gives its id; another text is refused (PSOF0306). */
export async function keepTerms(tx: Tx, sent: string): Promise<number> {
  const { config } = tx.mandant;
  const { language, text } = termsAgreed(config, sent) ?? refuse('terms.changed');
  const version = config.termsVersion;
  const text_hash = createHash('sha256').update(JSON.stringify([version, language, text])).digest('base64url');
  return (
    (await sql.findTermsText(tx.db, text_hash)) ??
    (await sql.insertTermsText(tx.db, { language, version, text, text_hash, created_at: tx.now })) ??
    ((await sql.findTermsText(tx.db, text_hash)) as number)
  );
}

/** The language of mails and pages for somebody who asks in `locale`: one the mandant has texts for. */
export const languageFor = ({ config }: Mandant, locale: string): string =>
  config.terms.some(({ language }) => language === locale) ? locale : config.defaultLanguage;
