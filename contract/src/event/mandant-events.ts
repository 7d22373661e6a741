/** What can happen to a client company as a whole. */
import type { Entry } from './entry.ts';

export const mandantEvents = {
  mandant: {
    job: ['job', 'Job ausgeführt', 'job run'],
    debtor: ['debtor', 'Auszahlungskonto geändert', 'payout account changed'],
    seller: ['seller', 'Rechnungssteller geändert', 'seller on invoices changed'],
    settings: ['settings', 'Einstellungen geändert', 'settings changed'],
    sso: ['sso', 'Einmalanmeldung der Agenturen geändert', 'single sign-on of agencies changed'],
    terms: ['terms', 'neue Fassung der Teilnahmebedingungen', 'new version of the terms'],
    removeLanguage: ['removeLanguage', 'Sprache weggenommen', 'language taken away'],
    restoreLanguage: ['restoreLanguage', 'Sprache wieder angeboten', 'language offered again'],
    addCmsClient: ['addCmsClient', 'CMS-Client angelegt', 'CMS client added'],
    renewCmsClient: ['renewCmsClient', 'CMS-Client: neues Geheimnis', 'CMS client: new secret'],
    removeCmsClient: ['removeCmsClient', 'CMS-Client entfernt', 'CMS client removed'],
    addApiKey: ['addApiKey', 'API-Schlüssel angelegt', 'API key added'],
    renewApiKey: ['renewApiKey', 'API-Schlüssel: neuer Schlüssel', 'API key: new key'],
    endApiKey: ['endApiKey', 'API-Schlüssel beendet', 'API key ended'],
    endFormerApiKey: ['endFormerApiKey', 'API-Schlüssel: vorheriger beendet', 'API key: the one of before ended'],
    planAbTest: ['planAbTest', 'A/B-Test angelegt', 'A/B test planned'],
    endAbTest: ['endAbTest', 'A/B-Test vorzeitig beendet', 'A/B test ended early'],
    removeAbTest: ['removeAbTest', 'A/B-Test gelöscht', 'A/B test deleted'],
    endCmsApp: ['endCmsApp', 'CMS-App beendet', 'CMS app ended'],
    purgeBooks: ['purgeBooks', 'Buchungen nach ihrer Aufbewahrung gelöscht', 'postings deleted after their retention'],
    purgeEvents: ['purgeEvents', 'Protokoll nach seiner Aufbewahrung gelöscht', 'log deleted after its retention'],
    purgeDocuments: [
      'purgeDocuments',
      'Belege nach ihrer Aufbewahrung gelöscht',
      'documents deleted after their retention',
    ],
    purgeLetters: ['purgeLetters', 'Briefe nach ihrer Aufbewahrung gelöscht', 'letters deleted after their retention'],
    purgePermissions: [
      'purgePermissions',
      'Nachweise von Einwilligungen nach ihrer Aufbewahrung gelöscht',
      'evidence of permissions deleted after its retention',
    ],
    purgeConsents: [
      'purgeConsents',
      'Nachweise über Cookies nach ihrer Aufbewahrung gelöscht',
      'evidence about cookies deleted after its retention',
    ],
    purgeSecurity: [
      'purgeSecurity',
      'Sicherheitsereignisse nach ihrer Aufbewahrung gelöscht',
      'security events deleted after their retention',
    ],
    auditExport: ['auditExport', 'Daten für eine Prüfung geladen', 'data for an audit downloaded'],
    hold: ['hold', 'Löschsperre gesetzt', 'legal hold set'],
    liftHold: ['liftHold', 'Löschsperre aufgehoben', 'legal hold lifted'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>;
