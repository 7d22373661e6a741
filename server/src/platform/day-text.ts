/** Days and moments as letters and histories write them. */
import { dayOf, germanDay } from '@weitersagen/contract/basics/day';

/** `31.01.2026`; in English `31 January 2026`, because nobody then reads the month first. */
export const dayText = (day: string, language: string): string =>
  language === 'en'
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : germanDay(day);

const berlinTime = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** `31.01.2026 um 14:05 Uhr`, `31 January 2026 at 14:05`: the time of Berlin. */
export const momentText = (moment: Date, language: string): string => {
  const [day, time] = [dayText(dayOf(moment), language), berlinTime.format(moment)];
  return language === 'en' ? `${day} at ${time}` : `${day} um ${time} Uhr`;
};
