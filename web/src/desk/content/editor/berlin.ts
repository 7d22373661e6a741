/** A moment as somebody says it by the clock of Berlin. */
import { germanMoment, parseDay } from '@weitersagen/contract/basics/day';

/** Nothing where the calendar or the clock does not have it, as in the night when the clock goes forward. */
export function berlinMoment(day: string, time: string): Date | undefined {
  const iso = parseDay(day);
  if (!iso || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const [year, month, date] = iso.split('-');
  const said = `${date}.${month}.${year} - ${time}`;
  return ['+02:00', '+01:00']
    .map((zone) => new Date(`${iso}T${time}:00${zone}`))
    .find((moment) => !Number.isNaN(moment.getTime()) && germanMoment(moment) === said);
}
