/**
 * The German texts of the operator's desk: the source of its keys. One section a screen, in the order of the navigation.
 * Short, because people read them all day; what happens to money is said in whole sentences.
 */
export const deskDe = {
  'desk.name': 'Weitersagen Verwaltung',
  'desk.noscript':
    'Die Verwaltung braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
  'desk.title': '{title} – {mandant} – Verwaltung',
  'desk.skip': 'Zum Inhalt springen',
  'desk.navigation': 'Bereiche',
  'desk.menu': 'Menü',
  'desk.language': 'Sprache',
  'desk.mandant': 'Mandant',
  'desk.account': 'Konto',
  'desk.signOut': 'Abmelden',
  'desk.busy': 'Wird geladen',
  'desk.signedOut': 'Sie sind abgemeldet.',
  'desk.unknown': 'Diese Seite gibt es nicht',
  'desk.unknownLead': 'Die Adresse ist nicht richtig, oder den Datensatz gibt es nicht mehr.',
  'desk.toStart': 'Zur Übersicht',
  'desk.again': 'Noch einmal versuchen',
  'desk.denied': 'Dazu fehlt Ihnen die Berechtigung',
  'desk.deniedLead': 'Ihre Rolle darf das nicht. Wer sie ändern kann, steht unter Betreiber.',

  'desk.nav.start': 'Heute',
  'desk.nav.orders': 'Aufträge',
  'desk.nav.imports': 'Import',
  'desk.nav.recommendations': 'Empfehlungen',
  'desk.nav.rewards': 'Prämien',
  'desk.nav.payouts': 'Auszahlungen',
  'desk.nav.mails': 'Mails',
  'desk.nav.jobs': 'Abläufe',
  'desk.nav.log': 'Protokoll',
  'desk.nav.operators': 'Betreiber',
  'desk.nav.debtor': 'Auszahlungskonto',

  'desk.signIn.title': 'Anmelden',
  'desk.signIn.lead': 'Mit dem Zugang, den Sie durch Ihre Einladung eingerichtet haben.',
  'desk.signIn.expired': 'Ihre Sitzung ist abgelaufen. Nach der Anmeldung geht es dort weiter, wo Sie waren.',
  'desk.signIn.code': 'Code der Authenticator-App',
  'desk.signIn.codeHint': 'Sechs Ziffern, die alle 30 Sekunden wechseln. Jeder Code gilt einmal.',
  'desk.signIn.submit': 'Anmelden',
  'desk.signIn.help':
    'Zugang verloren? Eine Kollegin oder ein Kollege mit der Rolle BetreiberAdmin kann Sie unter Betreiber neu einladen.',
} as const;
