/** The outbox on the desk (design 1.8): what was sent, what waits, what was tried in vain. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { id } from '../basics/integer.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { eventObject, mailState } from './schemas.ts';

export const MailRow = wire({
  id: ['Id', z.int()],
  template: ['Vorlage', z.string()],
  /** "Fehlgeschlagen" was tried in vain and is tried again: no mail is lost. */
  state: ['Status', mailState],
  tries: ['Versuche', z.int()],
  createdAt: ['ErstelltAm', moment],
  sentAt: ['VersendetAm', optional(moment)],
  nextTryAt: ['NaechsterVersuchAm', optional(moment)],
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
  subject: ['Betreff', optional(z.string())],
  text: ['Text', optional(z.string())],
  html: ['Html', optional(z.string())],
  links: ['Links', z.array(z.string())],
});

const columns = { createdAt: 'ErstelltAm' } as const;
/** The text of the filter is a whole e-mail address, or the name of a template. */
export const MailListQuery = listQuery(columns, mailState);
export const MailFileQuery = fileQuery(columns, mailState);
export const MailPage = pageOf(MailRow);
export const ByMail = wire({ id: ['id', id] });
