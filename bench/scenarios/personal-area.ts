/**
 * "Where is my reward?" of somebody with 10,000 recommendations beside somebody with 10, each a moment after the other: the
 * calls that the screen makes, and the whole page. The one sees a full page of 20 and 20 rewards to collect, the other 10
 * and 1.
 */
import { sql } from 'kysely';
import { type Environment, type Figure, median, medians, type Server } from '../environment.ts';
import { addNumberFunction } from '../numbers.ts';
import { addPeople, mandantId, signInPerson } from '../people.ts';

const many = { email: 'bench.many@example.org', count: 10_000, shown: 20 };
const few = { email: 'bench.few@example.org', count: 10, shown: 10 };
type Person = typeof many;
/** As every recommendation shows whoever came. */
const contact = 'B. B.';

const paths = [
  '/empfehler/empfehlungen/?gruppe=Alle&anzahl=20',
  '/empfehler/empfehlungen/?anzahl=5',
  '/empfehler/monatsuebersicht',
  '/empfehler/summen',
  '/praemierung?status=Bereitgestellt&anzahl=20',
];
const requests = 60;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    await addNumberFunction(environment);
    await addPeople(environment, [many.email, few.email]);
    await fill(environment, few, 0);
    await fill(environment, many, few.count);
    await sql`vacuum analyze`.execute(environment.database.kysely);
    const [ofMany, ofFew] = [await signInPerson(server, many.email), await signInPerson(server, few.email)];
    const calls = (token: string, person: Person) => callAll(server, token, person);
    const page = (token: string, person: Person) => openPage(server, token, person);
    for (const open of [calls, page]) for (let round = 0; round < requests / 4; round++) await open(ofMany, many);
    const figures = await medians(3, async () => {
      const times = {
        calls: [] as number[],
        callsOfFew: [] as number[],
        page: [] as number[],
        pageOfFew: [] as number[],
      };
      for (let request = 0; request < requests; request++) {
        times.calls.push(await calls(ofMany, many));
        times.callsOfFew.push(await calls(ofFew, few));
        times.page.push(await page(ofMany, many));
        times.pageOfFew.push(await page(ofFew, few));
      }
      return {
        calls: median(times.calls),
        callsOfFew: median(times.callsOfFew),
        page: median(times.page),
        pageOfFew: median(times.pageOfFew),
      };
    });
    const figure = (name: string, value: number, limit: number): Figure => ({
      name: `personal area, 10,000 recommendations beside 10, ${name}, p50`,
      value,
      unit: 'ms',
      limit,
      ratio: value / limit,
      must: { atMost: 1.5 },
    });
    return [
      figure('the calls of the screen', figures.calls, figures.callsOfFew),
      figure('the page', figures.page, figures.pageOfFew),
    ];
  } finally {
    await server.stop();
  }
}

/** One after the other; gives how long it took. */
async function callAll({ port }: Server, token: string, { shown }: Person): Promise<number> {
  const from = performance.now();
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/spbdevk${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.text();
    if (!answer.ok || (path === paths[0] && (JSON.parse(body) as unknown[]).length !== shown))
      throw new Error(`${path} answered ${answer.status} ${body.slice(0, 200)}`);
  }
  return performance.now() - from;
}

/** As a browser that is signed in asks for it. */
async function openPage({ port }: Server, token: string, { shown }: Person): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`http://localhost:${port}/de/persoenlicherbereich`, {
    headers: { cookie: `token=${token}`, 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const html = await answer.text();
  const took = performance.now() - from;
  const cases = html.split(contact).length - 1;
  if (answer.status !== 200 || cases < shown)
    throw new Error(`the page answered ${answer.status} with ${cases} contacts`);
  return took;
}

/** Each with what happened to it: accepted, ordered, released; the reward of one in ten waits to be collected, the others are paid. */
async function fill(environment: Environment, { email, count }: Person, from: number): Promise<void> {
  const scope = { mandantId: await mandantId(environment), role: 'app', readOnly: false } as const;
  await environment.database.transaction(scope, async (db) => {
    await sql`
      with made as (
        insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share,
          link_type, status, valid_until, accepted_at, origin, created_at, changed_at)
        select bench_number('1', g), left(md5(g::text), 16), 'p' || g, (select id from account where email = ${email}),
          (select min(id) from product), (select min(id) from premium), 7000, 100, 'shortLink',
          case when g % 10 = 0 then 'released' else 'paid' end, '2099-12-31', now(), 'portal', now(), now()
        from generate_series(${from + 1}::bigint, ${from + count}::bigint) g returning id, status),
      came as (
        insert into recipient (number, hash, recommendation_id, status, first_name, last_name, email, language, confirmed_at, created_at, changed_at)
        select bench_number('2', id), md5(id::text), id, 'confirmed', 'Ben', 'Beispiel', 'ben' || id || '@example.org', 'de', now(), now(), now()
        from made),
      ordered as (
        insert into orders (number, external_number, source, recommendation_id, product_id, ordered_on, status, confirmed_at, releasable_on, released_at, created_at, changed_at)
        select bench_number('3', id), 'EXT-' || id, 'bench', id, (select min(id) from product), date '2026-01-01', 'released', now(), date '2026-02-01', now(), now(), now()
        from made returning id),
      earned as (
        insert into reward (number, recommendation_id, role, account_id, product_id, status, amount_cents, premium_kind, ready_at, collect_until, paid_at, created_at, changed_at)
        select bench_number('4', id), id, 'recommender', (select id from account where email = ${email}), (select min(id) from product),
          case when status = 'released' then 'ready' else 'paidOut' end, 7000, 'money', now(), '2099-12-31',
          case when status = 'paid' then now() end, now(), now()
        from made returning id, status),
      booked as (
        insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
        select 'reward', id, step.kind, 1, step.debit, step.credit, 7000, now(), 'Messung' from earned
        join (values
          ('provision', 'PraemienAufwand', 'VerbindlichkeitPraemien'),
          ('collection', 'VerbindlichkeitPraemien', 'AuszahlungOffen'),
          ('payout', 'AuszahlungOffen', 'Bank')) step(kind, debit, credit) on step.kind = 'provision' or status <> 'ready')
      insert into event (object, object_id, event, to_status, actor_kind, at)
      select 'recommendation', id, event, 'ok', 'job', now() from made, unnest('{E1,E4,E5}'::text[]) event
      union all select 'order', id, event, 'confirmed', 'job', now() from ordered, unnest('{A1,A2,A5}'::text[]) event
      union all select 'reward', id, event, 'ready', 'job', now() from earned, unnest('{P1,P2,P4,P8}'::text[]) event`.execute(
      db,
    );
  });
}
