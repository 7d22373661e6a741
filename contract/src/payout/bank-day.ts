/** Days on which banks move money within SEPA: those of TARGET, the system of the European central banks. */
import { plusDays } from '../basics/day.ts';

const fixedHolidays = ['01-01', '05-01', '12-25', '12-26'];

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapDaysLost = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leapDaysLost + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return plusDays(`${year}-03-22`, epact + weekday - 7 * correction);
}

export function isBankDay(day: string): boolean {
  if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || fixedHolidays.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== plusDays(easter, -2) && day !== plusDays(easter, 1);
}

/** The day itself, or the next on which banks work. */
export const bankDayFrom = (day: string): string => (isBankDay(day) ? day : bankDayFrom(plusDays(day, 1)));

/** So many bank days after a day. */
export const plusBankDays = (day: string, days: number): string =>
  days === 0 ? day : plusBankDays(bankDayFrom(plusDays(day, 1)), days - 1);
