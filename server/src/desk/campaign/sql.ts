/** SQL of the desk's campaigns, for the report role. `mandantId` is the path's; each statement says so. */
import type { CampaignListQuery, CampaignPhase } from '@weitersagen/contract/campaign/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { containing } from '#platform/database/part.ts';
import { and, column, isOneOf, type ListQuery } from '../list/column.ts';
import { findRow } from '../list/row.ts';

export interface CampaignListRow {
  draftId: number;
  id: number;
  /** The working copy, or what is public. */
  data: unknown;
  isPublic: boolean;
  wasPublic: boolean;
  /** The days of what is public. */
  publicFrom: string | null;
  publicUntil: string | null;
  hasDraft: boolean;
  agreed: number;
  revision: number;
  plannedAt: Date | null;
  changedAt: Date;
  changedBy: string | null;
}

/** The working copy, or what is public. */
const worked = sql`coalesce(d.data, v.data)`;

/** What is public of it. */
const withVersion = sql`left join draft_version v on v.mandant_id = d.mandant_id and v.object = d.object and v.object_key = d.object_key
  and v.version = d.version`;

const campaignList: Listed = {
  table: sql`draft`,
  alias: sql`d`,
  joins: sql`${withVersion}
    left join operator by on by.id = d.changed_by`,
  select: sql`d.id as "draftId", d.object_key::int as id, ${worked} as data, d.version is not null as "isPublic",
    exists (select from draft_version o where o.mandant_id = d.mandant_id and o.object = d.object and o.object_key = d.object_key)
      as "wasPublic",
    v.data->>'Von' as "publicFrom", v.data->>'Bis' as "publicUntil", d.data is not null as "hasDraft", d.revision, d.changed_at as "changedAt", by.email as "changedBy",
    (select count(*)::int from campaign_agreement a where a.mandant_id = d.mandant_id and a.campaign_id = d.object_key::int)
      + (select count(*)::int from campaign_agency_agreement a where a.mandant_id = d.mandant_id and a.campaign_id = d.object_key::int) as agreed,
    (select min(s.at) from draft_schedule s where s.mandant_id = d.mandant_id and s.object = d.object and s.object_key = d.object_key
      and s.failure is null) as "plannedAt"`,
};

const columns = { changedAt: column(sql`d.changed_at`, 'timestamptz') };

const states = {
  draft: sql`d.version is null`,
  published: sql`d.version is not null and d.data is null`,
  changed: sql`d.version is not null and d.data is not null`,
} as const;

/** On a day, by what is public; a day is written so that the order of the letters is that of time. */
const phases: Readonly<Record<CampaignPhase, (today: string) => RawBuilder<unknown>>> = {
  running: (today) => sql`v.data->>'Von' <= ${today} and v.data->>'Bis' >= ${today}`,
  coming: (today) => sql`v.data->>'Von' > ${today}`,
  over: (today) => sql`v.data->>'Bis' < ${today}`,
};

/** By what is written or public, which the page of a list is not joined to. */
const foundBy = (mandantId: number, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  isOneOf(
    sql`d.id`,
    sql`select d.id from draft d ${withVersion} where d.mandant_id = ${mandantId} and d.object = 'campaign' and ${condition}`,
  );

export function pageCampaigns(
  db: Db,
  { mandantId, today }: { mandantId: number; today: string },
  { filter, orderBy, ...page }: ListQuery<typeof CampaignListQuery>,
): Promise<Page<CampaignListRow>> {
  const { status, view, from, to, text } = filter;
  const where = and([
    sql`d.mandant_id = ${mandantId}`,
    sql`d.object = 'campaign'`,
    status ? states[status] : null,
    view && foundBy(mandantId, phases[view](today)),
    from && foundBy(mandantId, sql`${worked}->>'Bis' >= ${from}`),
    to && foundBy(mandantId, sql`${worked}->>'Von' <= ${to}`),
    text &&
      foundBy(
        mandantId,
        sql`lower(${worked}::text) like ${containing(JSON.stringify(text.toLowerCase()).slice(1, -1))}`,
      ),
  ]);
  return readPage(db, { ...campaignList, where, column: columns[orderBy ?? 'changedAt'] }, page);
}

export const findCampaignRow = (db: Db, mandantId: number, id: number): Promise<CampaignListRow | undefined> =>
  findRow(db, campaignList, mandantId, sql`d.object = 'campaign' and d.object_key = ${String(id)}`);

interface AgreementsRow {
  version: number;
  legalText: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** Counted by version and words, the newest version first. */
export const listAgreements = async (db: Db, mandantId: number, id: number, max: number): Promise<AgreementsRow[]> => {
  const { rows } = await sql<AgreementsRow>`
    select a.version, a.text as "legalText", count(*)::int as count, min(a.agreed_at) as "firstAt", max(a.agreed_at) as "lastAt"
    from (
      select version, text, agreed_at from campaign_agreement where mandant_id = ${mandantId} and campaign_id = ${id}
      union all select version, text, agreed_at from campaign_agency_agreement where mandant_id = ${mandantId} and campaign_id = ${id}) a
    group by a.version, a.text order by a.version desc, min(a.agreed_at) limit ${max}`.execute(db);
  return rows;
};
