/** What we hold besides: what the norm leaves open, and what is in none of our documents, so that no rule about it is needed. */
import { countOf, isSaid, type Rule } from './rule.ts';

const isAbsent =
  (...elements: readonly string[]): NonNullable<Rule['holdsIn']> =>
  ({ ubl, cii }) =>
    elements.every((element) => countOf(ubl, element) + countOf(cii, element) === 0);

export const ownRules: readonly Rule[] = [
  {
    id: 'OWN-1',
    says: 'A credit note names the invoice it belongs to (BT-25), and gives an amount that is not below 0',
    holds: ({ kind, preceding, totals }) =>
      kind !== 'creditNote' || (preceding.some(({ number }) => isSaid(number)) && !(totals.payableCents < 0)),
  },
  {
    id: 'OWN-2',
    says: 'The net amount of a line is its price as often as its quantity says (BT-131)',
    holds: ({ lines }) =>
      lines.every(({ netCents, priceCents, quantity }) => !(netCents !== priceCents * quantity && priceCents >= 0)),
  },
  {
    id: 'OWN-3',
    says: 'Both files have the number, the sums and the account of the document',
    holdsIn: ({ ubl, cii }, { number, totals, payment }) =>
      [`>${number}<`, `>${(totals.grossCents / 100).toFixed(2)}<`, `>${payment.iban}<`].every(
        (text) => ubl.includes(text) && cii.includes(text),
      ),
  },
  {
    id: 'BR-17',
    says: 'Nobody else is paid than the seller (BG-10)',
    holdsIn: isAbsent('cac:PayeeParty', 'ram:PayeeTradeParty'),
  },
  {
    id: 'BR-18, BR-19, BR-20, BR-56',
    says: 'Nobody else answers for the taxes of the seller (BG-11)',
    holdsIn: isAbsent('cac:TaxRepresentativeParty', 'ram:SellerTaxRepresentativeTradeParty'),
  },
  {
    id: 'BR-28',
    says: 'No item has a gross price beside its net price (BT-148)',
    holdsIn: isAbsent('cbc:BaseAmount', 'ram:GrossPriceProductTradePrice'),
  },
  {
    id: 'BR-30, BR-CO-20',
    says: 'No line has a period of its own (BG-26)',
    holdsIn: ({ ubl, cii }) =>
      countOf(ubl, 'cac:InvoicePeriod') <= 1 && countOf(cii, 'ram:BillingSpecifiedPeriod') <= 1,
  },
  {
    id: 'BR-31 to BR-44, BR-CO-05 to BR-CO-08, BR-CO-11, BR-CO-12, BR-CO-21 to BR-CO-24',
    says: 'Nothing is allowed or charged besides (BG-20, BG-21, BG-27, BG-28)',
    holdsIn: isAbsent(
      'cac:AllowanceCharge',
      'ram:SpecifiedTradeAllowanceCharge',
      'ram:AppliedTradeAllowanceCharge',
      'cbc:AllowanceTotalAmount',
      'cbc:ChargeTotalAmount',
      'ram:AllowanceTotalAmount',
      'ram:ChargeTotalAmount',
    ),
  },
  {
    id: 'BR-51, BR-DE-24, BR-DE-25, BR-DE-30, BR-DE-31',
    says: 'Nothing is paid by card or direct debit (BG-18, BG-19)',
    holdsIn: isAbsent('cac:CardAccount', 'cac:PaymentMandate', 'ram:ApplicableTradeSettlementFinancialCard'),
  },
  {
    id: 'BR-52, BR-DE-22',
    says: 'The files carry no other documents (BG-24)',
    holdsIn: isAbsent('cac:AdditionalDocumentReference', 'ram:AdditionalReferencedDocument'),
  },
  {
    id: 'BR-53',
    says: 'VAT is accounted for in no other currency (BT-6)',
    holdsIn: isAbsent('cbc:TaxCurrencyCode', 'ram:TaxCurrencyCode'),
  },
  {
    id: 'BR-54, BR-64, BR-65',
    says: 'No item has attributes or identifiers of other lists (BG-32, BT-157, BT-158)',
    holdsIn: isAbsent(
      'cac:AdditionalItemProperty',
      'cac:StandardItemIdentification',
      'cac:CommodityClassification',
      'ram:ApplicableProductCharacteristic',
      'ram:GlobalID',
      'ram:DesignatedProductClassification',
    ),
  },
  {
    id: 'BR-57, BR-DE-10, BR-DE-11',
    says: 'Nothing is delivered to a place (BG-15)',
    holdsIn: isAbsent('cac:DeliveryLocation', 'ram:ShipToTradeParty'),
  },
];
