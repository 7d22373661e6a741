/** Days on which banks work: Monday to Friday; holidays only make an expectation a little early. */
import { plusDays } from '@weitersagen/contract/basics/day';

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day itself, or the Monday after its weekend. */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(plusDays(day, 1)));

/** So many working days after a day. */
export const plusWorkingDays = (day: string, days: number): string =>
  days === 0 ? day : plusWorkingDays(workingDayFrom(plusDays(day, 1)), days - 1);
