/** SQL of the security events at the desk, for the report role; what is a mandant's names it. */
import type { SecurityKind, SecurityListQuery, SecurityOutcome } from '@weitersagen/contract/security/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Tx } from '#platform/context.ts';
import { type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';

interface SecurityEventRow {
  id: number;
  at: Date;
  kind: SecurityKind;
  outcome: SecurityOutcome;
  actorKind: Actor['kind'];
  actor: string | null;
  what: string | null;
  account: string | null;
  network: string | null;
  count: number;
}

/** So much of a keyed hash tells equal ones apart for a person who reads. */
const signLength = 8;
const sign = (hash: RawBuilder<unknown>): RawBuilder<unknown> => sql`left(${hash}, ${sql.lit(signLength)})`;

const fields = sql`e.id, e.at, e.kind, e.outcome, e.actor_kind as "actorKind", e.what, e.count,
  case when e.actor_kind = 'operator' then (select o.email from operator o where o.id::text = e.actor_id) else e.actor_id end as actor,
  ${sign(sql`e.subject_hash`)} as account, ${sign(sql`e.network_hash`)} as network`;

/** Of operators: who works on the mandant, and whatever was tried at its desk. */
const ofOperators = (slug: string): RawBuilder<unknown> =>
  sql`(e.what = ${slug} or e.actor_id = any(array(select o.id::text from operator o where o.mandants is null or ${slug} = any(o.mandants))))`;

export function pageSecurityEvents(
  { db, home, mandant: { id, slug } }: Tx,
  { filter, orderBy: _only, ...page }: ListQuery<typeof SecurityListQuery>,
): Promise<Page<SecurityEventRow>> {
  const { view, from, to, text } = filter;
  const isOfOperators = view === 'operators' || view === 'operatorSeries';
  const kind = view === 'series' || view === 'operators' || view === 'operatorSeries' ? null : view;
  const where = and([
    isOfOperators ? ofOperators(slug) : sql`e.mandant_id = ${id}`,
    kind && sql`e.kind = ${kind}`,
    view === 'series' || view === 'operatorSeries' ? sql`e.outcome = 'series'` : null,
    sinceDay(sql`e.at`, from),
    untilDay(sql`e.at`, to),
    text && matches(text),
  ]);
  const table = isOfOperators ? sql`operator_security_event` : sql`security_event`;
  const at = column(sql`e.at`, 'timestamptz');
  const list = { table, alias: sql`e`, joins: sql``, where, select: fields, column: at };
  return isOfOperators ? home((own) => readPage(own, list, page)) : readPage(db, list, page);
}

const matches = (text: string): RawBuilder<unknown> =>
  text.includes('@')
    ? sql`(e.actor_kind = 'operator' and e.actor_id = (select o.id::text from operator o where o.email = ${text.toLowerCase()}))`
    : sql`(e.actor_id = ${text} or e.what = ${text} or ${sign(sql`e.subject_hash`)} = ${text} or ${sign(sql`e.network_hash`)} = ${text})`;

/** Series that nobody can have overlooked yet: those of the last three days. */
export const recentSeries = (now: Date): RawBuilder<unknown> =>
  sql`e.outcome = 'series' and e.at > ${new Date(now.getTime() - 3 * 86_400_000)}`;

export const seriesOfOperators = (slug: string): RawBuilder<unknown> =>
  sql`(e.actor_id is null or ${ofOperators(slug)})`;
