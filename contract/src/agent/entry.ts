/** What is kept of an agent (rules E-20); by file, at the desk, and with a mandant's file. */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { name } from '../basics/name/name.ts';
import { line, phone, pictureAddress, postcode } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { agentNumber } from './schemas.ts';

/** As JSON has it, and as forms and files say it. */
const yesOrNo = z.codec(
  z.union([
    z.boolean(),
    z.string().check(z.trim(), z.regex(/^(?:ja|nein|yes|no|true|false|1|0)$/i, { error: 'invalid' })),
  ]),
  z.boolean(),
  { decode: (value) => value === true || /^(?:ja|yes|true|1)$/i.test(String(value)), encode: (value) => value },
);

export const AgentEntry = wire({
  externalId: ['ExterneId', agentNumber],
  lastName: ['Nachname', name],
  firstName: ['Vorname', name],
  postcode: ['Plz', postcode],
  city: ['Ort', line(1, 100)],
  /** On a host of the mandant (rules E-20). */
  photo: ['Foto', optional(pictureAddress)],
  /** The agent has agreed to be shown: since when and how it was said (rules E-20). Without it the photo goes to nobody. */
  photoConsentOn: ['FotoEinwilligungAm', optional(day)],
  photoConsentHow: ['FotoEinwilligungWie', optional(line(1, 200))],
  email: ['Email', optional(email)],
  phone: ['Telefon', optional(phone)],
  agencyNumber: ['Agenturnummer', optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid' })))],
  /** Under whom there his contacts stand (E-14). */
  employeeNumber: [
    'Mitarbeiternummer',
    optional(z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{1,10}$/, { error: 'employee-number' }))),
  ],
  isActive: ['Aktiv', otherwise(yesOrNo, true)],
});
export type AgentEntry = Value<typeof AgentEntry>;
