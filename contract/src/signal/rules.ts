/**
 * What signs of abuse weigh (rules 3.14): facts in, signals and points out. Whoever is above the threshold is looked at by a
 * person; nothing is refused or taken by a score. No sign of families and offices (network, browser, surname, telephone,
 * address) reaches it alone, nor do they together.
 */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';
import { type Facts, type Period, periods, type Uses } from './facts.ts';

/** Each kind of sign once; the order is that of lists. */
export const signalRule = labels({
  sameName: 'GleicherName',
  sameInbox: 'EinPostfach',
  similarMailbox: 'AehnlichesPostfach',
  sameDevice: 'GleichesGeraet',
  sameHand: 'GleicheHand',
  household: 'GleicherHaushalt',
  samePerson: 'GleichePerson',
  sharedPhone: 'GeteiltesTelefon',
  serialMailbox: 'SerienPostfach',
  mailPattern: 'PostfachMuster',
  phoneSeries: 'TelefonReihe',
  deviceSeries: 'SerieVomGeraet',
  areaSeries: 'SerieAusNetzbereich',
  ring: 'Ring',
  sharedContacts: 'GleicheKontakte',
  networkBurst: 'SchubAusNetz',
  disposableEmail: 'WegwerfAdresse',
  velocity: 'Haeufung',
  manyByLink: 'VieleUeberLink',
  clickStuffing: 'KlickFlut',
  couponSite: 'GutscheinSeite',
  boughtVisits: 'GekaufteBesuche',
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
  sameInbox: 50,
  similarMailbox: 25,
  sameDevice: 15,
  sameHand: 25,
  household: 5,
  samePerson: 40,
  sharedPhone: 20,
  serialMailbox: 40,
  mailPattern: 40,
  phoneSeries: 40,
  deviceSeries: 60,
  areaSeries: 40,
  ring: 50,
  sharedContacts: 30,
  networkBurst: 5,
  disposableEmail: 50,
  velocity: 60,
  manyByLink: 50,
  clickStuffing: 50,
  couponSite: 50,
  boughtVisits: 50,
  orderAndCancel: 60,
  takeover: 60,
  sameIban: 50,
  sharedIban: 50,
  limit: 50,
} as const satisfies Record<SignalRule, number>;
type Weights = Readonly<Record<SignalRule, number>>;

export const defaultThreshold = 50;
/** How long a sign and what it is made of are kept, in days. */
export const signalDays = 180;

/** About one person alone, so that the own data may tell it. */
export const ownRules: readonly SignalRule[] = ['disposableEmail', 'velocity', 'orderAndCancel', 'takeover', 'limit'];

/** About two people: what was released once never holds these two again. */
const pairRules: readonly SignalRule[] = [
  'sameName',
  'sameInbox',
  'similarMailbox',
  'sameDevice',
  'sameHand',
  'household',
  'sameIban',
];
export const isOfPair = (rule: SignalRule): boolean => pairRules.includes(rule);

interface Limit {
  count: number;
  cents: number;
}
type Limits = Readonly<Record<Period, Limit>>;

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

/** Several parts that add up to the whole. */
const sum = (...parts: readonly (readonly [is: boolean, percent: number])[]): Sign => {
  const there = parts.filter(([is]) => is);
  return {
    measure: there.length,
    percent: Math.min(
      100,
      there.reduce((all, [, percent]) => all + percent, 0),
    ),
  };
};

const signs: Readonly<Record<SignalRule, (facts: Facts, limits: Limits) => Sign>> = {
  sameName: ({ sameName }) => yes(sameName),
  sameInbox: ({ sameInbox }) => yes(sameInbox),
  // Who has the same name has a mailbox of that name: it says nothing twice.
  similarMailbox: ({ similarMailbox, sameName, sameInbox }) => yes(similarMailbox && !sameName && !sameInbox),
  sameDevice: ({ sameDevice }) => yes(sameDevice),
  sameHand: ({ isQuick, collectedTogether, sameDevice, sameName, similarMailbox }) =>
    sum([isQuick && (sameDevice || sameName || similarMailbox), 40], [collectedTogether, 60]),
  household: ({ sameSurname, sameNetwork, samePhone, sameAddress }) =>
    yes(samePhone || sameAddress || (sameSurname && sameNetwork)),
  samePerson: ({ phoneSameName }) => count(phoneSameName, [1, 100]),
  sharedPhone: ({ phoneOtherName }) => count(phoneOtherName, [1, 50], [3, 100]),
  serialMailbox: ({ serialMailboxes }) => count(serialMailboxes, [2, 50], [3, 100]),
  mailPattern: ({ patternSurnames }) => count(patternSurnames, [3, 50], [4, 75], [6, 100]),
  phoneSeries: ({ phoneRowSurnames }) => count(phoneRowSurnames, [3, 60], [4, 100]),
  deviceSeries: ({ deviceTenMinutes, deviceHour, deviceSurnames }) =>
    either(
      count(deviceTenMinutes, [3, 75], [4, 100]),
      count(deviceHour, [3, 40], [4, 60], [5, 75], [6, 100]),
      count(deviceSurnames, [3, 25], [5, 40], [12, 85]),
    ),
  areaSeries: ({ areaSurnames }) => count(areaSurnames, [3, 50], [5, 75], [8, 100]),
  ring: ({ ringPeople }) => count(ringPeople, [3, 60], [4, 100]),
  sharedContacts: ({ sharedContacts }) => count(sharedContacts, [2, 50], [3, 100]),
  networkBurst: ({ networkDay }) => count(networkDay, [6, 50], [10, 100]),
  disposableEmail: ({ disposable }) => yes(disposable),
  // People who confirm from networks of their own are people; whoever comes from one place may be one.
  velocity: ({ recommendedHour, recommendedDay, acceptedDay, acceptedMonth, crowdedDay, crowdedMonth }) =>
    either(
      count(recommendedHour, [8, 50], [16, 85], [25, 100]),
      count(recommendedDay, [10, 50], [20, 85], [30, 100]),
      count(acceptedDay, [8, 50], [15, 85], [20, 100]),
      count(acceptedMonth, [25, 50], [50, 100]),
      count(crowdedDay, [8, 40], [12, 60], [20, 100]),
      count(crowdedMonth, [12, 40], [20, 85], [30, 100]),
    ),
  manyByLink: ({ byLink, crowdedByLink }) =>
    either(count(byLink, [15, 50], [30, 100]), count(crowdedByLink, [12, 50], [20, 100])),
  // A link that many open is opened twice by some of them.
  // Nor does somebody in a dead spot reload a page a hundred times, or one house in a day.
  clickStuffing: ({ repeats, people }) => count(repeats > people * 3 ? repeats : 0, [50, 50], [100, 100]),
  couponSite: ({ couponRecipients }) => count(couponRecipients, [1, 50], [2, 100]),
  boughtVisits: ({ boughtVisitors, visitors }) =>
    count(boughtVisitors * 2 >= visitors ? boughtVisitors : 0, [3, 50], [5, 100]),
  orderAndCancel: ({ orders, cancelled, cancelledAfterPickup, recipientCancelled }) =>
    either(
      cancelled >= 2 && cancelled * 3 >= orders * 2
        ? count(cancelled, [2, 60], [3, 100])
        : count(cancelled, [1, 25], [2, 40]),
      // Two of ten friends change their minds; of three it is half, and the money is gone.
      cancelledAfterPickup >= 2 && cancelledAfterPickup * 2 > orders
        ? count(cancelledAfterPickup, [2, 85], [3, 100])
        : count(cancelledAfterPickup, [1, 25], [2, 60], [3, 100]),
      count(recipientCancelled, [1, 25], [2, 85], [3, 100]),
    ),
  takeover: ({ ibanReplaced, ibanFromElsewhere, ibanSoon, ibanAtNight }) =>
    ibanReplaced
      ? sum(
          [true, 34],
          [ibanFromElsewhere, 33],
          [ibanFromElsewhere && ibanSoon, 33],
          [ibanFromElsewhere && ibanAtNight, 17],
        )
      : yes(false),
  sameIban: ({ ibanOfOtherSide }) => yes(ibanOfOtherSide),
  sharedIban: ({ ibanOthers, ibanSurnames }) => either(count(ibanOthers, [1, 50]), count(ibanSurnames, [2, 100])),
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
