/** The mail of the week to operators who asked for it. */
import { writeLetter } from '#letter/letter.ts';
import { type AnyTemplate, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import type { WeekFigures } from './week.ts';
import * as words from './words.ts';

/** M62, on Mondays. */
export const weekMail = template<WeekFigures>(
  'M62',
  (ctx, week, language) => {
    const { mandant } = ctx;
    const { subject, cause, facts, button, end } = wordsIn(words.week, language)(week, mandant.name);
    const page = `${mandant.config.mandantUrl}/verwaltung/${mandant.slug}/berichte`;
    const days = new URLSearchParams({ zeitraum: 'eigen', von: week.from, bis: week.until });
    return writeLetter(ctx, language, {
      subject,
      preview: facts
        .slice(0, 3)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
      headline: subject,
      paragraphs: [cause],
      facts,
      button: { text: button, address: `${page}?${days}` },
      second: { cause: end.cause, text: end.text, address: page },
    });
  },
  {
    samples: (today) => [
      { title: 'eine Woche mit allem', parameters: sampleWeek(today, 1) },
      { title: 'eine Woche ohne alles', parameters: sampleWeek(today, 0) },
    ],
  },
);

const sampleWeek = (today: string, busy: number): WeekFigures => ({
  from: today,
  until: today,
  recommended: { now: 38 * busy, before: 31 },
  accepted: { now: 21 * busy, before: 24 },
  ordered: { now: 9 * busy, before: 7 },
  released: { now: 6 * busy, before: 6 },
  paidCents: { now: 42_000 * busy, before: 35_000 },
  owedCents: { now: 128_500, before: 131_000 },
});

export const templates: readonly AnyTemplate[] = [weekMail];
