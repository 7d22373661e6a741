/** SQL of the decisions about cookies at the desk, for the report role; every statement names the mandant. */
import type { ConsentExtent, ConsentListQuery } from '@weitersagen/contract/consent/desk';
import type { ConsentSource } from '@weitersagen/contract/consent/schemas';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { findRow } from '../list/row.ts';

interface ConsentListRow {
  id: number;
  number: string;
  at: Date;
  source: ConsentSource;
  extent: ConsentExtent;
  functional: boolean;
  analytical: boolean;
  marketing: boolean;
  list: string;
  textHash: string | null;
  language: string | null;
}

interface ConsentTextRow {
  id: number;
  hash: string;
  language: string;
  since: Date;
  words: string;
}

/** As its index has it. */
const extent = sql`(case when e.functional and e.analytical and e.marketing then 'all' when e.functional or e.analytical or e.marketing then 'some' else 'none' end)`;

const fields = sql`e.id, e.number, e.at, e.source, ${extent} as extent, e.functional, e.analytical, e.marketing, e.list,
  t.hash as "textHash", t.locale as language`;

const consentList: Listed = {
  table: sql`consent_evidence`,
  alias: sql`e`,
  joins: sql`left join consent_text t on t.mandant_id = e.mandant_id and t.id = e.text_id`,
  select: fields,
};

export function pageConsents(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, ...page }: ListQuery<typeof ConsentListQuery>,
): Promise<Page<ConsentListRow>> {
  const { status, view, from, to, text } = filter;
  const where = and([
    sql`e.mandant_id = ${mandantId}`,
    status && sql`${extent} = ${status}`,
    view && sql`e.source = ${view}`,
    sinceDay(sql`e.at`, from),
    untilDay(sql`e.at`, to),
    text && sql`e.number = ${text.toLowerCase()}`,
  ]);
  return readPage(db, { ...consentList, where, column: column(sql`e.at`, 'timestamptz') }, page);
}

export const findConsent = (
  db: Db,
  mandantId: number,
  id: number,
): Promise<(ConsentListRow & { words: string | null; since: Date | null }) | undefined> =>
  findRow(db, { ...consentList, select: sql`${fields}, t.words, t.since` }, mandantId, sql`e.id = ${id}`);

/** The latest of a number, the latest first. */
export async function listConsentsOf(
  db: Db,
  mandantId: number,
  { number, limit }: { number: string; limit: number },
): Promise<ConsentListRow[]> {
  const { alias, joins } = consentList;
  const { rows } = await sql<ConsentListRow>`
    select ${fields} from (select * from consent_evidence where mandant_id = ${mandantId} and number = ${number}
      order by id desc limit ${limit}) ${alias} ${joins} order by e.id desc`.execute(db);
  return rows;
}

/** In the order in which they were first shown. */
export const pageTexts = (
  db: Db,
  mandantId: number,
  page: { pageSize: number; after: string | null },
): Promise<Page<ConsentTextRow>> =>
  readPage(
    db,
    {
      table: sql`consent_text`,
      alias: sql`t`,
      joins: sql``,
      select: sql`t.id, t.hash, t.locale as language, t.since, t.words`,
      where: sql`t.mandant_id = ${mandantId}`,
      column: column(sql`t.since`, 'timestamptz'),
    },
    { ...page, descending: false, before: null, fromEnd: false, isUncounted: true },
  );
