/** Premiums as the wire shows them (rules 7.6). */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { cents } from '../basics/money.ts';
import { optional, wire } from '../basics/wire.ts';
import { premiumKind } from './kind.ts';

const premium = {
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  description: ['Beschreibung', z.string()],
  kind: ['Art', premiumKind],
  startsOn: ['Startdatum', optional(day)],
  endsOn: ['Enddatum', optional(day)],
  /** Last day the premium is shown; it may lie before or after `endsOn` (E-13). */
  shownUntil: ['EnddatumAnzeige', optional(day)],
  /** "70,00 €", made from the cents. */
  value: ['Wert', z.string()],
  valueCents: ['WertCent', cents],
} as const;

export const Premium = wire({ ...premium, productIds: ['Produkte', z.array(z.int())] });

/** A premium with what the asking person would get of it (rules 4.1). */
export const OwnPremium = wire({ ...premium, amountCents: ['BetragCent', cents], amount: ['Betrag', z.string()] });

export const HighestPremium = wire({ valueCents: ['WertCent', cents], value: ['Wert', z.string()] });
