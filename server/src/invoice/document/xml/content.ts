/** The document as the library wants it: UBL as JSON, from which it writes both syntaxes. */

import type { Invoice } from '@e-invoice-eu/core';
import { typeCodes } from '@weitersagen/contract/invoice/status';
import type { Buyer, InvoiceDocument, Line, Party, Seller } from '../document.ts';

/** `123456` → `1234.56` */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function contentOf(document: InvoiceDocument): Invoice {
  const { currency, totals, payment, period } = document;
  const amount = <Name extends string>(name: Name, cents: number) =>
    ({ [`cbc:${name}`]: amountText(cents), [`cbc:${name}@currencyID`]: currency }) as Record<string, string>;
  const content = {
    'cbc:ID': document.number,
    'cbc:IssueDate': document.issuedOn,
    ...said({ 'cbc:DueDate': document.dueOn }),
    'cbc:InvoiceTypeCode': typeCodes[document.kind],
    ...(document.note === null ? {} : { 'cbc:Note': [document.note] }),
    'cbc:DocumentCurrencyCode': currency,
    'cbc:BuyerReference': document.buyerReference,
    'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to },
    ...referencesOf(document),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(document.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(document.buyer) },
    // Without any the CII lacks an element its schema wants.
    'cac:Delivery': { 'cbc:ActualDeliveryDate': period.to },
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': payment.meansCode,
        'cbc:PaymentID': payment.reference,
        'cac:PayeeFinancialAccount': { 'cbc:ID': payment.iban, 'cbc:Name': payment.holder },
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': document.paymentTerms },
    'cac:TaxTotal': [
      {
        ...amount('TaxAmount', totals.vatCents),
        'cac:TaxSubtotal': document.vat.map(({ category, percent, basisCents, vatCents }) => ({
          ...amount('TaxableAmount', basisCents),
          ...amount('TaxAmount', vatCents),
          'cac:TaxCategory': taxOf(category, percent),
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('LineExtensionAmount', totals.linesCents),
      ...amount('TaxExclusiveAmount', totals.netCents),
      ...amount('TaxInclusiveAmount', totals.grossCents),
      ...amount('PayableAmount', totals.payableCents),
    },
    'cac:InvoiceLine': document.lines.map((line) => lineOf(line, amount)),
  };
  // Its type has an optional key for each term of the norm; whether ours are right its schema says when it writes.
  return { 'ubl:Invoice': content } as unknown as Invoice;
}

const said = <T extends Record<string, string | null>>(terms: T): Record<string, string> =>
  Object.fromEntries(Object.entries(terms).filter((entry): entry is [string, string] => entry[1] !== null));

const taxOf = (category: string, percent: number) => ({
  'cbc:ID': category,
  'cbc:Percent': percent.toFixed(2),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

const referencesOf = ({ preceding }: InvoiceDocument) =>
  preceding.length === 0
    ? {}
    : {
        'cac:BillingReference': preceding.map(({ number, issuedOn }) => ({
          'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
        })),
      };

const partyOf = ({ electronicAddress, street, city, postcode, country }: Party) => ({
  'cbc:EndpointID': electronicAddress.address,
  'cbc:EndpointID@schemeID': electronicAddress.scheme,
  'cac:PostalAddress': {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': postcode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  },
});

const registeredAt = (id: string | null, scheme: 'VAT' | 'FC') =>
  id === null ? [] : [{ 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': scheme } }];

const sellerOf = (seller: Seller) => ({
  ...partyOf(seller),
  ...(seller.id === null ? {} : { 'cac:PartyIdentification': [{ 'cbc:ID': seller.id }] }),
  'cac:PartyTaxScheme': [...registeredAt(seller.vatId, 'VAT'), ...registeredAt(seller.taxNumber, 'FC')],
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': seller.name,
    ...said({ 'cbc:CompanyID': seller.register, 'cbc:CompanyLegalForm': seller.legalInformation }),
  },
  'cac:Contact': {
    'cbc:Name': seller.contact.name,
    'cbc:Telephone': seller.contact.phone,
    'cbc:ElectronicMail': seller.contact.email,
  },
});

const buyerOf = (buyer: Buyer) => ({
  ...partyOf(buyer),
  'cac:PartyIdentification': { 'cbc:ID': buyer.id },
  ...(buyer.vatId === null ? {} : { 'cac:PartyTaxScheme': registeredAt(buyer.vatId, 'VAT')[0] }),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
  ...(buyer.contactName === null ? {} : { 'cac:Contact': { 'cbc:Name': buyer.contactName } }),
});

const lineOf = (line: Line, amount: (name: string, cents: number) => Record<string, string>) => ({
  'cbc:ID': line.id,
  'cbc:InvoicedQuantity': String(line.quantity),
  'cbc:InvoicedQuantity@unitCode': line.unitCode,
  ...amount('LineExtensionAmount', line.netCents),
  'cac:Item': {
    'cbc:Description': line.description,
    'cbc:Name': line.name,
    'cac:ClassifiedTaxCategory': taxOf(line.vatCategory, line.vatPercent),
  },
  'cac:Price': amount('PriceAmount', line.priceCents),
});
