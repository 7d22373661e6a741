/** The words of the area of an agency: its frame, its places, and what is said on several of them. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const agencyAreaWords = {
  'agencyArea.home': { de: '{name} – Agenturbereich', en: '{name} – agency area' },
  'agencyArea.navigation': { de: 'Agenturbereich', en: 'Agency area' },
  'agencyArea.reports': { de: 'Berichte', en: 'Reports' },
  'agencyArea.tabs': { de: 'Berichte', en: 'Reports' },
  'agencyArea.waiting': {
    de: '{count, plural, one {Eines wartet} other {# warten}}',
    en: '{count, plural, one {One waits} other {# wait}}',
  },
  'agencyArea.signOut': { de: 'Abmelden', en: 'Sign out' },
  'agencyArea.number': { de: 'Agenturnummer {number}', en: 'Agency number {number}' },
  'agencyArea.place.recommend-employees': { de: 'Einladungsmaske', en: 'Invitation form' },
  'agencyArea.place.einladungen': { de: 'Einladungen', en: 'Invitations' },
  'agencyArea.place.empfehlungen': { de: 'Empfehler', en: 'Recommenders' },
  'agencyArea.place.leads': { de: 'Interessenten', en: 'Leads' },
  'agencyArea.place.auftraege': { de: 'Status & Auftragsfreigabe', en: 'Status & order release' },
  'agencyArea.place.dashboard': { de: 'Übersicht', en: 'Overview' },
  'agencyArea.place.suche': { de: 'Suche', en: 'Search' },
  'agencyArea.place.mitarbeiter': { de: 'Mitarbeiter', en: 'Employees' },
  'agencyArea.place.praemien': { de: 'Prämien', en: 'Rewards' },
  'agencyArea.place.rechnungen': { de: 'Rechnungen', en: 'Invoices' },
  'agencyArea.place.stammdaten': { de: 'Stammdaten', en: 'Master data' },
  'agencyArea.standing.registered': {
    de: 'Ihre Registrierung ist noch nicht vollständig.',
    en: 'Your registration is not complete yet.',
  },
  'agencyArea.standing.inReview': {
    de: 'Wir prüfen Ihre Registrierung. Bis dahin sehen Sie Ihren Bereich, einladen und freigeben können Sie danach.',
    en: 'We are reviewing your registration. Until then you can look around; inviting and releasing come afterwards.',
  },
  'agencyArea.standing.inactive': {
    de: 'Ihre Agentur ist deaktiviert. Berichte und Rechnungen bleiben lesbar, einladen und freigeben können Sie nicht mehr.',
    en: 'Your agency has been deactivated. Reports and invoices stay readable; you can no longer invite or release.',
  },
  'agencyArea.standing.rejected': {
    de: 'Ihre Agentur wurde nicht freigeschaltet.',
    en: 'Your agency was not approved.',
  },
  'agencyArea.standing.merged': {
    de: 'Ihre Agentur wurde mit einer anderen zusammengeführt.',
    en: 'Your agency was merged into another one.',
  },
  'agencyArea.complete': { de: 'Angaben vervollständigen', en: 'Complete the details' },
  'agencyArea.denied': { de: 'Keine Berechtigung', en: 'No permission' },
  'agencyArea.deniedText': {
    de: 'Ihr Zugang gehört zu keiner Agentur, oder Ihnen ist dort keine Rolle zugeordnet. Bitte wenden Sie sich an Ihre Agentur oder an uns.',
    en: 'Your access belongs to no agency, or you have no role there. Please contact your agency or us.',
  },
  'agencyArea.deniedHere': {
    de: 'Diese Seite ist der Inhaberin oder dem Inhaber Ihrer Agentur vorbehalten, solange die Agentur teilnimmt.',
    en: 'This page is for the owner of your agency, as long as the agency takes part.',
  },
  'agencyArea.deniedBack': { de: 'Zurück zu den Berichten', en: 'Back to the reports' },
  'agencyArea.contact': { de: 'Kontakt', en: 'Contact' },
  'agencyArea.save': { de: 'Speichern', en: 'Save' },
  'agencyArea.cancel': { de: 'Abbrechen', en: 'Go back' },
  'agencyArea.none': { de: '–', en: '–' },
} as const satisfies Bilingual;
