/**
 * What signs of abuse weigh (rules 3.14): facts in, signals and points out. Whoever is above the threshold is looked at by a
 * person; nothing is refused or taken by a score. No sign of families and offices (network, browser, surname, telephone,
 * address) reaches it alone, nor do they together.
 */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** Each kind of sign once; the order is that of lists. */
export const signalRule = labels({
  sameName: 'GleicherName',
  similarMailbox: 'AehnlichesPostfach',
  sameDevice: 'GleichesGeraet',
  household: 'GleicherHaushalt',
  samePerson: 'GleichePerson',
  sharedPhone: 'GeteiltesTelefon',
  serialMailbox: 'SerienPostfach',
  deviceSeries: 'SerieVomGeraet',
  networkBurst: 'SchubAusNetz',
  disposableEmail: 'WegwerfAdresse',
  velocity: 'Haeufung',
  manyByLink: 'VieleUeberLink',
  clickStuffing: 'KlickFlut',
  couponSite: 'GutscheinSeite',
  orderAndCancel: 'BestelltUndStorniert',
  takeover: 'KontoUebernahme',
  sameIban: 'GleicheIban',
  sharedIban: 'GeteilteIban',
  limit: 'Grenze',
});
export type SignalRule = Value<typeof signalRule>;

/** Points of a sign at its strongest; a mandant may set others (SignalGewichte). */
export const defaultWeights = {
  sameName: 40,
  similarMailbox: 25,
  sameDevice: 15,
  household: 5,
  samePerson: 40,
  sharedPhone: 30,
  serialMailbox: 40,
  deviceSeries: 60,
  networkBurst: 10,
  disposableEmail: 50,
  velocity: 60,
  manyByLink: 50,
  clickStuffing: 50,
  couponSite: 50,
  orderAndCancel: 60,
  takeover: 50,
  sameIban: 50,
  sharedIban: 25,
  limit: 50,
} as const satisfies Record<SignalRule, number>;
type Weights = Readonly<Record<SignalRule, number>>;

export const defaultThreshold = 50;
/** How long a sign and what it is made of are kept, in days. */
export const signalDays = 180;

/** About one person alone, so that the own data may tell it. */
export const ownRules: readonly SignalRule[] = ['disposableEmail', 'velocity', 'orderAndCancel', 'takeover', 'limit'];

/** About two people: what was released once never holds these two again. */
const pairRules: readonly SignalRule[] = ['sameName', 'similarMailbox', 'sameDevice', 'household', 'sameIban'];
export const isOfPair = (rule: SignalRule): boolean => pairRules.includes(rule);

/** How many rewards, and how many cents, of one recommender became ready in a day, a month, a year, the one that is weighed among them. */
interface Use {
  count: number;
  cents: number;
}
interface Limit {
  count: number;
  cents: number;
}
const periods = ['day', 'month', 'year'] as const;
type Period = (typeof periods)[number];
type Uses = Readonly<Record<Period, Use>>;
type Limits = Readonly<Record<Period, Limit>>;

/** What is known around one recommendation and its reward, each as a number or a yes; nothing of it names anybody. */
export interface Facts {
  /** Recommender and recipient. */
  sameName: boolean;
  sameSurname: boolean;
  similarMailbox: boolean;
  sameNetwork: boolean;
  /** Of the recommender, known as a recipient elsewhere. */
  samePhone: boolean;
  sameAddress: boolean;
  /** Network and browser. */
  sameDevice: boolean;
  /** Other mailboxes with the recipient's telephone: under the same name, under another surname. */
  phoneSameName: number;
  phoneOtherName: number;
  /** Recipients of the recommender whose mailboxes differ by digits and signs only, this one among them. */
  serialMailboxes: number;
  /** Recipients of the recommender from one device: within ten minutes and an hour of this one; and their surnames, ever. */
  deviceTenMinutes: number;
  deviceHour: number;
  deviceSurnames: number;
  /** Recipients from the network within a day, of whomever. */
  networkDay: number;
  disposable: boolean;
  /** Recommendations of the recommender in the hour and day of this one, and acceptances in its day and the 30 days before. */
  recommendedHour: number;
  recommendedDay: number;
  acceptedDay: number;
  acceptedMonth: number;
  /** Recipients through this link in 30 days. */
  byLink: number;
  /** Of the day with the most: visits of the same people again, and of robots; and how many people came. */
  repeats: number;
  people: number;
  couponSite: boolean;
  /** Other contracts of the recommender's recommendations, and how many of them were cancelled. */
  orders: number;
  cancelled: number;
  /** Contracts of the recipient that were cancelled. */
  recipientCancelled: number;
  /** An IBAN took the place of another of the person, lately; from where the person never was before. */
  ibanReplaced: boolean;
  ibanFromElsewhere: boolean;
  /** The other side of the recommendation gave it, too; other people did. */
  ibanOfOtherSide: boolean;
  ibanOthers: number;
  uses: Uses;
}

