import { beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDocument, Line, Seller, Totals, VatBreakdown, Written } from '../document.ts';
import { makeInvoice } from '../make.ts';
import { sampleDocuments, sampleIssue } from '../sample.ts';
import { writeFiles } from '../xml/write.ts';
import { BrokenRules, brokenBy, rules } from './rules.ts';

const { invoice } = sampleDocuments(2);
const creditNote = sampleDocuments(0).invoice;
const corrected: InvoiceDocument = { ...invoice, kind: 'correctedInvoice' };

type Break = (document: InvoiceDocument) => InvoiceDocument;
type BreakFiles = (files: Written) => Written;

const withSeller =
  (seller: Partial<Seller>): Break =>
  (document) => ({ ...document, seller: { ...document.seller, ...seller } });
const withContact =
  (contact: Partial<Seller['contact']>): Break =>
  (document) =>
    withSeller({ contact: { ...document.seller.contact, ...contact } })(document);
const withBuyer =
  (buyer: Partial<InvoiceDocument['buyer']>): Break =>
  (document) => ({
    ...document,
    buyer: { ...document.buyer, ...buyer },
  });
const withLine =
  (line: Partial<Line>): Break =>
  (document) => ({
    ...document,
    lines: document.lines.map((one, place) => (place === 0 ? { ...one, ...line } : one)),
  });
const withTotals =
  (totals: Partial<Totals>): Break =>
  (document) => ({ ...document, totals: { ...document.totals, ...totals } });
const withVat =
  (vat: Partial<VatBreakdown>): Break =>
  (document) => ({
    ...document,
    vat: document.vat.map((one) => ({ ...one, ...vat })),
  });
const withPayment =
  (payment: Partial<InvoiceDocument['payment']>): Break =>
  (document) => ({
    ...document,
    payment: { ...document.payment, ...payment },
  });
