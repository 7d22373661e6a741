/** What time it is. Test mode may set it; it then goes on from there (rules 1.8). */
import { dayOf } from '@weitersagen/contract/basics/day';

export interface Clock {
  now(): Date;
  /** Moves the clock; `null` goes back to the real time. */
  set(moment: Date | null): void;
}

export function systemClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (moment) => {
      offsetMs = moment ? moment.getTime() - Date.now() : 0;
    },
  };
}

/** Today in Berlin. */
export const today = (now: Date): string => dayOf(now);

/** Whole seconds, as tokens count. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
export const plusHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);
