/** What the mail of the week says (M62). */
import { germanDay } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import { bilingual } from '#platform/mail/words.ts';
import type { Beside, WeekFigures } from './week.ts';

const numbers = (locale: string, before: (value: string) => string) => {
  const format = new Intl.NumberFormat(locale);
  return {
    count: ({ now, before: then }: Beside) => `${format.format(now)} (${before(format.format(then))})`,
    money: ({ now, before: then }: Beside) => `${euro(now)} (${before(euro(then))})`,
  };
};
const german = numbers('de', (value) => `davor ${value}`);
const english = numbers('en', (value) => `${value} before`);

export const week = bilingual({
  de: (figures: WeekFigures, mandant: string) => ({
    subject: `${mandant}: die Woche vom ${germanDay(figures.from)} bis ${germanDay(figures.until)}`,
    cause: 'Sechs Zahlen der vergangenen Woche, jede neben der Woche davor.',
    facts: [
      ['Empfehlungen', german.count(figures.recommended)],
      ['Empfänger', german.count(figures.accepted)],
      ['Aufträge', german.count(figures.ordered)],
      ['Freigegeben', german.count(figures.released)],
      ['Ausgezahlt', german.money(figures.paidCents)],
      ['Noch zu zahlen am Ende der Woche', german.money(figures.owedCents)],
    ] as [string, string][],
    button: 'Bericht dieser Woche öffnen',
    end: {
      cause:
        'Sie bekommen diese E-Mail, weil Sie die Wochenmail bestellt haben. Beenden können Sie sie bei den Berichten, unter „Gespeicherte Ansichten und Wochenmail“.',
      text: 'Zu den Berichten',
    },
  }),
  en: (figures: WeekFigures, mandant: string) => ({
    subject: `${mandant}: the week from ${germanDay(figures.from)} to ${germanDay(figures.until)}`,
    cause: 'Six figures of the past week, each beside the week before.',
    facts: [
      ['Recommendations', english.count(figures.recommended)],
      ['Recipients', english.count(figures.accepted)],
      ['Orders', english.count(figures.ordered)],
      ['Released', english.count(figures.released)],
      ['Paid', english.money(figures.paidCents)],
      ['Still owed at the end of the week', english.money(figures.owedCents)],
    ] as [string, string][],
    button: 'Open the report of this week',
    end: {
      cause:
        'You get this mail because you asked for the weekly mail. You can end it at the reports, under “Saved views and the weekly mail”.',
      text: 'Go to the reports',
    },
  }),
});
