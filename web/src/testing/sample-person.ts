/** For tests: what the API answers about Anna, who is signed in and has recommended. */

import { createAccount } from '@weitersagen/contract/account/create-endpoint';
import { changeLanguage, endOwnSession, listOwnSessions, refreshPerson } from '@weitersagen/contract/account/endpoints';
import { listOwnCodes } from '@weitersagen/contract/account/own-codes-endpoint';
import { showOwnData } from '@weitersagen/contract/account/own-data-endpoint';
import type { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import {
  chooseNewsletter,
  confirmNewsletter,
  deleteAccount,
  endNewsletter,
  setCustomerNumber,
  showCustomerNumber,
} from '@weitersagen/contract/account/own-endpoints';
import type { User } from '@weitersagen/contract/account/schemas';
import { deleteBankAccount, showBankAccount, storeBankAccount } from '@weitersagen/contract/bank-account/endpoints';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { toNumber } from '@weitersagen/contract/basics/number';
import { listOwnClaims } from '@weitersagen/contract/claim/endpoints';
import {
  listOwnRecommendations,
  showMonths,
  showRecommendationBanner,
  showTotals,
  showYear,
} from '@weitersagen/contract/personal-area/endpoints';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { sendRewardMail } from '@weitersagen/contract/reward/endpoints';

const number = '104477120935';

export const user: User = {
  username: 'anna@example.org',
  email: 'anna@example.org',
  salutation: null,
  firstName: 'Anna',
  lastName: 'Muster',
  hash: 'a'.repeat(32),
  token: 'a.user.token',
  hasNewsletter: false,
  newsletterMailAt: null,
  language: 'de',
  roles: ['Empfehler'],
  agencyNumber: null,
  isSupport: false,
};

/** Accepted, its order is confirmed, the claim period runs. */
export const recommendation: OwnRecommendation = {
  number,
  rootNumber: null,
  createdAt: new Date('2026-01-31T13:05:00Z'),
  product: { id: 101, name: 'Zuhause L', category: 'internet' },
  quote: null,
  recipient: { firstName: 'Bernd', lastInitial: 'B.' },
  company: null,
  status: 'ok',
  group: 'underWay',
  progress: [
    { step: 'issued', isReached: true, on: '2026-01-31' },
    { step: 'accepted', isReached: true, on: '2026-02-04' },
    { step: 'received', isReached: false, on: null },
  ],
  share: 100,
  rewardCents: 7000,
  reward: '70,00 €',
  standing: 'Voraussichtlich abholbar am 09.03.2026',
  validUntil: '2026-07-30',
  entries: 3,
  recommendationLink: `https://link.example/e/${number}/9f3c0a1b2c3d4e5f`,
  shortLink: 'https://link.example/k/7Gh2KdP',
  ownReward: null,
  events: [
    { event: 'E1', text: 'Sie haben „Zuhause L“ empfohlen.', at: new Date('2026-01-31T13:05:00Z') },
    { event: 'E5', text: 'Bernd B. hat Ihre Empfehlung angenommen.', at: new Date('2026-02-04T08:00:00Z') },
  ],
  next: { text: 'Nach der Widerrufsfrist wird die Prämie bereitgestellt.', expectedOn: '2026-03-09' },
  stop: null,
};

/** As many as wanted, the newest first, each with a number of its own. */
export const recommendations = (count: number): OwnRecommendation[] =>
  Array.from({ length: count }, (_, index) => ({
    ...recommendation,
    number: toNumber('recommendation', String(9_999_999_999 - index)),
    product: { ...recommendation.product, name: `Produkt ${index + 1}` },
  }));

export const ownData: OwnData = {
  madeAt: new Date('2026-03-02T09:00:00Z'),
  mandant: 'Partnerprogramm',
  person: {
    salutation: null,
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.org',
    language: 'de',
    since: new Date('2026-01-31T13:05:00Z'),
    lastLoginAt: new Date('2026-03-02T08:59:00Z'),
    hash: 'a'.repeat(32),
    roles: ['Empfehler'],
    agencyNumber: null,
    customerNumber: null,
    employeeNumber: null,
    newsletter: 'optedOut',
    events: [{ event: 'angelegt', name: 'create', at: new Date('2026-01-31T13:05:00Z') }],
  },
  bankAccount: {
    holder: 'Anna Muster',
    iban: 'DE02120300000000202051',
    givenAt: new Date('2026-02-01T09:00:00Z'),
  },
  sessions: [{ browser: '', signedInAt: new Date('2026-03-02T08:59:00Z') }],
  codes: [{ code: 'B7KX-29QJ', createdAt: new Date('2026-02-01T10:00:00Z'), signedAs: 'Anna M.' }],
  permissions: [
    {
      kind: 'newsletter-request',
      campaign: null,
      isGiven: true,
      text: 'Ich möchte den Newsletter.',
      at: new Date('2026-01-31T13:05:00Z'),
    },
  ],
  recommendations: [
    {
      number,
      product: 'Zuhause L',
      createdAt: new Date('2026-01-31T13:05:00Z'),
      status: 'ok',
      validUntil: '2026-07-30',
      signedAs: 'Anna M.',
      share: 100,
      quote: null,
      entries: 3,
      terms: 'Die Bedingungen.',
      company: null,
      target: null,
      contact: null,
      events: [{ event: 'angelegt', name: 'create', at: new Date('2026-01-31T13:05:00Z') }],
    },
  ],
  claims: [],
  invitations: [],
  rewards: [
    {
      number: '400112233442',
      recommendationNumber: number,
      status: 'open',
      amountCents: 7000,
      amount: '70,00\u00a0€',
      premium: '70 € Gutschein',
      kind: 'voucher',
      code: 'GUT-0001',
      holder: null,
      iban: null,
      events: [],
    },
  ],
  signals: [{ rule: 'velocity', at: new Date('2026-02-20T10:00:00Z') }],
  mails: [{ template: 'M02', at: new Date('2026-01-31T13:06:00Z') }],
};

const session = {
  id: 's1',
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  signedInAt: new Date('2026-03-02T08:59:00Z'),
  seenAt: new Date('2026-03-02T09:00:00Z'),
  isThis: true,
};

export const code = 'B7KX-29QJ';

export const personAnswers: readonly (readonly [Endpoint, unknown])[] = [
  [createAccount, { isCreated: true, isMailed: true, code }],
  [listOwnCodes, [{ code, createdAt: new Date('2026-02-01T10:00:00Z') }]],
  [refreshPerson, user],
  [listOwnSessions, [session, { ...session, id: 's2', browser: '', isThis: false }]],
  [endOwnSession, { isSignedOut: true }],
  [changeLanguage, { language: 'en' }],
  [chooseNewsletter, { hasNewsletter: false, mailAt: null, isMailed: true, wasSet: false }],
  [confirmNewsletter, { status: 'optedIn' }],
  [endNewsletter, { status: 'optedOut' }],
  [showBankAccount, { holder: 'Anna Muster', iban: 'DE02120300000000202051', bic: null, bank: null, isStored: true }],
  [storeBankAccount, { holder: 'Anna Muster', iban: 'DE02120300000000202051', bic: null, bank: null, isStored: true }],
  [deleteBankAccount, { isStored: false }],
  [
    showCustomerNumber,
    { number: null, result: 'missing', text: 'Bitte nennen Sie uns Ihre Kundennummer.', checkedAt: null },
  ],
  [
    setCustomerNumber,
    { number: '12345678', result: 'unchecked', text: 'Wir prüfen Ihre Kundennummer noch.', checkedAt: null },
  ],
  [deleteAccount, { isDeleted: true }],
  [showOwnData, ownData],
  [listOwnRecommendations, [recommendation]],
  [showRecommendationBanner, { name: 'BannerMailsZurueck', isShown: false, page: null }],
  [
    showTotals,
    {
      waitingCents: 7000,
      readyCents: 3500,
      receivedCents: 11_000,
      perStatus: { Offen: 0, Ok: 1, Freigegeben: 1, Gezahlt: 1, Abgelaufen: 0, Storniert: 0 },
    },
  ],
  [
    showMonths,
    {
      year: 2026,
      months: Array.from({ length: 12 }, (_, index) => ({
        month: index + 1,
        receivedCents: index === 1 ? 11_000 : 0,
        expectedCents: index === 2 ? 7000 : 0,
      })),
      years: [2025, 2026],
    },
  ],
  [
    listOwnClaims,
    [
      {
        number: '500112233446',
        filedAt: new Date('2026-02-20T10:00:00Z'),
        recommendationNumber: number,
        externalNumber: 'AB-12',
        contractOn: '2026-02-18',
        words: 'Am Telefon bestellt.',
        files: [{ id: 'a'.repeat(32), name: 'Vertrag.pdf', type: 'pdf', bytes: 3000 }],
        status: 'refused',
        outcome: 'refused',
        reason: 'noContract',
        decidedAt: new Date('2026-02-25T10:00:00Z'),
        answerBy: null,
        appealWords: null,
        appealedAt: null,
        appealUntil: '2026-03-25',
      },
    ],
  ],
  [
    showYear,
    {
      year: 2026,
      receivedCents: 11_000,
      received: '110,00 €',
      items: [
        {
          receivedAt: new Date('2026-02-20T10:00:00Z'),
          kind: 'voucher',
          recommendationNumber: number,
          product: 'Zuhause L',
          amountCents: 11_000,
          amount: '110,00 €',
        },
      ],
    },
  ],
  [sendRewardMail, { isSent: true, sentAt: new Date('2026-03-02T09:00:00Z') }],
];
