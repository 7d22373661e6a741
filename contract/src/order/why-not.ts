/** Why an order does not go on, as the client's system is told: a code for it, a sentence for people. */
import * as z from 'zod/mini';
import { type Value, wire } from '../basics/wire.ts';
import { reasonName, reasons } from '../event/reasons.ts';
import { rejections } from './rules.ts';
import type { OrderStatus } from './status.ts';

/** What A1 and A10 say, and `decided` for every end that somebody reported or decided: what was typed then is not told. */
const codes = [...(Object.keys(rejections) as (keyof typeof rejections)[]), 'decided'] as const;

export const WhyNot = wire({
  code: ['Code', z.enum(codes), 'For programs; it does not change'],
  message: ['Message', z.string(), 'The same for people, in the language of the request'],
});

interface Ended {
  status: OrderStatus;
  rejection: string | null;
}

/** Null for an order that goes on. */
export function whyNot({ status, rejection }: Ended, locale: string): Value<typeof WhyNot> | null {
  if (status !== 'rejected' && status !== 'cancelled') return null;
  const known = status === 'rejected' ? reasonName(rejection) : null;
  const code = codes.find((one) => one === known) ?? 'decided';
  return { code, message: reasons[code][locale === 'en' ? 1 : 0] };
}
