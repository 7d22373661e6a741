/** What XRechnung 3.0 asks for besides: BR-DE of KoSIT, and the rules of PEPPOL it has taken in. */
import { isIban } from '@weitersagen/contract/bank-account/iban';
import { typeCodes } from '@weitersagen/contract/invoice/status';
import { isSaid, type Rule } from './rule.ts';

const xrechnungId = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
/** Of BR-DE-17, as far as we write them. */
const known = new Set<string>(['326', '380', '384', '389', '381', '875', '876', '877']);

export const germanRules: readonly Rule[] = [
  {
    id: 'BR-DE-1',
    says: 'There is how to pay (BG-16)',
    holdsIn: ({ ubl, cii }) =>
      ubl.includes('<cac:PaymentMeans>') && cii.includes('<ram:SpecifiedTradeSettlementPaymentMeans>'),
  },
  {
    id: 'BR-DE-2',
    says: 'The seller has somebody to ask (BG-6)',
    holds: ({ seller: { contact } }) => [contact.name, contact.phone, contact.email].some(isSaid),
  },
  { id: 'BR-DE-3', says: 'The seller has a city (BT-37)', holds: ({ seller }) => isSaid(seller.city) },
  { id: 'BR-DE-4', says: 'The seller has a postcode (BT-38)', holds: ({ seller }) => isSaid(seller.postcode) },
  { id: 'BR-DE-5', says: 'Whom to ask has a name (BT-41)', holds: ({ seller }) => isSaid(seller.contact.name) },
  { id: 'BR-DE-6', says: 'Whom to ask has a telephone (BT-42)', holds: ({ seller }) => isSaid(seller.contact.phone) },
  {
    id: 'BR-DE-7',
    says: 'Whom to ask has an e-mail address (BT-43)',
    holds: ({ seller }) => isSaid(seller.contact.email),
  },
  { id: 'BR-DE-8', says: 'The buyer has a city (BT-52)', holds: ({ buyer }) => isSaid(buyer.city) },
  { id: 'BR-DE-9', says: 'The buyer has a postcode (BT-53)', holds: ({ buyer }) => isSaid(buyer.postcode) },
  {
    id: 'BR-DE-14',
    says: 'Each group of VAT has a rate (BT-119)',
    holdsIn: ({ ubl, cii }) =>
      /<cac:TaxCategory>\s*<cbc:ID>\w+<\/cbc:ID>\s*<cbc:Percent>[\d.]+</.test(ubl) &&
      /<ram:RateApplicablePercent>[\d.]+</.test(cii),
  },
  {
    id: 'BR-DE-15',
    says: 'The buyer has its reference (BT-10)',
    holds: ({ buyerReference }) => isSaid(buyerReference),
  },
  {
    id: 'BR-DE-16',
    says: 'With category S the seller has a USt-IdNr. or a tax number (BT-31, BT-32)',
    holds: ({ lines, seller }) =>
      lines.every(({ vatCategory }) => vatCategory !== 'S') || isSaid(seller.vatId) || isSaid(seller.taxNumber),
  },
  {
    id: 'BR-DE-17',
    says: 'The type code is one that XRechnung takes (BT-3)',
    holds: ({ kind }) => known.has(typeCodes[kind] ?? ''),
  },
  {
    id: 'BR-DE-18',
    says: 'Terms have no line that begins like a discount and is none (BT-20)',
    holds: ({ paymentTerms }) => !paymentTerms.split(/\r?\n/).some((line) => line.trim().startsWith('#')),
  },
  {
    id: 'BR-DE-19',
    says: 'The account of a SEPA transfer is an IBAN (BT-84)',
    holds: ({ payment }) => payment.meansCode !== '58' || isIban(payment.iban),
  },
  {
    id: 'BR-DE-21',
    says: 'The specification is the one of XRechnung (BT-24)',
    holdsIn: ({ ubl }) => ubl.includes(`<cbc:CustomizationID>${xrechnungId}</cbc:CustomizationID>`),
  },
  {
    id: 'BR-DE-23-a',
    says: 'A transfer has an account (BG-17)',
    holdsIn: ({ ubl, cii }) =>
      !/<cbc:PaymentMeansCode>(?:30|58)</.test(ubl) ||
      (ubl.includes('<cac:PayeeFinancialAccount>') && cii.includes('<ram:PayeePartyCreditorFinancialAccount>')),
  },
  {
    id: 'BR-DE-23-b',
    says: 'A transfer has neither card nor direct debit (BG-18, BG-19)',
    holdsIn: ({ ubl, cii }) =>
      !/<cac:(?:CardAccount|PaymentMandate)>/.test(ubl) &&
      !/<ram:(?:ApplicableTradeSettlementFinancialCard|PayerPartyDebtorFinancialAccount|DirectDebitMandateID)>/.test(
        cii,
      ),
  },
  {
    id: 'BR-DE-26',
    says: 'A corrected invoice names the one it corrects (BG-3)',
    holds: ({ kind, preceding }) => kind !== 'correctedInvoice' || preceding.length > 0,
  },
  {
    id: 'BR-DE-27',
    says: 'A telephone has three digits at least (BT-42)',
    holds: ({ seller }) => !isSaid(seller.contact.phone) || /\d.*\d.*\d/.test(seller.contact.phone),
  },
  {
    id: 'BR-DE-28',
    says: 'An e-mail address has one @ with something before it and a domain behind (BT-43)',
    holds: ({ seller: { contact } }) =>
      !isSaid(contact.email) || /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/.test(contact.email),
  },
  {
    id: 'BR-DE-TMP-32',
    says: 'There is when it was done: a day or a period (BT-72, BG-14)',
    holdsIn: ({ ubl, cii }) =>
      /<cac:InvoicePeriod>|<cbc:ActualDeliveryDate>/.test(ubl) &&
      /<ram:BillingSpecifiedPeriod>|<ram:ActualDeliverySupplyChainEvent>/.test(cii),
  },
  {
    id: 'PEPPOL-EN16931-R001',
    says: 'There is a business process (BT-23)',
    holdsIn: ({ ubl }) => /<cbc:ProfileID>[^<]+</.test(ubl),
  },
  {
    id: 'PEPPOL-EN16931-R008',
    says: 'No element is empty',
    holdsIn: ({ ubl, cii }) => !/<([\w:]+)(?:\s[^>]*)?(?:\/>|>\s*<\/\1>)/.test(ubl + cii),
  },
  {
    id: 'PEPPOL-EN16931-R010',
    says: 'The buyer has an electronic address (BT-49)',
    holds: ({ buyer }) => isSaid(buyer.electronicAddress.address),
  },
  {
    id: 'PEPPOL-EN16931-R020',
    says: 'The seller has an electronic address (BT-34)',
    holds: ({ seller }) => isSaid(seller.electronicAddress.address),
  },
];
