/** For tests: what the API would answer, so that every screen can be rendered without a server. */
import { checkPasswordToken } from '@weitersagen/contract/account/endpoints';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { toNumber } from '@weitersagen/contract/basics/number';
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import { decode } from '@weitersagen/contract/basics/wire';
import { sendContactRequest, showContactCopy } from '@weitersagen/contract/contact/endpoints';
import { pageOptionsOf } from '@weitersagen/contract/mandant/page-options';
import { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { Api, Outcome, PageMandant, PageRequest } from '@weitersagen/contract/page/page';
import {
  createRecipient,
  giveAgreement,
  giveBankData,
  recipientExists,
  showRecipient,
  showRecipientOrder,
} from '@weitersagen/contract/recipient/endpoints';
import { showByCode } from '@weitersagen/contract/recommendation/code/endpoint';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { showProductLink, showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { collectReward, listRewards, stopReward } from '@weitersagen/contract/reward/endpoints';
import { agencyAnswers } from './sample-agency.ts';
import { catalogueAnswers, category, premium } from './sample-catalogue.ts';
import { contentOf } from './sample-content.ts';
import { personAnswers } from './sample-person.ts';
import { locales, noTexts, pageRoutes } from './sample-site.ts';

export const numbers = { recommendation: '104477120935', recipient: toNumber('recipient', '0234567890') } as const;
export const hash = '9f3c0a1b2c3d4e5f';
export const recipientHash = '9f3c0a1b2c3d4e5f9f3c0a1b2c3d4e5f';

const step = (name: string, isReached: boolean) => ({ step: name, isReached, on: isReached ? '2026-03-01' : null });

export const order = {
  number: numbers.recipient,
  recommendationNumber: numbers.recommendation,
  orderNumber: '300000000007',
  externalOrderNumber: 'V-1',
  orderedOn: '2026-03-01',
  orderStatus: 'received',
  product: { id: 101, name: 'Zuhause L' },
  salutation: 'mr',
  firstName: 'Ben',
  lastName: 'Beispiel',
  needsNames: false,
  email: 'ben@example.org',
  termsText: 'Die Vereinbarung.',
  termsVersion: '1',
  agreedTerms: { text: 'Die Vereinbarung.', at: new Date('2026-03-02T09:00:00Z') },
  hasAgreed: false,
  agreedAt: null,
  deletionOn: '2026-05-25',
  asksToAdvertise: false,
  needsBankData: true,
  hasBankData: false,
  recommender: { firstName: 'Anna', lastInitial: 'M.' },
  amountCents: 3500,
  amount: '35,00 €',
  rewardStatus: null,
  collectUntil: null,
  releasableOn: null,
  recommendationStatus: 'ok',
  endedOn: null,
  steps: [step('ordered', true), step('confirmed', false), step('orderConfirmed', false), step('rewarded', false)],
};

export const reward = {
  number: '400112233442',
  recommendationNumber: numbers.recommendation,
  role: 'recommender',
  status: 'ready',
  amountCents: 3500,
  amount: '35,00 €',
  isGoodwill: false,
  product: { id: 101, externalId: 'X101', name: 'Zuhause L' },
  premium: null,
  token: null,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  readyAt: new Date('2026-03-02T10:00:00Z'),
  collectUntil: '2026-09-01',
  collectedAt: null,
  paidAt: null,
  choice: {
    id: 101,
    externalId: 'X101',
    premiums: [
      { ...premium, amountCents: 3500, amount: '35,00 €' },
      { ...premium, id: 9, kind: 'voucher', name: 'Gutschein', amountCents: 4000, amount: '40,00 €' },
    ],
  },
  bankData: null,
  collector: { firstName: 'Anna', lastName: 'Muster' },
  termsText: 'Die Bedingungen.',
  isHeld: false,
  steps: [
    { status: 'open', at: new Date('2026-03-01T10:00:00Z'), reason: null },
    { status: 'ready', at: new Date('2026-03-02T10:00:00Z'), reason: null },
  ],
};

const answers: readonly (readonly [Endpoint, unknown])[] = [
  ...personAnswers,
  ...agencyAnswers,
  ...catalogueAnswers,
  [
    showRecommendation,
    {
      recommender: { firstName: 'Anna', lastInitial: 'M.' },
      product: { id: 101, name: 'Zuhause L', category: null, description: '250 Mbit/s', isAgent: false, picture: null },
      recommenderEarns: true,
      recipientCents: 3500,
      termsText: 'Die Bedingungen.',
      prefilled: null,
      needsCompany: false,
      hasShopLink: true,
    },
  ],
  [showByCode, { number: numbers.recommendation, hash: '9f3c0a1b2c3d4e5f', reservation: 'a.signed.value' }],
  [
    showSharedRecommendation,
    {
      product: { id: 101, name: 'Zuhause L' },
      validUntil: '2026-08-29',
      isOver: false,
      hash,
      shortLink: 'https://link.example/k/7Gh2KdP',
      recommendationLink: 'https://link.example/e/1/2',
      linkType: 'shortLink',
      share: 50,
      valueCents: 7000,
    },
  ],
  [
    showProductLink,
    { link: 'https://shop.example/', productName: 'Zuhause L', clickUrl: '/api/v1/spbdevk/empfehlen/click/1' },
  ],
  [showRecipientOrder, order],
  [recipientExists, { exists: true }],
  [
    showRecipient,
    {
      number: numbers.recipient,
      recommendationNumber: numbers.recommendation,
      firstName: 'Ben',
      lastInitial: 'B.',
      maskedEmail: 'b***@example.org',
      status: 'unconfirmed',
      deletionOn: '2026-05-25',
      hasBankData: false,
      amountCents: 3500,
      amount: '35,00 €',
      steps: order.steps,
    },
  ],
  [listRewards, [reward]],
  [createRecommendation, { number: numbers.recommendation, nextPage: 'share' }],
  [createRecipient, { recommendationNumber: numbers.recommendation, hash: recipientHash, nextPage: 'recipientThanks' }],
  [giveAgreement, { needsBankData: true }],
  [giveBankData, { isStored: true }],
  [collectReward, { nextPage: 'rewardThanks' }],
  [stopReward, { isStopped: true }],
  [sendContactRequest, { isSent: true }],
  [
    showContactCopy,
    {
      number: 'K7QX-2M9D',
      sentAt: new Date('2026-03-02T09:00:00Z'),
      subject: 'Wann kommt meine Prämie?',
      message: 'Guten Tag,\nsehen Sie bitte auf https://phish.example nach. <b>Danke</b>',
    },
  ],
  [
    checkPasswordToken,
    {
      isValid: true,
      kind: 'registration',
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Muster',
      validUntil: new Date('2026-03-09T09:00:00Z'),
      needsTerms: false,
    },
  ],
];

export interface Called {
  endpoint: Endpoint;
  token: string | undefined;
  query: unknown;
  body: unknown;
  idempotencyKey: string | undefined;
  ofAgency: true | undefined;
}

/** An API that answers out of the table; `instead` answers first, with a value or a refusal. */
export function sampleApi(instead: readonly (readonly [Endpoint, unknown])[] = []) {
  const calls: Called[] = [];
  const api = (async (endpoint: Endpoint, { token, query, body, idempotencyKey, ofAgency } = {}) => {
    calls.push({ endpoint, token, query, body, idempotencyKey, ofAgency });
    const found = [...instead, ...answers].find(([one]) => one === endpoint);
    if (!found) throw new Error(`no answer to ${endpoint.method} ${endpoint.path}`);
    if (found[1] instanceof Refused) return { ok: false, status: found[1].status, error: found[1].error, cookies: [] };
    return { ok: true, value: found[1], cookies: [] } as Outcome<unknown>;
  }) as Api;
  return { api, calls };
}

export class Refused {
  readonly status: number;
  readonly error: ErrorBody;
  constructor(status: number, error: Partial<ErrorBody> = {}) {
    this.status = status;
    this.error = { PsoErrorCode: 'PSOF0102', Message: 'Das geht nicht.', Fehler: [], TraceId: 'trace-1', ...error };
  }
}

/** What a mandant has to say, and what this one switched on; the rest is as the contract has it by default. */
const said = decode(MandantConfig, {
  MandantUrl: 'https://portal.example',
  ModuleAuftragsdatumMindestalterTage: 14,
  AgbVersion: '2025-01',
  AgbTexte: [{ Sprache: 'de', Text: 'Die Teilnahmebedingungen.' }],
  SupportEmail: 'service@partner.example',
  Impressumszeile: 'Partner GmbH, Musterweg 1, 12345 Musterstadt',
  RecommenderDefaultShare: 100,
  ModuleIBANNurDE: true,
  ModuleStoringBankdata: true,
  ModuleNewsletterPermission: true,
  ModuleErstelleOfflineEmpfehlungCode: true,
  MitarbeiterEmailMuster: ['@sparkasse.example'],
  KundennummerPflicht: true,
});
if (!said.ok) throw new Error('the sample of a mandant lacks what every mandant has to say');
const mandant: PageMandant = {
  id: 'spbdevk',
  name: 'Partnerprogramm',
  cmsBase: '/cms',
  ...pageOptionsOf(said.value),
};

export const person: NonNullable<PageRequest['person']> = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  isFresh: true,
  support: null,
};

/** `url` begins with the locale. */
export const pageRequest = (url: string, given: Partial<PageRequest> = {}): PageRequest => ({
  method: given.form ? 'POST' : 'GET',
  origin: 'https://portal.example',
  url,
  locale: url.slice(1, 3),
  locales,
  defaultLocale: 'de',
  mandant,
  routes: pageRoutes,
  texts: noTexts,
  person: null,
  agencyUser: null,
  ownPages: [],
  categories: [category],
  content: async () => contentOf({}, { locale: url.slice(1, 3) }),
  next: [],
  terms: { text: 'Die Teilnahmebedingungen.\n1. Alles ist freiwillig.', version: '2025-01' },
  api: sampleApi().api,
  cookies: {},
  mayShare: () => ({ hash, firstName: 'Anna' }),
  qrCode: async (text) => `data:image/png,${encodeURIComponent(text)}`,
  now: new Date('2026-03-02T09:00:00Z'),
  nonce: 'nonce',
  assets: {
    style: '/assets/style.css',
    pageScript: '/assets/page-script.js',
    shareScript: '/assets/share-script.js',
    portal: '/assets/portal.js',
  },
  requestId: 'request-1',
  log: {
    warn: () => undefined,
    error: (details) => {
      throw (details as { err: unknown }).err;
    },
  },
  ...given,
});

type MandantChange = Partial<Omit<PageMandant, 'features'>> & { features?: Partial<PageMandant['features']> };

export const withMandant = ({ features, ...change }: MandantChange): Pick<PageRequest, 'mandant'> => ({
  mandant: { ...mandant, ...change, features: { ...mandant.features, ...features } },
});
