/** The words of the orders of an agency and of their release. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyOrderWords = {
  'agencyOrder.caption': {
    de: '{found, plural, one {Ein Auftrag} other {{count} Aufträge}}',
    en: '{found, plural, one {One order} other {{count} orders}}',
  },
  'agencyOrder.free': {
    de: '{count, plural, one {einer davon kann jetzt freigegeben werden} other {# davon können jetzt freigegeben werden}}',
    en: '{count, plural, one {one of them can be released now} other {# of them can be released now}}',
  },
  'agencyOrder.text': { de: 'Name oder Auftragsnummer', en: 'Name or order number' },
  'agencyOrder.order': { de: 'Auftrag', en: 'Order' },
  'agencyOrder.product': { de: 'Produkt', en: 'Product' },
  'agencyOrder.recommender': { de: 'Empfehler', en: 'Recommender' },
  'agencyOrder.recipient': { de: 'Interessent', en: 'Lead' },
  'agencyOrder.employee': { de: 'Mitarbeiter', en: 'Employee' },
  'agencyOrder.premium': { de: 'Prämie', en: 'Reward' },
  'agencyOrder.status': { de: 'Status', en: 'Status' },
  'agencyOrder.release': { de: 'Freigabe', en: 'Release' },
  'agencyOrder.choose': { de: 'Auftrag {number} auswählen', en: 'Choose order {number}' },
  'agencyOrder.releaseChosen': { de: 'Ausgewählte freigeben', en: 'Release the chosen ones' },
  'agencyOrder.declineChosen': { de: 'Ausgewählte ablehnen', en: 'Turn down the chosen ones' },
  'agencyOrder.do': { de: 'Freigeben', en: 'Release' },
  'agencyOrder.doHush': { de: 'Auftrag {number}', en: 'order {number}' },
  'agencyOrder.decline': { de: 'Ablehnen', en: 'Turn down' },
  'agencyOrder.releasedAt': { de: 'freigegeben am {day}', en: 'released on {day}' },
  'agencyOrder.releasedBy': { de: 'freigegeben am {day} von {name}', en: 'released on {day} by {name}' },
  'agencyOrder.since': { de: 'am {day}', en: 'on {day}' },
  'agencyOrder.invoice': { de: 'Rechnung {number}', en: 'Invoice {number}' },
  'agencyOrder.statusOf.received': { de: 'Eingegangen', en: 'Received' },
  'agencyOrder.statusOf.confirmed': { de: 'Bestätigt', en: 'Confirmed' },
  'agencyOrder.statusOf.released': { de: 'Freigegeben', en: 'Released' },
  'agencyOrder.statusOf.billed': { de: 'Abgerechnet', en: 'Billed' },
  'agencyOrder.statusOf.rejected': { de: 'Abgelehnt', en: 'Rejected' },
  'agencyOrder.statusOf.cancelled': { de: 'Storniert', en: 'Cancelled' },
  'agencyOrder.why.unconfirmed': {
    de: 'Die Bestätigung des Auftraggebers fehlt noch.',
    en: 'The client has not confirmed it yet.',
  },
  'agencyOrder.why.released': { de: 'Schon freigegeben.', en: 'Already released.' },
  'agencyOrder.why.over': { de: 'Beendet.', en: 'Ended.' },
  'agencyOrder.why.erased': { de: 'Beendet, die Daten sind gelöscht.', en: 'Ended, the data are deleted.' },
  'agencyOrder.why.claimPeriod': {
    de: 'Frei ab {day}: Die Sperrfrist läuft noch.',
    en: 'Free from {day}: the claim period is still running.',
  },
  'agencyOrder.why.recipientDeleted': {
    de: 'Die Daten des Interessenten sind gelöscht.',
    en: 'The lead’s data are deleted.',
  },
  'agencyOrder.why.recipientUnconfirmed': {
    de: 'Der Interessent hat die Daten noch nicht bestätigt.',
    en: 'The lead has not confirmed the data yet.',
  },
  'agencyOrder.why.recommendationOver': { de: 'Die Empfehlung ist beendet.', en: 'The recommendation has ended.' },
  'agencyOrder.why.own': {
    de: 'Eigener Auftrag: Sie, die Inhaberin, der Inhaber oder die Agentur sind beteiligt. Sind es nur Sie als Mitarbeiter, gibt ihn die Inhaberin oder der Inhaber frei oder wir, sonst nur wir.',
    en: 'Your own order: you, an owner or the agency are part of it. If it is only you, as an employee, the owner or we release it, otherwise only we do.',
  },
  'agencyOrder.why.limit': {
    de: 'Über Ihrer Grenze für selbst Eingeladene. Die Inhaberin oder der Inhaber gibt ihn frei oder wir; sind Sie das selbst, geben wir ihn frei.',
    en: 'Above your limit for people you invited yourself. The owner or we release it; if you are the owner, we do.',
  },
  'agencyOrder.why.noRight': { de: 'Freigeben dürfen Sie nicht.', en: 'You may not release orders.' },
  'agencyOrder.why.unknown': { de: 'Diesen Auftrag gibt es hier nicht.', en: 'There is no such order here.' },
  'agencyOrder.emptyTitle': { de: 'Noch keine Aufträge', en: 'No orders yet' },
  'agencyOrder.empty': {
    de: 'Sobald ein Interessent einen Vertrag abschließt, steht er hier.',
    en: 'As soon as a lead signs a contract, it stands here.',
  },
  'agencyOrder.askTitle': {
    de: '{count, plural, one {Einen Auftrag freigeben?} other {# Aufträge freigeben?}}',
    en: '{count, plural, one {Release one order?} other {Release # orders?}}',
  },
  'agencyOrder.askNone': { de: 'Davon kann jetzt nichts freigegeben werden', en: 'None of these can be released now' },
  'agencyOrder.askText': {
    de: 'Danach können die Prämien abgeholt werden: {recommender} von Empfehlern, {recipient} von Interessenten. Das lässt sich hier nicht zurücknehmen.',
    en: 'After that the rewards can be collected: {recommender} by recommenders, {recipient} by leads. It cannot be undone here.',
  },
  'agencyOrder.askNot': {
    de: '{count, plural, one {Einer bleibt, wie er ist:} other {# bleiben, wie sie sind:}}',
    en: '{count, plural, one {One stays as it is:} other {# stay as they are:}}',
  },
  'agencyOrder.askSubmit': {
    de: '{count, plural, one {Auftrag freigeben} other {# Aufträge freigeben}}',
    en: '{count, plural, one {Release order} other {Release # orders}}',
  },
  'agencyOrder.declineTitle': {
    de: '{count, plural, =0 {Davon kann jetzt nichts abgelehnt werden} one {Auftrag {number} ablehnen?} other {# Aufträge ablehnen?}}',
    en: '{count, plural, =0 {None of these can be turned down now} one {Turn down order {number}?} other {Turn down # orders?}}',
  },
  'agencyOrder.declineText': {
    de: '{count, plural, one {Die Empfehlung endet ohne Prämie, und Empfehler und bestätigter Interessent bekommen Bescheid. {sum} werden nicht ausgezahlt.} other {Die Empfehlungen enden ohne Prämie, und Empfehler und bestätigte Interessenten bekommen Bescheid. Zusammen werden {sum} nicht ausgezahlt.}} Das lässt sich hier nicht zurücknehmen.',
    en: '{count, plural, one {The recommendation ends without a reward, and the recommender and a confirmed lead are told. {sum} are not paid.} other {The recommendations end without a reward, and recommenders and confirmed leads are told. Altogether {sum} are not paid.}} It cannot be undone here.',
  },
  'agencyOrder.declineReason': { de: 'Grund', en: 'Reason' },
  'agencyOrder.declineReasonOfAll': { de: 'Grund für alle', en: 'Reason for all' },
  'agencyOrder.declineHint': {
    de: 'Für Ihre Unterlagen und die des Betreibers; Empfehler lesen ihn nicht.',
    en: 'For your records and the operator’s; recommenders do not read it.',
  },
  'agencyOrder.declineSubmit': {
    de: '{count, plural, one {Auftrag ablehnen} other {# Aufträge ablehnen}}',
    en: '{count, plural, one {Turn down order} other {Turn down # orders}}',
  },
  'agencyOrder.done': {
    de: '{count, plural, =0 {Kein Auftrag ist freigegeben.} one {Ein Auftrag ist freigegeben.} other {# Aufträge sind freigegeben.}}',
    en: '{count, plural, =0 {No order has been released.} one {One order has been released.} other {# orders have been released.}}',
  },
  'agencyOrder.declined': {
    de: '{count, plural, =0 {Kein Auftrag ist abgelehnt.} one {Der Auftrag ist abgelehnt.} other {# Aufträge sind abgelehnt.}}',
    en: '{count, plural, =0 {No order has been turned down.} one {The order has been turned down.} other {# orders have been turned down.}}',
  },
  'agencyOrder.doneNot': {
    de: '{count, plural, one {Einer nicht, bitte sehen Sie ihn sich noch einmal an: {numbers}} other {# nicht, bitte sehen Sie sich diese noch einmal an: {numbers}}}',
    en: '{count, plural, one {One was not, please look at it again: {numbers}} other {# were not, please look at them again: {numbers}}}',
  },
} as const satisfies Bilingual;
