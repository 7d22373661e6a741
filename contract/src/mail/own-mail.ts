/** Mails in a mandant's own words (rules 5.1). */

/**
 * Their button brings money, a password or the own data, and what they say decides who presses it: they go live by another
 * person's press than whoever wrote them.
 */
export const anotherPersonMails: readonly string[] = [
  'M01',
  'M02',
  'M05',
  'M10',
  'M11',
  'M13',
  'M15',
  'M17',
  'M18',
  'M24',
  'M36',
];

/** Most characters of each. */
export const ownMailMax = { subject: 150, text: 20_000, html: 20_000 } as const;
