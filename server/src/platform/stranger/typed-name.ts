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

/** Written before a name, with a dot and often without a space: "Dr.Weber". */
const titles = /^(?:dipl|dr|fr|hr|ing|jr|mag|med|prof|sr|st)$/i;
/** Names of people among the top-level domains: after a title they are one, every other ending is that of a domain. */
const surnames =
  /^(?:abbott|bond|bosch|chase|ferrero|ford|fox|garden|george|hughes|kim|lilly|lincoln|norton|pohl|rich|rogers|schmidt|schwarz|walter|wang|weber)$/i;

/** Whether a text holds an address of the web or of a mailbox, or something that ends like a domain. */
export function looksLikeAddress(value: string): boolean {
  // A wide dot is a dot to a browser; to a mail program perhaps.
  const plain = value.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.');
  if (/:\/\/|\bwww\.|@/i.test(plain) || /\d+(?:\.\d+){3}/.test(plain)) return true;
  return (plain.match(/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+\/?/gu) ?? []).some((words) => {
    const labels = words.replace('/', '').split('.');
    return labels.some((label, place) => {
      const before = labels[place - 1];
      if (before === undefined || before === '' || !isTopLevelDomain(label.toLowerCase())) return false;
      const isSurname = surnames.test(label) && /^\p{Lu}/u.test(label) && !words.endsWith('/');
      return !(titles.test(before) && (isSurname || titles.test(label)));
    });
  });
}

/** Which of the names are none, by the German path of their field. */
export const nameProblems = (names: Readonly<Record<string, string | null | undefined>>): Problem[] =>
  Object.entries(names)
    .filter(([, value]) => value && ([...value].length > lengthMax || looksLikeAddress(value)))
    .map(([field]) => ({ field, code: 'invalid' }));
