/** What has to be in a document: BR-01 to BR-65 of EN 16931-1, of which those apply that are about something we write. */
import { countOf, isAmount, isDay, isSaid, type Rule } from './rule.ts';

const hasAddress = ({ street, postcode, city }: { street: string; postcode: string; city: string }): boolean =>
  [street, postcode, city].some(isSaid);

export const contentRules: readonly Rule[] = [
  {
    id: 'BR-01',
    says: 'An invoice has a specification identifier (BT-24)',
    holdsIn: ({ ubl, cii }) =>
      /<cbc:CustomizationID>[^<]+</.test(ubl) &&
      /<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>urn:cen\.eu:en16931:2017</.test(cii),
  },
  { id: 'BR-02', says: 'An invoice has a number (BT-1)', holds: ({ number }) => isSaid(number) },
  { id: 'BR-03', says: 'An invoice has a day of issue (BT-2)', holds: ({ issuedOn }) => isDay(issuedOn) },
  {
    id: 'BR-04',
    says: 'An invoice has a type code (BT-3)',
    holdsIn: ({ ubl, cii }) =>
      /<cbc:(?:Invoice|CreditNote)TypeCode>\d{3}</.test(ubl) && /<ram:TypeCode>\d{3}</.test(cii),
  },
  { id: 'BR-05', says: 'An invoice has a currency (BT-5)', holds: ({ currency }) => /^[A-Z]{3}$/.test(currency) },
  { id: 'BR-06', says: 'The seller has a name (BT-27)', holds: ({ seller }) => isSaid(seller.name) },
  { id: 'BR-07', says: 'The buyer has a name (BT-44)', holds: ({ buyer }) => isSaid(buyer.name) },
  { id: 'BR-08', says: 'The seller has an address (BG-5)', holds: ({ seller }) => hasAddress(seller) },
  { id: 'BR-09', says: 'The seller has a country (BT-40)', holds: ({ seller }) => /^[A-Z]{2}$/.test(seller.country) },
  { id: 'BR-10', says: 'The buyer has an address (BG-8)', holds: ({ buyer }) => hasAddress(buyer) },
  { id: 'BR-11', says: 'The buyer has a country (BT-55)', holds: ({ buyer }) => /^[A-Z]{2}$/.test(buyer.country) },
  { id: 'BR-12', says: 'The lines have a sum (BT-106)', holds: ({ totals }) => isAmount(totals.linesCents) },
  { id: 'BR-13', says: 'There is a sum without VAT (BT-109)', holds: ({ totals }) => isAmount(totals.netCents) },
  { id: 'BR-14', says: 'There is a sum with VAT (BT-112)', holds: ({ totals }) => isAmount(totals.grossCents) },
  { id: 'BR-15', says: 'There is an amount due (BT-115)', holds: ({ totals }) => isAmount(totals.payableCents) },
  { id: 'BR-16', says: 'There is a line at least (BG-25)', holds: ({ lines }) => lines.length > 0 },
  {
    id: 'BR-21',
    says: 'Each line has an identifier (BT-126)',
    holds: ({ lines }) => lines.every(({ id }) => isSaid(id)),
  },
  {
    id: 'BR-22',
    says: 'Each line has a quantity (BT-129)',
    holds: ({ lines }) => lines.every(({ quantity }) => Number.isInteger(quantity)),
  },
  {
    id: 'BR-23',
    says: 'Each quantity has a unit (BT-130)',
    holds: ({ lines }) => lines.every(({ unitCode }) => isSaid(unitCode)),
  },
  {
    id: 'BR-24',
    says: 'Each line has a net amount (BT-131)',
    holds: ({ lines }) => lines.every(({ netCents }) => isAmount(netCents)),
  },
  { id: 'BR-25', says: 'Each item has a name (BT-153)', holds: ({ lines }) => lines.every(({ name }) => isSaid(name)) },
  {
    id: 'BR-26',
    says: 'Each item has a net price (BT-146)',
    holds: ({ lines }) => lines.every(({ priceCents }) => isAmount(priceCents)),
  },
  {
    id: 'BR-27',
    says: 'No price is below 0 (BT-146)',
    holds: ({ lines }) => !lines.some(({ priceCents }) => priceCents < 0),
  },
  {
    id: 'BR-29',
    says: 'The period does not end before it begins (BG-14)',
    holds: ({ period }) => period.from <= period.to,
  },
  {
    id: 'BR-45',
    says: 'Each group of VAT has a taxable amount (BT-116)',
    holds: ({ vat }) => vat.every(({ basisCents }) => isAmount(basisCents)),
  },
  {
    id: 'BR-46',
    says: 'Each group of VAT has an amount of tax (BT-117)',
    holds: ({ vat }) => vat.every(({ vatCents }) => isAmount(vatCents)),
  },
  {
    id: 'BR-47',
    says: 'Each group of VAT has a category (BT-118)',
    holds: ({ vat }) => vat.every(({ category }) => isSaid(category)),
  },
  {
    id: 'BR-48',
    says: 'Each group of VAT has a rate (BT-119)',
    holds: ({ vat }) => vat.every(({ percent }) => Number.isFinite(percent)),
  },
  { id: 'BR-49', says: 'The payment has a means (BT-81)', holds: ({ payment }) => isSaid(payment.meansCode) },
  {
    id: 'BR-50',
    says: 'A credit transfer names an account (BT-84)',
    holdsIn: ({ ubl, cii }) =>
      /<cac:PayeeFinancialAccount>\s*<cbc:ID>[^<]+</.test(ubl) && /<ram:IBANID>[^<]+</.test(cii),
  },
  {
    id: 'BR-55',
    says: 'Each preceding invoice is named by its number (BT-25)',
    holds: ({ preceding }) => preceding.every(({ number }) => isSaid(number)),
    holdsIn: ({ ubl, cii }, { preceding }) =>
      countOf(ubl, 'cac:InvoiceDocumentReference') === preceding.length &&
      countOf(cii, 'ram:InvoiceReferencedDocument') === preceding.length,
  },
  {
    id: 'BR-61',
    says: 'A SEPA transfer has an account (BT-84)',
    holds: ({ payment }) => !['30', '58'].includes(payment.meansCode) || isSaid(payment.iban),
  },
  {
    id: 'BR-62',
    says: 'The electronic address of the seller has a scheme (BT-34)',
    holds: ({ seller }) => isSaid(seller.electronicAddress.scheme),
  },
  {
    id: 'BR-63',
    says: 'The electronic address of the buyer has a scheme (BT-49)',
    holds: ({ buyer }) => isSaid(buyer.electronicAddress.scheme),
  },
];
