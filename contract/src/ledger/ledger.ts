/**
 * Accounts and kinds of posting (rules 4.2): which account each kind debits and credits.
 *
 * A posting is never edited. What has to be taken back is booked by the reversal of its kind, the same sides swapped.
 * Account names are the German ones of the books: they stand in the database and in the operator's lists.
 */
export const accounts = {
  reserved: 'PraemienVorgemerkt',
  open: 'PraemienOffen',
  expense: 'PraemienAufwand',
  liability: 'VerbindlichkeitPraemien',
  payoutOpen: 'AuszahlungOffen',
  voucherStock: 'GutscheinBestand',
  bank: 'Bank',
  income: 'PraemienErtrag',
  claims: 'ForderungPersonen',
  agencies: 'ForderungAgentur',
  revenue: 'Erloese',
  vat: 'Umsatzsteuer',
} as const;
export type AccountName = (typeof accounts)[keyof typeof accounts];

/** What the books can be about; a further kind needs a column of its own in the database (docs/decisions/021). */
export type SubjectKind = 'reward' | 'invoice' | 'statement';

/** What a posting is about: one reward, or what an agency is billed with. A transfer is about a reward. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** Some of one kind. */
export interface Subjects {
  kind: SubjectKind;
  ids: readonly number[];
}

interface Kind {
  debit: AccountName;
  credit: AccountName;
  /** How the kind is called in the books, and how an English page says it. */
  label: string;
  english: string;
}

export const postings = {
  reservation: { debit: accounts.reserved, credit: accounts.open, label: 'Vormerkung', english: 'Reservation' }, // L1
  provision: { debit: accounts.expense, credit: accounts.liability, label: 'Bereitstellung', english: 'Provision' }, // L2
  collection: { debit: accounts.liability, credit: accounts.payoutOpen, label: 'Abholung', english: 'Pickup' }, // L4, money
  voucher: { debit: accounts.liability, credit: accounts.voucherStock, label: 'Gutschein', english: 'Voucher' }, // L4, voucher
  payout: { debit: accounts.payoutOpen, credit: accounts.bank, label: 'Auszahlung', english: 'Payout' }, // L5
  expiry: { debit: accounts.liability, credit: accounts.income, label: 'Verfall', english: 'Expiry' }, // L6
  clawBack: { debit: accounts.claims, credit: accounts.expense, label: 'Rückforderung', english: 'Claim-back' }, // L7
  raise: { debit: accounts.expense, credit: accounts.liability, label: 'Differenz', english: 'Difference' }, // L11, a higher premium
  cut: { debit: accounts.liability, credit: accounts.expense, label: 'Differenz', english: 'Difference' }, // L11, a lower premium
  agencyFee: { debit: accounts.agencies, credit: accounts.revenue, label: 'Agenturgebühr', english: 'Agency fee' }, // L10
  agencyVat: { debit: accounts.agencies, credit: accounts.vat, label: 'Umsatzsteuer', english: 'VAT' }, // L10, on the fee
  agencyRewards: {
    debit: accounts.agencies,
    credit: accounts.expense,
    label: 'Prämien für Agentur',
    english: 'Agency rewards',
  }, // L10, laid out
} as const satisfies Record<string, Kind>;
export type PostingName = keyof typeof postings;

/** A kind of posting as a row names it: one of the table, or its reversal (L3, L4, L5 and L10 taken back). */
export type PostingKind = PostingName | `${PostingName}-reversal`;

/** Debit, credit and label of a kind; a reversal has the sides swapped. */
export function sides(kind: PostingKind): Pick<Kind, 'debit' | 'credit' | 'label'> {
  const name = kind.replace(/-reversal$/, '') as PostingName;
  const { debit, credit, label } = postings[name];
  return name === kind ? { debit, credit, label } : { debit: credit, credit: debit, label: `Storno ${label}` };
}
