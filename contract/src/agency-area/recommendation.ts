import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { hash32, recommendationNumber } from '../basics/number.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { recommendationStatus } from '../recommendation/status.ts';

/** A recommendation as the agency of whoever made it reads it: neither links nor money of the person. */
export const AgencyRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  createdAt: ['ErstelltAm', moment],
  productName: ['Produkt', z.string()],
  recommenderName: ['Empfehler', z.string()],
  recommenderHash: ['Empfehlerhash', optional(hash32)],
  recipientName: ['Empfaenger', optional(z.string())],
  status: ['Status', recommendationStatus],
  validUntil: ['GueltigBis', day],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  employee: ['Mitarbeiter', optional(z.string())],
});
export type AgencyRecommendation = Value<typeof AgencyRecommendation>;
