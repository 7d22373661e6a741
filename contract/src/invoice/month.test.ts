import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BilledOrder, billMonth, type CreditedOrder, owedOf, takeBack, vatOf } from './month.ts';
import { daysOfMonth, numberAt, placeOf } from './number.ts';
import { mayInvoice } from './rules.ts';

const order = (orderNumber: string, feeCents: number, rewardCents: number): BilledOrder => ({
  orderNumber,
  day: '2026-10-12',
  product: 'Glasfaser 250',
  feeCents,
  rewardCents,
});
const september = { number: 'RE-2026-000003', issuedOn: '2026-10-01' };
const credit = (orderNumber: string, feeCents: number, rewardCents: number): CreditedOrder => ({
  ...order(orderNumber, feeCents, rewardCents),
  invoice: feeCents === 0 ? null : september,
});

test('a month has an invoice of its fees with 19 % on their sum, and a statement of its rewards without any', () => {
  const bill = billMonth({ orders: [order('3001', 1005, 5000), order('3002', 1005, 7000)], credits: [] });
  expect(bill.invoice).toMatchObject({
    kind: 'invoice',
    netCents: 2010,
    vatCents: 382,
    grossCents: 2392,
    preceding: [],
  });
  expect(bill.statement).toMatchObject({ sumCents: 12_000 });
  expect(bill.payableCents).toBe(14_392);
});

test('the tax is worked out of the sum once: three fees of 0.03 € owe 0.02 €, not three times 0.01 €', () => {
  const bill = billMonth({ orders: ['1', '2', '3'].map((number) => order(number, 3, 0)), credits: [] });
  expect(bill.invoice).toMatchObject({ netCents: 9, vatCents: 2, grossCents: 11 });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [50, 10],
  [100, 19],
  [150, 29],
  [-150, -29],
  [-2, 0],
  [9_000_000_000_000, 1_710_000_000_000],
])('19 %% of %i cents are %i, half a cent upwards', (net, vat) => {
  expect(vatOf(net)).toBe(vat);
});

test('without a fee there is no invoice, and the rewards are billed all the same', () => {
  const bill = billMonth({ orders: [order('3001', 0, 5000)], credits: [] });
  expect(bill).toMatchObject({ invoice: null, statement: { sumCents: 5000 }, payableCents: 5000 });
});

test('an order without fee and reward is on neither', () => {
  expect(billMonth({ orders: [order('3001', 0, 0)], credits: [] })).toEqual({
    invoice: null,
    statement: null,
    payableCents: 0,
  });
});

test('a credit in a month with more fees is a position below 0 that names its invoice', () => {
  const orders = [order('3001', 1000, 5000), order('3002', 1000, 5000)];
  const bill = billMonth({ orders, credits: [credit('2001', 1000, 7000)] });
  expect(bill.invoice).toMatchObject({ kind: 'invoice', netCents: 1000, vatCents: 190, preceding: [september] });
  expect(bill.invoice?.positions.map(({ cents }) => cents)).toEqual([1000, 1000, -1000]);
  expect(bill.statement?.sumCents).toBe(3000);
  expect(bill.payableCents).toBe(4190);
});

test('a month of credits only is a credit note of positive sums that names each invoice once', () => {
  const bill = billMonth({ orders: [], credits: [credit('2001', 1000, 7000), credit('2002', 1000, 0)] });
  expect(bill.invoice).toMatchObject({ kind: 'creditNote', netCents: 2000, vatCents: 380, grossCents: 2380 });
  expect(bill.invoice?.positions.map(({ cents }) => cents)).toEqual([1000, 1000]);
  expect(bill.invoice?.preceding).toEqual([september]);
  expect(bill.statement?.sumCents).toBe(-7000);
  expect(bill.payableCents).toBe(-9380);
});

test('fees that are less than the credits are a credit note on which the fees go the other way', () => {
  const bill = billMonth({ orders: [order('3001', 400, 0)], credits: [credit('2001', 1000, 0)] });
  expect(bill.invoice).toMatchObject({ kind: 'creditNote', netCents: 600 });
  expect(bill.invoice?.positions.map(({ cents }) => cents)).toEqual([-400, 1000]);
});

