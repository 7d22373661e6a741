/**
 * The bank account of somebody has changed (M36). Where there is one now, the link stops it and whatever waits to be paid
 * to its owner, for a year and once; after a deletion there is nothing to stop.
 */
import { issueToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import type { BankAccountOwner } from './sql.ts';
import * as words from './words.ts';

/** What happened to the account; the name of its event, too. */
export type BankChange = 'bankStored' | 'bankReplaced' | 'bankDeleted';

/** What an owner has given, and from when its days count; null: from the pickup. */
export interface GivenBank {
  change: 'bankStored' | 'bankReplaced';
  countsFrom: Date | null;
}

export interface BankMail {
  change: BankChange;
  /** Null where days count from the pickup. */
  heldUntilMs: number | null;
  /** Null at an address of before: it may never have been this person's. */
  firstName: string | null;
  last4: string;
  stopToken: string | null;
}

export interface BankNews {
  owner: BankAccountOwner & { kind: 'account' | 'recipient' };
  given: GivenBank | { change: 'bankDeleted'; countsFrom: null };
  iban: string;
  language: string;
  /** Where the owner is reached now and, about a replaced or deleted one, was until lately. */
  to: readonly { email: string; firstName: string | null }[];
}

export async function tellBankChange(tx: Tx, { owner, given, iban, language, to }: BankNews): Promise<void> {
  if (to.length === 0) return;
  const { change, countsFrom } = given;
  const heldUntilMs = countsFrom && plusHours(countsFrom, tx.mandant.config.ibanHoldHours).getTime();
  const { kind: object, id: objectId } = owner;
  const stopToken = change === 'bankDeleted' ? null : await issueToken(tx, 'Kontostopp', { object, id: objectId });
  for (const { email, firstName } of to) {
    const parameters = { change, heldUntilMs, firstName, last4: iban.slice(-4), stopToken };
    await queueMail(tx, bankMail, { to: email, language, object, objectId, parameters });
  }
}

async function bankLetter(
  ctx: Ctx,
  { change, heldUntilMs, firstName, last4, stopToken }: BankMail,
  language: string,
): Promise<LetterParts> {
  const own = wordsIn(words.bankChanged, language);
  const sentence = own.paragraphs[change](last4);
  const address = stopToken
    ? await pageAddress(ctx, { page: 'rewardChoice', language, query: { stopp: stopToken } })
    : await pageAddress(ctx, { page: 'contact', language });
  return {
    subject: own.subject[change],
    preview: sentence,
    headline: named(own.subject[change], firstName),
    paragraphs: [sentence],
    after: [...(change === 'bankDeleted' ? [] : holdOf(ctx, heldUntilMs, language)), stopToken ? own.stop : own.after],
    notMe: { text: stopToken ? own.stopLink : own.notMe, address },
  };
}

/** One that replaces another waits from the pickup, a first one from when it was given. */
function holdOf({ now, mandant }: Ctx, heldUntilMs: number | null, language: string): string[] {
  const { hold, days } = wordsIn(words.bankChanged, language);
  if (heldUntilMs === null) return [hold.fromPickup(days(Math.ceil(mandant.config.ibanHoldHours / 24)))];
  return heldUntilMs > now.getTime() ? [hold.untilDay(dayText(today(new Date(heldUntilMs)), language))] : [];
}

const bankMail = letter('M36', bankLetter, {
  isAwaited: true,
  placeholders: placeholders.bankChanged,
  samples: samples.bankChanged,
});

export const templates: readonly AnyLetter[] = [bankMail];
