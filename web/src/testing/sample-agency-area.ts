/** For tests: what the area of an agency reads, a row of each of its lists. */
import {
  listAgencyInvitations,
  listAgencyLeads,
  listAgencyOrders,
  listAgencyRecommenders,
  listAgencyRewards,
  searchAgency,
  showAgencyMonths,
} from '@weitersagen/contract/agency-area/endpoints';
import { previewAgencyOrders } from '@weitersagen/contract/agency-area/release-endpoints';
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { toNumber } from '@weitersagen/contract/basics/number';
import { listAgencyDocuments, showAgencyDocument } from '@weitersagen/contract/invoice/endpoints';
import type { AgencyDocument, AgencyDocumentDetail } from '@weitersagen/contract/invoice/schemas';

const at = new Date('2026-03-01T10:00:00Z');
const whose = { employeeNumber: 'M1', employee: 'Dirk Meier' };
const recommendationNumber = '104477120935';
const named = { firstName: 'Ada', lastName: 'Adler', email: 'ada@gast.example' };
export const pageWith = (rows: readonly unknown[]) => ({
  rows,
  hasNext: false,
  pageCount: 1,
  totalCount: rows.length,
  after: null,
  before: null,
});

export const agencyOrder: AgencyOrder = {
  ...whose,
  number: '300000000001',
  externalNumber: 'A-1',
  orderedOn: '2026-01-10',
  product: 'Zuhause L',
  recommender: 'Ada Adler',
  recipient: 'Rolf Rose',
  status: 'confirmed',
  isReleasable: true,
  obstacle: null,
  releasableOn: null,
  releasedAt: null,
  releasedBy: null,
  invoiceNumber: null,
  endedAt: null,
  endedWhy: null,
  premiumCents: 9000,
  premium: '90,00\u00a0€',
  recommendationNumber,
};

const recommender = {
  ...whose,
  ...named,
  hash: '9f3c0a1b2c3d4e5f9f3c0a1b2c3d4e5f',
  registeredAt: at,
  lastRecommendationAt: at,
  count: 7,
  open: 2,
  ok: 1,
  released: 1,
  paid: 2,
  expired: 1,
  cancelled: 0,
};
const lead = {
  ...named,
  number: '400000000001',
  recommendationNumber,
  enteredAt: at,
  salutation: null,
  phone: '0221 654321',
  birthDate: null,
  street: null,
  houseNumber: null,
  postcode: null,
  city: null,
  advertising: false,
  product: 'Zuhause L',
  recommender: 'Ada Adler',
  status: 'confirmed',
  confirmedAt: at,
  deleteOn: '2026-09-01',
  employeeNumber: 'M1',
};
export const invitationRow = {
  ...whose,
  ...named,
  id: 9,
  kind: 'phone',
  kindText: 'Telefonat',
  status: 'sent',
  mayWithdraw: true,
  maySendAgain: true,
  sentAt: at,
  openedAt: null,
  acceptedAt: null,
  expiresOn: '2026-03-31',
};
const earned = {
  number: toNumber('reward', '1'),
  recommendationNumber,
  role: 'recommender',
  name: 'Ada Adler',
  amountCents: 9000,
  amount: '90,00\u00a0€',
  status: 'paid',
  paidAt: at,
};
const monthOf = (month: string, count: number) => ({
  month,
  invited: count,
  accepted: count,
  recommenders: count,
  recommendations: 2 * count,
  leads: count,
  ordered: count,
  released: count,
  cancelled: 0,
  receivedCents: 1000 * count,
});
const months = ['gesamt', ...Array.from({ length: 12 }, (_, i) => `2025-${String(12 - i).padStart(2, '0')}`)];

const agencyDocument: AgencyDocument = {
  number: 'RE-2026-000001',
  kind: 'invoice',
  month: '2026-02',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-15',
  status: 'open',
  netCents: 2000,
  vatCents: 380,
  grossCents: 2380,
  statementNumber: 'AB-2026-000001',
  statementCents: 9000,
  payableCents: 11_380,
  hasFiles: true,
  paidOn: null,
  cancelledOn: null,
};
const position = { orderNumber: agencyOrder.number, day: '2026-02-10', text: 'Gebühr je Auftrag' };
export const agencyDocumentDetail: AgencyDocumentDetail = {
  ...agencyDocument,
  agencyNumber: '100001',
  seller: {
    name: 'Sparkreis GmbH',
    street: 'Am Markt 4',
    postcode: '65183',
    city: 'Wiesbaden',
    vatId: 'DE136695976',
    taxNumber: null,
    register: null,
    legalInformation: null,
    phone: '0611 123456',
    email: 'rechnung@spbdevk.example',
  },
  buyer: { name: 'Agentur Krämer & Brandt', street: 'Hafenstraße 7', postcode: '50668', city: 'Köln', vatId: null },
  buyerReference: null,
  statementPaidOn: null,
  creditNote: null,
  correctedInvoice: null,
  preceding: [],
  positions: [{ ...position, cents: 2000 }],
  statementPositions: [{ ...position, cents: 9000 }],
  vatPercent: 19,
  payment: { holder: 'Sparkreis GmbH', iban: 'DE02120300000000202051', reference: 'RE-2026-000001' },
};

export const areaAnswers: readonly (readonly [Endpoint, unknown])[] = [
  [listAgencyDocuments, [agencyDocument]],
  [showAgencyDocument, agencyDocumentDetail],
  [listAgencyOrders, pageWith([agencyOrder])],
  [listAgencyRecommenders, pageWith([recommender])],
  [listAgencyLeads, pageWith([lead])],
  [listAgencyInvitations, pageWith([invitationRow])],
  [listAgencyRewards, pageWith([earned])],
  [showAgencyMonths, pageWith(months.map((month, i) => monthOf(month, 13 - i)))],
  [searchAgency, { recommenders: [recommender], leads: [lead], orders: [agencyOrder], invitations: [invitationRow] }],
  [
    previewAgencyOrders,
    {
      orders: [agencyOrder],
      count: 1,
      numbers: [agencyOrder.number],
      recommenderCents: 9000,
      recipientCents: 5000,
      refused: [],
    },
  ],
];
