/** What follows from a mandant's configuration alone; pure, read on both sides. */
import { sameTerms } from '../basics/agreement.ts';

interface TermsTexts {
  defaultLanguage: string;
  terms: readonly { language: string; text: string }[];
}

/** The terms in a language, else in the default one. */
export const termsIn = ({ terms, defaultLanguage }: TermsTexts, language: string): { language: string; text: string } =>
  terms.find((one) => one.language === language) ??
  terms.find((one) => one.language === defaultLanguage) ??
  (terms[0] as { language: string; text: string });

/** The own version of a text somebody agreed to; undefined when it is none in force, in any language (rules 3.3). */
export const termsAgreed = ({ terms }: TermsTexts, sent: string): { language: string; text: string } | undefined =>
  terms.find((one) => sameTerms(one.text, sent));

const originOf = (address: string): { scheme: string; host: string } | undefined => {
  const [, scheme, host] = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][^\s\\]*)?$/i.exec(address) ?? [];
  return scheme && host ? { scheme: scheme.toLowerCase(), host: host.toLowerCase() } : undefined;
};

/** Whether a target page may be asked for (E-15): on the mandant's own host, or by https on a host it allows. */
export function isAllowedTarget(target: string, mandantUrl: string, targetDomains: readonly string[]): boolean {
  const [wanted, own] = [originOf(target), originOf(mandantUrl)];
  if (!wanted || !own) return false;
  if (wanted.host === own.host) return wanted.scheme === own.scheme || wanted.scheme === 'https';
  return wanted.scheme === 'https' && targetDomains.some((domain) => wanted.host === domain.toLowerCase());
}
