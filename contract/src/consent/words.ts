/**
 * What is said to whoever is asked for consent. It stands here because the server keeps it word for word as evidence; a mandant
 * overrides it by its language table like every text of a page.
 */
export const consentWords = {
  'consent.title': { de: 'Ihre Einwilligung', en: 'Your consent' },
  'consent.text': {
    de: 'Was diese Seiten brauchen, nutzen wir immer, alles andere nur mit Ihrer Zustimmung. Ablehnen hat keine Nachteile, ändern können Sie es am Ende jeder Seite.',
    en: 'What these pages need is always in use, everything else only if you agree. Declining has no disadvantage, and you can change it at the end of every page.',
  },
  'consent.standIn': {
    de: 'Beispiel für den Einwilligungsmanager eines Drittanbieters.',
    en: 'Example of a third party’s consent manager.',
  },
  'consent.privacy': { de: 'Datenschutz', en: 'Privacy' },
  'consent.imprint': { de: 'Impressum', en: 'Imprint' },
  'consent.settings': { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  'consent.all': { de: 'Alle akzeptieren', en: 'Accept all' },
  'consent.none': { de: 'Nur erforderliche', en: 'Required only' },
  'consent.some': { de: 'Auswahl speichern', en: 'Save selection' },
  'consent.close': { de: 'Schließen, ohne etwas zu ändern', en: 'Close without changing anything' },
  'consent.purposes': { de: 'Wofür', en: 'What for' },
  'consent.required': { de: 'Erforderlich', en: 'Required' },
  'consent.requiredText': {
    de: 'Anmeldung, Ihr Empfehlungslink und Ihre Entscheidung hier. Immer aktiv.',
    en: 'Signing in, your recommendation link and your decision here. Always active.',
  },
  'consent.functional': { de: 'Funktional', en: 'Functional' },
  'consent.functionalText': {
    de: 'Was Ihnen die Nutzung erleichtert. Zurzeit nutzen wir dafür nichts.',
    en: 'What makes it easier for you. At present we use nothing for it.',
  },
  'consent.analytical': { de: 'Statistik', en: 'Statistics' },
  'consent.analyticalText': {
    de: 'Wir messen, welche Seiten geöffnet werden und über welche Kampagne jemand kommt, und vergleichen manchmal zwei Fassungen einer Seite.',
    en: 'We measure which pages are opened and by which campaign somebody comes, and sometimes compare two versions of a page.',
  },
  'consent.marketing': { de: 'Marketing', en: 'Marketing' },
  'consent.marketingText': {
    de: 'Werbedienste Dritter dürfen erkennen, dass Sie hier waren.',
    en: 'Advertising services of third parties may recognise that you were here.',
  },
  'consent.cookies': { de: 'Cookies: {purpose}', en: 'Cookies: {purpose}' },
  'consent.of.portal': { de: 'diese Seiten', en: 'these pages' },
  'consent.of.tracker': { de: 'Webanalyse', en: 'web analytics' },
  'consent.of.ads': { de: 'Werbedienst', en: 'advertising service' },
  'consent.life.session': {
    de: 'bis der Browser geschlossen wird (Session)',
    en: 'until the browser is closed (session)',
  },
  'consent.life.minutes': {
    de: '{count, plural, one {# Minute} other {# Minuten}}',
    en: '{count, plural, one {# minute} other {# minutes}}',
  },
  'consent.life.hours': {
    de: '{count, plural, one {# Stunde} other {# Stunden}}',
    en: '{count, plural, one {# hour} other {# hours}}',
  },
  'consent.life.days': {
    de: '{count, plural, one {# Tag} other {# Tage}}',
    en: '{count, plural, one {# day} other {# days}}',
  },
  'consent.life.months': {
    de: '{count, plural, one {# Monat} other {# Monate}}',
    en: '{count, plural, one {# month} other {# months}}',
  },
  'consent.life.years': {
    de: '{count, plural, one {# Jahr} other {# Jahre}}',
    en: '{count, plural, one {# year} other {# years}}',
  },
  'consent.evidence': {
    de: 'Ihre Entscheidung ist unter dieser Nummer abgelegt, ohne Ihren Namen:',
    en: 'Your decision is kept under this number, without your name:',
  },
  'consent.failed': {
    de: 'Das hat nicht geklappt, es gilt weiter, was vorher galt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    en: 'That did not work, and what applied before still does. Please reload the page and try again.',
  },
} as const satisfies Readonly<Record<string, { de: string; en: string }>>;