export interface Signal {
  rule: SignalRule;
  points: number;
  /** What was counted; 1 of a yes. A released sign of a person holds again from twice as much. */
  measure: number;
}

type Steps = readonly (readonly [from: number, percent: number])[];

/** The highest step that is reached. */
const strength = (measure: number, steps: Steps): number =>
  steps.reduce((most, [from, percent]) => (measure >= from && percent > most ? percent : most), 0);

interface Sign {
  measure: number;
  percent: number;
}
const yes = (is: boolean, percent = 100): Sign => ({ measure: 1, percent: is ? percent : 0 });
const count = (measure: number, ...steps: Steps): Sign => ({ measure, percent: strength(measure, steps) });
/** The strongest of several ways to see the same. */
const either = (...signs: readonly Sign[]): Sign =>
  signs.reduce((most, sign) => (sign.percent > most.percent ? sign : most), { measure: 0, percent: 0 });

const signs: Readonly<Record<SignalRule, (facts: Facts, limits: Limits) => Sign>> = {
  sameName: ({ sameName }) => yes(sameName),
  similarMailbox: ({ similarMailbox }) => yes(similarMailbox),
  sameDevice: ({ sameDevice }) => yes(sameDevice),
  household: ({ sameSurname, sameNetwork, samePhone, sameAddress }) =>
    yes(samePhone || sameAddress || (sameSurname && sameNetwork)),
  samePerson: ({ phoneSameName }) => count(phoneSameName, [1, 100]),
  sharedPhone: ({ phoneOtherName }) => count(phoneOtherName, [1, 50], [2, 100]),
  serialMailbox: ({ serialMailboxes }) => count(serialMailboxes, [2, 50], [3, 100]),
  deviceSeries: ({ deviceTenMinutes, deviceHour, deviceSurnames }) =>
    either(
      count(deviceTenMinutes, [3, 75], [4, 100]),
      count(deviceHour, [3, 50], [4, 75], [5, 100]),
      count(deviceSurnames, [3, 25], [5, 40]),
    ),
  networkBurst: ({ networkDay }) => count(networkDay, [6, 50], [10, 100]),
  disposableEmail: ({ disposable }) => yes(disposable),
  velocity: ({ recommendedHour, recommendedDay, acceptedDay, acceptedMonth }) =>
    either(
      count(recommendedHour, [8, 50], [12, 85], [20, 100]),
      count(recommendedDay, [10, 50], [15, 85], [25, 100]),
      count(acceptedDay, [6, 50], [8, 85], [12, 100]),
      count(acceptedMonth, [20, 50], [40, 100]),
    ),
  manyByLink: ({ byLink }) => count(byLink, [8, 50], [15, 100]),
  // A link that many open is opened twice by some of them.
  clickStuffing: ({ repeats, people }) => count(repeats > people * 3 ? repeats : 0, [15, 50], [30, 100]),
  couponSite: ({ couponSite }) => yes(couponSite),
  orderAndCancel: ({ orders, cancelled, recipientCancelled }) =>
    either(
      cancelled >= 2 && cancelled * 5 >= orders * 2 ? count(cancelled, [2, 85], [3, 100]) : count(cancelled, [1, 25]),
      count(recipientCancelled, [1, 50], [2, 100]),
    ),
  takeover: ({ ibanReplaced, ibanFromElsewhere }) => yes(ibanReplaced, ibanFromElsewhere ? 100 : 40),
  sameIban: ({ ibanOfOtherSide }) => yes(ibanOfOtherSide),
  sharedIban: ({ ibanOthers }) => count(ibanOthers, [1, 100]),
  limit: ({ uses }, limits) => yes(isAbove(uses, limits)),
};

const isAbove = (uses: Uses, limits: Limits): boolean =>
  periods.some((period) => uses[period].count > limits[period].count || uses[period].cents > limits[period].cents);

/** Every sign that is there, in the order of the rules. */
export function signalsOf(facts: Facts, { weights, limits }: { weights: Weights; limits: Limits }): Signal[] {
  return (Object.keys(signs) as SignalRule[]).flatMap((rule) => {
    const { measure, percent } = signs[rule](facts, limits);
    const points = Math.round((weights[rule] * percent) / 100);
    return points > 0 ? [{ rule, points, measure }] : [];
  });
}

/** What a person has decided to be right once, of these people. */
export interface Clearance {
  rule: SignalRule;
  measure: number;
}

/** Without what was released before: of a pair for good, of a person until it is twice as strong. */
export const notCleared = (signals: readonly Signal[], cleared: readonly Clearance[]): Signal[] =>
  signals.filter(
    ({ rule, measure }) =>
      !cleared.some((known) => known.rule === rule && (isOfPair(rule) || measure < known.measure * 2)),
  );

/** One IBAN of both sides holds by itself (GleicheIban); in a case it is told, and adds nothing. */
export const scoreOf = (signals: readonly Pick<Signal, 'rule' | 'points'>[]): number =>
  signals.reduce((sum, { rule, points }) => (rule === 'sameIban' ? sum : sum + points), 0);
