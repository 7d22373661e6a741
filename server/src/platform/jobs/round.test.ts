import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { jobsOf } from '#testing/own-jobs.ts';
import { world } from '#testing/world.ts';
import { type Ctx, globally } from '../context.ts';
import { createJobs } from './jobs.ts';
import { everyMandant, pass } from './pass.ts';

const { app, days, mandants } = await world();
const { system } = app.app;
afterAll(() => app.close());

const limits = { count: 4, longCount: 1, longMs: 50 };
const rowsOf = async (job: string) => {
  const { rows } = await sql<{ state: number; run: number }>`
    select (select count(*)::int from job_run where job = ${job}) as run`.execute(system.database.kysely);
  return rows[0]?.run;
};

test('a night asks once who has something to do, and works and writes for these alone', async () => {
  const worked: string[] = [];
  let questions = 0;
  const run = pass(
    async (ctx) => worked.push(ctx.mandant.slug),
    async () => {
      questions++;
      return [mandants.spbdevk.id];
    },
  );
  const jobs = jobsOf(app, { 'reward.expire': { every: 'night', run } });
  await jobs.runDue('reward.expire');
  expect({ worked, questions, rows: await rowsOf('reward.expire') }).toEqual({
    worked: ['spbdevk'],
    questions: 1,
    rows: 1,
  });
  await jobs.runDue('reward.expire');
  expect(worked).toEqual(['spbdevk']);
  await days(1);
  await jobs.runDue('reward.expire');
  expect(worked).toEqual(['spbdevk', 'spbdevk']);
});

test('what fails for one is tried again by the next round of the day, and not what is done', async () => {
  const worked: string[] = [];
  const run = pass(async (ctx) => {
    worked.push(ctx.mandant.slug);
    if (ctx.mandant.slug === 'spbdevk' && worked.length < 3) throw new Error('broken');
    return 1;
  }, everyMandant);
  const jobs = jobsOf(app, { 'bank.check': { every: 'night', run } });
  await expect(jobs.runDue('bank.check')).rejects.toThrow('broken');
  await jobs.runDue('bank.check');
  expect(worked).toEqual(['spbdevk', 'versicherung', 'spbdevk']);
});

test('what is there once for all is done in a night without any mandant that has something to do', async () => {
  let once = 0;
  const run = pass(
    async () => 0,
    async () => [],
  );
  await jobsOf(app, { care: { every: 'night', run, once: async () => ++once } }).runDue('care');
  expect(once).toBe(1);
});

test('on which days a job was at a mandant goes after two months, but for the last', async () => {
  const today = sql`(now() at time zone 'Europe/Berlin')::date`;
  await sql`
    insert into job_run (mandant_id, job, day, done_at, processed)
    select m, 'old', ${today} - d, now(), 0 from unnest(array[${mandants.spbdevk.id}, ${mandants.versicherung.id}]::int[]) m, unnest(array[70, 61, 60, 0]) d
    where m <> ${mandants.versicherung.id} or d > 60`.execute(system.database.kysely);
  const shown = system.clock.now();
  system.clock.set(new Date());
  await app.app.jobs.runDue('token.forget');
  system.clock.set(shown);
  const { rows } = await sql<{ ago: number }>`
    select ${today} - day as ago from job_run where job = 'old' order by mandant_id, day`.execute(
    system.database.kysely,
  );
  expect(rows.map(({ ago }) => ago)).toEqual([60, 0, 61]);
  await sql`delete from job_run where job = 'old'`.execute(system.database.kysely);
});

/** A mandant whose job takes until it is let go. */
function slowJob() {
  const worked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = pass(async (ctx: Ctx) => {
    worked.push(ctx.mandant.slug);
    if (ctx.mandant.slug === 'spbdevk') await promise;
    return 1;
  }, everyMandant);
  return { worked, letGo: resolve, list: { slow: { every: 'minutes' as const, run } } };
}

test('a company whose job takes long goes on in a lane of its own, and the next rounds leave it and reach the others', async () => {
  const { worked, letGo, list } = slowJob();
  const jobs = createJobs(system, list, {}, app.app.mandants, { ...limits, count: 1 });
  await jobs.runDue('slow');
  expect(worked).toEqual(['spbdevk', 'versicherung']);
  await jobs.runDue('slow');
  expect(worked).toEqual(['spbdevk', 'versicherung', 'versicherung']);
  letGo();
  await jobs.stop();
  const { rows } = await globally(system, (db) => sql`select 1 from job_round where job = 'slow'`.execute(db));
  expect(rows).toHaveLength(1);
});

test('two processes with one round share it, and nothing is done twice', async () => {
  const worked: string[] = [];
  const bothAsked = Promise.withResolvers<void>();
  let questions = 0;
  const run = pass(
    async (ctx) => {
      worked.push(ctx.mandant.slug);
      // Whoever asks when all is done begins a round of its own.
      await bothAsked.promise;
      return 1;
    },
    async (asked) => {
      // The clock stands still in tests, and what began at the moment of the question may be of the round before.
      system.clock.set(new Date(system.clock.now().getTime() + 1));
      if (++questions === 2) bothAsked.resolve();
      return everyMandant(asked);
    },
  );
  const list = { shared: { every: 'minutes' as const, run } };
  const [one, another] = [0, 1].map(() => createJobs(system, list, {}, app.app.mandants, limits));
  await Promise.all([one?.runDue('shared'), another?.runDue('shared')]);
  expect(worked.toSorted()).toEqual(['spbdevk', 'versicherung']);
});
