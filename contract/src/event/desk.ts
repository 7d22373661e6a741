/** The log of the mandant, and what happened to one object. */

import * as z from 'zod/mini';
import { byClerk, listFile } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, optional } from '../basics/wire.ts';
import { Event, EventQuery, eventObject } from './schemas.ts';

export const EventRow = extend(Event, {
  id: ['Id', z.int()],
  /** Number of the object; hash of an account, id of a run, import, mail or operator. */
  number: ['Nummer', optional(z.string())],
});

const columns = { at: 'Am' } as const;

/** `Ansicht` is the kind of object; the text is the number of one, or the e-mail of the operator who acted. */
export const EventListQuery = listQuery(columns, null, eventObject);

export const EventFileQuery = fileQuery(columns, null, eventObject);

export const EventPage = pageOf(EventRow);

export const downloadEvents = listFile('/admin/ereignisse/csv', 'The log of events as CSV', EventFileQuery);

export const listEvents = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/ereignisse',
  summary: 'What happened to one object, oldest first',
  refusals: ['access.denied', 'unknown'],
  query: EventQuery,
  reply: z.array(Event),
});

export const pageEvents = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/ereignisse',
  summary: 'Everything that happened in the mandant, paged by key',
  refusals: ['access.denied'],
  body: EventListQuery,
  reply: EventPage,
  mayLag: true,
});
