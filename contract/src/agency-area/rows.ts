/**
 * What people of an agency read of what belongs to it (rules 7.8). Names of the own recommenders and contacts stand there in
 * full, because they are its customers; of whoever belongs to another agency nothing stands there but what happened.
 */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { cents } from '../basics/money.ts';
import { hash32, orderNumber, recipientNumber, recommendationNumber, rewardNumber } from '../basics/number.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { invoiceNumber } from '../invoice/number.ts';
import { orderStatus } from '../order/status.ts';
import { recipientStatus, salutation } from '../recipient/schemas.ts';
import { rewardRole } from '../reward/schemas.ts';
import { rewardStatus } from '../reward/status.ts';
import { agencyObstacle } from './obstacle.ts';

/** Whose work it is: the number, and the name as the agency knows it. */
const employee = {
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  employee: ['Mitarbeiter', optional(z.string())],
} as const;

export const AgencyOrder = wire({
  number: ['Auftragsnummer', orderNumber],
  externalNumber: ['ExterneAuftragsnummer', z.string()],
  orderedOn: ['Auftragsdatum', day],
  product: ['Produkt', z.string()],
  recommender: ['Empfehler', z.string()],
  recipient: ['Empfaenger', z.string()],
  ...employee,
  status: ['Status', orderStatus],
  isReleasable: ['Freigebbar', z.boolean()],
  /** Why not, where it waits or is over; null where it can be released now. */
  obstacle: ['Hindernis', optional(agencyObstacle)],
  releasableOn: ['FreigebbarAb', optional(day)],
  releasedAt: ['FreigegebenAm', optional(moment)],
  /** Who of the agency did it, or the number of somebody whose name is gone; null where the desk did. */
  releasedBy: ['FreigegebenVon', optional(z.string())],
  /** The last one that its fee stands on; only for those who may read invoices. */
  invoiceNumber: ['Rechnungsnummer', optional(invoiceNumber)],
  /** Of one that was turned down or cancelled. */
  endedAt: ['BeendetAm', optional(moment)],
  endedWhy: ['BeendetWeil', optional(z.string())],
  premiumCents: ['PraemieCent', cents],
  premium: ['Praemie', z.string()],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
});
export type AgencyOrder = Value<typeof AgencyOrder>;

/** Somebody who recommends for the agency, with what became of it; of all recommendations the person has made. */
export const AgencyRecommender = wire({
  hash: ['Empfehlerhash', hash32],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  email: ['Email', optional(z.string())],
  registeredAt: ['RegistriertAm', moment],
  lastRecommendationAt: ['LetzteEmpfehlungAm', optional(moment)],
  count: ['Anzahl', z.int()],
  open: ['Offen', z.int()],
  ok: ['Ok', z.int()],
  released: ['Freigegeben', z.int()],
  paid: ['Gezahlt', z.int()],
  expired: ['Abgelaufen', z.int()],
  cancelled: ['Storniert', z.int()],
  ...employee,
});

export const AgencyLead = wire({
  number: ['Empfaengernummer', recipientNumber],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  enteredAt: ['EingangAm', moment],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  email: ['Email', optional(z.string())],
  phone: ['Telefon', optional(z.string())],
  birthDate: ['Geburtsdatum', optional(day)],
  street: ['Strasse', optional(z.string())],
  houseNumber: ['Hausnummer', optional(z.string())],
  postcode: ['Plz', optional(z.string())],
  city: ['Ort', optional(z.string())],
  /** Whether the person may be written to beside the own contract. */
  advertising: ['Werbeeinwilligung', z.boolean()],
  product: ['Produkt', z.string()],
  recommender: ['Empfehler', z.string()],
  status: ['Status', recipientStatus],
  confirmedAt: ['BestaetigtAm', optional(moment)],
  deleteOn: ['LoeschungAm', optional(day)],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
});

export const AgencyReward = wire({
  number: ['Id', rewardNumber],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  role: ['Rolle', rewardRole],
  name: ['Name', z.string()],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  status: ['Status', rewardStatus],
  paidAt: ['AusgezahltAm', optional(moment)],
});

/** What was done in a month of Berlin (`2026-03`); of the first row, `gesamt`, ever. */
export const AgencyMonth = wire({
  month: ['Monat', z.string()],
  invited: ['EinladungenVersendet', z.int()],
  accepted: ['EinladungenAngenommen', z.int()],
  recommenders: ['Empfehler', z.int()],
  recommendations: ['Empfehlungen', z.int()],
  leads: ['Leads', z.int()],
  ordered: ['AuftraegeEingegangen', z.int()],
  released: ['AuftraegeFreigegeben', z.int()],
  cancelled: ['AuftraegeStorniert', z.int()],
  receivedCents: ['PraemienCent', cents],
});
export type AgencyMonth = Value<typeof AgencyMonth>;
