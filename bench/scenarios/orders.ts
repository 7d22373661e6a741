/**
 * The operator's order list, 50 rows filtered and sorted: what a million orders cost beside ten thousand, and the last
 * page beside the first. Both lists in the same run, one request at a time.
 */
import { sql } from 'kysely';
import { type Environment, type Figure, medians, type Server } from '../environment.ts';
import { addNumberFunction } from '../numbers.ts';
import { signInOperator } from '../operator.ts';
import { mandantId } from '../people.ts';

const many = { slug: 'spbdevk', count: 1_000_000 };
const few = { slug: 'versicherung', count: 10_000 };
const requests = 60;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    const token = await signInOperator(server);
    for (const { slug, count } of [many, few]) await fill(environment, slug, count);
    await sql`vacuum analyze`.execute(environment.database.kysely);
    const figures = await medians(3, async () => ({
      many: await time(server, token, many.slug, {}),
      few: await time(server, token, few.slug, {}),
      last: await time(server, token, many.slug, { Ende: true }),
    }));
    return [
      {
        name: 'order list, 50 of 1,000,000 beside 10,000',
        value: figures.many,
        unit: 'ms',
        limit: figures.few,
        ratio: figures.many / figures.few,
        must: { atMost: 1.2 },
      },
      {
        name: 'order list, last page beside the first',
        value: figures.last,
        unit: 'ms',
        limit: figures.many,
        ratio: figures.last / figures.many,
        must: { atMost: 1.2 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Median of the answers in ms. */
async function time(server: Server, token: string, slug: string, more: Record<string, unknown>): Promise<number> {
  const body = JSON.stringify({
    OrderBy: 'Auftragsdatum',
    Descending: true,
    Pagesize: 50,
    Filter: 'Von:2024-02-01',
    ...more,
  });
  const times: number[] = [];
  for (let request = 0; request < requests; request++) {
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/${slug}/admin/auftraege`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    const { Content } = JSON.parse(text) as { Content?: unknown[] };
    if (Content?.length !== 50) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[Math.floor(requests / 2)] ?? Number.NaN;
}

/** Rows as the product would write them, made by the database itself. */
async function fill(environment: Environment, slug: string, count: number): Promise<void> {
  await addNumberFunction(environment);
  const id = await mandantId(environment, slug);
  await environment.database.transaction({ mandantId: id, role: 'app', readOnly: false }, async (db) => {
    await sql`
      with person as (
        insert into account (hash, status, first_name, last_name, email, language, created_at, changed_at)
        select md5(g::text), 'created', 'Anna', 'Muster', 'bench' || g || '@example.org', 'de', now(), now() from generate_series(1, 1000) g returning id),
      numbered as (select id, row_number() over () as n from person)
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
      select bench_number('1', n), md5(n::text), 'b' || n, id, (select min(id) from product), (select min(id) from premium), 7000, 50, 'shortLink', 'ok', '2030-01-01', 'portal', now(), now() from numbered`.execute(
      db,
    );
    await sql`
      insert into orders (number, external_number, source, recommendation_id, product_id, ordered_on, status, confirmed_at, releasable_on, created_at, changed_at)
      select bench_number('3', g), 'EXT-' || g, 'bench', r.id, (select min(id) from product), date '2024-01-01' + (g % 700)::int,
        (array['received', 'confirmed', 'released', 'confirmed'])[1 + g % 4], now(), date '2024-02-01', now() - make_interval(secs => g), now()
      from generate_series(1, ${count}) g join (select id, row_number() over (order by id) as n from recommendation) r on r.n = 1 + g % 1000`.execute(
      db,
    );
  });
}
