/**
 * Believable parameters for every template, as they lie in the outbox: the previews and the tests of all mails make the
 * real letters from them. A template may have several, where it says different things.
 */
import { plusDays } from '@weitersagen/contract/basics/day';

export interface MailSample {
  template: string;
  /** What this one shows. */
  title: string;
  parameters: Record<string, unknown>;
}

const number = { recommendation: '104477120935', recipient: '202345678905', reward: '400112233442' };
const product = 'Zuhause L';

export function mailSamples(today: string): readonly MailSample[] {
  const reward = {
    number: number.reward,
    attempt: 1,
    amountCents: 3500,
    collectUntil: plusDays(today, 180),
    product,
    firstName: 'Anna',
    isGoodwill: false,
    last4: '2051',
  };
  const link = {
    number: number.recommendation,
    hash: '9f3c0a1b2c3d4e5f',
    firstName: 'Anna',
    product,
    link: 'https://link.example/k/7Gh2KdP',
    validUntil: plusDays(today, 180),
    recommenderCents: 3500,
    recipientCents: 3500,
    refusal: 'Qm9vdHNtYW5uLWJyYXVjaHQta2VpbmUtVG9rZW4',
    registration: null,
  };
  const entry = {
    firstName: 'Anna',
    token: 'bmV1ZXMtUGFzc3dvcnQtbWl0LWRpZXNlbS1MaW5r',
    refusal: null,
    redirect: null,
  };
  const recipient = { number: number.recipient, firstName: 'Ben', deleteOn: plusDays(today, 84), product };
  const order = { externalNumber: 'V-2026-00417', orderedOn: plusDays(today, -3) };
  const news = { product, productId: 101, firstName: 'Anna' };
  const request = {
    salutation: 'ms',
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    phone: '030 23125 100',
    subject: 'Wann kommt meine Prämie?',
    message:
      'Guten Tag,\n\nmeine Freundin hat vor drei Wochen über meinen Link bestellt. Der Vertrag läuft seit dem 1. des Monats.\n\nWann kann ich die Prämie abholen?\n\nViele Grüße\nAnna Muster',
    recommendationNumber: number.recommendation,
  };
  const all: readonly (readonly [template: string, title: string, parameters: Record<string, unknown>])[] = [
    ['M01', 'Willkommen', { ...entry, refusal: 'ZGFzLXdhci1pY2gtbmljaHQtYml0dGUtbG9lc2NoZW4' }],
    ['M02', 'Link, beide teilen', link],
    ['M02', 'Link, erste Empfehlung', { ...link, registration: 'ZWluLWVyc3Rlcy1QYXNzd29ydC1mdWVyLUFubmE' }],
    [
      'M02',
      'Link, alles für den Kontakt, angemeldet',
      { ...link, recommenderCents: 0, recipientCents: 7000, refusal: null },
    ],
    [
      'M03',
      'Empfehlung an den Kontakt',
      { ...link, firstName: 'Ben', recommender: 'Anna', link: 'https://link.example/e/104477120935/9f3c0a1b2c3d4e5f' },
    ],
    ['M04', 'bereits registriert', entry],
    ['M05', 'Daten bestätigen', { ...recipient, recommender: 'Anna M.' }],
    ['M05', 'Daten bestätigen, Erinnerung', { ...recipient, recommender: 'Anna M.', isReminder: true }],
    ['M05', 'Daten bestätigen, nur der Auftrag ist bekannt', { ...recipient, firstName: null, order }],
    ['M06', 'Empfehlung angenommen', news],
    ['M07', 'Empfehlung abgelaufen', news],
    ['M08', 'Auftrag erhalten', { ...recipient, order }],
    ['M10', 'Prämie wartet', reward],
    ['M11', 'Prämie wartet auf den Kontakt', { ...reward, firstName: 'Ben' }],
    ['M11', 'Prämie kommt von selbst', { ...reward, firstName: 'Ben', isCollected: true }],
    ['M12', 'nicht berücksichtigt', news],
    [
      'M13',
      'Auszahlung gewählt',
      { ...reward, premium: '70 € Geldprämie', stopToken: 'c3RvcHAtZGllLWF1c3phaGx1bmctYml0dGU' },
    ],
    [
      'M13',
      'Gutschein gewählt',
      { ...reward, amountCents: 4000, last4: null, premium: 'Gutschein über 40 €', code: 'GUT-7K2P-94XM' },
    ],
    ['M14', 'Prämie ausgezahlt', reward],
    ['M15', 'Prämie aus Kulanz', { ...reward, isGoodwill: true, amountCents: 2500 }],
    ['M16', 'Prämie verfallen', { ...reward, collectUntil: plusDays(today, -1) }],
    ['M17', 'Auszahlung kam zurück', { ...reward, attempt: 2, reason: 'Konto erloschen' }],
    ['M18', 'Passwort zurücksetzen', { ...entry, redirect: 'PersoenlicherBereich' }],
    ['M19', 'Passwort geändert', { firstName: 'Anna', atMs: Date.parse(`${today}T09:00:00Z`) }],
    [
      'M35',
      'Rückforderung, Auftrag storniert',
      { ...reward, reason: 'Der Vertrag wurde wegen Täuschung angefochten.', isOrderCancelled: true },
    ],
    ['M35', 'Rückforderung', { ...reward, reason: 'Die Prämie wurde doppelt ausgezahlt.' }],
    [
      'M20',
      'Newsletter bestätigen',
      { hash: '5b1c7f0e9a2d4c6b8e1f3a5d7c9b0e2f', firstName: 'Anna', token: 'bmV3c2xldHRlci1iZXN0YWV0aWdlbg' },
    ],
    ['M21', 'Konto gelöscht', {}],
    ['M34', 'Kundennummer fehlt', { firstName: 'Anna', token: 'a3VuZGVubnVtbWVyLWJpdHRl' }],
    ['M36', 'Bankverbindung geändert', { change: 'bankReplaced', firstName: 'Anna', last4: '2051' }],
    ['M36', 'Bankverbindung gelöscht', { change: 'bankDeleted', firstName: 'Anna', last4: '2051' }],
    [
      'M37',
      'E-Mail-Adresse geändert, an die alte',
      { firstName: null, isNewAddress: false, atMs: Date.parse(`${today}T09:00:00Z`) },
    ],
    [
      'M37',
      'E-Mail-Adresse geändert, an die neue',
      { firstName: 'Anna', isNewAddress: true, atMs: Date.parse(`${today}T09:00:00Z`) },
    ],
    ['M22', 'Kontaktanfrage an den Service', request],
    [
      'M22',
      'Kontaktanfrage ohne freiwillige Angaben',
      { ...request, salutation: null, phone: null, recommendationNumber: null },
    ],
    ['M23', 'Kopie an den Absender', request],
    ['operator-invitation', 'Einladung in die Verwaltung', { token: 'ZWlubGFkdW5nLWluLWRpZS12ZXJ3YWx0dW5n' }],
  ];
  return all.map(([template, title, parameters]) => ({ template, title, parameters }));
}
