/** The standard rate: BR-S-01 to BR-S-10 of EN 16931-1. Fees have no other category, and nothing is allowed or charged besides. */
import { countOf, isSaid, type Rule, sum } from './rule.ts';

const hasNone = (ubl: string, cii: string, ...elements: readonly string[]): boolean =>
  elements.every((element) => countOf(ubl, element) === 0 && countOf(cii, element) === 0);

export const vatRules: readonly Rule[] = [
  {
    id: 'BR-S-01',
    says: 'Where a line has the standard rate there is a group of VAT of it (BT-118)',
    holds: ({ lines, vat }) =>
      !lines.some(({ vatCategory }) => vatCategory === 'S') || vat.some(({ category }) => category === 'S'),
  },
  {
    id: 'BR-S-02',
    says: 'Where a line has the standard rate the seller has a USt-IdNr. or a tax number (BT-31, BT-32)',
    holds: ({ lines, seller }) =>
      !lines.some(({ vatCategory }) => vatCategory === 'S') || isSaid(seller.vatId) || isSaid(seller.taxNumber),
  },
  {
    id: 'BR-S-03, BR-S-06',
    says: 'An allowance on the document has a seller with a tax number and a rate above 0: there is none (BG-20)',
    holdsIn: ({ ubl, cii }) => !/<(?:cbc:ChargeIndicator|udt:Indicator)>false</.test(ubl + cii),
  },
  {
    id: 'BR-S-04, BR-S-07',
    says: 'A charge on the document has a seller with a tax number and a rate above 0: there is none (BG-21)',
    holdsIn: ({ ubl, cii }) => !/<(?:cbc:ChargeIndicator|udt:Indicator)>true</.test(ubl + cii),
  },
  {
    id: 'BR-S-05',
    says: 'A line of the standard rate has a rate above 0 (BT-152)',
    holds: ({ lines }) => lines.every(({ vatCategory, vatPercent }) => vatCategory !== 'S' || vatPercent > 0),
  },
  {
    id: 'BR-S-08',
    says: 'The taxable amount of a group is the sum of the lines of its category and rate (BT-116)',
    holds: ({ vat, lines }) =>
      vat.every(({ category, percent, basisCents }) => {
        const own = lines.filter((line) => line.vatCategory === category && line.vatPercent === percent);
        return basisCents === sum(own.map(({ netCents }) => netCents));
      }),
  },
  {
    id: 'BR-S-09',
    says: 'The tax of a group of the standard rate is its taxable amount by its rate (BT-117)',
    holds: ({ vat }) =>
      vat.every(
        ({ category, basisCents, percent, vatCents }) =>
          category !== 'S' || Math.abs(vatCents - (basisCents * percent) / 100) <= 0.5,
      ),
  },
  {
    id: 'BR-S-10',
    says: 'A group of the standard rate gives no reason to be exempt (BT-120, BT-121)',
    holdsIn: ({ ubl, cii }) =>
      hasNone(
        ubl,
        cii,
        'cbc:TaxExemptionReason',
        'cbc:TaxExemptionReasonCode',
        'ram:ExemptionReason',
        'ram:ExemptionReasonCode',
      ),
  },
];
