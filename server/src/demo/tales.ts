/**
 * Who recommended what to whom in the demo, and how far it came: every state that a personal area and a desk can show.
 * Days are counted back from the first start; what has no day has not happened. All people are invented.
 */

/** What happens to a recommendation, in this order. */
export const steps = [
  'recommended',
  'came',
  'withdrawn',
  'agreed',
  'gaveBank',
  'ordered',
  'rejected',
  'confirmed',
  'cancelled',
  'released',
  'collected',
  'returned',
  'collectedAgain',
  'claimed',
] as const;
export type Step = (typeof steps)[number];

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Tale {
  by: Person & { iban: string };
  /** Of whoever recommended, once the first one sent the money back. */
  newIban?: string;
  to: Person & { salutation: 'mr' | 'ms' };
  product: number;
  /** Wanted with it. */
  device?: number;
  /** Of the recommender. */
  share: 0 | 50 | 100;
  /** What the contact gives for an own share. */
  contactIban?: string;
  /** Taken instead of money. */
  voucher?: boolean;
  /** What recommender and contact acted with, where it leaves a trace. */
  browser?: string;
  /** Who opened the link: how many days ago, by which channel, how many people. */
  visits?: readonly (readonly [daysAgo: number, channel: string | null, people: number])[];
  /** How many days ago. */
  days: Partial<Record<Step, number>> & { recommended: number };
}

const named = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
});
const mr = (firstName: string, lastName: string): Tale['to'] => ({ ...named(firstName, lastName), salutation: 'mr' });
const ms = (firstName: string, lastName: string): Tale['to'] => ({ ...named(firstName, lastName), salutation: 'ms' });

/** Has a password, and signs in as the banner says. */
export const anna = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  iban: 'DE02100500000054540402',
} as const;
/** Recommends without ever having set a password. */
const lukas = { ...named('Lukas', 'Hartmann'), iban: 'DE02300209000106531065' };

/** Recommends to somebody of his own name, who takes it up at once: his reward is held until a person has decided. */
const tom = { ...named('Tom', 'Schnell'), iban: 'DE75512108001245126199' };

export const tales: readonly Tale[] = [
  // Expired: nobody came.
  { by: anna, to: mr('Oskar', 'Thelen'), product: 301, share: 100, days: { recommended: 200 } },
  // Paid.
  {
    by: anna,
    to: mr('Bernd', 'Kessler'),
    product: 101,
    share: 100,
    days: { recommended: 120, came: 119, agreed: 118, ordered: 115, confirmed: 113, released: 100, collected: 99 },
  },
  // The contract was revoked.
  {
    by: anna,
    to: ms('Cornelia', 'Voigt'),
    product: 302,
    device: 9101,
    share: 100,
    days: { recommended: 84, came: 83, agreed: 82, ordered: 80, confirmed: 79, cancelled: 72 },
  },
  // Collected, and with the bank.
  {
    by: anna,
    to: mr('Emil', 'Brandt'),
    product: 122,
    share: 100,
    days: { recommended: 60, came: 58, agreed: 57, ordered: 55, confirmed: 53, released: 36, collected: 9 },
  },
  // Collected, and in the draft of a run.
  {
    by: lukas,
    to: ms('Mira', 'Sander'),
    product: 101,
    share: 100,
    days: { recommended: 48, came: 47, agreed: 47, ordered: 44, confirmed: 42, released: 27, collected: 5 },
  },
  // Ready to be collected by both.
  {
    by: anna,
    to: ms('Dilara', 'Aydin'),
    product: 102,
    share: 50,
    days: { recommended: 40, came: 39, agreed: 38, ordered: 35, confirmed: 34, released: 18 },
  },
  // Held, with a case at the desk.
  {
    by: tom,
    to: { ...mr('Tom', 'Schnell'), email: 'tom.schnell2@example.org' },
    product: 101,
    share: 100,
    browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/148.0',
    days: { recommended: 34, came: 34, agreed: 34, ordered: 31, confirmed: 30, released: 12 },
  },
  // A person may release the order today.
  {
    by: anna,
    to: mr('Hannes', 'Kühn'),
    product: 171,
    share: 100,
    days: { recommended: 24, came: 23, agreed: 23, ordered: 20, confirmed: 19 },
  },
  // A person has to confirm the order.
  {
    by: lukas,
    to: mr('Jonas', 'Reuter'),
    product: 303,
    share: 50,
    days: { recommended: 14, came: 13, agreed: 13, ordered: 6 },
  },
  // The claim period runs.
  {
    by: anna,
    to: ms('Greta', 'Olsson'),
    product: 121,
    share: 50,
    visits: [
      [12, 'qr', 1],
      [11, 'wa', 2],
      [11, 'fb', 5],
      [10, 'fb', 3],
      [9, 'fb', 1],
      [7, 'ml', 1],
    ],
    days: { recommended: 12, came: 11, agreed: 10, ordered: 5, confirmed: 3 },
  },
  // Accepted, no order yet; the contact says he has signed, and a claim waits at the desk.
  {
    by: anna,
    to: mr('Finn', 'Petersen'),
    product: 162,
    share: 100,
    visits: [
      [9, 'wa', 4],
      [9, 'ml', 1],
      [8, 'wa', 2],
      [8, 'qr', 1],
      [6, 'wa', 1],
      [5, null, 1],
    ],
    days: { recommended: 9, came: 6, agreed: 6, claimed: 1 },
  },
  // Came, and has not confirmed the mail.
  {
    by: anna,
    to: ms('Ida', 'Lorenz'),
    product: 101,
    share: 50,
    visits: [
      [5, 'ml', 1],
      [4, 'ml', 1],
    ],
    days: { recommended: 5, came: 4 },
  },
  // Nobody has come yet, but some have looked.
  {
    by: anna,
    to: mr('Paul', 'Winter'),
    product: 152,
    share: 100,
    visits: [
      [2, 'wa', 3],
      [1, 'wa', 1],
      [1, 'sh', 1],
    ],
    days: { recommended: 2 },
  },
];

export interface Run {
  made: number;
  exported?: number;
  confirmed?: number;
}

/** When money leaves: the first run is paid, the second is with the bank, the third is a draft. */
export const runs: readonly Run[] = [{ made: 94, exported: 94, confirmed: 93 }, { made: 3, exported: 3 }, { made: 1 }];

/** A night in which what nobody used has expired, whatever the hour and the season of the first start. */
export const expiredDaysAgo = 18;
export const startDaysAgo = 210;
