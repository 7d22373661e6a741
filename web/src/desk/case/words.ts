/** What the review desk says of cases; of decisions and of rules see `decision` and `rule`. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskCaseWords = {
  'desk.case.title': { de: 'Fall {id}', en: 'Case {id}' },
  'desk.case.one': { de: 'Fall', en: 'Case' },
  'desk.case.somebody': { de: 'Gelöschte Person', en: 'Deleted person' },
  'desk.case.titleOf.open': {
    de: '{name}, {sum} angehalten, noch nicht in Prüfung',
    en: '{name}, {sum} held, not in review yet',
  },
  'desk.case.titleOf.inReview': { de: '{name}, {sum} angehalten, in Prüfung', en: '{name}, {sum} held, in review' },
  'desk.case.titleOf.released': { de: '{name}, freigegeben am {date}', en: '{name}, released on {date}' },
  'desk.case.titleOf.rejected': { de: '{name}, abgelehnt am {date}', en: '{name}, rejected on {date}' },
  'desk.case.titleOf.locked': { de: '{name}, gesperrt am {date}', en: '{name}, locked on {date}' },
  'desk.case.lead': {
    de: 'Ein Programm hat angehalten, was auffällig aussah. Ob es das ist, entscheidet hier ein Mensch.',
    en: 'A program put on hold what looked suspicious. Whether it is, a person decides here.',
  },
  'desk.case.count': {
    de: '{count, plural, one {# Fall} other {# Fälle}}',
    en: '{count, plural, one {# case} other {# cases}}',
  },
  'desk.case.search': {
    de: 'Name, E-Mail oder Nummer',
    en: 'Name, e-mail or number',
  },
  'desk.case.empty': { de: 'Kein Fall', en: 'No case' },
  'desk.case.emptyText': {
    de: 'Sieht eine Prämie auffällig aus, wird sie angehalten und steht hier, bis jemand entschieden hat.',
    en: 'A reward that looks suspicious is held and listed here until somebody has decided.',
  },
  'desk.case.usual': { de: 'Meiste Punkte', en: 'Highest score' },
  'desk.case.view.label': { de: 'Ansicht', en: 'View' },
  'desk.case.view.undecided': { de: 'Zu entscheiden', en: 'To decide' },
  'desk.case.view.unassigned': { de: 'Ohne Bearbeiter', en: 'Unassigned' },
  'desk.case.view.asked': { de: 'Wartet auf zweite Person', en: 'Waits for a second person' },
  'desk.case.case': { de: 'Fall', en: 'Case' },
  'desk.case.deleted': { de: 'gelöschte Person', en: 'deleted person' },
  'desk.case.rewards': {
    de: '{count, plural, =0 {keine Prämie} one {# Prämie} other {# Prämien}}',
    en: '{count, plural, =0 {no reward} one {# reward} other {# rewards}}',
  },
  'desk.case.score': { de: 'Punkte und warum', en: 'Score and why' },
  'desk.case.noSigns': { de: 'kein Anzeichen mehr', en: 'no sign left' },
  'desk.case.moreReasons': {
    de: '{count, plural, one {und noch eines} other {und # weitere}}',
    en: '{count, plural, one {and one more} other {and # more}}',
  },
  'desk.case.stake': { de: 'Auf dem Spiel', en: 'At stake' },
  'desk.case.opened': { de: 'Eröffnet', en: 'Opened' },
  'desk.case.age': {
    de: '{count, plural, =0 {seit heute} one {seit # Tag} other {seit # Tagen}}',
    en: '{count, plural, =0 {since today} one {# day old} other {# days old}}',
  },
  'desk.case.assignee': { de: 'Bearbeitet von', en: 'Assigned to' },
  'desk.case.nobody': { de: 'niemand', en: 'nobody' },
  'desk.case.me': { de: '{email} (ich)', en: '{email} (me)' },
  'desk.case.state': { de: 'Status', en: 'State' },
  'desk.case.decided': { de: '{day} von {by}', en: '{day} by {by}' },
  'desk.case.closed': { de: '{day}, nichts mehr offen', en: '{day}, nothing open any more' },
  'desk.case.notCarriedOut': {
    de: 'storniert wird in der nächsten Nacht',
    en: 'cancelled in the next night',
  },
  'desk.case.choose': { de: 'Fall {id} auswählen, {name}', en: 'Choose case {id}, {name}' },

  'desk.case.person': { de: 'Empfehler', en: 'Recommender' },
  'desk.case.involved': { de: 'Wer und was beteiligt ist', en: 'Who and what is involved' },
  'desk.case.involvedCount': {
    de: '{count, plural, one {# Empfehlung} other {# Empfehlungen}}',
    en: '{count, plural, one {# recommendation} other {# recommendations}}',
  },
  'desk.case.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'desk.case.noteBy': { de: '{by}, {at}', en: '{by}, {at}' },
  'desk.case.people': { de: 'Personen', en: 'People' },
  'desk.case.roleOf.recommender': { de: 'Empfehler', en: 'recommender' },
  'desk.case.roleOf.recipient': { de: 'Kontakt', en: 'contact' },
  'desk.case.reasonGiven': { de: 'Grund der Entscheidung', en: 'Reason of the decision' },
  'desk.case.decidedBy': { de: 'Entschieden von', en: 'Decided by' },
  'desk.case.signals': { de: 'Was auffällt', en: 'What stands out' },
  'desk.case.signalsLead': {
    de: 'Punkte sind das Gewicht der Regel mal der Stärke des Anzeichens: ein Hinweis, kein Beweis. Neben jedem Anzeichen steht, was ehrlich dahinter sein kann.',
    en: 'A score is the weight of the rule times the strength of the sign: a hint, not proof. Beside each sign stands an honest explanation it may have.',
  },
  'desk.case.signalCount': {
    de: '{count, plural, one {# Anzeichen} other {# Anzeichen}}',
    en: '{count, plural, one {# sign} other {# signs}}',
  },
  'desk.case.noSignals': {
    de: 'Es gibt kein Anzeichen mehr: Sie werden 180 Tage aufbewahrt oder gehen mit der Person.',
    en: 'There is no sign left: they are kept for 180 days or go with the person.',
  },
  'desk.case.sign': { de: 'Anzeichen', en: 'Sign' },
  'desk.case.honest': { de: 'Ehrlich wäre', en: 'Honest explanation' },
  'desk.case.points': { de: 'Punkte', en: 'Points' },
  'desk.case.seen': { de: 'Gesehen', en: 'Seen' },
  'desk.case.measure': { de: 'gezählt: {count}', en: 'counted: {count}' },
  'desk.case.rewardsTitle': { de: 'Was auf dem Spiel steht', en: 'What is at stake' },
  'desk.case.rewardsCount': {
    de: '{count, plural, one {# Prämie} other {# Prämien}}, {sum} angehalten',
    en: '{count, plural, one {# reward} other {# rewards}}, {sum} held',
  },
  'desk.case.noRewards': {
    de: 'Noch keine Prämie: Der Fall ist eröffnet, weil die nächste angehalten würde.',
    en: 'No reward yet: the case is open because the next one would be held.',
  },
  'desk.case.reward': { de: 'Prämie', en: 'Reward' },
  'desk.case.amount': { de: 'Betrag', en: 'Amount' },
  'desk.case.notes': { de: 'Notizen', en: 'Notes' },
  'desk.case.noNotes': { de: 'Noch keine Notiz.', en: 'No note yet.' },

  'desk.case.toCases': { de: 'Zum Prüffall', en: 'Go to the review case' },
} satisfies Bilingual;
