/** What a company tells everybody of its numbers, on its home page. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { cents } from '../basics/money.ts';
import { optional, wire } from '../basics/wire.ts';

const PublicFigures = wire({
  year: ['Jahr', z.int()],
  /** What was transferred this year and did not come back; null, like the next two, as long as it is too little to tell. */
  paidCents: ['AusgezahltCent', optional(cents)],
  payouts: ['Auszahlungen', optional(z.int())],
  /** Half of those who were paid this year waited at most so many days from their order on. */
  medianDays: ['TageBisAuszahlung', optional(z.int())],
  /** Recommendations of this year; null as long as they are few. */
  recommendations: ['Empfehlungen', optional(z.int())],
});

export const showPublicFigures = endpoint({
  method: 'GET',
  path: '/kennzahlen',
  summary: 'What was paid this year, and how soon; null where it would be too little to tell',
  access: ['anyone'],
  reply: PublicFigures,
});
