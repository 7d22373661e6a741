/**
 * Events and states in the words of the books, for the operator's lists; events by their numbers of design 3. Those of
 * account, recommendation and reward stand in the file of the own data, too: a customer has to understand them.
 */
import { codesOf } from '../basics/label.ts';
import { encode } from '../basics/wire.ts';
import { listedJob } from '../job/desk.ts';
import { operatorStatus } from '../operator/schemas.ts';
import { objectStates } from './object-states.ts';
import type { ActorKind, EventObject } from './schemas.ts';

const words: Readonly<Record<string, string>> = {
  K1: 'angelegt durch die erste Empfehlung',
  K2: 'angelegt durch die Anmeldung',
  K5: 'erstes Passwort gesetzt',
  K7: 'über das Kundenportal angemeldet',
  K9: 'Passwort geändert',
  K10: 'gesperrt',
  K11: 'entsperrt',
  K12: 'gelöscht',
  K13: 'gelöscht, nie benutzt',
  K14: 'gelöscht: "Das war ich nicht"',
  N1: 'Newsletter angefragt',
  N2: 'Newsletter noch einmal angefragt',
  N3: 'Newsletter bestätigt',
  N4: 'Newsletter nicht bestätigt',
  N5: 'Newsletter abbestellt',
  N6: 'Newsletter-Anfrage zurückgenommen',
  N8: 'Newsletter beendet',
  bankStored: 'Bankverbindung gespeichert',
  bankReplaced: 'Bankverbindung geändert',
  bankDeleted: 'Bankverbindung gelöscht',
  customerNumber: 'Kundennummer angegeben',
  support: 'Support-Zugriff, nur lesend',
  supportWrite: 'Support-Zugriff mit Schreibrecht',
  supportEntered: 'Support hat das Konto geöffnet',
  namesChanged: 'Name geändert',
  emailChanged: 'E-Mail-Adresse geändert',
  portalNames: 'Name aus dem Kundenportal übernommen',
  passwordMail: 'Mail zum Passwort verschickt',
  E1: 'angelegt',
  E2: 'Folgeempfehlung angelegt',
  E4: 'Kontakt hat Daten angegeben',
  E5: 'angenommen',
  E6: 'abgelaufen, niemand kam',
  E7: 'Empfängerdaten gelöscht',
  E8: 'freigegeben',
  E9: 'Auftrag entfallen',
  E10: 'ohne Auftrag abgelaufen',
  E11: 'ausgezahlt',
  E12: 'ohne Auszahlung beendet',
  E13: 'freigegebener Auftrag storniert',
  E14: 'zurückgefordert',
  E15: 'storniert',
  E16: 'Empfehler gelöscht',
  E17: 'Kulanz gewährt',
  E19: 'Auftrag nachgemeldet',
  E20: 'Überweisung zurückgekommen',
  R1: 'registriert',
  R3: 'registriert und bestätigt',
  R4: 'Daten vervollständigt und bestätigt',
  R5: 'zugestimmt',
  R6: 'erinnert',
  R7: 'Daten nach 12 Wochen gelöscht',
  R9: 'Bankdaten angegeben',
  R10: 'Daten auf Wunsch gelöscht',
  R12: 'Daten gelöscht: "Das war ich nicht"',
  R13: 'durch den Auftrag bekannt',
  A1: 'gemeldet',
  A2: 'bestätigt',
  A3: 'abgelehnt',
  A5: 'freigegeben',
  A7: 'storniert',
  A8: 'nach der Freigabe storniert',
  A10: 'abgelehnt, Empfehlung beendet',
  cancelReported: 'Storno gemeldet',
  cancelTurnedDown: 'Storno abgelehnt, Auftrag bleibt',
  P1: 'vorgemerkt',
  P2: 'bereitgestellt',
  P3: 'storniert',
  P4: 'abgeholt',
  P5: 'abgeholt mit bekannten Bankdaten',
  P6: 'verfallen',
  P7: 'erinnert',
  P8: 'ausgezahlt',
  P9: 'Überweisung zurückgekommen',
  P10: 'storniert',
  P11: 'zurückgefordert',
  P12: 'Kulanz gewährt',
  P13: 'Kulanz gewährt',
  P14: 'zurückgesetzt',
  stopped: 'gestoppt: "Das war ich nicht"',
  freed: 'Stopp oder Wartezeit aufgehoben',
  cancelNoted: 'Storno vorgemerkt, die Überweisung ist bei der Bank',
  create: 'angelegt',
  export: 'exportiert',
  confirm: 'bestätigt',
  discard: 'verworfen',
  start: 'gestartet',
  retry: 'Versand erneut versucht',
  job: 'Job ausgeführt',
  debtor: 'Auszahlungskonto geändert',
  invite: 'eingeladen',
  role: 'Rolle geändert',
  change: 'geändert',
  lock: 'gesperrt',
  unlock: 'entsperrt',
  reset: 'zweiter Faktor zurückgesetzt',
  'end-session': 'Sitzung beendet',
  'end-sessions': 'Sitzungen beendet',
};

/** One that has no word stays as it is. */
export const eventWord = (event: string): string => words[event] ?? event;

interface Happened {
  event: string;
  from: string | null;
  to: string;
  actorKind: ActorKind;
}

/**
 * Of a whole row. A8 that moves nothing is about a cancellation a person has to decide: the client's key or file reports
 * it, and only an operator turns it down.
 */
export function happenedWord({ event, from, to, actorKind }: Happened): string {
  if (event !== 'A8' || from !== to) return eventWord(event);
  return eventWord(actorKind === 'operator' ? 'cancelTurnedDown' : 'cancelReported');
}

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
