/**
 * Half a year of a brand, as tales: who recommended what to whom, when, and how far it came. People act in the evening and at
 * weekends, the office on workdays; two campaigns have their peak. Told on the same day it is the same for everybody.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { Product } from '../catalogue/sold.ts';
import type { Run, Tale } from '../tales.ts';
import { type Dice, diceOf } from './dice.ts';
import { inventedIban, meetPeople } from './people.ts';

export interface Cast {
  slug: string;
  recommenders: number;
  recommendations: number;
  /** Where whoever recommends has the address. */
  host: string;
  /** It asks for consent itself; the others have left that to a third party. */
  asksItself?: boolean;
}

/** Some three hundred recommendations by sixty people. */
export const casts: readonly Cast[] = [
  { slug: 'spbdevk', recommenders: 26, recommendations: 140, host: 'example.org' },
  { slug: 'versicherung', recommenders: 14, recommendations: 70, host: 'example.org', asksItself: true },
  { slug: 'intranet', recommenders: 11, recommendations: 48, host: 'lindwerk.example' },
  { slug: 'rahmen', recommenders: 9, recommendations: 42, host: 'bank.example' },
];

/** A moment, as days before the start. */
type Ago = number;

/** Counts back from the start; each is given a day before today and an hour, so that nothing is still to come. */
export interface Calendar {
  today: string;
  ago(day: number, hour: number): Ago;
}

const isWeekend = (today: string, day: number): boolean =>
  [0, 6].includes(new Date(`${plusDays(today, -day)}T12:00:00Z`).getUTCDay());

export const daysBack = 186;
/** More and more people take part, most of them on evenings in the middle of the week, and when a campaign begins. */
export const weightOf = (today: string, day: number): number =>
  (1.6 - day / daysBack) * (isWeekend(today, day) ? 0.6 : 1) * (isPeak(day) ? 3 : 1);
const isPeak = (day: number): boolean => (day >= 9 && day <= 14) || (day >= 92 && day <= 98);

export const eveningHours: readonly (readonly [number, number])[] = [
  ...([
    [7, 1],
    [9, 2],
    [11, 3],
    [12, 4],
    [15, 3],
    [16, 4],
  ] as const),
  ...([
    [17, 7],
    [18, 9],
    [19, 9],
    [20, 5],
    [21, 2],
  ] as const),
];
const channels: readonly (readonly [string | null, number])[] = [
  ...([
    ['wa', 9],
    ['ml', 4],
    ['sh', 3],
    ['qr', 2],
    ['fb', 2],
    [null, 1],
  ] as const),
];

export function lifeOf(cast: Cast, calendar: Calendar, products: readonly Product[]): Tale[] {
  const dice = diceOf(cast.slug);
  const people = meetPeople(dice, cast.host);
  const recommenders = Array.from({ length: cast.recommenders }, (_, nth) =>
    people.recommender(nth + cast.recommendations * 7),
  );
  const days = Array.from({ length: daysBack }, (_, day) => day + 1);
  const weights = days.map((day) => [day, weightOf(calendar.today, day)] as const);
  return Array.from({ length: cast.recommendations }, (_, nth): Tale => {
    // Some recommend much, most a little, and each at least once.
    const few = Math.min(recommenders.length, Math.ceil(recommenders.length / 3));
    const by =
      nth < recommenders.length
        ? recommenders[nth]
        : dice.pick(recommenders.slice(0, dice.chance(0.6) ? few : undefined));
    const product = dice.pick(products);
    const share = dice.weigh([
      [100, 5],
      [50, 4],
      [0, 1],
    ] as const);
    const told = {
      by: by as Tale['by'],
      to: people.contact(),
      product: product.id,
      share,
      voucher: share === 100 && withVoucher.has(product.id) && dice.chance(0.3),
      contactIban: inventedIban(9000 + nth + cast.recommendations * 100),
    };
    return { ...told, ...happened(dice, calendar, dice.weigh(weights), told) };
  });
}

const withVoucher: ReadonlySet<number> = new Set([101, 302, 411]);

/** What people do at an hour of theirs, so many days later; never before what was before, and never today. */
function happened(dice: Dice, calendar: Calendar, first: number, told: Pick<Tale, 'share' | 'voucher'>) {
  const { today, ago } = calendar;
  const days: Tale['days'] = { recommended: ago(first, dice.weigh(eveningHours)) };
  const visits: [Ago, string | null, number][] = [];
  let day = first;
  let at = days.recommended;
  const office = (): void => {
    while (day > 1 && isWeekend(today, day)) day--;
  };
  /** False where it would be today, or was not to be. */
  const goes = (
    step: keyof Tale['days'],
    share: number,
    [least, most]: readonly [number, number],
    isOffice = false,
  ): boolean => {
    if (!dice.chance(share)) return false;
    day -= dice.between(least, most);
    if (isOffice) office();
    if (day < 1) return false;
    const hour = isOffice ? dice.between(8, 15) : dice.weigh(eveningHours);
    at = Math.min(at - 0.004, ago(day, hour));
    days[step] = at;
    return true;
  };
  for (let nth = dice.between(0, 4); nth > 0; nth--) {
    const opened = day - dice.between(0, 5);
    if (opened >= 1)
      visits.push([
        Math.min(at - 0.01, ago(opened, dice.weigh(eveningHours))),
        dice.weigh(channels),
        dice.between(1, 3),
      ]);
  }
  const came = goes('came', 0.66, [0, 4]);
  if (came && dice.chance(0.03)) goes('withdrawn', 1, [2, 6], true);
  else if (came && goes('agreed', 0.86, [0, 1])) {
    if (told.share < 100) goes('gaveBank', 0.7, [0, 0]);
    if (goes('ordered', 0.82, [1, 6])) ends(dice, goes, told);
  }
  return { days: { ...days, ...caughtUp(calendar, days) }, visits };
}

