/** Mails to people of agencies: confirm the address (M25), approved (M26), the way in of an employee (M27), a new password (M28), an order that waits (M29), a new contact (M54), refused (M43). */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { findToken, type Purpose } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { momentText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { templates as addressMails } from '../address/mails.ts';
import * as words from '../words.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';

/** The secret lies sealed until the mail is sent. */
export interface TokenMail {
  firstName: string | null;
  token: string;
}
export interface EmployeeMail extends TokenMail {
  company: string;
  employeeNumber: string;
}
export interface AgencyMail {
  firstName: string | null;
  company: string;
}
export interface RefusedMail extends AgencyMail {
  /** As the operator wrote it. */
  reason: string;
  isDeactivated: boolean;
}
export interface ChangedMail {
  firstName: string | null;
  /** Milliseconds since 1970. */
  atMs: number;
}

export interface BankMail {
  firstName: string | null;
  last4: string;
}

export interface LeadMail {
  firstName: string | null;
  /** Of the contact. */
  name: string;
  product: string;
}

type TokenPage = 'agencyConfirmation' | 'agencyFirstPassword' | 'agencyPasswordReset';
const tokenAddress = (ctx: Ctx, page: TokenPage, { language, token }: { language: string; token: string }) =>
  pageAddress(ctx, { page, language, query: { t: token } });

const lives =
  (...purposes: Purpose[]) =>
  async (tx: Tx, { token }: TokenMail): Promise<boolean> =>
    (await findToken(tx, token, purposes)) !== undefined;

/** Their tokens end with the address. */
const ofOneAddress = { isBoundToAddress: true };

export const confirmMail = letter<TokenMail>(
  'M25',
  async (ctx, { firstName, token }, language): Promise<LetterParts> => {
    const own = wordsIn(words.confirm, language);
    return {
      subject: own.subject,
      preview: own.cause,
      headline: named(own.headline, firstName),
      paragraphs: [own.cause],
      button: { text: own.button, address: await tokenAddress(ctx, 'agencyConfirmation', { language, token }) },
      after: [own.until, own.notMe],
    };
  },
  {
    isAwaited: true,
    share: 'day',
    ...ofOneAddress,
    lives: lives('AgenturBestaetigung'),
    placeholders: placeholders.confirm,
    samples: samples.confirm,
  },
);

export const approvedMail = letter<AgencyMail>(
  'M26',
  async (ctx, { firstName, company }, language): Promise<LetterParts> => {
    const own = wordsIn(words.approved, language);
    return {
      subject: own.subject,
      preview: own.cause(company),
      headline: named(own.subject, firstName),
      paragraphs: [own.cause(company), own.next],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'agencyLogin', language }) },
    };
  },
  { isAwaited: true, placeholders: placeholders.approved, samples: samples.approved },
);

export const employeeMail = letter<EmployeeMail>(
  'M27',
  async (ctx, { firstName, company, employeeNumber, token }, language): Promise<LetterParts> => {
    const own = wordsIn(words.employee, language);
    return {
      subject: own.subject,
      preview: own.cause(company),
      headline: named(own.headline, firstName),
      paragraphs: [own.cause(company), own.number(employeeNumber)],
      button: { text: own.button, address: await tokenAddress(ctx, 'agencyFirstPassword', { language, token }) },
      after: [own.until, own.notMe],
    };
  },
  {
    isAwaited: true,
    ...ofOneAddress,
    lives: lives('MitarbeiterEinladung'),
    placeholders: placeholders.employee,
    samples: samples.employee,
  },
);

export const resetMail = letter<TokenMail>(
  'M28',
  async (ctx, { firstName, token }, language): Promise<LetterParts> => {
    const own = wordsIn(words.reset, language);
    return {
      subject: own.subject,
      preview: own.cause,
      headline: named(own.headline, firstName),
      paragraphs: [own.cause],
      button: { text: own.button, address: await tokenAddress(ctx, 'agencyPasswordReset', { language, token }) },
      after: [own.until, own.notMe],
    };
  },
  {
    isAwaited: true,
    share: 'gap',
    ...ofOneAddress,
    lives: lives('AgenturPasswortReset'),
    placeholders: placeholders.reset,
    samples: samples.reset,
  },
);

