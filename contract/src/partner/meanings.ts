/**
 * What fields mean in the document for clients, of shapes that pages load, too: there the sentences would be bytes
 * for nobody. Shapes that only a client meets say it themselves, field by field.
 */
import type * as z from 'zod/mini';
import { CustomerNumbersRead, KnownCustomerNumber } from '../account/own-schemas.ts';
import { PartnerImport } from '../order-import/partner.ts';
import { ById, ImportAccepted, ImportQuery } from '../order-import/schemas.ts';
import { Premium } from '../premium/schemas.ts';

type Schema = z.core.$ZodType;
type Meanings = Readonly<Record<string, string>>;

const premium: Meanings = {
  Id: 'Its number in the portal',
  ExterneId: 'The number of the client for it',
  Name: 'As visitors read it, in the language of the call',
  Beschreibung: 'What it is, likewise; may be empty',
  Art: 'What it consists of',
  Startdatum: 'First day on which a recommendation promises it; null where it always has',
  Enddatum: 'Last day on which a recommendation promises it; null where none is set',
  EnddatumAnzeige: 'Last day on which it is shown; before or after `Enddatum`; null where none is set',
  Wert: '`WertCent` for people, in the language of the call',
  WertCent: 'All of it, before it is shared between two',
  Produkte: 'Ids of the products it is offered with',
};
const customerNumber: Meanings = {
  Kundennummer: 'As a customer types it',
  Gueltig: 'Whether it is the number of a customer; what was said last counts',
};
const orderImport: Meanings = {
  Id: 'Its number in the portal',
  Status: '`Abgebrochen` where it could not go on to the end',
  Probe: 'Nothing was written',
  Gelesen: 'Rows that have been read',
  Verarbeitet: 'Rows that were taken',
  Fehler: 'Rows that were not taken',
  ErstelltVon: 'Who sent it',
  ErstelltAm: 'When it came',
  FertigAm: 'When the last row was read; null while it goes on',
};

const meanings = new Map<Schema, Meanings>([
  [germanSide(Premium), premium],
  [germanSide(KnownCustomerNumber), customerNumber],
  [germanSide(PartnerImport), orderImport],
  [germanSide(ImportAccepted), { Id: 'To ask by how far it is' }],
  [germanSide(ImportQuery), { probe: 'Says what would happen and writes nothing' }],
  [germanSide(ById), { id: 'As it was answered when the file came' }],
  [germanSide(CustomerNumbersRead), { Verarbeitet: 'Numbers that were read' }],
]);

/** A wire is a codec; its fields stand in the inner side. */
function germanSide(wire: Schema): Schema {
  return (wire._zod.def as unknown as { in: Schema }).in;
}

/** By their German names; of the inner side of a wire. */
export const meaningsBeside = (german: Schema): Meanings | undefined => meanings.get(german);
