/** The words of the security events. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskSecurityWords = {
  'desk.security.title': { de: 'Sicherheit', en: 'Security' },
  'desk.security.lead': {
    de: 'Wer sich angemeldet oder es versucht hat, wer abgelehnt wurde, wer welche Datei geladen hat. Netze und Adressen stehen hier nur als Kürzel; nach 400 Tagen werden Einträge gelöscht.',
    en: 'Who signed in or tried to, who was refused, who took which file. Networks and addresses are shown as short signs only; entries are deleted after 400 days.',
  },
  'desk.security.count': {
    de: '{count, plural, one {# Eintrag} other {# Einträge}}',
    en: '{count, plural, one {# entry} other {# entries}}',
  },
  'desk.security.search': { de: 'E-Mail oder Kürzel', en: 'E-mail or sign' },
  'desk.security.empty': { de: 'Noch kein Eintrag', en: 'No entry yet' },
  'desk.security.emptyText': {
    de: 'Jede Anmeldung und jede geladene Datei hinterlässt hier eine Zeile.',
    en: 'Each sign-in and each file that is taken leaves a line here.',
  },
  'desk.security.at': { de: 'Wann', en: 'When' },
  'desk.security.kind': { de: 'Was geschah', en: 'What happened' },
  'desk.security.outcome': { de: 'Ergebnis', en: 'Result' },
  'desk.security.who': { de: 'Wer', en: 'Who' },
  'desk.security.what': { de: 'Woran', en: 'At what' },
  'desk.security.network': { de: 'Netz', en: 'Network' },
  'desk.security.account': { de: 'Konto {account}', en: 'Account {account}' },
  'desk.security.times': { de: '{count}-mal', en: '{count} times' },

  'desk.security.setting.Konfiguration': { de: 'Einstellung {name}', en: 'Setting {name}' },
  'desk.security.setting.ApiSchluessel': { de: 'API-Schlüssel {name}', en: 'API key {name}' },
  'desk.security.setting.Hosts': { de: 'Adresse {name}', en: 'Host {name}' },
  'desk.security.setting.angeboten': { de: 'Sprache {name} angeboten', en: 'Language {name} offered' },
  'desk.security.setting.weggenommen': { de: 'Sprache {name} weggenommen', en: 'Language {name} taken away' },
  'desk.security.setting.Betreiber': { de: 'Zugang {name}: {what}', en: 'Access {name}: {what}' },

  'desk.security.view.label': { de: 'Einträge', en: 'Entries' },
  'desk.security.view.series': { de: 'Serien', en: 'Series' },
  'desk.security.view.operators': { de: 'Anmeldungen der Betreiber', en: 'Sign-ins of operators' },
  'desk.security.view.operatorSeries': { de: 'Serien bei Betreibern', en: 'Series of operators' },
  'desk.security.view.signIn': { de: 'Anmeldung', en: 'Sign-in' },
  'desk.security.view.secondFactor': { de: 'Zweiter Faktor', en: 'Second factor' },
  'desk.security.view.signInLink': { de: 'Anmeldelink per E-Mail', en: 'Sign-in link by e-mail' },
  'desk.security.view.apiKey': { de: 'API-Schlüssel', en: 'API key' },
  'desk.security.view.refusal': { de: 'Verweigerter Zugriff', en: 'Access refused' },
  'desk.security.view.file': { de: 'Datei geladen', en: 'File taken' },
  'desk.security.view.opened': { de: 'Wert ungekürzt gezeigt', en: 'Value shown in full' },
  'desk.security.view.setting': { de: 'Einstellung geändert', en: 'Setting changed' },

  'desk.security.outcome.done': { de: 'Erfolgreich', en: 'Done' },
  'desk.security.outcome.wrong': { de: 'Falsch', en: 'Wrong' },
  'desk.security.outcome.slowed': { de: 'Gebremst', en: 'Slowed down' },
  'desk.security.outcome.refused': { de: 'Abgelehnt', en: 'Refused' },
  'desk.security.outcome.series': { de: 'Serie', en: 'Series' },
} satisfies Bilingual;
