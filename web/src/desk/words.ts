/** The words of the whole desk: its name, its navigation, and what things are called. */
import type { Bilingual } from '../i18n/bilingual.ts';

export const deskWords = {
  'desk.came': { de: 'Gekommen über', en: 'Came through' },
  'desk.campaign': { de: 'Kampagne des Empfehlers', en: 'Campaign of the recommender' },
  'desk.name': { de: 'Weitersagen Verwaltung', en: 'Weitersagen administration' },
  'desk.noscript': {
    de: 'Die Verwaltung braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
    en: 'The administration needs JavaScript. Please switch it on in your browser and load the page again.',
  },
  'desk.title': { de: '{title} – {mandant} – Verwaltung', en: '{title} – {mandant} – Administration' },

  'desk.nav.start': { de: 'Heute', en: 'Today' },
  'desk.nav.orders': { de: 'Aufträge', en: 'Orders' },
  'desk.nav.claims': { de: 'Nachbuchungen', en: 'Claims' },
  'desk.nav.cases': { de: 'Prüffälle', en: 'Review cases' },
  'desk.nav.imports': { de: 'Import', en: 'Import' },
  'desk.nav.recommendations': { de: 'Empfehlungen', en: 'Recommendations' },
  'desk.nav.recommenders': { de: 'Empfehler', en: 'Recommenders' },
  'desk.nav.rewards': { de: 'Prämien', en: 'Rewards' },
  'desk.nav.payouts': { de: 'Auszahlungen', en: 'Payouts' },
  'desk.nav.approvals': { de: 'Anträge', en: 'Requests' },
  'desk.nav.mails': { de: 'Mails', en: 'Mails' },
  'desk.nav.jobs': { de: 'Abläufe', en: 'Jobs' },
  'desk.nav.log': { de: 'Protokoll', en: 'Log' },
  'desk.nav.security': { de: 'Sicherheit', en: 'Security' },
  'desk.nav.operators': { de: 'Betreiber', en: 'Operators' },
  'desk.nav.debtor': { de: 'Auszahlungskonto', en: 'Payout account' },
  'desk.nav.agents': { de: 'Berater', en: 'Agents' },
  'desk.nav.languages': { de: 'Sprachen', en: 'Languages' },

  'desk.stepUp.code': { de: 'Code der Authenticator-App', en: 'Code of the authenticator app' },
  'desk.stepUp.password': { de: 'Ihr Passwort', en: 'Your password' },
  'desk.stepUp.hint': {
    de: 'Damit zeigen Sie noch einmal, dass Sie es sind.',
    en: 'With it you show once more that it is you.',
  },

  'desk.object.account': { de: 'Empfehler', en: 'Recommender' },
  'desk.object.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'desk.object.recipient': { de: 'Empfänger', en: 'Recipient' },
  'desk.object.order': { de: 'Auftrag', en: 'Order' },
  'desk.object.reward': { de: 'Prämie', en: 'Reward' },
  'desk.object.payout': { de: 'Auszahlungslauf', en: 'Payout run' },
  'desk.object.import': { de: 'Import', en: 'Import' },
  'desk.object.mail': { de: 'Mail', en: 'Mail' },
  'desk.object.operator': { de: 'Betreiber', en: 'Operator' },
  'desk.object.approval': { de: 'Antrag', en: 'Request' },
  'desk.object.case': { de: 'Fall', en: 'Case' },
  'desk.object.claim': { de: 'Nachbuchung', en: 'Claim' },
  'desk.object.mandant': { de: 'Mandant', en: 'Mandant' },
  'desk.object.label': { de: 'Was', en: 'What' },
} satisfies Bilingual;
