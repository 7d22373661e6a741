import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { InvoiceDocument } from '../document.ts';
import { sampleDocuments, sampleIssue } from '../sample.ts';
import { amountText } from './content.ts';
import { writeFiles } from './write.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Every value of a file by the path of its element, in the order of the file; an attribute as `path@name`. */
function valuesOf(xml: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const add = (path: string, value: string): void => {
    values.set(path, [...(values.get(path) ?? []), value]);
  };
  const walk = (nodes: Nodes, path: string): void => {
    for (const node of nodes) {
      if (node.type === 'text' && node.data.trim() !== '') add(path, node.data.trim());
      if (node.type !== 'tag') continue;
      const own = path === '' ? node.name.replace(/^.*:/, '') : `${path}/${node.name.replace(/^.*:/, '')}`;
      for (const [name, value] of Object.entries(node.attribs))
        if (!name.startsWith('xmlns')) add(`${own}@${name}`, value);
      walk(node.children, own);
    }
  };
  walk(parseDocument(xml, { xmlMode: true }).children, '');
  return values;
}

const { invoice } = sampleDocuments(2);
const creditNote = sampleDocuments(0).invoice;
const trade = 'CrossIndustryInvoice/SupplyChainTradeTransaction';
const [agreement, settlement, line] = [
  `${trade}/ApplicableHeaderTradeAgreement`,
  `${trade}/ApplicableHeaderTradeSettlement`,
  `${trade}/IncludedSupplyChainTradeLineItem`,
];
const sum = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const [ublSeller, ublBuyer] = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party'];
const [ciiSeller, ciiBuyer] = [`${agreement}/SellerTradeParty`, `${agreement}/BuyerTradeParty`];

