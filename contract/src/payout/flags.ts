/**
 * What whoever pays has to see of a transfer before it goes (rules 3.11): that somebody touched it by hand, that it was held,
 * that the account has another name than the person, that its return waits for another person. None of it keeps it from
 * being paid.
 */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { eventCode } from '../event/events.ts';
import { type EventObject, eventObject } from '../event/schemas.ts';
import { hold } from '../reward/desk.ts';
import type { HoldKind } from '../reward/rules.ts';

/** For so many days before a run a deed counts. */
export const touchedDays = 30;

const flagKind = labels({
  touched: 'VonHand',
  held: 'HatteSperre',
  otherName: 'AndererName',
  returnAsked: 'RuecklaeuferBeantragt',
});

export const Flag = wire({
  kind: ['Art', flagKind],
  /** In the words of the books; a reader of another language finds them by what follows. */
  text: ['Text', z.string()],
  at: ['Am', optional(moment)],
  /** E-mail address of the operator. */
  by: ['Wer', optional(z.string())],
  object: ['Objekt', optional(eventObject)],
  event: ['EreignisName', optional(z.string())],
  hold: ['Sperre', optional(hold)],
});
export type Flag = Value<typeof Flag>;

/** Deeds of operators that move no money (reading, sending a mail again), and what follows from one that is named itself. */
const harmless: readonly (readonly [EventObject, string])[] = [
  ['reward', eventCode('reward', 'remind')],
  ['reward', eventCode('reward', 'expect')],
  ['reward', eventCode('reward', 'provide')],
  ['reward', eventCode('reward', 'payOut')],
  ['recipient', eventCode('recipient', 'remind')],
  ['account', eventCode('account', 'passwordMail')],
  ['account', eventCode('account', 'support')],
  ['account', eventCode('account', 'supportEntered')],
  ['account', eventCode('account', 'endSessions')],
];

/** Whether what an operator did, by its code in the log, is one that whoever pays has to see. */
export const isTouch = (object: EventObject, code: string): boolean =>
  !harmless.some(([of, known]) => of === object && known === code);

/** What held it, in the words of the books. */
export const holdWords: Readonly<Record<HoldKind, string>> = {
  stopped: 'gestoppt: "Das war ich nicht"',
  bank: 'gestoppt mit der Bankverbindung',
  newIban: 'Wartezeit einer neuen IBAN',
  addressChanged: 'Wartezeit nach geänderter E-Mail-Adresse',
  sameIban: 'IBAN mehrerer Personen',
  review: 'Prüfung',
};
export const returnAskedWords = 'Rückläufer wartet auf eine weitere Person';
export const otherNameWords = 'Kontoinhaber heißt anders als die Person';
