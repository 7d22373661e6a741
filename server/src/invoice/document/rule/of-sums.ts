/** What has to fit together: the BR-CO and BR-DEC rules of EN 16931-1 that apply. */
import { countOf, isSaid, type Rule, sum } from './rule.ts';

/** BT-117 is worked out of BT-116 by the rate, rounded to whole cents, half a cent away from 0. */
const isTaxOf = (basisCents: number, percent: number, vatCents: number): boolean =>
  vatCents === Math.sign(basisCents) * Math.floor((Math.abs(basisCents) * percent + 50) / 100) ||
  (basisCents === 0 && vatCents === 0);

/** An amount in a file has two decimals, a price too, and no other currency beside it. */
const amounts = /<(?:cbc:\w*Amount|ram:\w*Amount)(?:\s[^>]*)?>([^<]*)</g;
const hasTwoDecimals = (xml: string): boolean =>
  [...xml.matchAll(amounts)].every(([, value = '']) => /^-?\d+\.\d{2}$/.test(value));

export const sumRules: readonly Rule[] = [
  {
    id: 'BR-CO-03',
    says: 'The day VAT counts from (BT-7) and its code (BT-8) are not both there',
    holdsIn: ({ ubl, cii }) =>
      (countOf(ubl, 'cbc:TaxPointDate') === 0 || countOf(ubl, 'cbc:DescriptionCode') === 0) &&
      (countOf(cii, 'ram:TaxPointDate') === 0 || countOf(cii, 'ram:DueDateTypeCode') === 0),
  },
  {
    id: 'BR-CO-04',
    says: 'Each line has a category of VAT (BT-151)',
    holds: ({ lines }) => lines.every(({ vatCategory }) => isSaid(vatCategory)),
  },
  {
    id: 'BR-CO-09',
    says: 'A USt-IdNr. begins with its country (BT-31, BT-48)',
    holds: ({ seller, buyer }) => [seller.vatId, buyer.vatId].every((id) => id === null || /^[A-Z]{2}/.test(id)),
  },
  {
    id: 'BR-CO-10',
    says: 'The sum of the lines is the sum of their net amounts (BT-106)',
    holds: ({ totals, lines }) => totals.linesCents === sum(lines.map(({ netCents }) => netCents)),
  },
  {
    id: 'BR-CO-13',
    says: 'The sum without VAT is the sum of the lines, as nothing is allowed or charged besides (BT-109)',
    holds: ({ totals }) => totals.netCents === totals.linesCents,
  },
  {
    id: 'BR-CO-14',
    says: 'The VAT is the sum of its groups (BT-110)',
    holds: ({ totals, vat }) => totals.vatCents === sum(vat.map(({ vatCents }) => vatCents)),
  },
  {
    id: 'BR-CO-15',
    says: 'The sum with VAT is the sum without and the VAT (BT-112)',
    holds: ({ totals }) => totals.grossCents === totals.netCents + totals.vatCents,
  },
  {
    id: 'BR-CO-16',
    says: 'The amount due is the sum with VAT, as nothing was paid before (BT-115)',
    holds: ({ totals }) => totals.payableCents === totals.grossCents,
  },
  {
    id: 'BR-CO-17',
    says: 'The tax of a group is its taxable amount by its rate, rounded to two decimals (BT-117)',
    holds: ({ vat }) => vat.every(({ basisCents, percent, vatCents }) => isTaxOf(basisCents, percent, vatCents)),
  },
  { id: 'BR-CO-18', says: 'There is a group of VAT at least (BG-23)', holds: ({ vat }) => vat.length > 0 },
  {
    id: 'BR-CO-19',
    says: 'A period has a first or a last day (BG-14)',
    holds: ({ period }) => isSaid(period.from) || isSaid(period.to),
  },
  {
    id: 'BR-CO-25',
    says: 'Where something is due there is a day it is due on, or terms (BT-9, BT-20)',
    holds: ({ totals, dueOn, paymentTerms }) => !(totals.payableCents > 0) || isSaid(dueOn) || isSaid(paymentTerms),
  },
  {
    id: 'BR-CO-26',
    says: 'The seller can be identified: by an identifier, a register or a USt-IdNr. (BT-29, BT-30, BT-31)',
    holds: ({ seller }) => [seller.id, seller.register, seller.vatId].some(isSaid),
  },
  {
    id: 'BR-DEC-01 to BR-DEC-28',
    says: 'No amount has more than two decimals',
    holdsIn: ({ ubl, cii }) => hasTwoDecimals(ubl) && hasTwoDecimals(cii),
  },
];
