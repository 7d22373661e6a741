/**
 * A report over the roll-ups that ten million recommendations and a hundred million clicks of two years would leave: a row for each day,
 * measure and value, as many as there can be, made by SQL. How many things a row counts costs nothing; how many rows there are does.
 * What is made of them by week is made by the product's own statement.
 */
import { sql } from 'kysely';
import { call } from '../../call.ts';
import { type Environment, type Figure, quantile, type Server } from '../../environment.ts';
import { signInOperator } from '../../operator.ts';

const days = 730;
const recommendations = 10_000_000;
const clicks = 100_000_000;
const openMaxMs = 300;
const rounds = 20;

/** So many values each dimension has, and so many different waits an order and a payment of one value have on a day. */
const dimensions = [
  { of: 'channel', values: 18, waits: 40 },
  { of: 'campaign', values: 100, waits: 8 },
  { of: 'agency', values: 200, waits: 5 },
  { of: 'kind', values: 5, waits: 60 },
  { of: 'reason', values: 30, waits: 1 },
] as const;
const products = { values: 100, waits: 8 } as const;

export async function scenario(environment: Environment): Promise<Figure[]> {
  await (await environment.startServer()).stop();
  await fill(environment);
  const server = await environment.startServer();
  try {
    const token = await signInOperator(server);
    const figures: Figure[] = [];
    for (const [name, query] of asked) figures.push(await figureOf(server, token, name, query));
    return figures;
  } finally {
    await server.stop();
  }
}

const today = new Date().toISOString().slice(0, 10);
const ago = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const last = (count: number) => ({ Von: ago(count - 1), Bis: today });
const asked: readonly (readonly [name: string, query: Record<string, string>])[] = [
  ['28 days', last(28)],
  ['90 days by channel', { ...last(90), Dimension: 'Kanal' }],
  ['90 days of one channel', { ...last(90), Dimension: 'Kanal', Wert: 'channel1' }],
  ['90 days by agency', { ...last(90), Dimension: 'Agentur' }],
  ['90 days by product', { ...last(90), Dimension: 'Produkt' }],
  ['a year', last(366)],
  ['a year of one agency', { ...last(366), Dimension: 'Agentur', Wert: 'agency7' }],
];

async function figureOf(server: Server, token: string, name: string, query: Record<string, string>): Promise<Figure> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const from = performance.now();
    await call(server, 'GET', `/admin/bericht?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (round >= 0) times.push(performance.now() - from);
  }
  const value = quantile(times, 0.99);
  return {
    name: `report of ${name} over the figures of ${recommendations.toLocaleString('en')}, p99`,
    ...{ value, unit: 'ms', ratio: value, must: { atMost: openMaxMs } },
  };
}

/** Each measure of each day; of what waits one row for each number of days. */
const measuresOf = (waits: number) => sql`(
  select m.measure, 0 as waited, m.share from (values ('visited', 4.0), ('shared', 2.0), ('recommended', 1.0), ('accepted', 0.5), ('confirmed', 0.4), ('released', 0.1), ('cancelled', 0.01), ('rejected', 0.01),
    ('collected', 0.1), ('returned', 0.001), ('owed', 0.1), ('clicked', ${clicks / recommendations}::float), ('held', 0.01), ('expected', 0.001), ('provided', 0.001), ('inRun', 0.0001)) m (measure, share)
  union all select m.measure, w, 0.15 / ${waits}::int from (values ('ordered'), ('paid')) m (measure), generate_series(0, ${waits}::int - 1) w)`;

async function fill({ database }: Environment): Promise<void> {
  const { id } = await database.kysely
    .selectFrom('mandant')
    .select('id')
    .where('slug', '=', 'spbdevk')
    .executeTakeFirstOrThrow();
  const perDay = recommendations / days;
  const write = (statement: ReturnType<typeof sql>) =>
    database.transaction({ mandantId: id, role: 'app', readOnly: false, isJob: true }, (db) => statement.execute(db));
  const day = sql`current_date - d`;
  const every = sql`generate_series(1, ${days}::int) d`;
  const number = (values: number) => sql`ceil(m.share * ${perDay / values}::float)::bigint`;
  await write(sql`
    insert into figure (form, day, measure, waited, part, count, cents)
    select 'day', ${day}, m.measure, m.waited, 0, ${number(1)}, 1000 from ${every}, ${measuresOf(90)} m on conflict do nothing`);
  await write(sql`
    insert into figure (form, day, measure, product_id, waited, part, count, cents)
    select 'kept', ${day}, m.measure, p, m.waited, 0, ${number(products.values)}, 1000
    from ${every}, generate_series(1, ${products.values}::int) p, ${measuresOf(products.waits)} m on conflict do nothing`);
  for (const { of, values, waits } of dimensions)
    await write(sql`
      insert into figure_part (dimension, value, day, measure, waited, count, cents)
      select ${of}, ${of}::text || v, ${day}, m.measure, m.waited, ${number(values)}, 1000
      from ${every}, generate_series(1, ${values}::int) v, ${measuresOf(waits)} m on conflict do nothing`);
  // Of a week of recommendations there is no day.
  await write(sql`
    insert into figure_part (dimension, value, day, measure, waited, count, cents)
    select 'cohort', (date_trunc('week', current_date)::date - 7 * c)::text, date_trunc('week', current_date)::date - 7 * c, m.measure, m.waited, ${number(12)}, 1000
    from generate_series(0, 104) c, ${measuresOf(90)} m on conflict do nothing`);
  await write(
    sql`insert into figure_span select * from kept_span where mandant_id = current_mandant() on conflict do nothing`,
  );
  await write(
    sql`insert into figure_wait select * from kept_wait where mandant_id = current_mandant() on conflict do nothing`,
  );
  // As five busy minutes leave them: ten times what is usual.
  await write(sql`
    insert into figure (form, day, measure, product_id, channel, campaign, agency, kind, cohort, count)
    select 'change', current_date, (array['recommended', 'accepted', 'confirmed', 'clicked'])[1 + g % 4], 1 + g % 100, 'channel1', 'campaign1', 'agency7', 'kind1', date_trunc('week', current_date)::date, 1
    from generate_series(1, 6000) g`);
  for (const table of ['figure', 'figure_part', 'figure_span', 'figure_wait'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(database.kysely);
}
