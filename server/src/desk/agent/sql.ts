/** SQL of the desk's agents, for the report role. `mandantId` is the path's; each statement says so. */
import type { AgentListQuery } from '@weitersagen/contract/agent/desk';
import type { AgentEntry } from '@weitersagen/contract/agent/entry';
import { sql } from 'kysely';
import { fold } from '#agent/agent.ts';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { findRow } from '../list/row.ts';

interface AgentListRow extends AgentEntry {
  id: number;
  changedAt: Date;
}

const columns = { name: column(sql`a.name_key`, 'text'), changedAt: column(sql`a.changed_at`, 'timestamptz') };

const agentList: Listed = {
  table: sql`agent`,
  alias: sql`a`,
  joins: sql``,
  select: sql`a.id, a.external_id as "externalId", a.last_name as "lastName", a.first_name as "firstName", a.postcode, a.city, a.photo_url as photo,
    a.photo_consent_on as "photoConsentOn", a.photo_consent_how as "photoConsentHow",
    a.email, a.phone, a.agency_number as "agencyNumber", a.employee_number as "employeeNumber", a.active as "isActive", a.changed_at as "changedAt"`,
};

/** By a part of the name, the town or the zip code, or by the whole number. */
export async function pageAgents(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: ListQuery<typeof AgentListQuery>,
): Promise<Page<AgentListRow>> {
  const { status, from, to, text } = filter;
  const within = and([
    sql`a.mandant_id = ${mandantId}`,
    status && sql`a.active = ${status === 'active'}`,
    sinceDay(sql`a.changed_at`, from),
    untilDay(sql`a.changed_at`, to),
  ]);
  const { where, isMany } = await search(
    db,
    { ...agentList, mandantId, within },
    text && {
      part: findsPart(sql`a.search_key`, fold(text)),
      others: [sql`select id from agent where mandant_id = ${mandantId} and external_id = ${text}`],
    },
  );
  return readPage(db, { ...agentList, where, column: columns[orderBy ?? 'name'], isMany }, page);
}

export const findAgentRow = (db: Db, mandantId: number, externalId: string): Promise<AgentListRow | undefined> =>
  findRow(db, agentList, mandantId, sql`a.external_id = ${externalId}`);

export async function countRecommendations(db: Db, mandantId: number, externalId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recommendation r where r.mandant_id = ${mandantId} and r.agent_number = ${externalId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
