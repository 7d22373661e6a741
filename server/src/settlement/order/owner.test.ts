import { describe, expect, test } from 'vitest';
import { isLetIn, type KnownPerson, type OrderedLink, type Place, placeOrder } from './owner.ts';

const person: KnownPerson = {
  status: 'open',
  isDeleted: false,
  hasLivingOrder: false,
  hadOrder: false,
  isLocked: false,
  isInTime: true,
};
const link: OrderedLink = { isOver: false, isLate: false, rootStatus: 'ok', isFree: false, letsIn: true };
const late = { isOver: true, isLate: true };
const closed = { isOver: true, isLate: false };

const own: Place = { to: 'own' };
const expired: Place = { to: 'nowhere', rejection: 'Empfehlung abgelaufen' };
const cancelled: Place = { to: 'nowhere', rejection: 'Empfehlung storniert' };
const duplicate: Place = { to: 'nowhere', rejection: 'Mehrfachauftrag' };
const self: Place = { to: 'nowhere', rejection: 'Selbstempfehlung' };

const known: [string, Partial<KnownPerson>, Partial<OrderedLink>, Place][] = [
  ['open: the own number', {}, {}, own],
  ['ok: the own number', { status: 'ok' }, {}, own],
  ['ok, long after the last day of the link: the own number', { status: 'ok', isInTime: false }, late, own],
  ['ok, of a recommender who is locked: the own number', { status: 'ok' }, closed, own],
  ['ok with a living order: a second order of the same person', { status: 'ok', hasLivingOrder: true }, {}, duplicate],
  ['released: a second order of the same person', { status: 'released', hasLivingOrder: true }, {}, duplicate],
  ['run out without an order, ordered in time: the own number lives again', { status: 'expired' }, {}, { to: 'late' }],
  [
    'run out, ordered in time, link over since: the own number lives again',
    { status: 'expired' },
    late,
    { to: 'late' },
  ],
  ['run out without an order, ordered too late', { status: 'expired', isInTime: false }, late, expired],
  ['run out and deleted', { status: 'expired', isDeleted: true }, {}, expired],
  [
    'run out after an order that was cancelled: a follow-up',
    { status: 'expired', hadOrder: true },
    {},
    { to: 'takeOver' },
  ],
  ['cancelled with the order: a follow-up', { status: 'cancelled', hadOrder: true }, {}, { to: 'takeOver' }],
  ['cancelled with a rejected order: a follow-up', { status: 'cancelled' }, {}, { to: 'takeOver' }],
  ['cancelled with the order, ordered again too late', { status: 'cancelled', hadOrder: true }, late, expired],
  ['cancelled with the order, link closed since', { status: 'cancelled', hadOrder: true }, closed, cancelled],
  ['cancelled by hand', { status: 'cancelled', isLocked: true }, {}, cancelled],
  ['cancelled because the person asked for deletion', { status: 'cancelled', isDeleted: true }, {}, cancelled],
  ['released by goodwill, no order lives', { status: 'released', hadOrder: true }, {}, duplicate],
  ['paid by goodwill, no order lives', { status: 'paid' }, {}, duplicate],
];

describe('the order of a known person whose number is', () => {
  test.each(known)('%s', (_what, facts, links, place) => {
    expect(placeOrder({ ...person, ...facts }, { ...link, ...links })).toEqual(place);
  });
});

const free: Partial<OrderedLink> = { isFree: true, rootStatus: 'open' };
const newcomers: [string, Partial<OrderedLink>, Place][] = [
  ['a link nobody came through yet: its own number', free, { to: 'root' }],
  ['such a link after its last day', { ...free, ...late }, expired],
  ['such a link of a locked recommender', { ...free, ...closed }, cancelled],
  [
    'such a link that ran out, ordered in time: its own number lives again',
    { isFree: true, rootStatus: 'expired' },
    { to: 'lateRoot' },
  ],
  ['such a link that ran out, ordered too late', { isFree: true, rootStatus: 'expired', ...late }, expired],
  ['such a link, cancelled by hand', { isFree: true, rootStatus: 'cancelled', ...closed }, cancelled],
  [
    'such a link whose recommender got goodwill: a follow-up',
    { isFree: true, rootStatus: 'released' },
    { to: 'followUp' },
  ],
  ['a link that has somebody: a follow-up', {}, { to: 'followUp' }],
  [
    'a link whose first recommendation ended with its order: a follow-up',
    { rootStatus: 'cancelled' },
    { to: 'followUp' },
  ],
  ['a link whose first recommendation ran out: a follow-up', { rootStatus: 'expired' }, { to: 'followUp' }],
  ['a link whose first recommendation is paid: a follow-up', { rootStatus: 'paid' }, { to: 'followUp' }],
  ['a link that has somebody, after its last day', late, expired],
  ['a link that has somebody, closed by hand', closed, cancelled],
  ['the own link', { letsIn: false }, self],
  ['the own link, though it is free', { ...free, letsIn: false }, self],
  ['the own link, though it is over', { ...late, letsIn: false }, self],
];

describe('the order of somebody nobody knows, through', () => {
  test.each(newcomers)('%s', (_what, links, place) => {
    expect(placeOrder(undefined, { ...link, ...links })).toEqual(place);
  });
});

const rule = { recommenderEmail: 'anna@example.org', emailWhitelist: '', allowsSelfRecommendation: false };
test.each([
  ['another address', 'ben@example.org', {}, true],
  ['the address of the recommender', 'Anna@example.org', {}, false],
  [
    'the address of the recommender where the mandant allows it',
    'anna@example.org',
    { allowsSelfRecommendation: true },
    true,
  ],
  ['an address once the recommender is deleted', 'anna@example.org', { recommenderEmail: null }, true],
  ['an address of the list', 'ben@bank.example', { emailWhitelist: '@bank.example' }, true],
  ['an address that is not on the list', 'ben@example.org', { emailWhitelist: '@bank.example' }, false],
])('%s is let in or not', (_what, email, changes, letsIn) => {
  const { recommenderEmail, ...config } = { ...rule, ...changes };
  expect(isLetIn(email, recommenderEmail, config)).toBe(letsIn);
});
