/**
 * What a tariff costs over time (rules E-23, K-05). A price is per month and in whole cents, VAT within; its steps are
 * `months:cents`, each until a month of the contract, and after the last one the monthly price holds.
 */
import * as z from 'zod/mini';

/** `6:1995;24:3495` = months 1 to 6 for 19,95 €, until month 24 for 34,95 €. */
const written = /^[1-9]\d{0,2}:\d{1,9}(?:;[1-9]\d{0,2}:\d{1,9})*$/;

interface PriceSpan {
  /** The first month of the contract is 1. */
  fromMonth: number;
  /** Null: for as long as the contract lasts. */
  toMonth: number | null;
  cents: number;
}

const readSteps = (text: string): { month: number; cents: number }[] =>
  text.split(';').map((step) => {
    const [month = 0, cents = 0] = step.split(':').map(Number);
    return { month, cents };
  });

const isRising = (text: string): boolean =>
  readSteps(text).every(({ month }, index, all) => index === 0 || month > (all[index - 1]?.month ?? 0));

/** On the wire as it is kept; months rise. */
export const priceSteps = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, { error: 'too-long' }),
    z.regex(written, { error: 'price-steps', abort: true }),
    z.refine(isRising, { error: 'price-steps' }),
  );

interface Priced {
  monthlyCents: number | null;
  priceSteps: string | null;
}

/** From the first month on; neighbours of one price are one span. Nothing where no price is known. */
export function priceSpans({ monthlyCents, priceSteps: steps }: Priced): PriceSpan[] {
  const spans: PriceSpan[] = [];
  const add = (toMonth: number | null, cents: number): void => {
    const last = spans.at(-1);
    if (last && last.cents === cents) last.toMonth = toMonth;
    else spans.push({ fromMonth: (last?.toMonth ?? 0) + 1, toMonth, cents });
  };
  for (const { month, cents } of steps ? readSteps(steps) : []) add(month, cents);
  if (monthlyCents !== null) add(null, monthlyCents);
  return spans;
}

/** What the first month costs; by this price a list is sorted and filtered. */
export const firstCents = (priced: Priced): number | null => priceSpans(priced)[0]?.cents ?? null;

interface Whole extends Priced {
  onceCents: number | null;
  deviceCents: number | null;
  termMonths: number | null;
}

/**
 * What has to be paid until the minimum term ends: every month of it and what is paid once, for a device, too. Without a term that of
 * one month; null where no price is known.
 */
export function totalCents(priced: Whole): number | null {
  const spans = priceSpans(priced);
  if (spans.length === 0) return null;
  const months = Math.max(1, priced.termMonths ?? 1);
  const monthly = spans.reduce((sum, { fromMonth, toMonth, cents }) => {
    const last = Math.min(toMonth ?? months, months);
    return sum + Math.max(0, last - fromMonth + 1) * cents;
  }, 0);
  return monthly + (priced.onceCents ?? 0) + (priced.deviceCents ?? 0);
}

/** A price that its provider has not confirmed for longer than the mandant allows is none any more. */
export const isStale = (pricedOn: string | null, today: string, validityDays: number): boolean =>
  pricedOn !== null && Date.parse(today) - Date.parse(pricedOn) > validityDays * 86_400_000;
