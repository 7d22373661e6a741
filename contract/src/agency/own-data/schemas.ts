/** Everything known about a person of an agency on the wire (GDPR art. 15 and 20). */
import * as z from 'zod/mini';
import { OwnMail, OwnPermission, OwnSession, Step } from '../../account/own-data-schemas.ts';
import { moment } from '../../basics/day.ts';
import { optional, type Value, wire } from '../../basics/wire.ts';
import { invitationStatus, talkKind } from '../../invitation/status.ts';
import { shownBank, shownOffice } from '../office.ts';
import { agencyPosition } from '../position.ts';
import { agencyUserStatus } from '../status.ts';

export const AgencyOwnData = wire({
  madeAt: ['ErstelltAm', moment],
  mandant: ['Mandant', z.string()],
  person: [
    'Person',
    wire({
      salutation: ['Anrede', optional(z.string())],
      firstName: ['Vorname', z.string()],
      lastName: ['Nachname', z.string()],
      email: ['Email', z.string()],
      emailConfirmedAt: ['EmailBestaetigtAm', optional(moment)],
      phone: ['Telefon', optional(z.string())],
      language: ['Language', z.string()],
      positions: ['Rollen', z.array(agencyPosition)],
      status: ['Status', agencyUserStatus],
      agencyNumber: ['Agenturnummer', optional(z.string())],
      employeeNumber: ['Mitarbeiternummer', optional(z.string())],
      /** As the company's own sign-in names the person. */
      subject: ['AnmeldungDesUnternehmens', optional(z.string())],
      hasPassword: ['PasswortGesetzt', z.boolean()],
      since: ['AngelegtAm', moment],
      lastLoginAt: ['LetzterLoginAm', optional(moment)],
      events: ['Verlauf', z.array(Step)],
    }),
  ],
  /** Of an owner, who is the office as well. */
  agency: [
    'Agentur',
    optional(
      wire({
        number: ['Agenturnummer', z.string()],
        ...shownOffice,
        taxNumber: ['Steuernummer', optional(z.string())],
        vatId: ['UstId', optional(z.string())],
        buyerReference: ['Kaeuferreferenz', optional(z.string())],
        logo: ['Logo', optional(z.string())],
        ...shownBank,
        events: ['Verlauf', z.array(Step)],
      }),
    ),
  ],
  sessions: ['Sitzungen', z.array(OwnSession)],
  permissions: ['Einwilligungen', z.array(OwnPermission)],
  /** Whom the person asked to take part: what was written down of the talk, and when. */
  invitations: [
    'Einladungen',
    z.array(
      wire({
        name: ['Name', z.string()],
        email: ['Email', optional(z.string())],
        kind: ['Art', talkKind],
        status: ['Status', invitationStatus],
        sentAt: ['VersendetAm', moment],
      }),
    ),
  ],
  mails: ['Mails', z.array(OwnMail)],
});
export type AgencyOwnData = Value<typeof AgencyOwnData>;
