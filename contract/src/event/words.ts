/**
 * Events and states in the words of the books, for the operator's lists. Those of account, recommendation and reward
 * stand in the file of the own data, too: a customer has to understand them.
 */
import { codesOf } from '../basics/label.ts';
import { encode } from '../basics/wire.ts';
import { listedJob } from '../job/desk.ts';
import { operatorStatus } from '../operator/schemas.ts';
import { type EventName, eventOfCode, eventWords } from './events.ts';
import { objectStates } from './object-states.ts';
import type { ActorKind, EventObject } from './schemas.ts';

/** A row of the log. */
interface Logged<O extends EventObject> {
  object: O;
  code: string;
  from: string | null;
  to: string;
  actorKind?: ActorKind;
}

/**
 * The event of a row. A cancellation of a released order that moves nothing is one a person has to decide: the client's
 * key or file reports it, and only an operator turns it down.
 */
export function happened<O extends EventObject>({
  object,
  code,
  from,
  to,
  actorKind,
}: Logged<O>): EventName<O> | undefined {
  const event = eventOfCode(object, code);
  if (object !== 'order' || event !== 'cancelReleased' || from !== to) return event;
  return (actorKind === 'operator' ? 'cancelTurnedDown' : 'cancelReported') as EventName<O>;
}

/** What an event is about, in German and in English. */
export const objectWords = {
  account: { de: 'Empfehler', en: 'Recommender' },
  recommendation: { de: 'Empfehlung', en: 'Recommendation' },
  recipient: { de: 'Empfänger', en: 'Recipient' },
  order: { de: 'Auftrag', en: 'Order' },
  reward: { de: 'Prämie', en: 'Reward' },
  payout: { de: 'Auszahlungslauf', en: 'Payout run' },
  import: { de: 'Import', en: 'Import' },
  mail: { de: 'E-Mail', en: 'Mail' },
  operator: { de: 'Betreiber', en: 'Operator' },
  case: { de: 'Fall', en: 'Case' },
  approval: { de: 'Antrag', en: 'Request' },
  claim: { de: 'Nachbuchung', en: 'Claim' },
  content: { de: 'Inhalt', en: 'Content' },
  providerLoad: { de: 'Abruf beim Anbieter', en: 'Load from the provider' },
  agency: { de: 'Agentur', en: 'Agency' },
  agencyUser: { de: 'Person einer Agentur', en: 'Person of an agency' },
  invitation: { de: 'Einladung', en: 'Invitation' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
  statement: { de: 'Abrechnung', en: 'Statement' },
  mandant: { de: 'Mandant', en: 'Mandant' },
} as const satisfies Record<EventObject, { de: string; en: string }>;

/** What the books call it, in German and in English; a code of no event stays as it is. */
export function happenedWords<O extends EventObject>(row: Logged<O>): { de: string; en: string } {
  const event = happened(row);
  return event === undefined ? { de: row.code, en: row.code } : eventWords(row.object, event);
}

/** The same in the language of the books. */
export const happenedWord = <O extends EventObject>(row: Logged<O>): string => happenedWords(row).de;

/** Who acted; a job by its name on the wire, as the list of jobs has it. */
export const actorWord = (actorKind: ActorKind, actor: string | null): string | null =>
  actorKind === 'job' && codesOf(listedJob).includes(actor as never)
    ? (encode(listedJob, actor as never) as string)
    : actor;

/** The label of a state, as everywhere on the wire; roles, masked accounts and names of jobs are their own words. */
export function stateWord(object: EventObject, state: string): string {
  if (object === 'mandant') return state;
  if (object === 'operator' && !codesOf(operatorStatus).includes(state as never)) return state;
  return encode(objectStates[object], state as never) as string;
}
