/** The parts of a letter, which its text and its HTML are both made of. Words come from the features. */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { Mandant } from '#platform/context.ts';
import type { AttachedFile } from '#platform/mail/template.ts';

export interface LetterParts {
  subject: string;
  /** What a list of mails shows beside the subject: sum and date. */
  preview?: string | undefined;
  /** "Ihre Prämie wartet auf Sie, Anna" */
  headline: string;
  /** The cause: sentences, each a paragraph. */
  paragraphs: readonly string[];
  /** The banknote. */
  money?: { amountCents: number; label: string; whose: string | null } | undefined;
  /** What is to be copied: the code of a voucher, a link to pass on. */
  copyable?: { label: string; value: string; isAddress?: boolean } | undefined;
  facts?: readonly (readonly [label: string, value: string])[] | undefined;
  /** What a person wrote, word for word. */
  quote?: string | undefined;
  button?: { text: string; address: string } | undefined;
  /** What else can be done, with its own link. */
  second?: { cause: string; text: string; address: string } | undefined;
  /** Paragraphs after the button: what happens next, and until when. */
  after?: readonly string[] | undefined;
  /** "Das war ich nicht – Daten löschen" (rules 5). */
  notMe?: { text: string; address: string } | undefined;
  /** To the service itself: nobody has to be greeted or warned. */
  isInternal?: boolean | undefined;
  /** Where an answer goes if not to the sender. */
  replyTo?: string | undefined;
  /** Ends the newsletter with one click; every letter of a newsletter has it. */
  unsubscribe?: string | undefined;
  /** Files that come along, read once the letter is written. */
  attachments?: (() => Promise<readonly AttachedFile[]>) | undefined;
}

/** Pages every mail names at its end. */
export type LegalLinks = readonly { text: string; address: string }[];

/** "Ihre Prämie wartet auf Sie, Anna"; who gave no name is not called by one. */
export const named = (sentence: string, firstName: string | null): string =>
  firstName ? `${sentence}, ${isolated(firstName)}` : sentence;

/** Where the own pages are, as the address line of a browser shows it. */
export const hostOf = ({ config }: Mandant): string => new URL(config.mandantUrl).host;
