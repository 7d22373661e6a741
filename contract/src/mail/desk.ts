/** The outbox at the desk. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byClerk, listFile } from '../basics/desk.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { line } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { eventObject } from '../event/schemas.ts';
import { mailReason, mailState } from './status.ts';

const sending = {
  id: ['Id', z.int()],
  template: ['Vorlage', z.string()],
  /** "Fehlgeschlagen" was tried in vain: it is tried again, or by a person if it was refused for good. No mail is lost. */
  state: ['Status', mailState],
  tries: ['Versuche', z.int()],
  createdAt: ['ErstelltAm', moment],
  sentAt: ['VersendetAm', optional(moment)],
} as const;

const said = {
  subject: ['Betreff', optional(z.string())],
  text: ['Text', optional(z.string())],
  html: ['Html', optional(z.string())],
  links: ['Links', z.array(z.string())],
} as const;

export const MailRow = wire({
  ...sending,
  nextTryAt: ['NaechsterVersuchAm', optional(moment)],
  /** Why it was refused, and the numbers of the mail server's answer: "550 5.1.1". */
  reason: ['Grund', optional(mailReason)],
  replyCode: ['Antwort', optional(z.string())],
  /** Whom it is about. */
  object: ['Objekt', optional(eventObject)],
  number: ['Nummer', optional(z.string())],
  /** In test and demo mode only. */
  to: ['An', optional(z.string())],
});

/** The words are there in test and demo mode only, until the person is deleted. */
export const MailDetail = extend(MailRow, {
  language: ['Sprache', z.string()],
  messageId: ['MessageId', z.string()],
  ...said,
});

const columns = { createdAt: 'ErstelltAm' } as const;

/** The text of the filter is a whole e-mail address, or the name of a template. */
export const MailListQuery = listQuery(columns, mailState);

export const MailFileQuery = fileQuery(columns, mailState);

export const MailPage = pageOf(MailRow);

export const ByMail = wire({ id: ['id', id] });

export const MailQuery = wire({ to: ['an', optional(email)], template: ['vorlage', optional(line(1, 40))] });

/** What is rendered is there in test and demo mode only, until the person is deleted. */
export const Mail = wire({
  ...sending,
  to: ['An', optional(z.string())],
  ...said,
});

export const downloadMails = listFile('/admin/mails/csv', 'The list of mails as CSV', MailFileQuery);

export const listMails = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/mails',
  summary: 'Mails of the mandant, newest first; rendered in test and demo mode only',
  refusals: ['access.denied'],
  query: MailQuery,
  reply: z.array(Mail),
});

export const pageMails = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/mails',
  summary: 'Mails of the mandant, paged by key',
  refusals: ['access.denied'],
  body: MailListQuery,
  reply: MailPage,
  mayLag: true,
});

export const showMail = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/mails/:id',
  summary: 'One mail with its state; its words in test and demo mode only',
  refusals: ['access.denied', 'unknown'],
  params: ByMail,
  reply: MailDetail,
});

export const retryMail = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/mails/:id/erneut',
  summary: 'Tries a mail again now instead of at its next moment',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByMail,
  reply: MailRow,
});