const without =
  (...elements: readonly string[]): BreakFiles =>
  ({ ubl, cii }) => {
    const cut = (xml: string): string =>
      elements.reduce((left, name) => left.replaceAll(new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`, 'g'), ''), xml);
    return { ubl: cut(ubl), cii: cut(cii) };
  };
/** Into the UBL before its end, or into the CII where it is of that. */
const withElement =
  (name: string, content = 'x'): BreakFiles =>
  ({ ubl, cii }) => {
    const element = `<${name}>${content}</${name}>`;
    return name.startsWith('c')
      ? { ubl: ubl.replace('</Invoice>', `${element}</Invoice>`), cii }
      : { ubl, cii: cii.replace('</rsm:CrossIndustryInvoice>', `${element}</rsm:CrossIndustryInvoice>`) };
  };

const none = Number.NaN;
const noAddress = { street: '', postcode: '', city: '' };
const broken: Record<string, Break> = {
  'BR-02': (document) => ({ ...document, number: ' ' }),
  'BR-03': (document) => ({ ...document, issuedOn: '2026-11-99' }),
  'BR-05': (document) => ({ ...document, currency: '' }),
  'BR-06': withSeller({ name: '' }),
  'BR-07': withBuyer({ name: '' }),
  'BR-08': withSeller(noAddress),
  'BR-09': withSeller({ country: '' }),
  'BR-10': withBuyer(noAddress),
  'BR-11': withBuyer({ country: 'Deutschland' }),
  'BR-12': withTotals({ linesCents: none }),
  'BR-13': withTotals({ netCents: none }),
  'BR-14': withTotals({ grossCents: none }),
  'BR-15': withTotals({ payableCents: none }),
  'BR-16': (document) => ({ ...document, lines: [] }),
  'BR-21': withLine({ id: '' }),
  'BR-22': withLine({ quantity: none }),
  'BR-23': withLine({ unitCode: '' }),
  'BR-24': withLine({ netCents: none }),
  'BR-25': withLine({ name: '' }),
  'BR-26': withLine({ priceCents: none }),
  'BR-27': withLine({ priceCents: -1005, quantity: -1 }),
  'BR-29': (document) => ({ ...document, period: { from: '2026-10-31', to: '2026-10-01' } }),
  'BR-45': withVat({ basisCents: none }),
  'BR-46': withVat({ vatCents: none }),
  'BR-47': withVat({ category: '' }),
  'BR-48': withVat({ percent: none }),
  'BR-49': withPayment({ meansCode: '' }),
  'BR-55': (document) => ({ ...document, preceding: [{ number: '', issuedOn: '2026-10-01' }] }),
  'BR-61': withPayment({ iban: '' }),
  'BR-62': withSeller({ electronicAddress: { address: 'a@b.example', scheme: '' } }),
  'BR-63': withBuyer({ electronicAddress: { address: 'a@b.example', scheme: '' } }),
  'BR-CO-04': withLine({ vatCategory: '' }),
  'BR-CO-09': withSeller({ vatId: '136695976' }),
  'BR-CO-10': withTotals({ linesCents: 1006 }),
  'BR-CO-13': withTotals({ netCents: 1006 }),
  'BR-CO-14': withTotals({ vatCents: 192 }),
  'BR-CO-15': withTotals({ grossCents: 1197 }),
  'BR-CO-16': withTotals({ payableCents: 1 }),
  'BR-CO-17': withVat({ vatCents: 190 }),
  'BR-CO-18': (document) => ({ ...document, vat: [] }),
  'BR-CO-19': (document) => ({ ...document, period: { from: '', to: '' } }),
  'BR-CO-25': (document) => ({ ...document, dueOn: null, paymentTerms: '' }),
  'BR-CO-26': withSeller({ id: null, register: null, vatId: null }),
  'BR-S-01': withVat({ category: 'E' }),
  'BR-S-02': withSeller({ vatId: null, taxNumber: null }),
  'BR-S-05': withLine({ vatPercent: 0 }),
  'BR-S-08': withVat({ basisCents: 1000 }),
  'BR-S-09': withVat({ vatCents: 193 }),
  'BR-DE-2': withContact({ name: '', phone: '', email: '' }),
  'BR-DE-3': withSeller({ city: '' }),
  'BR-DE-4': withSeller({ postcode: '' }),
  'BR-DE-5': withContact({ name: '' }),
  'BR-DE-6': withContact({ phone: '' }),
  'BR-DE-7': withContact({ email: '' }),
  'BR-DE-8': withBuyer({ city: '' }),
  'BR-DE-9': withBuyer({ postcode: '' }),
  'BR-DE-15': (document) => ({ ...document, buyerReference: '' }),
  'BR-DE-16': withSeller({ vatId: '', taxNumber: '' }),
  'BR-DE-17': (document) => ({ ...document, kind: 'proforma' as 'invoice' }),
  'BR-DE-18': (document) => ({ ...document, paymentTerms: 'Bitte zahlen.\n#SKONTO#TAGE=7#' }),
  'BR-DE-19': withPayment({ iban: 'DE03120300000000202051' }),
  'BR-DE-26': (document) => ({ ...document, kind: 'correctedInvoice', preceding: [] }),
  'BR-DE-27': withContact({ phone: '(0) 3' }),
  'BR-DE-28': withContact({ email: 'rechnung@@netz.example' }),
  'PEPPOL-EN16931-R010': withBuyer({ electronicAddress: { address: '', scheme: 'EM' } }),
  'PEPPOL-EN16931-R020': withSeller({ electronicAddress: { address: '', scheme: 'EM' } }),
  'OWN-1': (document) => ({ ...document, kind: 'creditNote', preceding: [] }),
  'OWN-2': withLine({ quantity: 2 }),
};

const brokenFiles: Record<string, readonly BreakFiles[]> = {
  'BR-01': [without('cbc:CustomizationID'), without('ram:GuidelineSpecifiedDocumentContextParameter')],
  'BR-04': [without('cbc:InvoiceTypeCode'), without('ram:TypeCode')],
  'BR-50': [without('cac:PayeeFinancialAccount'), without('ram:IBANID')],
  'BR-55': [without('cac:InvoiceDocumentReference'), without('ram:InvoiceReferencedDocument')],
  'BR-CO-03': [
    (files) => withElement('cbc:TaxPointDate')(withElement('cbc:DescriptionCode')(files)),
    (files) => withElement('ram:TaxPointDate')(withElement('ram:DueDateTypeCode')(files)),
  ],
  'BR-DEC-01 to BR-DEC-28': [
    ({ ubl, cii }) => ({ ubl: ubl.replace('>10.05<', '>10.050<'), cii }),
    ({ ubl, cii }) => ({ ubl, cii: cii.replace('>10.05<', '>10<') }),
  ],
  'BR-S-03, BR-S-06': [withElement('cbc:ChargeIndicator', 'false'), withElement('udt:Indicator', 'false')],
  'BR-S-04, BR-S-07': [withElement('cbc:ChargeIndicator', 'true'), withElement('udt:Indicator', 'true')],
  'BR-S-10': [withElement('cbc:TaxExemptionReason'), withElement('ram:ExemptionReasonCode')],
  'BR-DE-1': [without('cac:PaymentMeans'), without('ram:SpecifiedTradeSettlementPaymentMeans')],
  'BR-DE-14': [without('cbc:Percent'), without('ram:RateApplicablePercent')],
  'BR-DE-21': [({ ubl, cii }) => ({ ubl: ubl.replace('xrechnung_3.0', 'xrechnung_2.3'), cii })],
  'BR-DE-23-a': [without('cac:PayeeFinancialAccount'), without('ram:PayeePartyCreditorFinancialAccount')],
  'BR-DE-23-b': [withElement('cac:PaymentMandate'), withElement('ram:DirectDebitMandateID')],
  'BR-DE-TMP-32': [
    without('cac:InvoicePeriod', 'cbc:ActualDeliveryDate'),
    without('ram:BillingSpecifiedPeriod', 'ram:ActualDeliverySupplyChainEvent'),
  ],
  'PEPPOL-EN16931-R001': [without('cbc:ProfileID')],
  'PEPPOL-EN16931-R008': [withElement('cbc:AccountingCost', ''), withElement('ram:ID', ' ')],
  'OWN-3': [
    ({ ubl, cii }) => ({ ubl: ubl.replaceAll('RE-2026-000007', 'RE-2026-000008'), cii }),
    ({ ubl, cii }) => ({ ubl, cii: cii.replaceAll('DE02120300000000202051', '') }),
  ],
  'BR-17': [withElement('cac:PayeeParty'), withElement('ram:PayeeTradeParty')],
  'BR-18, BR-19, BR-20, BR-56': [
    withElement('cac:TaxRepresentativeParty'),
    withElement('ram:SellerTaxRepresentativeTradeParty'),
  ],
  'BR-28': [withElement('cbc:BaseAmount', '1.00'), withElement('ram:GrossPriceProductTradePrice')],
  'BR-30, BR-CO-20': [withElement('cac:InvoicePeriod'), withElement('ram:BillingSpecifiedPeriod')],
  'BR-31 to BR-44, BR-CO-05 to BR-CO-08, BR-CO-11, BR-CO-12, BR-CO-21 to BR-CO-24': [
    withElement('cac:AllowanceCharge'),
    withElement('ram:SpecifiedTradeAllowanceCharge'),
  ],
  'BR-51, BR-DE-24, BR-DE-25, BR-DE-30, BR-DE-31': [
    withElement('cac:CardAccount'),
    withElement('ram:ApplicableTradeSettlementFinancialCard'),
  ],
  'BR-52, BR-DE-22': [withElement('cac:AdditionalDocumentReference'), withElement('ram:AdditionalReferencedDocument')],
  'BR-53': [withElement('cbc:TaxCurrencyCode', 'USD'), withElement('ram:TaxCurrencyCode', 'USD')],
  'BR-54, BR-64, BR-65': [withElement('cac:AdditionalItemProperty'), withElement('ram:GlobalID')],
  'BR-57, BR-DE-10, BR-DE-11': [withElement('cac:DeliveryLocation'), withElement('ram:ShipToTradeParty')],
};

const idsOf = (document: InvoiceDocument, written?: Written): string[] =>
  brokenBy(document, written).map(({ id }) => id);

describe('a right document', () => {
  const alone = sampleIssue({
    seller: { UStIdNr: null, Handelsregister: null, Registergericht: null },
    buyer: { Kaeuferreferenz: null, UStIdNr: null, Ansprechpartner: null },
  });
  test.each([
    ['an invoice', invoice],
    ['a credit note', creditNote],
    ['a corrected invoice', corrected],
    ['one of a seller in no register and without a USt-IdNr.', sampleDocuments(2, alone).invoice],
    ['one of an agency that reads English', sampleDocuments(2, sampleIssue({ language: 'en' })).invoice],
  ])('breaks no rule: %s', async (_, document) => {
    expect(idsOf(document, await writeFiles(document))).toEqual([]);
  });

  test('has a kind for each way', () => {
    expect([invoice.kind, creditNote.kind]).toEqual(['invoice', 'creditNote']);
    expect(creditNote.totals.payableCents).toBeGreaterThan(0);
  });
});

describe('the table of rules', () => {
  let files: Written;
  beforeAll(async () => {
    files = await writeFiles(invoice);
  });

  test('has no row twice and none that nothing breaks', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rules.filter(({ holds }) => holds).map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(broken)));
    expect(ids.filter((id) => !(id in broken) && !(id in brokenFiles))).toEqual([]);
  });

  test.each(rules.map((rule) => [rule.id, rule.says, rule] as const))('%s: %s', (id, _says, { holds, holdsIn }) => {
    expect(holds !== undefined).toBe(id in broken);
    expect(holdsIn !== undefined).toBe(id in brokenFiles);
    const change = broken[id];
    if (change) expect(idsOf(change(invoice))).toContain(id);
    for (const cut of brokenFiles[id] ?? []) expect(idsOf(invoice, cut(files))).toContain(id);
  });

  test('what is about one term alone is refused by its rule alone', () => {
    for (const id of ['BR-02', 'BR-06', 'BR-07', 'BR-25', 'BR-29', 'BR-DE-3', 'BR-DE-15', 'BR-DE-27', 'BR-CO-09'])
      expect(idsOf(broken[id]?.(invoice) ?? invoice)).toEqual([id]);
  });
});

test('a document that breaks rules is not made, and the fault names them', async () => {
  const wrong = broken['BR-DE-15']?.(broken['BR-CO-16']?.(invoice) ?? invoice) ?? invoice;
  const fault = await makeInvoice(wrong).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(BrokenRules);
  expect((fault as BrokenRules).ids).toEqual(['BR-CO-16', 'BR-DE-15']);
});