test('as much credited as billed is still an invoice, over nothing', () => {
  const bill = billMonth({ orders: [order('3001', 1000, 0)], credits: [credit('2001', 1000, 0)] });
  expect(bill.invoice).toMatchObject({ kind: 'invoice', netCents: 0, vatCents: 0, grossCents: 0 });
  expect(bill.payableCents).toBe(0);
});

test('a fee that is credited has to have stood on an invoice', () => {
  const lost = { ...credit('2001', 1000, 0), invoice: null };
  expect(() => billMonth({ orders: [], credits: [lost] })).toThrow('2001');
});

test('whatever a month brings, positions make the sums, no sum is below 0, and what is owed is both documents together', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_00 });
  const billed = fc.tuple(amount, amount).map(([fee, reward]) => order('3001', fee, reward));
  const credited = fc.tuple(amount, amount).map(([fee, reward]) => credit('2001', fee, reward));
  fc.assert(
    fc.property(fc.array(billed), fc.array(credited), (orders, credits) => {
      const { invoice, statement, payableCents } = billMonth({ orders, credits });
      const total = (list: readonly BilledOrder[], of: 'feeCents' | 'rewardCents') =>
        list.reduce((sum, one) => sum + one[of], 0);
      const fees = total(orders, 'feeCents') - total(credits, 'feeCents');
      const rewards = total(orders, 'rewardCents') - total(credits, 'rewardCents');
      expect(statement?.sumCents ?? 0).toBe(rewards);
      if (invoice !== null) {
        expect(invoice.positions.reduce((sum, { cents }) => sum + cents, 0)).toBe(invoice.netCents);
        expect(invoice.netCents).toBeGreaterThanOrEqual(0);
        expect(invoice.grossCents).toBe(invoice.netCents + invoice.vatCents);
        expect(Math.abs(invoice.vatCents - invoice.netCents * 0.19)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(invoice.kind).toBe(fees < 0 ? 'creditNote' : 'invoice');
        if (invoice.kind === 'creditNote') expect(invoice.preceding).not.toEqual([]);
      }
      expect(invoice?.netCents ?? 0).toBe(Math.abs(fees));
      expect(payableCents).toBe(owedOf(invoice) + rewards);
    }),
  );
});

test('an invoice and what takes it back owe nothing together, to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (fees) => {
      const { invoice } = billMonth({ orders: fees.map((fee) => order('3001', fee, 0)), credits: [] });
      if (invoice === null) throw new Error('there are fees');
      const back = takeBack(invoice, september);
      expect(back).toMatchObject({ kind: 'creditNote', preceding: [september] });
      expect(owedOf(invoice) + owedOf(back)).toBe(0);
    }),
  );
});

test('numbers count from one for each kind and year, in six digits', () => {
  expect(numberAt('invoice', 2026, 1)).toBe('RE-2026-000001');
  expect(numberAt('statement', 2027, 999_999)).toBe('AB-2027-999999');
  expect(placeOf('invoice', 'RE-2026-000042')).toEqual({ year: 2026, place: 42 });
  for (const wrong of ['AB-2026-000042', 'RE-2026-42', 'RE-2026-000000', 're-2026-000001'])
    expect(placeOf('invoice', wrong), wrong).toBeUndefined();
  expect(() => numberAt('invoice', 2026, 1_000_000)).toThrow();
  expect(() => numberAt('invoice', 2026, 0)).toThrow();
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

test.each([
  ['pay', 'invoice', 'open', true],
  ['pay', 'invoice', 'cancelled', false],
  ['reopen', 'invoice', 'paid', true],
  ['reopen', 'invoice', 'open', false],
  ['cancel', 'invoice', 'paid', true],
  ['cancel', 'correctedInvoice', 'open', true],
  ['cancel', 'invoice', 'cancelled', false],
  ['pay', 'creditNote', 'open', true],
  ['cancel', 'creditNote', 'open', false],
] as const)('%s of a %s that is %s: %s', (event, kind, status, isAllowed) => {
  expect(mayInvoice(event, { kind, status })).toBe(isAllowed);
});
