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
  // A wide dot is a dot to a browser; to a mail program perhaps.
  const plain = value.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.');
  if (/:\/\/|\bwww\.|@/i.test(plain) || /\d+(?:\.\d+){3}/.test(plain)) return true;
  return [...plain.matchAll(/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu)].some(({ 0: words, index }) =>
    endsLikeDomain(words.split('.'), plain.slice(index + words.length)),
  );
}

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
