/** Addresses from which mails came back, at the desk. An address itself is nowhere kept: it is found by typing it. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byClerk, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { optional, wire } from '../basics/wire.ts';
import { eventObject } from '../event/schemas.ts';
import { mailReason, returnedState } from './status.ts';

export const ReturnedAddress = wire({
  id: ['Id', z.int()],
  state: ['Status', returnedState],
  /** Of the last one, with the numbers of the answer. */
  reason: ['Grund', mailReason],
  replyCode: ['Antwort', optional(z.string())],
  returnedAt: ['ZurueckAm', moment],
  /** So many came back one after the other. */
  inRow: ['InFolge', z.int()],
  mailId: ['Mail', z.int()],
  /** Whom that mail is about. */
  object: ['Objekt', optional(eventObject)],
  number: ['Nummer', optional(z.string())],
});

/** The text of the filter is a whole e-mail address. */
export const ReturnedQuery = listQuery({ returnedAt: 'ZurueckAm' }, returnedState);

export const pageReturned = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/mails/adressen',
  summary: 'Addresses from which mails came back, paged by key',
  refusals: ['access.denied'],
  body: ReturnedQuery,
  reply: pageOf(ReturnedAddress),
  mayLag: true,
});

export const freeReturned = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/mails/adressen/:id/freigeben',
  summary: 'Lets an address get mails again',
  refusals: moveRefusals,
  params: wire({ id: ['id', id] }),
  body: Reason,
  reply: ReturnedAddress,
});