/** At the office nothing is forgotten for weeks: of an order nobody heard of it is refused, of a confirmed one the reward is released. */
function caughtUp({ today, ago }: Calendar, { ordered, confirmed, rejected, cancelled, released }: Tale['days']) {
  const later = (from: Ago, days: number): Ago | undefined => {
    const then = Math.floor(from) - days;
    return then > 12 ? ago(isWeekend(today, then) ? then - 2 : then, 11) : undefined;
  };
  if (ordered === undefined || rejected !== undefined || cancelled !== undefined || released !== undefined) return {};
  const at = confirmed === undefined ? later(ordered, 10) : later(confirmed, 17);
  return at === undefined ? {} : { [confirmed === undefined ? 'rejected' : 'released']: at };
}

/** From the order to the money. */
function ends(
  dice: Dice,
  goes: (step: keyof Tale['days'], share: number, days: readonly [number, number], isOffice?: boolean) => boolean,
  { share }: Pick<Tale, 'share'>,
): void {
  if (dice.chance(0.04)) {
    goes('rejected', 1, [2, 5], true);
    return;
  }
  if (!goes('confirmed', 0.93, [1, 3], true)) return;
  if (dice.chance(0.09)) {
    goes('cancelled', 1, [2, 9], true);
    return;
  }
  if (!goes('released', 0.9, [15, 18], true) || share === 0) return;
  goes('collected', 0.86, [0, 9]);
}

/**
 * What waits for a decision: somebody who took up the own recommendation, as it looks, and a contract that nobody reported; that
 * needs somebody who signs in.
 */
export function waitingIn({ host }: Cast, { ago }: Calendar, signsIn: Tale['by']): Tale[] {
  const kai = { firstName: 'Kai', lastName: 'Sturm', email: `kai.sturm@${host}`, iban: inventedIban(1) };
  const held: Tale = {
    by: kai,
    to: { salutation: 'mr', firstName: 'Kai', lastName: 'Sturm', email: 'kai.sturm2@example.org' },
    product: 101,
    share: 100,
    browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/149.0',
    days: {
      recommended: ago(33, 18),
      came: ago(33, 18.1),
      agreed: ago(33, 18.2),
      ordered: ago(31, 20),
      confirmed: ago(30, 9),
      released: ago(11, 10),
    },
  };
  const claimed: Tale = {
    by: signsIn,
    to: { salutation: 'ms', firstName: 'Wiebke', lastName: 'Jessen', email: 'wiebke.jessen@example.org' },
    product: 101,
    share: 100,
    days: { recommended: ago(10, 18), came: ago(9, 20), agreed: ago(9, 20.5), claimed: ago(1, 17) },
  };
  return [held, claimed];
}

/**
 * What chance may leave out of a small brand: a link that nobody used, an order that is new, a contract that ended, a voucher, money for the bank and for
 * the next run.
 */
export function certainIn({ host }: Cast, { ago }: Calendar): Tale[] {
  const silke = { firstName: 'Silke', lastName: 'Brodersen', email: `silke.brodersen@${host}`, iban: inventedIban(3) };
  const tale = (firstName: string, lastName: string, days: Tale['days']): Tale => ({
    by: silke,
    to: { salutation: 'mr', firstName, lastName, email: `${firstName}.${lastName}@example.org`.toLowerCase() },
    product: 101,
    share: 100,
    days,
  });
  const until = (released: number) => ({
    recommended: ago(released + 24, 18),
    came: ago(released + 23, 19),
    agreed: ago(released + 23, 20),
    ordered: ago(released + 19, 18),
    confirmed: ago(released + 17, 10),
  });
  return [
    tale('Arne', 'Detlefsen', { recommended: ago(190, 18) }),
    tale('Boy', 'Feddersen', { recommended: ago(8, 18), came: ago(7, 19), agreed: ago(7, 20), ordered: ago(3, 18) }),
    tale('Jasper', 'Nissen', { ...until(60), cancelled: ago(70, 10) }),
    tale('Malte', 'Paulsen', { ...until(14), released: ago(14, 10), collected: ago(12, 19) }),
    tale('Thies', 'Volquardsen', { ...until(9), released: ago(9, 10), collected: ago(5, 19) }),
    { ...tale('Onno', 'Harms', { ...until(30), released: ago(30, 10), collected: ago(26, 20) }), voucher: true },
  ];
}

/** When money leaves: all is paid but the last two, of which one is with the bank and one is a draft. */
export function runsOf({ today, ago }: Calendar): readonly Run[] {
  const onWorkday = (day: number): number => (isWeekend(today, day) ? onWorkday(day + 1) : day);
  const run = (made: number, confirmed: number | null): Run => ({
    made: ago(onWorkday(made), 9),
    ...(made > 1 && { exported: ago(onWorkday(made), 13) }),
    ...(confirmed !== null && { confirmed: ago(Math.min(onWorkday(confirmed), onWorkday(made) - 1), 10) }),
  });
  return [run(141, 139), run(113, 111), run(78, 76), run(43, 41), run(15, 12), run(6, null), run(1, null)];
}
