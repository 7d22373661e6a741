/** The log of everything that happened in a mandant: who did what, from which state to which, when and why. */
import * as z from 'zod/mini';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, optional } from '../basics/wire.ts';
import { Event, eventObject } from './schemas.ts';

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
