/**
 * Believable parameters for every template, as they lie in the outbox: the previews and the tests of all mails make the
 * real letters from them. A template may have several, where it says different things.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import * as account from '#account/own/mails.ts';
import * as password from '#account/password/mails.ts';
import { leadMail } from '#agent/mails.ts';
import { bankMail } from '#bank-account/mails.ts';
import * as claims from '#claim/mails.ts';
import * as contact from '#contact/mails.ts';
import { waitingMail } from '#desk/approval/mails.ts';
import { accessMail, invitationMail, recoveryMail, signInLinkMail, triesMail } from '#operator/mails.ts';
import type { AnyTemplate, Template } from '#platform/mail/template.ts';
import * as recipient from '#recipient/mails.ts';
import * as recommendation from '#recommendation/mails.ts';
import * as rewards from '#reward/mails.ts';

export interface MailSample {
  template: AnyTemplate;
  /** What this one shows. */
  title: string;
  parameters: Record<string, unknown>;
}

const sample = <Parameters extends object>(
  template: Template<Parameters>,
  title: string,
  parameters: NoInfer<Parameters>,
): MailSample => ({ template, title, parameters: Object.fromEntries(Object.entries(parameters)) });

const number = {
  recommendation: '104477120935',
  recipient: '202345678905',
  reward: '400112233442',
  claim: '500112233441',
};
const product = 'Zuhause L';

/** In the order of their ids. */
export const mailSamples = (today: string): readonly MailSample[] =>
  [
    ...signInSamples(today),
    ...accountSamples(today),
    ...recommendationSamples(today),
    ...recipientSamples(today),
    sample(leadMail, 'Neuer Interessent', {
      name: 'Ben Beispiel',
      product: 'Beratung Altersvorsorge',
      phone: '0451 987654',
      email: 'ben@example.org',
      address: 'Lindenweg 4, 23552 Lübeck',
    }),
    ...rewardSamples(today),
    ...claimSamples(today),
    ...letterSamples,
  ].toSorted((a, b) => a.template.id.localeCompare(b.template.id));

function signInSamples(today: string): MailSample[] {
  const entry = {
    firstName: 'Anna',
    token: 'bmV1ZXMtUGFzc3dvcnQtbWl0LWRpZXNlbS1MaW5r',
    refusal: null,
    redirect: null,
  };
  return [
    sample(password.welcomeMail, 'Willkommen', { ...entry, refusal: 'ZGFzLXdhci1pY2gtbmljaHQtYml0dGUtbG9lc2NoZW4' }),
    sample(password.alreadyRegisteredMail, 'bereits registriert', entry),
    sample(password.codeMail, 'Empfehlungscode', { firstName: 'Anna', code: 'B7KX-29QJ' }),
    sample(password.newPasswordMail, 'Passwort zurücksetzen', { ...entry, redirect: 'PersoenlicherBereich' }),
    sample(password.triesMail, 'Viele Anmeldeversuche', { firstName: 'Anna' }),
    sample(password.passwordChangedMail, 'Passwort geändert', {
      firstName: 'Anna',
      atMs: Date.parse(`${today}T09:00:00Z`),
    }),
  ];
}

function accountSamples(today: string): MailSample[] {
  return [
    sample(account.optinMail, 'Newsletter bestätigen', {
      hash: '5b1c7f0e9a2d4c6b8e1f3a5d7c9b0e2f',
      firstName: 'Anna',
      token: 'bmV3c2xldHRlci1iZXN0YWV0aWdlbg',
    }),
    sample(account.farewellMail, 'Konto gelöscht', {}),
    sample(account.numberMail, 'Kundennummer fehlt', { firstName: 'Anna', token: 'a3VuZGVubnVtbWVyLWJpdHRl' }),
    sample(bankMail, 'Bankverbindung geändert', {
      change: 'bankReplaced',
      heldUntilMs: null,
      firstName: 'Anna',
      last4: '2051',
      stopToken: 'a29udG9zdG9wcC1iaXR0ZS1hdWNoLWRhcw',
    }),
    sample(bankMail, 'Bankverbindung gelöscht', {
      change: 'bankDeleted',
      heldUntilMs: null,
      firstName: 'Anna',
      last4: '2051',
      stopToken: null,
    }),
    sample(account.addressMail, 'E-Mail-Adresse geändert, an die alte', {
      firstName: null,
      isNewAddress: false,
      atMs: Date.parse(`${today}T09:00:00Z`),
    }),
    sample(account.addressMail, 'E-Mail-Adresse geändert, an die neue', {
      firstName: 'Anna',
      isNewAddress: true,
      atMs: Date.parse(`${today}T09:00:00Z`),
    }),
  ];
}

