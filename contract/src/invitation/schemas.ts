/** Invitations of agencies on the wire (rules 3.7, 7.4): what is typed, what became of it, what the form needs. */
import * as z from 'zod/mini';
import { employeeNumber } from '../agency/schemas.ts';
import { day, moment, parseDay } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { integer } from '../basics/integer.ts';
import { name } from '../basics/name/name.ts';
import { text } from '../basics/text.ts';
import { extend, optional, optionalWithout, ruled, type Value, wire } from '../basics/wire.ts';
import { CaptchaQuestion, captchaCommand, captchaSolution } from '../captcha/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';
import { invitationStatus, talkKind } from './status.ts';

export const InvitationQuery = wire({ command: ['cmd', captchaCommand], captcha: ['captcha', captchaSolution] });

/** A day, or a moment with its zone; of a day it is noon. */
const talkMoment = z.codec(
  z
    .string()
    .check(
      z.trim(),
      z.refine((value: string) => parseTalk(value) !== undefined, { error: 'invalid' }),
    )
    .register(z.globalRegistry, { format: 'date-time', description: 'A day alone is taken, too: noon of it' }),
  z.date(),
  { decode: (value) => parseTalk(value) as Date, encode: (value) => value.toISOString() },
);

function parseTalk(value: string): Date | undefined {
  const onlyDay = parseDay(value);
  if (onlyDay) return new Date(`${onlyDay}T11:00:00Z`);
  const read = z.safeDecode(moment, value);
  return read.success ? read.data : undefined;
}

/** Of the talk both is known or nothing: half of it proves nothing (E-19). */
export const NewInvitation = ruled(
  wire({
    firstName: ['Vorname', name],
    lastName: ['Nachname', name],
    email: ['Email', email],
    kind: ['Art', talkKind],
    /** Needed as soon as anybody of the agency has a number. */
    employeeNumber: ['Mitarbeiternummer', optional(employeeNumber)],
    talkedAt: ['GespraechAm', optional(talkMoment)],
    evidence: ['Nachweis', optional(text(10, 1000))],
  }),
  ({ GespraechAm, Nachweis }: { readonly GespraechAm?: unknown; readonly Nachweis?: unknown }) => {
    if (Boolean(GespraechAm) === Boolean(Nachweis)) return [];
    return [{ field: GespraechAm ? 'Nachweis' : 'GespraechAm', code: 'required' }];
  },
);
/** Null is the question whether a captcha is needed (C-27). */
export const InvitationBody = optionalWithout('Email', NewInvitation);

export const SentInvitation = wire({
  id: ['Id', z.int()],
  status: ['Status', invitationStatus],
  /** Null where no mail left: the employee hands the link over. */
  sentAt: ['VersendetAm', optional(moment)],
  expiresOn: ['AblaufAm', day],
  link: ['Link', optional(z.string())],
  /** The link for a camera: an SVG as the address of a picture. */
  qrCode: ['QrCode', optional(z.string())],
  /** There was one that still counts; no second one was made. */
  isKnown: ['SchonEingeladen', z.boolean()],
  mailExpectedAt: mailExpected,
});
export type SentInvitation = Value<typeof SentInvitation>;

export const InvitationAnswer = z.union([CaptchaQuestion, SentInvitation]);

/** As the list of the agency has it; what names the person goes twelve weeks after the end. */
export const InvitationRow = wire({
  id: ['Id', z.int()],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  email: ['Email', optional(z.string())],
  kind: ['Art', talkKind],
  kindText: ['ArtText', z.string()],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  employee: ['Mitarbeiter', optional(z.string())],
  status: ['Status', invitationStatus],
  isMailed: ['PerEmail', z.boolean()],
  /** When it went out last: by a mail, or handed over. */
  sentAt: ['VersendetAm', moment],
  sentCount: ['AnzahlVersand', z.int()],
  openedAt: ['GeoeffnetAm', optional(moment)],
  acceptedAt: ['AngenommenAm', optional(moment)],
  expiresOn: ['AblaufAm', day],
  talkedAt: ['GespraechAm', optional(moment)],
  evidence: ['Nachweis', optional(z.string())],
  mayWithdraw: ['Widerrufbar', z.boolean()],
  maySendAgain: ['Wiederholbar', z.boolean()],
  /** From when it may be sent again; null for never. */
  againFrom: ['ErneutAb', optional(moment)],
});
export type InvitationRow = Value<typeof InvitationRow>;

/** One that is handed over has its new link with it. */
export const RenewedInvitation = extend(InvitationRow, {
  link: ['Link', z.optional(z.string())],
  qrCode: ['QrCode', z.optional(z.string())],
});
export type RenewedInvitation = Value<typeof RenewedInvitation>;

export const InvitationForm = wire({
  kinds: ['Arten', z.array(wire({ kind: ['Wert', talkKind], text: ['Text', z.string()] }))],
  employees: [
    'Mitarbeiter',
    z.array(
      wire({
        employeeNumber: ['Mitarbeiternummer', z.string()],
        firstName: ['Vorname', optional(z.string())],
        lastName: ['Nachname', optional(z.string())],
      }),
    ),
  ],
  standard: [
    'Standard',
    wire({ kind: ['Art', talkKind], employeeNumber: ['Mitarbeiternummer', optional(z.string())] }),
  ],
  /** What a mail would say, as it leaves now. */
  preview: ['Vorschautext', z.string()],
});
export type InvitationForm = Value<typeof InvitationForm>;

export const ByInvitation = wire({ id: ['id', integer(1, Number.MAX_SAFE_INTEGER)] });
