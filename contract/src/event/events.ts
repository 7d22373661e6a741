/**
 * Everything that can happen to a thing, once: the name code uses, the number or word under which the log keeps it, and
 * what the books call it. Who moves a state names the event; a number stands nowhere else. The state machines, with the
 * moves each event makes, are in docs/rules.md.
 */
import { agencyEvents } from './agency-events.ts';
import { bankKept, bankReplaced, bankStopped } from './bank-events.ts';
import type { Entry } from './entry.ts';
import { mandantEvents } from './mandant-events.ts';
import type { EventObject } from './schemas.ts';

export const events = {
  account: {
    create: ['K1', 'angelegt durch die erste Empfehlung', 'created by the first recommendation'],
    register: ['K2', 'angelegt durch die Anmeldung', 'created by registering'],
    activate: ['K5', 'erstes Passwort gesetzt', 'first password set'],
    acceptInvitation: ['K6', 'angelegt durch die Einladung einer Agentur', 'created by the invitation of an agency'],
    joinAgency: ['joinAgency', 'einer Agentur zugeordnet', 'assigned to an agency'],
    enterFromPortal: ['K7', 'über das Kundenportal angemeldet', 'signed in by the customer portal'],
    changePassword: ['K9', 'Passwort geändert', 'password changed'],
    lock: ['K10', 'gesperrt', 'locked'],
    unlock: ['K11', 'entsperrt', 'unlocked'],
    delete: ['K12', 'gelöscht', 'deleted'],
    forget: ['K13', 'gelöscht, nie benutzt', 'deleted, never used'],
    decline: ['K14', 'gelöscht: "Das war ich nicht"', 'deleted: "That was not me"'],
    askNewsletter: ['N1', 'Newsletter angefragt', 'newsletter asked for'],
    askNewsletterAgain: ['N2', 'Newsletter noch einmal angefragt', 'newsletter asked for again'],
    confirmNewsletter: ['N3', 'Newsletter bestätigt', 'newsletter confirmed'],
    lapseNewsletter: ['N4', 'Newsletter nicht bestätigt', 'newsletter not confirmed'],
    leaveNewsletter: ['N5', 'Newsletter abbestellt', 'newsletter unsubscribed'],
    withdrawNewsletter: ['N6', 'Newsletter-Anfrage zurückgenommen', 'newsletter request withdrawn'],
    endNewsletter: ['N8', 'Newsletter beendet', 'newsletter ended'],
    ...bankKept,
    agreeCampaign: ['agreeCampaign', 'einer Aktion zugestimmt', 'agreed to a campaign'],
    leaveCampaign: ['leaveCampaign', 'Zustimmung zu einer Aktion zurückgenommen', 'agreement to a campaign taken back'],
    customerNumber: ['customerNumber', 'Kundennummer angegeben', 'customer number given'],
    support: ['support', 'Support-Zugriff, nur lesend', 'support access, to read only'],
    supportWrite: ['supportWrite', 'Support-Zugriff mit Schreibrecht', 'support access, may change data'],
    supportEntered: ['supportEntered', 'Support hat das Konto geöffnet', 'support opened the account'],
    namesChanged: ['namesChanged', 'Name geändert', 'name changed'],
    emailChanged: ['emailChanged', 'E-Mail-Adresse geändert', 'e-mail address changed'],
    portalNames: ['portalNames', 'Name aus dem Kundenportal übernommen', 'name taken over from the customer portal'],
    passwordMail: ['passwordMail', 'E-Mail zum Passwort verschickt', 'mail about the password sent'],
    endSessions: ['end-sessions', 'Sitzungen beendet', 'sessions ended'],
  },
  recommendation: {
    create: ['E1', 'angelegt', 'created'],
    followUp: ['E2', 'Folgeempfehlung angelegt', 'follow-up recommendation created'],
    enter: ['E4', 'Kontakt hat Daten angegeben', 'the contact gave their data'],
    accept: ['E5', 'angenommen', 'accepted'],
    expire: ['E6', 'abgelaufen, niemand kam', 'expired, nobody came'],
    loseRecipient: ['E7', 'Empfängerdaten gelöscht', 'data of the recipient deleted'],
    release: ['E8', 'freigegeben', 'released'],
    loseOrder: ['E9', 'Auftrag entfallen', 'order lost'],
    lapse: ['E10', 'ohne Auftrag abgelaufen', 'expired without an order'],
    pay: ['E11', 'ausgezahlt', 'paid out'],
    endUnpaid: ['E12', 'ohne Auszahlung beendet', 'ended unpaid'],
    loseReleasedOrder: ['E13', 'freigegebener Auftrag storniert', 'released order cancelled'],
    clawBack: ['E14', 'zurückgefordert', 'claimed back'],
    cancel: ['E15', 'storniert', 'cancelled'],
    loseRecommender: ['E16', 'Empfehler gelöscht', 'recommender deleted'],
    grant: ['E17', 'Kulanz gewährt', 'goodwill granted'],
    reviveReward: ['E17', 'Kulanz gewährt', 'goodwill granted'],
    reopen: ['E19', 'Auftrag nachgemeldet', 'order reported late'],
    reopenAccepted: ['E19', 'Auftrag nachgemeldet', 'order reported late'],
    returnReward: ['E20', 'Überweisung zurückgekommen', 'transfer came back'],
    createByCode: ['E21', 'angelegt durch einen Empfehlungscode', 'created by a recommendation code'],
    forgetRecipient: ['R10', 'Daten auf Wunsch gelöscht', 'data deleted on request'],
  },
  recipient: {
    register: ['R1', 'registriert', 'registered'],
    registerConfirmed: ['R3', 'registriert und bestätigt', 'registered and confirmed'],
    complete: ['R4', 'Daten vervollständigt und bestätigt', 'data completed and confirmed'],
    confirm: ['R5', 'zugestimmt', 'agreed'],
    remind: ['R6', 'erinnert', 'reminded'],
    forget: ['R7', 'Daten nach 12 Wochen gelöscht', 'data deleted after 12 weeks'],
    giveBankData: ['R9', 'Bankverbindung angegeben', 'bank account given'],
    ...bankReplaced,
    ...bankStopped,
    erase: ['R10', 'Daten auf Wunsch gelöscht', 'data deleted on request'],
    decline: ['R12', 'Daten gelöscht: "Das war ich nicht"', 'data deleted: "That was not me"'],
    appear: ['R13', 'durch den Auftrag bekannt', 'known by the order'],
    comeAgain: [
      'comeAgain',
      'über einen anderen Kanal gekommen, der letzte gilt',
      'came by another channel, the last one counts',
    ],
    linkDecided: [
      'linkDecided',
      'zwei Empfehlungen kamen in Frage; die zuerst genannte gilt, weil ihr Link das Formular geöffnet hat',
      'two recommendations came into question; the one named first counts, because its link opened the form',
    ],
  },
  order: {
    report: ['A1', 'gemeldet', 'reported'],
    otherProduct: ['otherProduct', 'anderes Produkt als empfohlen', 'another product than recommended'],
    confirm: ['A2', 'bestätigt', 'confirmed'],
    reject: ['A3', 'abgelehnt', 'rejected'],
    releaseByAgency: ['A4', 'von der Agentur freigegeben', 'released by the agency'],
    release: ['A5', 'freigegeben', 'released'],
    decline: ['A6', 'abgelehnt', 'rejected'],
    cancel: ['A7', 'storniert', 'cancelled'],
    cancelReleased: ['A8', 'nach der Freigabe storniert', 'cancelled after the release'],
    // Kept as A8 that moves nothing: the client reported it, and a person has to decide, or has turned it down.
    cancelReported: ['A8', 'Storno gemeldet', 'cancellation reported'],
    cancelTurnedDown: ['A8', 'Storno abgelehnt, Auftrag bleibt', 'cancellation turned down, the order stands'],
    bill: ['A9', 'abgerechnet', 'billed'],
    conflictKept: [
      'conflictKept',
      'von zwei Empfehlungen beansprucht; er bleibt bei der zuerst genannten',
      'claimed by two recommendations; it stays with the one named first',
    ],
    conflictMoved: [
      'conflictMoved',
      'von zwei Empfehlungen beansprucht; er geht an die zuerst genannte über',
      'claimed by two recommendations; it goes over to the one named first',
    ],
    drop: ['A10', 'abgelehnt, Empfehlung beendet', 'rejected, recommendation ended'],
    reassign: ['A11', 'einer anderen Empfehlung zugeordnet', 'assigned to another recommendation'],
  },
  reward: {
    expect: ['P1', 'vorgemerkt', 'reserved'],
    provide: ['P2', 'bereitgestellt', 'ready'],
    drop: ['P3', 'storniert', 'cancelled'],
    collect: ['P4', 'abgeholt', 'collected'],
    collectKnown: ['P5', 'abgeholt mit bekannter Bankverbindung', 'collected with known bank account'],
    expire: ['P6', 'verfallen', 'expired'],
    remind: ['P7', 'erinnert', 'reminded'],
    payOut: ['P8', 'ausgezahlt', 'paid out'],
    return: ['P9', 'Überweisung zurückgekommen', 'transfer came back'],
    cancel: ['P10', 'storniert', 'cancelled'],
    clawBack: ['P11', 'zurückgefordert', 'claimed back'],
    revive: ['P12', 'Kulanz gewährt', 'goodwill granted'],
    grant: ['P13', 'Kulanz gewährt', 'goodwill granted'],
    setBack: ['P14', 'zurückgesetzt', 'set back'],
    stop: ['stopped', 'gestoppt: "Das war ich nicht"', 'stopped: "That was not me"'],
    stopOwnAccount: [
      'ownAccount',
      'gestoppt: die IBAN ist die des Auszahlungskontos',
      'stopped: the IBAN is that of the payout account',
    ],
    stopBank: ['bankStopped', 'gestoppt mit der Bankverbindung', 'stopped with the bank account'],
    check: ['checked', 'zur Prüfung angehalten', 'held to be checked'],
    free: ['freed', 'Sperre aufgehoben', 'hold lifted'],
    noteCancellation: [
      'cancelNoted',
      'Storno vorgemerkt, die Überweisung ist bei der Bank',
      'cancellation noted, the transfer is with the bank',
    ],
  },
  payout: {
    create: ['create', 'angelegt', 'created'],
    export: ['export', 'exportiert', 'exported'],
    confirm: ['confirm', 'bestätigt', 'confirmed'],
    discard: ['discard', 'verworfen', 'discarded'],
    fetch: ['fetch', 'Bankdatei geladen', 'bank file downloaded'],
  },
  import: {
    start: ['start', 'gestartet', 'started'],
  },
  mail: {
    retry: ['retry', 'Versand erneut versucht', 'sending tried again'],
    bounce: ['bounce', 'kam zurück', 'came back'],
    refuse: ['refuse', 'Adresse abgelehnt', 'address refused'],
    complain: ['complain', 'als unerwünscht gemeldet', 'reported as unwanted'],
    liftAddress: ['liftAddress', 'Adresse wieder frei', 'address free again'],
  },
  operator: {
    invite: ['invite', 'eingeladen', 'invited'],
    role: ['role', 'Rolle geändert', 'role changed'],
    change: ['change', 'geändert', 'changed'],
    lock: ['lock', 'gesperrt', 'locked'],
    unlock: ['unlock', 'entsperrt', 'unlocked'],
    settle: ['settle', 'neuem oder erweitertem Zugang zugestimmt', 'agreed to a new or wider access'],
    reset: ['reset', 'zweiter Faktor zurückgesetzt', 'second factor reset'],
    rename: ['rename', 'Name geändert', 'name changed'],
    endSession: ['end-session', 'Sitzung beendet', 'session ended'],
    endSessions: ['end-sessions', 'Sitzungen beendet', 'sessions ended'],
  },
  case: {
    open: ['F1', 'eröffnet', 'opened'],
    join: ['F2', 'Prämie kam dazu', 'a reward joined'],
    take: ['F3', 'in Prüfung genommen', 'taken for review'],
    assign: ['assign', 'zugewiesen', 'assigned'],
    note: ['note', 'Notiz geschrieben', 'note written'],
    release: ['F4', 'freigegeben', 'released'],
    reject: ['F5', 'abgelehnt', 'rejected'],
    carryOut: ['carryOut', 'Ablehnung ausgeführt', 'rejection carried out'],
    lock: ['F6', 'gesperrt', 'locked'],
    reopen: ['F7', 'Entscheidung zurückgenommen', 'decision taken back'],
    close: ['F8', 'geschlossen, nichts mehr offen', 'closed, nothing open any more'],
  },
  approval: {
    ask: ['ask', 'beantragt', 'asked for'],
    agree: ['agree', 'zugestimmt und ausgeführt', 'agreed to and done'],
    decline: ['decline', 'abgelehnt', 'declined'],
    withdraw: ['withdraw', 'zurückgezogen', 'withdrawn'],
    expire: ['expire', 'abgelaufen', 'expired'],
  },
  claim: {
    file: ['B1', 'eingereicht', 'filed'],
    assign: ['B2', 'Auftrag zugeordnet', 'order assigned'],
    grant: ['B3', 'Kulanz gewährt', 'goodwill granted'],
    refuse: ['B4', 'abgelehnt', 'refused'],
    appeal: ['B5', 'Widerspruch eingelegt', 'appealed'],
    assignAppealed: ['B6', 'nach Widerspruch zugeordnet', 'assigned after the appeal'],
    grantAppealed: ['B7', 'nach Widerspruch Kulanz gewährt', 'goodwill after the appeal'],
    uphold: ['B8', 'Ablehnung bestätigt', 'refusal upheld'],
    drop: ['B9', 'Konto gelöscht', 'account deleted'],
    dropAppealed: ['B9', 'Konto gelöscht', 'account deleted'],
  },
  content: {
    publish: ['publish', 'veröffentlicht', 'published'],
    unpublish: ['unpublish', 'nicht mehr veröffentlicht', 'published no more'],
    discard: ['discard', 'Entwurf verworfen', 'draft discarded'],
    restore: ['restore', 'frühere Fassung als Entwurf geholt', 'earlier version taken as draft'],
    plan: ['plan', 'Veröffentlichung geplant', 'publishing planned'],
    planEnd: ['planEnd', 'Ende der Veröffentlichung geplant', 'end of publishing planned'],
    unplan: ['unplan', 'Planung zurückgenommen', 'plan taken back'],
    archive: ['archive', 'archiviert', 'archived'],
    revive: ['revive', 'aus dem Archiv geholt', 'taken out of the archive'],
    remove: ['remove', 'gelöscht', 'deleted'],
  },
  providerLoad: {
    wait: ['wait', 'wartet auf eine Entscheidung', 'waits for a decision'],
    accept: ['accept', 'innerhalb der Grenzen, wird übernommen', 'within the limits, being taken over'],
    approve: ['approve', 'zur Übernahme freigegeben', 'approved to be taken over'],
    finish: ['finish', 'übernommen', 'taken over'],
    refuse: ['refuse', 'abgelehnt', 'refused'],
    supersede: ['supersede', 'überholt', 'superseded'],
  },
  ...agencyEvents,
  ...mandantEvents,
} as const satisfies Readonly<Record<EventObject, Readonly<Record<string, Entry>>>>;

type Events = typeof events;
export type EventName<O extends EventObject> = { [K in O]: keyof Events[K] & string }[O];

/** The number or word under which the log keeps an event. */
export const eventCode = <O extends EventObject>(object: O, name: EventName<O>): string => entryOf(object, name)[0];

/** What the books call it, in German and in English. */
export function eventWords<O extends EventObject>(object: O, name: EventName<O>): { de: string; en: string } {
  const [, de, en] = entryOf(object, name);
  return { de, en };
}

/** The event that the log keeps under a code; the first one where several share it, nothing for a code of no event. */
export const eventOfCode = <O extends EventObject>(object: O, code: string): EventName<O> | undefined =>
  Object.entries(entriesOf(object)).find(([, [kept]]) => kept === code)?.[0] as EventName<O> | undefined;

const entriesOf = (object: EventObject): Readonly<Record<string, Entry>> => events[object];
const entryOf = (object: EventObject, name: string): Entry => entriesOf(object)[name] ?? [name, name, name];
