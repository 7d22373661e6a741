/** For tests: somebody of an agency, and what the API says to that person. */
import { checkAgencyToken, listAgencySessions } from '@weitersagen/contract/agency/endpoints';
import { showAgencyOwnData } from '@weitersagen/contract/agency/own-data/endpoints';
import type { AgencyOwnData } from '@weitersagen/contract/agency/own-data/schemas';
import { listEmployees, showMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { listOwnAdditions, listPremiumPlans } from '@weitersagen/contract/agency/plan/endpoints';
import type { PremiumPlan } from '@weitersagen/contract/agency/plan/schemas';
import { showAgencyVariables } from '@weitersagen/contract/agency/public/endpoint';
import { rightsOf } from '@weitersagen/contract/agency/rights';
import { showSsoParameter } from '@weitersagen/contract/agency/sso-endpoints';
import type { SsoParameter } from '@weitersagen/contract/agency/sso-schemas';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { showInvitationForm } from '@weitersagen/contract/invitation/endpoints';
import type { PageAgencyUser } from '@weitersagen/contract/page/page-people';
import { areaAnswers } from './sample-agency-area.ts';

export const agencyUser: PageAgencyUser = {
  firstName: 'Clara',
  lastName: 'Brandt',
  email: 'clara@agentur.example',
  company: 'Agentur Krämer & Brandt',
  agencyNumber: '100001',
  agencyStatus: 'active',
  employeeNumber: null,
  roles: ['owner'],
  rights: rightsOf(['owner']),
  isFresh: true,
  support: null,
};

const at = new Date('2026-03-01T10:00:00Z');

const office = {
  company: 'Agentur Krämer & Brandt',
  legalForm: 'GmbH',
  street: 'Hafenstraße',
  houseNumber: '7',
  postcode: '50668',
  city: 'Köln',
  phone: '0221 123456',
  email: 'clara@agentur.example',
};

export const masterData = {
  agencyNumber: '100001',
  status: 'active',
  ...office,
  taxId: 'DE123456788',
  buyerReference: null,
  holder: 'Clara Brandt',
  iban: 'DE02 **** **** **** **20 51',
  bank: null,
  salutation: 'ms',
  firstName: 'Clara',
  lastName: 'Brandt',
  ownPhone: null,
  ownEmail: 'clara@agentur.example',
  language: 'de',
  employeeNumber: null,
  mayChangeAgency: true,
  mayRename: false,
};

const employee = {
  employeeNumber: 'M1',
  salutation: 'mr',
  firstName: 'Dirk',
  lastName: 'Krämer',
  email: 'dirk@agentur.example',
  phone: null,
  role: 'employee',
  status: 'active',
  lastLoginAt: at,
  removedAt: null,
  isSelf: false,
};

/** Who has no number of the own, as most owners. */
const owner = {
  ...employee,
  employeeNumber: null,
  salutation: 'ms',
  firstName: 'Clara',
  lastName: 'Brandt',
  email: 'clara@agentur.example',
  role: 'owner',
  isSelf: true,
};

const ownData: AgencyOwnData = {
  madeAt: at,
  mandant: 'Sparkreis',
  person: {
    salutation: 'Frau',
    firstName: 'Clara',
    lastName: 'Brandt',
    email: 'clara@agentur.example',
    emailConfirmedAt: at,
    phone: null,
    language: 'de',
    positions: ['owner'],
    status: 'active',
    agencyNumber: '100001',
    employeeNumber: null,
    subject: null,
    hasPassword: true,
    since: at,
    lastLoginAt: at,
    events: [{ event: 'E-Mail-Adresse bestätigt', name: 'confirm', at }],
  },
  agency: {
    number: '100001',
    status: 'active',
    ...office,
    taxNumber: null,
    vatId: 'DE123456788',
    buyerReference: null,
    logo: null,
    holder: 'Clara Brandt',
    iban: 'DE02120300000000202051',
    events: [{ event: 'registriert', name: 'register', at }],
  },
  sessions: [{ browser: 'Firefox', signedInAt: at }],
  permissions: [],
  invitations: [{ name: 'Ada Adler', email: 'ada@gast.example', kind: 'phone', status: 'sent', sentAt: at }],
  mails: [{ template: 'M25', at }],
};

export const premiumPlan: PremiumPlan = {
  id: 5,
  productId: 101,
  product: 'Zuhause L',
  extraCents: 2000,
  extra: '20,00\u00a0€',
  validFrom: '2026-03-01',
  validTo: '2026-03-31',
  status: 'valid',
  valueCents: 9000,
  value: '90,00\u00a0€',
  createdAt: at,
  endedAt: null,
};

const agencyVariables = {
  variables: [
    { key: 'agenturName', value: 'Agentur Krämer & Brandt' },
    { key: 'agenturStrasse', value: 'Hafenstraße 7' },
    { key: 'agenturOrt', value: '50668 Köln' },
    { key: 'agenturTelefon', value: '0221 123456' },
    { key: 'agenturEmail', value: 'clara@agentur.example' },
    { key: 'agenturLogo', value: '' },
  ],
};

export const ssoParameter: SsoParameter = {
  authorizeUrl: 'https://login.unternehmen.example/auth',
  clientId: 'weitersagen',
  redirectUri: 'https://spbdevk.example/de/sso',
  scope: 'openid department az_basic',
  responseType: 'code',
  codeChallengeMethod: 'S256',
  issuer: 'https://login.unternehmen.example',
};

export const agencyAnswers: readonly (readonly [Endpoint, unknown])[] = [
  ...areaAnswers,
  [showMasterData, masterData],
  [showAgencyOwnData, ownData],
  [showSsoParameter, ssoParameter],
  [listAgencySessions, [{ id: '1', browser: 'Firefox', signedInAt: at, seenAt: at, isThis: true }]],
  [listEmployees, [owner, employee]],
  [listPremiumPlans, [premiumPlan]],
  [listOwnAdditions, []],
  [
    showInvitationForm,
    {
      kinds: [{ kind: 'phone', text: 'Telefonat' }],
      employees: [{ employeeNumber: 'M1', firstName: 'Dirk', lastName: 'Meier' }],
      standard: { kind: 'phone', employeeNumber: null },
      preview: 'Sie haben mit Clara Brandt gesprochen.',
    },
  ],
  [showAgencyVariables, agencyVariables],
  [
    checkAgencyToken,
    {
      isValid: true,
      kind: 'confirmation',
      email: 'clara@agentur.example',
      firstName: 'Clara',
      lastName: 'Brandt',
      agencyNumber: '100001',
      company: 'Agentur Krämer & Brandt',
      validUntil: new Date('2026-03-08T10:00:00Z'),
    },
  ],
];
