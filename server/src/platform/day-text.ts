/** Days and moments as letters and histories write them: in numbers, in every language (K-02). */
import { dayOf, germanDay } from '@weitersagen/contract/basics/day';

/** `31.01.2026` */
export const dayText = (day: string, _language: string): string => germanDay(day);

const berlinTime = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** `31.01.2026 um 14:05 Uhr`, `31.01.2026 at 14:05`: the time of Berlin. */
export const momentText = (moment: Date, language: string): string => {
  const [day, time] = [dayText(dayOf(moment), language), berlinTime.format(moment)];
  return language === 'en' ? `${day} at ${time}` : `${day} um ${time} Uhr`;
};