function recommendationSamples(today: string): MailSample[] {
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
  const news = { product, productId: 101, firstName: 'Anna' };
  return [
    sample(recommendation.linkMail, 'Link, beide teilen', link),
    sample(recommendation.linkMail, 'Link, erste Empfehlung', {
      ...link,
      registration: 'ZWluLWVyc3Rlcy1QYXNzd29ydC1mdWVyLUFubmE',
    }),
    sample(recommendation.linkMail, 'Link, alles für den Kontakt, angemeldet', {
      ...link,
      recommenderCents: 0,
      recipientCents: 7000,
      refusal: null,
    }),
    sample(recommendation.invitationMail, 'Empfehlung an den Kontakt', {
      number: link.number,
      validUntil: link.validUntil,
      recommender: 'Anna',
      noMails: 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJrZWluZW1haWxzIn0.c2lnbmF0dXI',
      link: 'https://link.example/e/104477120935/9f3c0a1b2c3d4e5f',
    }),
    sample(recommendation.acceptedMail, 'Empfehlung angenommen', { ...news, number: link.number }),
    sample(recommendation.expiredMail, 'Empfehlung abgelaufen', news),
    sample(recommendation.notConsideredMail, 'nicht berücksichtigt', news),
  ];
}

function recipientSamples(today: string): MailSample[] {
  const ben = { number: number.recipient, firstName: 'Ben', deleteOn: plusDays(today, 84), product };
  const order = { externalNumber: 'V-2026-00417', orderedOn: plusDays(today, -3) };
  return [
    sample(recipient.confirmDetailsMail, 'Daten bestätigen', { ...ben, recommender: 'Anna M.' }),
    sample(recipient.confirmDetailsMail, 'Daten bestätigen, Erinnerung', {
      ...ben,
      recommender: 'Anna M.',
      isReminder: true,
    }),
    sample(recipient.confirmDetailsMail, 'Daten bestätigen, nur der Auftrag ist bekannt', {
      ...ben,
      firstName: null,
      order,
    }),
    sample(recipient.orderReceivedMail, 'Auftrag erhalten', { ...ben, order }),
    sample(recipient.orderReceivedMail, 'Angaben erhalten, Werbung ist zu bestätigen', {
      ...ben,
      asksToAdvertise: true,
    }),
  ];
}

function rewardSamples(today: string): MailSample[] {
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
  return [
    sample(rewards.readyForRecommenderMail, 'Prämie wartet', reward),
    sample(rewards.readyForRecipientMail, 'Prämie wartet auf den Kontakt', { ...reward, firstName: 'Ben' }),
    sample(rewards.readyForRecipientMail, 'Prämie kommt von selbst', {
      ...reward,
      firstName: 'Ben',
      isCollected: true,
    }),
    sample(rewards.collectedMail, 'Auszahlung gewählt', {
      ...reward,
      premium: '70 € Geldprämie',
      stopToken: 'c3RvcHAtZGllLWF1c3phaGx1bmctYml0dGU',
      heldUntilMs: Date.parse(`${plusDays(today, 3)}T09:00:00Z`),
    }),
    sample(rewards.collectedMail, 'Gutschein gewählt', {
      ...reward,
      amountCents: 4000,
      last4: null,
      premium: 'Gutschein über 40 €',
      code: 'GUT-7K2P-94XM',
    }),
    sample(rewards.checkedMail, 'Prämie wird geprüft', { ...reward, isRecommender: true }),
    sample(rewards.checkedMail, 'Prämie des Kontakts wird geprüft', { ...reward, isRecommender: false }),
    sample(rewards.paidMail, 'Prämie ausgezahlt', reward),
    sample(rewards.goodwillMail, 'Prämie aus Kulanz', { ...reward, isGoodwill: true, amountCents: 2500 }),
    sample(rewards.expiredMail, 'Prämie verfallen', { ...reward, collectUntil: plusDays(today, -1) }),
    sample(rewards.returnedMail, 'Auszahlung kam zurück', { ...reward, attempt: 2, reason: 'Konto erloschen' }),
    sample(rewards.claimedBackMail, 'Rückforderung, Auftrag storniert', {
      ...reward,
      reason: 'Der Vertrag wurde wegen Täuschung angefochten.',
      isOrderCancelled: true,
    }),
    sample(rewards.claimedBackMail, 'Rückforderung', {
      ...reward,
      reason: 'Die Prämie wurde doppelt ausgezahlt.',
      isOrderCancelled: false,
    }),
  ];
}

