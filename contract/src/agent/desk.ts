/** Agents at the desk: the list, one of them, new ones singly or by file. */
import * as z from 'zod/mini';
import { OwnMail } from '../account/own-data-schemas.ts';
import { moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { flag } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { extend, type Value, wire } from '../basics/wire.ts';
import { AgentEntry } from './entry.ts';
import { agentNumber } from './schemas.ts';

export const agentStatus = labels({ active: 'Aktiv', inactive: 'Inaktiv' });

const columns = { name: 'Name', changedAt: 'GeaendertAm' } as const;

export const AgentListQuery = listQuery(columns, agentStatus);
export const AgentFileQuery = fileQuery(columns, agentStatus);

export const AgentRow = extend(AgentEntry, { changedAt: ['GeaendertAm', moment] });
export const AgentPage = pageOf(AgentRow);

export const AgentDetail = extend(AgentRow, {
  /** Recommendations that name him; they stay when he is switched off or deleted. */
  recommendations: ['AnzahlEmpfehlungen', z.int()],
});

/** Everything known about an agent (GDPR art. 15 and 20). */
export const AgentData = wire({
  madeAt: ['ErstelltAm', moment],
  mandant: ['Mandant', z.string()],
  agent: ['Berater', AgentDetail],
  mails: ['Mails', z.array(OwnMail)],
});

/** What a number of the path names. */
export const ByAgent = wire({ externalId: ['id', agentNumber] });

export const AgentImportQuery = wire({
  /** Says what would happen and writes nothing. */
  isProbe: ['probe', flag],
});

export const rowsMax = 50_000;
export const bytesMax = 10 * 1024 * 1024;
/** So many wrong rows are told; how many there are is always told. */
export const failuresTold = 200;

export const AgentImportResult = wire({
  isProbe: ['Probe', z.boolean()],
  read: ['Gelesen', z.int()],
  added: ['Neu', z.int()],
  changed: ['Geaendert', z.int()],
  same: ['Unveraendert', z.int()],
  failed: ['FehlerAnzahl', z.int()],
  failures: ['Fehler', z.array(wire({ line: ['Zeile', z.int()], message: ['Message', z.string()] }))],
});
export type AgentImportResult = Value<typeof AgentImportResult>;

export const listDeskAgents = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/berater',
  summary: 'Agents, paged by key',
  refusals: listRefusals,
  body: AgentListQuery,
  reply: AgentPage,
  mayLag: true,
});

export const downloadAgents = listFile(
  '/admin/berater/csv',
  'The list of agents as CSV, as an import takes it',
  AgentFileQuery,
);

export const showAgent = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/berater/:id',
  summary: 'One agent',
  refusals: ['access.denied', 'unknown'],
  params: ByAgent,
  reply: AgentDetail,
});

export const showAgentData = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/berater/:id/daten',
  summary: 'Everything known about an agent, as a file to hand on (GDPR art. 15)',
  refusals: ['access.denied', 'unknown'],
  params: ByAgent,
  reply: AgentData,
});

export const addAgent = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/berater',
  summary: 'A new agent',
  refusals: ['access.denied'],
  body: AgentEntry,
  reply: AgentDetail,
});

/** Everything of an agent but the number he is known by. */
export const changeAgent = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/berater/:id',
  summary: 'Changes an agent, or switches him off or on; recommendations that name him stay',
  refusals: ['access.denied', 'unknown'],
  params: ByAgent,
  body: AgentEntry,
  reply: AgentDetail,
});

export const deleteAgent = endpoint({
  ...byClerk,
  method: 'DELETE',
  path: '/admin/berater/:id',
  summary: 'Deletes what is kept of an agent; recommendations keep his number alone',
  refusals: ['access.denied', 'unknown'],
  params: ByAgent,
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});

export const importAgents = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/berater/import',
  summary: 'Takes a CSV file of agents: new ones are added, known ones changed, nobody is taken away',
  refusals: ['access.denied', 'input.too-large'],
  query: AgentImportQuery,
  consumes: 'text/csv',
  columns: AgentEntry,
  reply: AgentImportResult,
});
