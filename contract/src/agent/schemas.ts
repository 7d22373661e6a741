/** Insurance agents who can be recommended (rules E-20, C-42). */
import * as z from 'zod/mini';
import { integer } from '../basics/integer.ts';
import { line, text } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';

/** Item of the agent list; its names are English on the wire, too (E-20). */
export const Agent = wire({
  externalId: ['ExterneId', z.string()],
  lastName: ['LastName', z.string()],
  firstName: ['FirstName', z.string()],
  postcode: ['ZipCode', z.string()],
  city: ['City', z.string()],
  photo: ['Photo', optional(z.string())],
});
export type Agent = Value<typeof Agent>;

/** How many agents a page has where nobody says how many (K-07). */
const agentPageSize = 6;
/** So many are suggested while somebody types (K-13), from so many letters on. */
export const suggestionsMax = 10;
export const suggestedFrom = 2;

/** External id of an agent: what a client's system calls him, in an address too. */
export const agentNumber = line(1, 60);

export const AgentQuery = wire({
  /** Part of a last name or a town, or the beginning of a zip code; empty means everybody. */
  query: ['query', otherwise(text(0, 100), '')],
  /** This one alone. */
  externalId: ['agent', optional(agentNumber)],
  page: ['page', otherwise(integer(1, 1_000_000), 1)],
  pageSize: ['pagesize', otherwise(integer(1, 50), agentPageSize)],
});

export const AgentList = wire({
  agents: ['Content', z.array(Agent)],
  hasNext: ['HasNext', z.boolean()],
  pageCount: ['PageCount', z.int()],
  totalCount: ['TotalCount', z.int()],
});
