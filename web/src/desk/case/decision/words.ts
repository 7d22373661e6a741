/** What may be decided about a case, or about several at once, and what becomes of it. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const deskCaseDecisionWords = {
  'desk.case.decide': { de: 'Was jetzt geht', en: 'What can be done now' },
  'desk.case.release': { de: 'Freigeben', en: 'Release' },
  'desk.case.askRelease': { de: 'Freigabe beantragen', en: 'Ask for the release' },
  'desk.case.reject': { de: 'Ablehnen', en: 'Reject' },
  'desk.case.lock': { de: 'Empfehler sperren', en: 'Lock the recommender' },
  'desk.case.assign': { de: 'Zuweisen', en: 'Assign' },
  'desk.case.note': { de: 'Notiz schreiben', en: 'Write a note' },
  'desk.case.noteText': { de: 'Notiz für Kolleginnen und Kollegen', en: 'Note for colleagues' },
  'desk.case.reopen': { de: 'Entscheidung zurücknehmen', en: 'Take the decision back' },
  'desk.case.who': { de: 'Das betrifft: {people}.', en: 'It is about: {people}.' },
  'desk.case.then.release': {
    de: '{sum} werden frei. Wer noch nicht abgeholt hat, bekommt seine E-Mail noch einmal und hat 60 Tage. Dieselben Anzeichen halten diese Personen nicht noch einmal an.',
    en: '{sum} are freed. Whoever has not collected gets the mail again and has 60 days. The same signs do not hold these people again.',
  },
  'desk.case.then.releaseAlone': {
    de: 'Es ist wenig Geld und wird nur von der Prüfung gehalten: Es geht sofort.',
    en: 'It is little money and held by the check alone: it is done at once.',
  },
  'desk.case.then.reject': {
    de: 'Bis heute um Mitternacht geschieht nichts, und die Entscheidung lässt sich zurücknehmen. In der Nacht werden die Prämien storniert, und die Personen lesen „Regeln nicht erfüllt“. Ihre Begründung bleibt unter Kolleginnen und Kollegen.',
    en: 'Until midnight (Berlin) nothing happens, and the decision can be taken back. In the night the rewards are cancelled, and the people read that the rules are not met. Your reason stays with colleagues.',
  },
  'desk.case.then.lock': {
    de: '{name} kann nicht mehr empfehlen und nichts abholen. Die Prämien bleiben, wo sie sind, und angehalten. Zurücknehmen können das heute zwei Personen, danach wird entsperrt beim Empfehler.',
    en: '{name} cannot recommend or collect any more. The rewards stay where they are, and held. Two people can take it back today; later the recommender is unlocked on the own page.',
  },
  'desk.case.then.assign': {
    de: 'Der Fall steht danach auf „In Prüfung“. Die Person erfährt nichts davon.',
    en: 'The case is then in review. The person is told nothing of it.',
  },
  'desk.case.then.note': {
    de: 'Nur Kolleginnen und Kollegen lesen sie. Sie wird gelöscht, wenn die Person gelöscht wird.',
    en: 'Only colleagues read it. It is deleted with the person.',
  },
  'desk.case.then.reopen.released': {
    de: 'Der Fall ist wieder in Prüfung, und was freigegeben war, ist wieder angehalten. Die Personen bekommen die E-Mail dazu.',
    en: 'The case is in review again, and what was released is held again. The people get the mail about it.',
  },
  'desk.case.then.reopen.rejected': {
    de: 'Der Fall ist wieder in Prüfung. Storniert war noch nichts, und niemand hat etwas davon erfahren.',
    en: 'The case is in review again. Nothing was cancelled yet, and nobody was told of it.',
  },
  'desk.case.then.reopen.locked': {
    de: 'Der Empfehler wird entsperrt, und der Fall ist wieder in Prüfung. Weil damit anderes Geld frei wird, muss eine zweite Person zustimmen.',
    en: 'The recommender is unlocked, and the case is in review again. Because other money is freed with it, a second person has to agree.',
  },
  'desk.case.undo': {
    de: 'Zurücknehmen geht bis heute um Mitternacht.',
    en: 'It can be taken back until midnight (Berlin).',
  },
  'desk.case.reasonCode': { de: 'Was es ist', en: 'What it is' },
  'desk.case.pick': { de: 'Bitte wählen', en: 'Please choose' },
  'desk.case.reasonOf.selfReferral': { de: 'Empfehlung an sich selbst', en: 'A recommendation to oneself' },
  'desk.case.reasonOf.fakeAccounts': { de: 'Erfundene Personen', en: 'Made-up people' },
  'desk.case.reasonOf.farming': {
    de: 'Serie von Empfehlungen um der Prämie willen',
    en: 'A series for the sake of the reward',
  },
  'desk.case.reasonOf.couponSite': { de: 'Auf einer Gutschein-Seite verbreitet', en: 'Spread on a site of coupons' },
  'desk.case.reasonOf.orderAndCancel': { de: 'Bestellt und storniert', en: 'Ordered and cancelled' },
  'desk.case.reasonOf.takeover': { de: 'Fremdes Konto', en: 'An account of somebody else' },
  'desk.case.reasonOf.other': { de: 'Anderer Grund', en: 'Another reason' },
  'desk.case.obstacle.decided': { de: 'Dieser Fall ist entschieden.', en: 'This case is decided.' },
  'desk.case.obstacle.asked': {
    de: 'Beantragt: Es wartet auf eine zweite Person.',
    en: 'Asked for: it waits for a second person.',
  },
  'desk.case.obstacle.nobody': {
    de: 'Das Konto ist gelöscht, schon gesperrt, oder es hat sich nie jemand angemeldet.',
    en: 'The account is deleted, locked already, or nobody has ever signed in.',
  },
  'desk.case.obstacle.undecided': { de: 'Noch ist nichts entschieden.', en: 'Nothing is decided yet.' },
  'desk.case.obstacle.late': {
    de: 'Das ging nur am Tag der Entscheidung und solange nichts davon bei der Bank ist.',
    en: 'That was possible on the day of the decision only, and while nothing of it is with the bank.',
  },
  'desk.case.done.release': { de: 'Fall freigegeben', en: 'Case released' },
  'desk.case.done.reject': {
    de: 'Fall abgelehnt, zurücknehmen geht bis Mitternacht',
    en: 'Case rejected, it can be taken back until midnight',
  },
  'desk.case.done.lock': { de: 'Empfehler gesperrt', en: 'Recommender locked' },
  'desk.case.done.assign': { de: 'Fall zugewiesen', en: 'Case assigned' },
  'desk.case.done.note': { de: 'Notiz gespeichert', en: 'Note kept' },
  'desk.case.done.reopen': { de: 'Entscheidung zurückgenommen', en: 'Decision taken back' },

  'desk.case.bulk': { de: 'Mehrere Fälle auf einmal', en: 'Several cases at once' },
  'desk.case.chosen': {
    de: '{count, plural, one {# Fall ausgewählt} other {# Fälle ausgewählt}}, {sum} auf dem Spiel',
    en: '{count, plural, one {# case chosen} other {# cases chosen}}, {sum} at stake',
  },
  'desk.case.byScoreHint': {
    de: 'Mehrere auf einmal: Fälle ankreuzen, oder ohne Auswahl nach Punkten.',
    en: 'Several at once: tick cases, or choose none and go by score.',
  },
  'desk.case.byScore': { de: 'Nach Punkten', en: 'By score' },
  'desk.case.byScoreNote': {
    de: 'Alle offenen Fälle mit so vielen Punkten, die höchsten zuerst, bis zu 100 auf einmal.',
    en: 'All undecided cases with such a score, the highest first, up to 100 at once.',
  },
  'desk.case.fromScore': { de: 'Punkte ab', en: 'Score from' },
  'desk.case.untilScore': { de: 'Punkte bis', en: 'Score up to' },
  'desk.case.again': { de: 'Noch einmal: Fälle {ids}', en: 'Once more: cases {ids}' },
  'desk.case.bulkOf.release': { de: 'Freigeben', en: 'Release' },
  'desk.case.bulkOf.reject': { de: 'Ablehnen', en: 'Reject' },
  'desk.case.bulkOf.assign': { de: 'Zuweisen', en: 'Assign' },
  'desk.case.bulkTitle.release': { de: 'Mehrere Fälle freigeben?', en: 'Release several cases?' },
  'desk.case.bulkTitle.reject': { de: 'Mehrere Fälle ablehnen?', en: 'Reject several cases?' },
  'desk.case.bulkTitle.assign': { de: 'Mehrere Fälle zuweisen?', en: 'Assign several cases?' },
  'desk.case.bulkDo.release': { de: 'Freigeben oder beantragen', en: 'Release or ask for it' },
  'desk.case.bulkDo.reject': { de: 'Ablehnen', en: 'Reject' },
  'desk.case.bulkDo.assign': { de: 'Zuweisen', en: 'Assign' },
  'desk.case.bulkThen.release': {
    de: 'Geld wird frei. Was mehr als ein kleiner Betrag ist, wird damit beantragt; eine zweite Person stimmt unter „Anträge“ der ganzen Liste in einem Schritt zu.',
    en: 'Money is freed. What is more than a small amount is asked for with it; a second person agrees to the whole list in one step under “Requests”.',
  },
  'desk.case.bulkThen.reject': {
    de: 'Die Prämien dieser Fälle bleiben heute noch angehalten und werden in der Nacht storniert; die Personen bekommen dann eine E-Mail. Bis Mitternacht lässt sich jede Ablehnung zurücknehmen.',
    en: 'The rewards of these cases stay held today and are cancelled in the night; then the people get a mail. Until midnight (Berlin) each rejection can be taken back.',
  },
  'desk.case.bulkThen.assign': {
    de: 'Die Fälle stehen danach auf „In Prüfung“. Die Personen erfahren nichts davon.',
    en: 'The cases are then in review. The people are told nothing of it.',
  },
  'desk.case.bulkNone': { de: 'Kein Fall hat so viele Punkte.', en: 'No case has such a score.' },
  'desk.case.bulkReleased': {
    de: '{freed, plural, =0 {} one {# Fall freigegeben. } other {# Fälle freigegeben. }}{asked, plural, =0 {} one {# Freigabe beantragt.} other {# Freigaben beantragt.}}',
    en: '{freed, plural, =0 {} one {# case released. } other {# cases released. }}{asked, plural, =0 {} one {# release asked for.} other {# releases asked for.}}',
  },
  'desk.case.bulkDone.reject': {
    de: '{count, plural, one {# Fall abgelehnt.} other {# Fälle abgelehnt.}}',
    en: '{count, plural, one {# case rejected.} other {# cases rejected.}}',
  },
  'desk.case.bulkDone.assign': {
    de: '{count, plural, one {# Fall zugewiesen.} other {# Fälle zugewiesen.}}',
    en: '{count, plural, one {# case assigned.} other {# cases assigned.}}',
  },
  'desk.case.bulkFailed': { de: 'Fall {id} nicht: {why}', en: 'Not case {id}: {why}' },
} satisfies Bilingual;