function claimSamples(today: string): MailSample[] {
  const claim = { number: number.claim, firstName: 'Anna' };
  const decided = { ...claim, reason: null, appealUntil: null };
  const refused = { ...claim, outcome: 'refused' as const, reason: 'noContract' as const };
  return [
    sample(claims.filedMail, 'Nachbuchung eingegangen', { ...claim, answerBy: plusDays(today, 14) }),
    sample(claims.decidedMail, 'Nachbuchung zugeordnet', { ...decided, outcome: 'assigned' }),
    sample(claims.decidedMail, 'Nachbuchung: Kulanz', { ...decided, outcome: 'goodwill' }),
    sample(claims.decidedMail, 'Nachbuchung abgelehnt', { ...refused, appealUntil: plusDays(today, 28) }),
    sample(claims.appealDecidedMail, 'Widerspruch: zugeordnet', { ...decided, outcome: 'assigned' }),
    sample(claims.appealDecidedMail, 'Widerspruch: abgelehnt', { ...refused, appealUntil: null }),
  ];
}

const request = {
  number: 'K7QX-2M9D',
  salutation: 'ms' as const,
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  phone: '030 23125 100',
  subject: 'Wann kommt meine Prämie?',
  message:
    'Guten Tag,\n\nmeine Freundin hat vor drei Wochen über meinen Link bestellt. Der Vertrag läuft seit dem 1. des Monats.\n\nWann kann ich die Prämie abholen?\n\nViele Grüße\nAnna Muster',
  recommendationNumber: number.recommendation,
};

const letterSamples: readonly MailSample[] = [
  sample(contact.requestMail, 'Kontaktanfrage an den Service', request),
  sample(contact.requestMail, 'Kontaktanfrage ohne freiwillige Angaben', {
    ...request,
    salutation: null,
    phone: null,
    recommendationNumber: null,
  }),
  sample(contact.copyMail, 'Kopie an jemanden, der angemeldet ist', request),
  sample(contact.copyMail, 'Kopie an einen Gast', {
    number: request.number,
    sentAtMs: Date.UTC(2026, 2, 2, 9),
    subject: request.subject,
    token: 'a29waWUtZWluZXItbmFjaHJpY2h0LWFuLWVpbmVuLWdhc3Q',
  }),
  sample(triesMail, 'Viele Anmeldeversuche in der Verwaltung', {}),
  sample(invitationMail, 'Einladung in die Verwaltung', { token: 'ZWlubGFkdW5nLWluLWRpZS12ZXJ3YWx0dW5n' }),
  sample(signInLinkMail, 'Anmeldelink für die Verwaltung', { token: 'YW5tZWxkZWxpbmstZnVlci1kaWUtdmVyd2FsdHVuZw' }),
  sample(accessMail, 'Neuer Zugang zur Verwaltung', {
    email: 'neu@betreiber.example',
    role: 'BetreiberSachbearbeitung',
    what: 'invited',
    by: 'leitung@betreiber.example',
    reason: null,
  }),
  sample(accessMail, 'Zugang am Server zurückgesetzt', {
    email: 'neu@betreiber.example',
    role: 'BetreiberAdmin',
    what: 'reset',
    by: null,
    reason: 'Beide Telefone verloren, persönlich erkannt',
  }),
  sample(recoveryMail, 'Anmeldung mit einem Wiederherstellungscode', { left: 9 }),
  sample(waitingMail, 'Entscheidungen warten', { approvals: 2, runs: 1 }),
];
