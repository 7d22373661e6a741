/**
 * What the books write in German by themselves: kinds of posting (contract, `reward/ledger.ts`) and reasons that nobody
 * typed. An English page says them in English; what a person wrote stays as it is.
 */
const kinds: Readonly<Record<string, string>> = {
  Vormerkung: 'Reservation',
  Bereitstellung: 'Provision',
  Abholung: 'Pickup',
  Gutschein: 'Voucher',
  Auszahlung: 'Payout',
  Verfall: 'Expiry',
  Rückforderung: 'Claim-back',
  Differenz: 'Difference',
};

const reasons: Readonly<Record<string, string>> = {
  'Empfehlung abgelaufen': 'Recommendation expired',
  'Empfehlung storniert': 'Recommendation cancelled',
  Mehrfachauftrag: 'Duplicate order',
  Selbstempfehlung: 'Self-recommendation',
  'Daten gelöscht': 'Data deleted',
  'Konto gelöscht': 'Account deleted',
  'Das war ich nicht': 'That was not me',
  'Auf eigenen Wunsch': 'At the person’s own wish',
  Probelauf: 'Dry run',
};

/** A reversal is called `Storno` and what it takes back. */
export function bookKind(label: string, locale: string): string {
  if (locale !== 'en') return label;
  const [, reversed] = /^Storno (.+)$/.exec(label) ?? [];
  return reversed === undefined ? (kinds[label] ?? label) : `Reversal: ${kinds[reversed] ?? reversed}`;
}

export const bookReason = (reason: string, locale: string): string =>
  locale === 'en' ? (reasons[reason] ?? reason) : reason;
