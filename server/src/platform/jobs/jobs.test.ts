import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { jobsOf } from '#testing/own-jobs.ts';
import { world } from '#testing/world.ts';
import type { JobList } from './jobs.ts';

const { app } = await world();
const { config, database } = app.app.system;
afterAll(() => app.close());

const run = async () => 0;
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
