import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { jobsOf } from '#testing/own-jobs.ts';
import { world } from '#testing/world.ts';
import type { Ctx } from '../context.ts';
import { everyMandant, type JobList, pass } from './pass.ts';

const said: string[] = [];
const { app, as, days } = await world(
  { LOG_LEVEL: 'error' },
  { logTo: { write: (line: string) => void said.push(line) } },
);
const { config, database } = app.app.system;
afterAll(() => app.close());

const run = pass(async () => 0, everyMandant);
const planned = async (list: JobList, testMode: boolean): Promise<string[]> => {
  Object.assign(config, { testMode });
  const jobs = jobsOf(app, list);
  await jobs.start();
  await jobs.stop();
  Object.assign(config, { testMode: true });
  const { rows } = await sql<{ name: string; cron: string }>`
    select name, cron from jobs.schedule order by name`.execute(database.kysely);
  return rows.map(({ name, cron }) => `${name} ${cron}`);
};
const list: JobList = { 'test.count': { every: 'minutes', run }, 'test.expire': { every: 'night', run } };

test('in test mode no night comes by itself, also where the database knew one', async () => {
  expect(await planned(list, false)).toEqual(['test.count */5 * * * *', 'test.expire 30 3 * * *']);
  expect(await planned(list, true)).toEqual(['test.count */5 * * * *']);
});

test('a job that has another rhythm now, or is there no more, comes as the program says', async () => {
  await planned(list, false);
  expect(await planned({ 'test.expire': { every: 'month', run } }, false)).toEqual(['test.expire 30 3 1 * *']);
});

test('a night too far from its last one is held for a person, whose start lets the nights go on', async () => {
  const runs: string[] = [];
  const own = async (ctx: Ctx) => runs.push(`${ctx.mandant.slug} ${dayOf(ctx.now)}`);
  const jobs = jobsOf(app, { 'person.forget': { every: 'night', run: pass(own, everyMandant) } });
  const ofOne = () => runs.filter((run) => run.startsWith('spbdevk')).length;
  const outcome = async () => {
    const { body } = await app.call('GET', '/admin/jobs', { token: await operator(app) });
    return body.find(({ Job }: { Job: string }) => Job === 'daten-loeschung').Ergebnis;
  };
  await jobs.runDue('person.forget');
  await days(7);
  await jobs.runDue('person.forget');
  expect(ofOne()).toBe(2);
  expect(said.filter((line) => line.includes('job held'))).toEqual([]);

  await days(8);
  await jobs.runDue('person.forget');
  expect(ofOne()).toBe(2);
  expect(await outcome()).toBe('Angehalten');
  expect(said.filter((line) => line.includes('job held'))).toHaveLength(1);
  const token = await operator(app);
  const { body: overview } = await app.call('GET', '/admin/uebersicht', { token });
  expect(overview.Wartet.map(({ Art }: { Art: string }) => Art)).toContain('JobFehlgeschlagen');

  await jobs.runNow('person.forget', as().mandant, 'eva@betreiber.example');
  await days(1);
  await jobs.runDue('person.forget');
  expect(ofOne()).toBe(4);
  expect(await outcome()).toBe('Erledigt');
});

test('a run that began before the clock went back is none that still runs', async () => {
  await as().write(({ db, now }) =>
    sql`update job_state set started_at = ${new Date(now.getTime() + 3_600_000)}, ended_at = null, outcome = null`.execute(
      db,
    ),
  );
  const token = await operator(app);
  const { body } = await app.call('GET', '/admin/jobs', { token });
  expect(body.find(({ Job }: { Job: string }) => Job === 'daten-loeschung')).toMatchObject({
    Laeuft: false,
    Ergebnis: 'Fehlgeschlagen',
  });
});
