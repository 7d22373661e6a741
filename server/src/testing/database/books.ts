/** What the database says of an order and of what hangs on it, for tests of state and money. */
import { sql } from 'kysely';
import type { Slug } from '../mandant-files.ts';
import type { World } from '../world.ts';

export interface Books {
  order: string;
  rejection: string | null;
  recommendation: string;
  /** The number of the recommendation is not the one of the link. */
  isFollowUp: boolean;
  recipient: string | null;
  email: string | null;
  /** `recommender open 7000`, in the order they were made. */
  rewards: string[];
  /** Numbers of the transitions of the order, and of the recommendation and its rewards since, in time. */
  events: string[];
}

/** The latest order of an external number. */
export async function booksOf(
  { as }: Pick<World, 'as'>,
  externalNumber: string,
  slug: Slug = 'spbdevk',
): Promise<Books> {
  return as(slug).read(async ({ db }) => {
    const { rows } = await sql<Books>`
      select o.status as "order", o.rejection, n.status as recommendation, n.root_id <> n.id as "isFollowUp",
        r.status as recipient, r.email,
        array(select w.role || ' ' || w.status || ' ' || w.amount_cents from reward w where w.order_id = o.id order by w.id) as rewards,
        array(select e.event from event e
          where e.id >= (select min(id) from event where object = 'order' and object_id = o.id) and ((e.object, e.object_id) in (('order', o.id), ('recommendation', n.id))
            or (e.object = 'reward' and e.object_id in (select id from reward w where w.order_id = o.id))) order by e.id) as events
      from orders o join recommendation n on n.id = o.recommendation_id left join recipient r on r.id = o.recipient_id
      where o.external_number = ${externalNumber} order by o.id desc limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`no order ${externalNumber}`);
    return row;
  });
}

/** How many rows of a table there are. */
export async function countRows({ as }: Pick<World, 'as'>, table: string, slug: Slug = 'spbdevk'): Promise<number> {
  return as(slug).read(async ({ db }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    return rows[0]?.count ?? 0;
  });
}
