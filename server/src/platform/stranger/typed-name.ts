/**
 * Names that somebody typed whose address nobody has confirmed. They stand in mails and on pages of others, so they must
 * not be able to be a message: short, and nothing a mail program would make a link of (rules V-14).
 */
import { readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import type { Problem } from '@weitersagen/contract/basics/wire';

const lengthMax = 40;

let topLevelDomains: ReadonlySet<string> | undefined;
/** Read with the first name that has a dot between two words. */
const isTopLevelDomain = (label: string): boolean => {
  topLevelDomains ??= new Set(
    readFileSync(new URL('./top-level-domains.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return topLevelDomains.has(domainToASCII(label));
};

/** A title is one by itself ("Dr. Weber"); right before a top-level domain it is the name of a domain ("dr.weber"). */
const titles = /^(?:dipl|dr|mag|prof)$/i;
/** Titles that are top-level domains, too; they follow another one: "Dr.med. Weber", "Dipl.Ing. Meier". */
const secondTitles = /^(?:ing|med)$/i;

/** Whether a text holds an address of the web or of a mailbox, or something that ends like a domain. */
export function looksLikeAddress(value: string): boolean {
  const plain = withPlainDots(value);
  return /:\/\/|\bwww\.|@/i.test(plain) || dottedWords(plain).some(isDomain);
}

/** The hosts that a text names, or that a mail program would make a link of, as far as they go; a scheme's host as it is. */
export function hostsIn(value: string): string[] {
  const plain = withPlainDots(value);
  const written = [...plain.matchAll(/:\/\/([^\s/?#]*)/g)].map(([, host = '']) => host);
  const named = dottedWords(plain).filter((one) => /^www\./i.test(one.words) || one.before === '@' || isDomain(one));
  return [...new Set([...written, ...named.map(({ words }) => words)].map((host) => host.toLowerCase()))];
}

/** A wide dot is a dot to a browser; to a mail program perhaps. */
const withPlainDots = (value: string): string => value.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.');

interface Dotted {
  words: string;
  before: string;
  after: string;
}

/** Looked for from the beginning of each word only: else a long one without a dot is gone through from each of its signs. */
const dotted = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;

const dottedWords = (plain: string): Dotted[] =>
  [...plain.matchAll(dotted)].map(({ 0: words, index }) => ({
    words,
    before: plain.charAt(index - 1),
    after: plain.slice(index + words.length),
  }));

const isDomain = ({ words, after }: Dotted): boolean =>
  /\d+(?:\.\d+){3}/.test(words) || endsLikeDomain(words.split('.'), after);

/** Also before its end: a mail program makes a link of "gewinn.shop.Anna", too. */
const endsLikeDomain = (labels: readonly string[], after: string): boolean =>
  labels.some((label, place) => {
    // A link ends before a hyphen, too: "gewinn.com-jetzt".
    const [first = ''] = label.toLowerCase().split('-');
    if (place === 0 || !isTopLevelDomain(first)) return false;
    const isTitle = secondTitles.test(label) && labels.slice(0, place).every(isAnyTitle);
    const isBeforeName = place < labels.length - 1 || /^\.\s+\p{L}/u.test(after);
    return !(isTitle && isBeforeName);
  });

const isAnyTitle = (label: string): boolean => titles.test(label) || secondTitles.test(label);

/** Which of the names are none, by the German path of their field. */
export const nameProblems = (names: Readonly<Record<string, string | null | undefined>>): Problem[] =>
  Object.entries(names)
    .filter(([, value]) => value && ([...value].length > lengthMax || looksLikeAddress(value)))
    .map(([field]) => ({ field, code: 'invalid' }));
