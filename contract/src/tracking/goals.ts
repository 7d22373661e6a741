/**
 * Goals (K-10): what people do that is worth counting, by name, with the number that a tracker knows it by. An installation may give
 * them other numbers (TRACKING_GOALS); what the program counts itself keeps these.
 */
export const goals = {
  created: 1,
  shareShown: 2,
  copyLink: 3,
  emailClient: 4,
  gmail: 5,
  outlook: 6,
  yahoo: 7,
  whatsapp: 8,
  facebook: 9,
  twitter: 10,
  xing: 11,
  linkedIn: 12,
  shopEntry: 13,
  consentDeclined: 14,
  availabilityCheck: 15,
  productTile: 16,
  premiumChosen: 17,
  premiumRedeemed: 18,
  contact: 19,
  faq: 20,
  instagram: 21,
  registration: 22,
  login: 23,
  recipientData: 24,
  agreement: 25,
  newsletter: 26,
  invitation: 27,
} as const;
export type Goal = keyof typeof goals;
export type GoalNumbers = Readonly<Record<Goal, number>>;

export const isGoal = (name: string): name is Goal => Object.hasOwn(goals, name);

/** The name of a goal by its number. */
export const goalOf = (number: number, numbers: GoalNumbers = goals): Goal | undefined =>
  (Object.keys(numbers) as Goal[]).find((name) => numbers[name] === number);
