/**
 * Recipients (rules 3.3): who came through a link and gave the data, and what they agreed to. A recommendation has at
 * most one; the data nobody confirms go after twelve weeks, the number stays. Here are the steps a recipient takes; what
 * they move in other features is told by `arrival` and `person`, which hold the locks: recommendation first, then the recipient.
 */

import { daysBetween, plusDays } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { eventCode } from '@weitersagen/contract/event/events';
import { deletionOn, mayRecipient, type RecipientEvent } from '@weitersagen/contract/recipient/rules';
import { otherCode } from '@weitersagen/contract/recommendation/channel-codes';
import { texts } from '@weitersagen/contract/texts/texts';
import { forgetBankAccount } from '#bank-account/bank-account.ts';
import { endTokens } from '#identity/identity.ts';
import { keepPermission } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { recordEvent } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import { newHash32, withNewNumber } from '#platform/random.ts';
import { getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { remindableRow } from './due-sql.ts';
import { confirmDetailsMail } from './mails.ts';
import { asksToAdvertise, queueRecipientMail } from './queue-mail.ts';
import * as sql from './sql.ts';

export { moveAgencyRecipients } from './agency-sql.ts';
export { forgetInBrowser, rememberInBrowser } from './browser.ts';
export { deletableRow } from './due-sql.ts';
export { confirmDetailsMail, orderReceivedMail } from './mails.ts';
export { asksToAdvertise, queueEndMails, queueRecipientEndMail, queueRecipientMail } from './queue-mail.ts';
export {
  clearAgreementAddresses,
  findReach,
  findRecipient,
  listDeletable,
  listRecommendationIdsByEmail,
  lockRecipient,
  moveToFollowUp,
} from './sql.ts';

export type Recipient = sql.Recipient;
export type RecipientKey = sql.RecipientKey;
export type PersonalData = sql.PersonalData;
export type Entry = sql.Entry;

interface Given {
  data: PersonalData;
  language: string;
  /** The terms the person saw; none for a shell. */
  termsTextId: number | null;
  /** How the person came; nothing is known of a shell. */
  entry: sql.Entry;
  /** With R3 the person has confirmed in the same breath, so the confirmation writes the event. */
  event: 'register' | 'registerConfirmed' | 'appear';
}

/** Makes the recipient of a recommendation that never had one (R1, R3, R13). The number is random, the row unconfirmed. */
export async function addRecipient(
  tx: Tx,
  recommendation: Pick<Recommendation, 'id'>,
  { data, language, termsTextId, entry, event }: Given,
): Promise<Recipient> {
  const hash = newHash32();
  const deleteOn = deletionOn(today(tx.now));
  const at = tx.now;
  const values = { hash, recommendationId: recommendation.id, data, language, deleteOn, termsTextId, entry, at };
  const made = await withNewNumber('recipient', (number) => sql.insertRecipient(tx.db, { ...values, number }));
  if (event !== 'registerConfirmed')
    await recordEvent(tx, { object: 'recipient', id: made.id, event, from: null, to: made.status });
  return made;
}

/** Of whom only the e-mail of an order is known (R13); the one mail asks for names and agreement and names the order. */
export async function addShell(
  tx: Tx,
  recommendation: Recommendation,
  email: string,
  language: string,
  order?: NamedOrder,
): Promise<Recipient> {
  const shell = await addRecipient(tx, recommendation, {
    data: { ...nothing, email: email.toLowerCase() },
    language,
    termsTextId: null,
    entry: { channel: null, source: null },
    event: 'appear',
  });
  await queueRecipientMail(tx, confirmDetailsMail, shell, {
    order: order ?? null,
    ...(order?.product && { product: order.product }),
  });
  return shell;
}

/** What a mail says of an order; one made in the portal has no number of the client. */
export interface NamedOrder {
  externalNumber: string | null;
  orderedOn: string;
  /** Name of the product that was really ordered. */
  product?: string;
}

const nothing: Omit<PersonalData, 'email'> = {
  salutation: null,
  firstName: null,
  lastName: null,
  company: null,
  phone: null,
  birthDate: null,
  street: null,
  houseNumber: null,
  postcode: null,
  city: null,
  wantsAdvertising: false,
};

/** Who comes back with another campaign came through that one: the last value counts. The completion itself is none. */
export async function noteEntry(tx: Tx, recipient: Recipient, { channel, source }: sql.Entry): Promise<Recipient> {
  const isNew = channel !== null && channel !== otherCode.completion && channel !== recipient.channel;
  if (!isNew) return recipient;
  await sql.markEntry(tx.db, recipient.id, { channel, source }, tx.now);
  const { id, status } = recipient;
  const reason = `${recipient.channel ?? '–'} → ${channel}`;
  await recordEvent(tx, { object: 'recipient', id, event: 'comeAgain', from: status, to: status, reason });
  return { ...recipient, channel, source };
}

/** What the first form did not ask for (R4); the e-mail stays the one that the mails go to. */
export async function completeData(tx: Tx, recipient: Recipient, data: PersonalData): Promise<Recipient> {
  await sql.markData(tx.db, recipient.id, data, tx.now);
  return (await sql.findRecipient(tx, { id: recipient.id })) as Recipient;
}

export interface GivenAgreement {
  event: 'registerConfirmed' | 'complete' | 'confirm';
  termsTextId: number;
  /** Where the agreement was given: a channel code, or `mail`. */
  channel: string;
  /** Known names stay; these fill what is missing. */
  names: Pick<PersonalData, 'salutation' | 'firstName' | 'lastName'>;
}

/** The data are right and the terms accepted (R3, R4, R5): the text word for word, when, where, and a keyed hash of the address. */
export async function confirmRecipient(
  tx: Tx,
  recipient: Recipient,
  { event, termsTextId, channel, names }: GivenAgreement,
): Promise<Recipient> {
  mayMove(recipient, 'confirm');
  const known = {
    salutation: recipient.salutation ?? names.salutation,
    firstName: recipient.firstName ?? names.firstName,
    lastName: recipient.lastName ?? names.lastName,
  };
  const ipHash = tx.origin && tx.system.vault.hash(tx.origin.ip, 'agreement-ip');
  await sql.markConfirmed(tx.db, recipient.id, { ...known, termsTextId, channel, ipHash, at: tx.now });
  const from = event === 'registerConfirmed' ? null : recipient.status;
  await recordEvent(tx, { object: 'recipient', id: recipient.id, event, from, to: 'confirmed' });
  return { ...recipient, ...known, status: 'confirmed', confirmedAt: tx.now, agreedAt: tx.now, deleteOn: null };
}

/** What a form asked for counts from now on, because the token of a mail has proved the address (R5); its text is kept. */
export async function permitAdvertising(tx: Tx, recipient: Recipient): Promise<void> {
  const { id, email, language } = recipient;
  if (email === null || !asksToAdvertise(recipient)) return;
  await sql.markPermitted(tx.db, id, tx.now);
  await keepAdvertising(tx, { email, language, given: true, source: eventCode('recipient', 'confirm') });
}

/** The person goes, number and agreement stay (R7, R10, R12); mails that wait are not sent any more. No other machine. */
export async function forgetRecipient(
  tx: Tx,
  recipient: Recipient,
  event: 'forget' | 'erase' | 'decline',
  reason?: string,
): Promise<void> {
  mayMove(recipient, event === 'erase' ? 'erase' : 'forget');
  await sql.markForgotten(tx.db, recipient.id, tx.now);
  await forgetBankAccount(tx, { kind: 'recipient', id: recipient.id });
  await endTokens(tx, { object: 'recipient', id: recipient.id });
  await forgetMails(tx, 'recipient', [recipient.id]);
  const { advertisingAt, email, language } = recipient;
  if (advertisingAt && email)
    await keepAdvertising(tx, { email, language, given: false, source: eventCode('recipient', event) });
  await recordEvent(tx, {
    object: 'recipient',
    id: recipient.id,
    event,
    from: recipient.status,
    to: 'deleted',
    reason,
  });
}

const mayMove = (recipient: Recipient, event: RecipientEvent): void => {
  if (!mayRecipient(event, recipient)) refuse('state.not-allowed');
};

const keepAdvertising = (
  tx: Tx,
  { language, ...permission }: { email: string; language: string; given: boolean; source: string },
): Promise<unknown> =>
  keepPermission(tx, { kind: 'advertising', text: texts(language).permissions.advertising, ...permission });

/** Nobody is reminded: so long is nobody over. */
const never = [0, -100_000] as const;

/** M05 again, once on each day of EmpfaengerErinnerungTage (R6); an ended recommendation needs no confirmation. */
export const remindRecipients = pass(
  async (ctx) => {
    let reminded = 0;
    for (const days of ctx.mandant.config.recipientReminderDays.toSorted((a, b) => b - a)) {
      const left = daysLeft(days);
      const deleteOnMax = plusDays(today(ctx.now), left);
      reminded += await walkRows(
        (key) => ctx.read(({ db }) => sql.listRemindable(db, { deleteOnMax, days: left, ...key })),
        (recipient) => ctx.write((tx) => remind(tx, recipient, left)),
      );
    }
    return reminded;
  },
  whoHas(
    ({ now }) => remindableRow(today(now)),
    ({ config: { recipientReminderDays: days } }) =>
      days.length === 0 ? never : [daysLeft(Math.max(...days)), daysLeft(Math.min(...days))],
  ),
);

/** From the day of a reminder to the day of deletion. */
const daysLeft = (days: number): number => daysBetween('2000-01-01', deletionOn('2000-01-01')) - days;

async function remind(tx: Tx, recipient: Recipient, days: number): Promise<boolean> {
  const { status } = await getRecommendation(tx, { id: recipient.recommendationId });
  if (status !== 'open' || !(await sql.markReminded(tx, recipient.id, days))) return false;
  await recordEvent(tx, {
    object: 'recipient',
    id: recipient.id,
    event: 'remind',
    from: 'unconfirmed',
    to: 'unconfirmed',
  });
  await queueRecipientMail(tx, confirmDetailsMail, recipient, { isReminder: true });
  return true;
}
