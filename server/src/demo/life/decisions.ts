/**
 * What visitors of a brand decided about cookies in half a year, as they come: some of those who agreed to something came back and
 * changed it. For the first months the portal asked, since then the manager of a third party does where the brand
 * left that to one.
 */
import type { ConsentSource } from '@weitersagen/contract/consent/schemas';
import { type Dice, diceOf } from './dice.ts';
import { type Calendar, type Cast, daysBack, eveningHours, weightOf } from './life.ts';

interface Choice {
  functional: boolean;
  analytical: boolean;
  marketing: boolean;
}

export interface Decision {
  daysAgo: number;
  locale: 'de' | 'en';
  source: ConsentSource;
  choice: Choice;
}

/** One visitor, whose later decisions stand under the number of the first. */
export type Visitor = readonly [Decision, ...Decision[]];

/** The day on which the brand changed who asks. */
const changedDay = 75;

const chooses = (functional: boolean, analytical: boolean, marketing: boolean): Choice => ({
  functional,
  analytical,
  marketing,
});
const everything = chooses(true, true, true);
const nothing = chooses(false, false, false);
const choices: readonly (readonly [Choice, number])[] = [
  [everything, 11],
  [chooses(false, true, false), 2],
  [chooses(true, true, false), 1],
  [nothing, 5],
];
const hasAgreed = ({ functional, analytical, marketing }: Choice): boolean => functional || analytical || marketing;

/** One for six recommendations: a few dozen in all brands. */
export function visitorsOf({ slug, recommendations, asksItself = false }: Cast, calendar: Calendar): Visitor[] {
  const dice = diceOf(`${slug} decides`);
  const days = Array.from({ length: daysBack }, (_, nth) => nth + 1);
  const weights = days.map((day) => [day, weightOf(calendar.today, day)] as const);
  return Array.from({ length: Math.ceil(recommendations / 6) }, (_, nth): Visitor => {
    // Each brand has one who took back what was agreed to, and one whom the portal asked.
    const day = nth === 0 ? 120 : dice.weigh(weights);
    const choice = nth === 0 ? everything : dice.weigh(choices);
    const locale = dice.chance(0.15) ? 'en' : 'de';
    const decides = (on: number, hour: number, what: Choice): Decision => ({
      daysAgo: calendar.ago(on, hour),
      locale,
      source: asksItself || on > changedDay ? 'portal' : 'standIn',
      choice: what,
    });
    const first = decides(day, dice.weigh(eveningHours), choice);
    const later = changesAt(dice, day, nth === 0);
    // Whoever declined everything has no number to come back with.
    if (later === undefined || !hasAgreed(choice)) return [first];
    return [first, decides(later, dice.weigh(eveningHours), choice === everything ? nothing : everything)];
  });
}

/** Some days later, as long as the browser remembers; never today. */
function changesAt(dice: Dice, day: number, isCertain: boolean): number | undefined {
  const later = day - dice.between(1, 50);
  return (isCertain || dice.chance(0.2)) && later >= 1 ? later : undefined;
}
