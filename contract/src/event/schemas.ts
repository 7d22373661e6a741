/** What happened to whom, by whom, as the log tells it. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { opaque } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

/** What an event happened to. */
export const eventObject = labels({
  account: 'Empfehler',
  recommendation: 'Empfehlung',
  recipient: 'Empfaenger',
  order: 'Auftrag',
  reward: 'Praemierung',
  payout: 'Auszahlungslauf',
  import: 'Import',
  mail: 'Mail',
  operator: 'Betreiber',
  case: 'Fall',
  approval: 'Antrag',
  claim: 'Nachbuchung',
  content: 'Inhalt',
  providerLoad: 'Anbieterabruf',
  agency: 'Agentur',
  agencyUser: 'AgenturBenutzer',
  invitation: 'Einladung',
  invoice: 'Rechnung',
  statement: 'Abrechnung',
  mandant: 'Mandant',
});
export type EventObject = Value<typeof eventObject>;

/** Who did it: `reward` is whoever collects one by its token. */
export const actorKind = labels({
  anyone: 'OhneAnmeldung',
  recommender: 'Empfehler',
  recipient: 'Empfaenger',
  reward: 'Sammelnder',
  agency: 'Agentur',
  operator: 'Betreiber',
  apiKey: 'ApiSchluessel',
  job: 'Job',
});
export type ActorKind = Value<typeof actorKind>;

/** Number of the object, hash of an account, id of a run, import, mail or operator, slug of the mandant. */
export const EventQuery = wire({ object: ['objekt', eventObject], number: ['nummer', opaque(40)] });

/** What happened, states and who did it in the words of the books: `happenedWord`, `stateWord` and `actorWord` make them. */
export const Event = wire({
  object: ['Objekt', eventObject],
  event: ['Ereignis', z.string()],
  from: ['Von', optional(z.string())],
  to: ['Nach', z.string()],
  actorKind: ['AkteurArt', actorKind],
  actorId: ['Akteur', optional(z.string())],
  /** Who asked for what the actor, another person, has decided. */
  askedBy: ['BeantragtVon', optional(z.string())],
  at: ['Am', moment],
  reason: ['Grund', optional(z.string())],
  /** Names in code, by which a reader of another language finds the words: of the event, and of a reason nobody typed. */
  name: ['EreignisName', z.string()],
  reasonName: ['GrundName', optional(z.string())],
});
