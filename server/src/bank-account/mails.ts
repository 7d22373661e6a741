/**
 * The bank account of somebody has changed (M36). Where there is one now, the link stops it and whatever waits to be paid
 * to its owner, for a year and once; after a deletion there is nothing to stop.
 */
import { issueToken } from '#identity/identity.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { type AnyTemplate, type Letter, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { named, pageAddress, writeLetter } from '#site/site.ts';
import type { BankAccountOwner } from './sql.ts';
import * as words from './words.ts';

/** What happened to the account; the name of its event, too. */
export type BankChange = 'bankStored' | 'bankReplaced' | 'bankDeleted';

interface BankMail {
  change: BankChange;
  /** Null at an address of before: it may never have been this person's. */
  firstName: string | null;
  last4: string;
  stopToken: string | null;
}

interface Told {
  owner: BankAccountOwner;
  change: BankChange;
  iban: string;
  language: string;
  /** Where the owner is reached now and, about a replaced one, was until lately. */
  to: readonly { email: string; firstName: string | null }[];
}

export async function tellBankChange(tx: Tx, { owner, change, iban, language, to }: Told): Promise<void> {
  if (to.length === 0) return;
  const { kind: object, id: objectId } = owner;
  const stopToken = change === 'bankDeleted' ? null : await issueToken(tx, 'Kontostopp', { object, id: objectId });
  for (const { email, firstName } of to) {
    const parameters = { change, firstName, last4: iban.slice(-4), stopToken };
    await queueMail(tx, bankMail, { to: email, language, object, objectId, parameters });
  }
}

async function bankLetter(
  ctx: Ctx,
  { change, firstName, last4, stopToken }: BankMail,
  language: string,
): Promise<Letter> {
  const own = wordsIn(words.bankChanged, language);
  const sentence = own.paragraphs[change](last4);
  const address = stopToken
    ? await pageAddress(ctx, { page: 'rewardChoice', language, query: { stopp: stopToken } })
    : await pageAddress(ctx, { page: 'contact', language });
  return writeLetter(ctx, language, {
    subject: own.subject[change],
    preview: sentence,
    headline: named(own.subject[change], firstName),
    paragraphs: [sentence],
    after: [...holdOf(ctx, change, language), stopToken ? own.stop : own.after],
    notMe: { text: stopToken ? own.stopLink : own.notMe, address },
  });
}

/** One that replaces another waits from the pickup, a first one from now. */
function holdOf({ now, mandant }: Ctx, change: BankChange, language: string): string[] {
  const { hold, days } = wordsIn(words.bankChanged, language);
  const hours = mandant.config.ibanHoldHours;
  if (change === 'bankStored') return [hold.bankStored(dayText(today(plusHours(now, hours)), language))];
  return change === 'bankReplaced' ? [hold.bankReplaced(days(Math.ceil(hours / 24)))] : [];
}

export const bankMail = template('M36', bankLetter);

export const templates: readonly AnyTemplate[] = [bankMail];
