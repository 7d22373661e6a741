/** Days and moments: a day is `YYYY-MM-DD` in Europe/Berlin, a moment is a Date (rules 1.4, K-02, V-07). */
import * as z from 'zod/mini';

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

let [quarter, dayOfQuarter] = [Number.NaN, ''];

/** The calendar day of a moment in Berlin; worked out once for a quarter of an hour, because days begin at none else. */
export function dayOf(moment: Date): string {
  const asked = Math.floor(moment.getTime() / 900_000);
  if (asked !== quarter) [quarter, dayOfQuarter] = [asked, berlin.format(moment)];
  return dayOfQuarter;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day so many days later (or earlier). */
export function plusDays(day: string, days: number): string {
  const moved = utc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The first moment of a day in Berlin. */
export function beginOfDay(day: string): Date {
  const inSummer = new Date(`${plusDays(day, -1)}T22:00:00Z`);
  return dayOf(inSummer) === day ? inSummer : new Date(inSummer.getTime() + 3_600_000);
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);

/** `31.1.2026`, `31.01.2026` or `2026-01-31` as a day; `undefined` when the calendar does not have it. */
export function parseDay(value: string): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value.trim());
  const iso = german ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}` : value.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || iso < '1000') return undefined;
  const moment = utc(iso);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === iso ? iso : undefined;
}

/** Age in whole years on a day. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** `31.01.2026` */
export const germanDay = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
/** `31.01.2026 - 14:05`, Berlin time (§9). */
export const germanMoment = (moment: Date): string => `${germanDay(dayOf(moment))} - ${berlinTime.format(moment)}`;

/** A day on the wire: read in both notations, written as ISO. */
export const day = z.codec(
  z
    .string()
    .check(
      z.trim(),
      z.refine((value: string) => parseDay(value) !== undefined, { error: 'invalid' }),
    )
    .register(z.globalRegistry, { format: 'date' }),
  z.string(),
  { decode: (value) => parseDay(value) as string, encode: (value) => value },
);

/** A moment on the wire: ISO 8601 with its zone, written in UTC with Z. */
export const moment = z.codec(
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/, {
        error: 'invalid',
        abort: true,
      }),
      z.refine((value: string) => !Number.isNaN(Date.parse(value)), { error: 'invalid' }),
    )
    .register(z.globalRegistry, { format: 'date-time' }),
  z.date(),
  { decode: (value) => new Date(value), encode: (value) => value.toISOString().replace('.000Z', 'Z') },
);