/** Term, where it stands in UBL below the root, where in CII, and what it is. */
const terms: readonly (readonly [
  term: string,
  ubl: string,
  cii: string,
  value: readonly string[],
  inCii?: readonly string[],
])[] = [
  ['BT-1', 'ID', 'CrossIndustryInvoice/ExchangedDocument/ID', ['RE-2026-000007']],
  [
    'BT-2',
    'IssueDate',
    'CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString',
    ['2026-11-01'],
    ['20261101'],
  ],
  ['BT-3', 'InvoiceTypeCode', 'CrossIndustryInvoice/ExchangedDocument/TypeCode', ['380']],
  ['BT-5', 'DocumentCurrencyCode', `${settlement}/InvoiceCurrencyCode`, ['EUR']],
  [
    'BT-9',
    'DueDate',
    `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
    ['2026-11-15'],
    ['20261115'],
  ],
  ['BT-10', 'BuyerReference', `${agreement}/BuyerReference`, ['04011000-1234512345-06']],
  ['BT-20', 'PaymentTerms/Note', `${settlement}/SpecifiedTradePaymentTerms/Description`, [invoice.paymentTerms]],
  ['BT-22', 'Note', 'CrossIndustryInvoice/ExchangedDocument/IncludedNote/Content', [invoice.note ?? '']],
  [
    'BT-25',
    'BillingReference/InvoiceDocumentReference/ID',
    `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`,
    ['RE-2026-000003'],
  ],
  [
    'BT-26',
    'BillingReference/InvoiceDocumentReference/IssueDate',
    `${settlement}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
    ['2026-10-01'],
    ['20261001'],
  ],
  ['BT-27', `${ublSeller}/PartyLegalEntity/RegistrationName`, `${ciiSeller}/Name`, ['Beispiel Netz & Söhne GmbH']],
  ['BT-30', `${ublSeller}/PartyLegalEntity/CompanyID`, `${ciiSeller}/SpecifiedLegalOrganization/ID`, ['HRB 12345 B']],
  [
    'BT-31, BT-32',
    `${ublSeller}/PartyTaxScheme/CompanyID`,
    `${ciiSeller}/SpecifiedTaxRegistration/ID`,
    ['DE136695976', '12/345/67890'],
  ],
  [
    'BT-33',
    `${ublSeller}/PartyLegalEntity/CompanyLegalForm`,
    `${ciiSeller}/Description`,
    ['Amtsgericht Charlottenburg, Geschäftsführung: Dr. Ute Beispiel'],
  ],
  ['BT-34', `${ublSeller}/EndpointID`, `${ciiSeller}/URIUniversalCommunication/URIID`, ['rechnung@netz.example']],
  ['BT-34 scheme', `${ublSeller}/EndpointID@schemeID`, `${ciiSeller}/URIUniversalCommunication/URIID@schemeID`, ['EM']],
  ['BT-35', `${ublSeller}/PostalAddress/StreetName`, `${ciiSeller}/PostalTradeAddress/LineOne`, ['Lindenallee 12a']],
  ['BT-37', `${ublSeller}/PostalAddress/CityName`, `${ciiSeller}/PostalTradeAddress/CityName`, ['Berlin']],
  ['BT-38', `${ublSeller}/PostalAddress/PostalZone`, `${ciiSeller}/PostalTradeAddress/PostcodeCode`, ['10115']],
  [
    'BT-40',
    `${ublSeller}/PostalAddress/Country/IdentificationCode`,
    `${ciiSeller}/PostalTradeAddress/CountryID`,
    ['DE'],
  ],
  ['BT-41', `${ublSeller}/Contact/Name`, `${ciiSeller}/DefinedTradeContact/PersonName`, ['Jonas Weber']],
  [
    'BT-42',
    `${ublSeller}/Contact/Telephone`,
    `${ciiSeller}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
    ['030 1234567'],
  ],
  [
    'BT-43',
    `${ublSeller}/Contact/ElectronicMail`,
    `${ciiSeller}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
    ['rechnung@netz.example'],
  ],
  ['BT-44', `${ublBuyer}/PartyLegalEntity/RegistrationName`, `${ciiBuyer}/Name`, ['Agentur Sommer e. K.']],
  ['BT-46', `${ublBuyer}/PartyIdentification/ID`, `${ciiBuyer}/ID`, ['123456']],
  ['BT-48', `${ublBuyer}/PartyTaxScheme/CompanyID`, `${ciiBuyer}/SpecifiedTaxRegistration/ID`, ['DE129273398']],
  ['BT-49', `${ublBuyer}/EndpointID`, `${ciiBuyer}/URIUniversalCommunication/URIID`, ['clara@agentur.example']],
  ['BT-50', `${ublBuyer}/PostalAddress/StreetName`, `${ciiBuyer}/PostalTradeAddress/LineOne`, ['Marktplatz 3']],
  ['BT-52', `${ublBuyer}/PostalAddress/CityName`, `${ciiBuyer}/PostalTradeAddress/CityName`, ['München']],
  ['BT-53', `${ublBuyer}/PostalAddress/PostalZone`, `${ciiBuyer}/PostalTradeAddress/PostcodeCode`, ['80331']],
  ['BT-55', `${ublBuyer}/PostalAddress/Country/IdentificationCode`, `${ciiBuyer}/PostalTradeAddress/CountryID`, ['DE']],
  ['BT-56', `${ublBuyer}/Contact/Name`, `${ciiBuyer}/DefinedTradeContact/PersonName`, ['Clara Sommer']],
  [
    'BT-73',
    'InvoicePeriod/StartDate',
    `${settlement}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`,
    ['2026-10-01'],
    ['20261001'],
  ],
  [
    'BT-74',
    'InvoicePeriod/EndDate',
    `${settlement}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`,
    ['2026-10-31'],
    ['20261031'],
  ],
  ['BT-81', 'PaymentMeans/PaymentMeansCode', `${settlement}/SpecifiedTradeSettlementPaymentMeans/TypeCode`, ['58']],
  ['BT-83', 'PaymentMeans/PaymentID', `${settlement}/PaymentReference`, ['RE-2026-000007 AB-2026-000005']],
  [
    'BT-84',
    'PaymentMeans/PayeeFinancialAccount/ID',
    `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
    ['DE02120300000000202051'],
  ],
  [
    'BT-85',
    'PaymentMeans/PayeeFinancialAccount/Name',
    `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/AccountName`,
    ['Beispiel Netz GmbH'],
  ],
  ['BT-106', 'LegalMonetaryTotal/LineExtensionAmount', `${sum}/LineTotalAmount`, ['10.05']],
  ['BT-109', 'LegalMonetaryTotal/TaxExclusiveAmount', `${sum}/TaxBasisTotalAmount`, ['10.05']],
  ['BT-110', 'TaxTotal/TaxAmount', `${sum}/TaxTotalAmount`, ['1.91']],
  ['BT-112', 'LegalMonetaryTotal/TaxInclusiveAmount', `${sum}/GrandTotalAmount`, ['11.96']],
  ['BT-115', 'LegalMonetaryTotal/PayableAmount', `${sum}/DuePayableAmount`, ['11.96']],
  ['BT-116', 'TaxTotal/TaxSubtotal/TaxableAmount', `${settlement}/ApplicableTradeTax/BasisAmount`, ['10.05']],
  ['BT-117', 'TaxTotal/TaxSubtotal/TaxAmount', `${settlement}/ApplicableTradeTax/CalculatedAmount`, ['1.91']],
  ['BT-118', 'TaxTotal/TaxSubtotal/TaxCategory/ID', `${settlement}/ApplicableTradeTax/CategoryCode`, ['S']],
  [
    'BT-119',
    'TaxTotal/TaxSubtotal/TaxCategory/Percent',
    `${settlement}/ApplicableTradeTax/RateApplicablePercent`,
    ['19.00'],
  ],
  ['BT-126', 'InvoiceLine/ID', `${line}/AssociatedDocumentLineDocument/LineID`, ['1', '2', '3']],
  ['BT-129', 'InvoiceLine/InvoicedQuantity', `${line}/SpecifiedLineTradeDelivery/BilledQuantity`, ['1', '1', '-1']],
  [
    'BT-130',
    'InvoiceLine/InvoicedQuantity@unitCode',
    `${line}/SpecifiedLineTradeDelivery/BilledQuantity@unitCode`,
    ['C62', 'C62', 'C62'],
  ],
  [
    'BT-131',
    'InvoiceLine/LineExtensionAmount',
    `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    ['10.05', '10.05', '-10.05'],
  ],
  [
    'BT-146',
    'InvoiceLine/Price/PriceAmount',
    `${line}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`,
    ['10.05', '10.05', '10.05'],
  ],
  [
    'BT-151',
    'InvoiceLine/Item/ClassifiedTaxCategory/ID',
    `${line}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,
    ['S', 'S', 'S'],
  ],
  [
    'BT-152',
    'InvoiceLine/Item/ClassifiedTaxCategory/Percent',
    `${line}/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent`,
    ['19.00', '19.00', '19.00'],
  ],
  [
    'BT-153',
    'InvoiceLine/Item/Name',
    `${line}/SpecifiedTradeProduct/Name`,
    [
      'Gebühr für Auftrag 300000000011',
      'Gebühr für Auftrag 300000000012',
      'Rücknahme der Gebühr für Auftrag 300000000007',
    ],
  ],
  [
    'BT-154',
    'InvoiceLine/Item/Description',
    `${line}/SpecifiedTradeProduct/Description`,
    [
      'Glasfaser 11, freigegeben am 12.10.2026',
      'Glasfaser 12, freigegeben am 12.10.2026',
      'Glasfaser 7, freigegeben am 12.10.2026',
    ],
  ],
];

const files = writeFiles(invoice);

const rows = terms.map(([term, ubl, cii, value, inCii = value]) => [term, ubl, cii, value, inCii] as const);
test.each(rows)('%s stands in both files', async (_term, ubl, cii, value, inCii) => {
  const written = await files;
  expect(valuesOf(written.ubl).get(`Invoice/${ubl}`)).toEqual(value);
  expect(valuesOf(written.cii).get(cii)).toEqual(inCii);
});

test('every value of a file is of a term that the table has, or is fixed', async () => {
  const written = await files;
  const fixed =
    /CustomizationID|ProfileID|currencyID|TaxScheme\/ID|@format|@schemeID|DocumentContext|ApplicableTradeTax\/TypeCode|ActualDelivery/;
  const [ubl, cii] = [
    new Set(terms.map((term) => `Invoice/${term[1]}`)),
    new Set<string>(terms.map(([, , cii]) => cii)),
  ];
  const unknown = [
    ...[...valuesOf(written.ubl).keys()].filter((path) => !ubl.has(path)),
    ...[...valuesOf(written.cii).keys()].filter((path) => !cii.has(path)),
  ];
  expect(unknown.filter((path) => !fixed.test(path))).toEqual([]);
});

test('tax numbers say of which kind they are', async () => {
  const written = await files;
  expect(valuesOf(written.ubl).get(`Invoice/${ublSeller}/PartyTaxScheme/TaxScheme/ID`)).toEqual(['VAT', 'FC']);
  expect(valuesOf(written.cii).get(`${ciiSeller}/SpecifiedTaxRegistration/ID@schemeID`)).toEqual(['VA', 'FC']);
});

test('a seller in no register and without a USt-IdNr. is known by its tax number', async () => {
  const issue = sampleIssue({ seller: { UStIdNr: null, Handelsregister: null, Registergericht: null } });
  const written = await writeFiles(sampleDocuments(1, issue).invoice);
  expect(valuesOf(written.ubl).get(`Invoice/${ublSeller}/PartyIdentification/ID`)).toEqual([
    'Steuernummer 12/345/67890',
  ]);
  expect(valuesOf(written.cii).get(`${ciiSeller}/ID`)).toEqual(['Steuernummer 12/345/67890']);
  expect(valuesOf(written.cii).get(`${ciiSeller}/SpecifiedTaxRegistration/ID@schemeID`)).toEqual(['FC']);
});

test('a credit note is one in both, with amounts above 0 and the invoice it belongs to', async () => {
  const written = await writeFiles(creditNote);
  const [ubl, cii] = [valuesOf(written.ubl), valuesOf(written.cii)];
  expect(ubl.get('CreditNote/CreditNoteTypeCode')).toEqual(['381']);
  expect(ubl.get('CreditNote/CreditNoteLine/CreditedQuantity')).toEqual(['1']);
  expect(ubl.get('CreditNote/LegalMonetaryTotal/PayableAmount')).toEqual(['11.96']);
  expect(ubl.get('CreditNote/BillingReference/InvoiceDocumentReference/ID')).toEqual(['RE-2026-000003']);
  expect(cii.get('CrossIndustryInvoice/ExchangedDocument/TypeCode')).toEqual(['381']);
  expect(cii.get(`${sum}/DuePayableAmount`)).toEqual(['11.96']);
  expect(cii.get(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual(['RE-2026-000003']);
});

test('a corrected invoice is code 384 and names the one it takes the place of', async () => {
  const written = await writeFiles({ ...invoice, kind: 'correctedInvoice' });
  expect(valuesOf(written.ubl).get('Invoice/InvoiceTypeCode')).toEqual(['384']);
  expect(valuesOf(written.cii).get('CrossIndustryInvoice/ExchangedDocument/TypeCode')).toEqual(['384']);
});

test.each([
  ['a currency that there is not', { currency: 'EURO' }],
  [
    'a buyer without an electronic address, which XRechnung wants',
    { buyer: { ...invoice.buyer, electronicAddress: { address: undefined, scheme: undefined } } },
  ],
])('%s is refused by the schema of the library, each time', async (_what, wrong) => {
  const written = () => writeFiles({ ...invoice, ...wrong } as InvoiceDocument);
  await expect(written()).rejects.toThrow('validation failed');
  await expect(written()).rejects.toThrow('validation failed');
});

test('several preceding invoices stand in their order, where the schema of CII wants them', async () => {
  const preceding = ['RE-2026-000003', 'RE-2026-000004'].map((number) => ({ number, issuedOn: '2026-10-01' }));
  const written = await writeFiles({ ...invoice, preceding });
  expect(valuesOf(written.cii).get(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual([
    'RE-2026-000003',
    'RE-2026-000004',
  ]);
  const order = ['MonetarySummation>', 'InvoiceReferencedDocument>', '/ram:ApplicableHeaderTradeSettlement>'];
  const places = order.map((name) => written.cii.lastIndexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [9_000_000_000_000, '90000000000.00'],
])('%i cents are written %s', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});