export const refusedMail = letter<RefusedMail>(
  'M43',
  async (ctx, { firstName, company, reason, isDeactivated }, language): Promise<LetterParts> => {
    const own = wordsIn(isDeactivated ? words.deactivated : words.refused, language);
    return {
      subject: own.subject,
      preview: own.cause(company),
      headline: named(own.subject, firstName),
      paragraphs: [own.cause(company), own.reason(reason), own.next],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'contact', language }) },
    };
  },
  { isAwaited: true, placeholders: placeholders.refused, samples: samples.refused },
);

export const waitingMail = letter<AgencyMail>(
  'M29',
  async (ctx, { firstName, company }, language): Promise<LetterParts> => {
    const own = wordsIn(words.waiting, language);
    return {
      subject: own.subject,
      preview: own.cause(company),
      headline: named(own.headline, firstName),
      paragraphs: [own.cause(company), own.when],
      button: { text: own.button, address: await tabAddress(ctx, 'auftraege', language) },
    };
  },
  { placeholders: placeholders.waiting, samples: samples.waiting },
);

/** M30 of people of agencies. It is the contact's data: it goes with them. */
export const leadMail = letter<LeadMail>(
  'M54',
  async (ctx, { firstName, name, product }, language): Promise<LetterParts> => {
    const own = wordsIn(words.lead, language);
    const cause = own.cause(isolated(name), product);
    return {
      subject: own.subject,
      preview: cause,
      headline: named(own.headline, firstName),
      paragraphs: [cause, own.next],
      button: { text: own.button, address: await tabAddress(ctx, 'leads', language) },
    };
  },
  { placeholders: placeholders.lead, samples: samples.lead },
);

const tabAddress = (ctx: Ctx, tab: 'auftraege' | 'leads', language: string) =>
  pageAddress(ctx, { page: 'agency', language, params: { tab } });

/** M19 of people of agencies. */
export const changedMail = letter<ChangedMail>(
  'M48',
  async (ctx, { firstName, atMs }, language): Promise<LetterParts> => {
    const own = wordsIn(words.changed, language);
    const cause = own.cause(momentText(new Date(atMs), language));
    return {
      subject: own.subject,
      preview: cause,
      headline: named(own.subject, firstName),
      paragraphs: [cause, own.ended],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'contact', language }) },
      after: [own.notMe],
    };
  },
  { isAwaited: true, placeholders: placeholders.changed, samples: samples.changed },
);

export const bankMail = letter<BankMail>(
  'M50',
  async (ctx, { firstName, last4 }, language): Promise<LetterParts> => {
    const own = wordsIn(words.bank, language);
    return {
      subject: own.subject,
      preview: own.cause(last4),
      headline: named(own.subject, firstName),
      paragraphs: [own.cause(last4)],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'contact', language }) },
      after: [own.notMe],
    };
  },
  { isAwaited: true, placeholders: placeholders.bank, samples: samples.bank },
);

/** M44 of people of agencies. */
export const triesMail = letter<{ firstName: string | null }>(
  'M49',
  async (ctx, { firstName }, language): Promise<LetterParts> => {
    const own = wordsIn(words.tries, language);
    return {
      subject: own.subject,
      preview: own.cause,
      headline: named(own.headline, firstName),
      paragraphs: [own.cause],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'agencyPasswordForgotten', language }) },
      after: [own.notMe],
    };
  },
  { isAwaited: true, ...ofOneAddress, placeholders: placeholders.tries, samples: samples.tries },
);

export const templates: readonly AnyLetter[] = [
  ...addressMails,
  confirmMail,
  approvedMail,
  employeeMail,
  resetMail,
  waitingMail,
  leadMail,
  refusedMail,
  changedMail,
  bankMail,
  triesMail,
];
