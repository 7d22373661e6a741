/** The figures of a million recommendations, counted from their rows, and as many changes as wait for their sum after a busy five minutes. */
import { sources } from '@weitersagen/contract/figure/measures';
import { sql } from 'kysely';
import type { Environment, Figure } from '../environment.ts';
import { mandantId } from '../people.ts';
import type { Share } from './fill.ts';

const changes = 50_000;
const countMaxMs = 120_000;

export async function countFigures(environment: Environment, shares: readonly Share[]): Promise<Figure> {
  const from = performance.now();
  for (const { slug } of shares) await countOne(environment, await mandantId(environment, slug));
  const took = performance.now() - from;
  const busiest = await mandantId(environment, shares[0]?.slug);
  await asMandant(
    environment,
    busiest,
    sql`
    insert into figure (form, day, measure, product_id, count)
    select 'change', current_date - 0, (array['recommended', 'accepted', 'confirmed', 'clicked'])[1 + g % 4], 101, 1 from generate_series(1, ${changes}::int) g`,
  );
  await sql`vacuum analyze figure`.execute(environment.database.kysely);
  return {
    name: 'the figures of a million recommendations counted anew',
    value: took,
    unit: 'ms',
    ratio: took,
    must: { atMost: countMaxMs },
  };
}

/** Summed up by the statement of the job, but all at once. */
async function countOne(environment: Environment, id: number): Promise<void> {
  for (const [table, measures] of sources)
    await asMandant(environment, id, sql`select make_figures_anew(${table}, ${[...measures]}::text[])`);
  await asMandant(
    environment,
    id,
    sql`
    with moved as (delete from figure where form = 'change' returning *)
    insert into figure as kept (form, day, measure, product_id, waited, is_gone, part, count, cents)
    select 'kept', day, measure, product_id, waited, is_gone, 0, sum(count), sum(cents) from moved group by 2, 3, 4, 5, 6
    union all select 'day', day, measure, 0, waited, is_gone, 0, sum(count), sum(cents) from moved group by 2, 3, 5, 6
    on conflict (mandant_id, form, day, measure, product_id, waited, is_gone, part)
      do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents`,
  );
}

const asMandant = ({ database }: Environment, mandantId: number, statement: ReturnType<typeof sql>): Promise<unknown> =>
  database.transaction({ mandantId, role: 'app', readOnly: false, isJob: true }, (db) => statement.execute(db));
