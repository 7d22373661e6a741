/** A real standby of PostgreSQL answers lists of the desk (rules 1.16): paused, frozen, killed, in conflict, and of somebody else. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Definition } from '@weitersagen/contract/basics/endpoint';
import { endpoints } from '@weitersagen/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createContext } from '#platform/context.ts';
import { operator } from '#testing/cast/operators.ts';
import { checkSettings } from '../../setup/check/check.ts';
import { type StandbyWorld, standbyWorld } from './standby-world.ts';

let w: StandbyWorld;
beforeAll(async () => {
  w = await standbyWorld();
  await vi.waitFor(() => expect(troubles()).toEqual([undefined, undefined]), 20_000);
}, 120_000);
afterAll(() => w.stop());

/** It is asked every second. */
const soon = { timeout: 5000 };

const standbys = () => {
  const { database } = w.app.app.system;
  return (database.cells?.list ?? []).map((cell) => cell.database.standby);
};
const troubles = () => standbys().map((standby) => standby?.trouble());
const counts = () => standbys().map((standby) => ({ ...standby?.counts() }));
const ready = async () => (await w.app.app.http.fastify.inject('/ready')).json();
/** By whom the steps were answered. */
async function answeredBy(steps: () => Promise<unknown>, cell = 0): Promise<string> {
  const before = counts()[cell];
  await steps();
  const after = counts()[cell];
  return ['standby', 'database'].filter((by) => after?.[by as 'standby'] !== before?.[by as 'standby']).join(' and ');
}

test('a list comes from the standby, of each cell from its own; whoever has written sees it at once, others a little later', async () => {
  const [eva, rita] = [await w.browser(), await w.browser()];
  expect(await answeredBy(() => eva.agents())).toBe('standby');
  expect(await answeredBy(() => eva.call('GET', '/admin/berater/csv'))).toBe('standby');
  expect(await answeredBy(() => eva.call('GET', '/admin/uebersicht'))).toBe('standby');
  await w.onStandby('select pg_wal_replay_pause()');
  await eva.adds('N-1');
  expect([await eva.agents(), await rita.agents()]).toEqual([['N-1'], []]);
  // Nobody says what a program without a browser has written.
  const program = await w.app.call('PUT', '/admin/berater', { token: await operator(w.app), body: {} });
  expect(program.body.TotalCount).toBe(1);
  await w.onStandby('select pg_wal_replay_resume()');
  await expect.poll(() => answeredBy(async () => expect(await eva.agents()).toEqual(['N-1'])), soon).toBe('standby');
  await expect.poll(() => rita.agents(), soon).toEqual(['N-1']);

  const far = await w.browser('versicherung');
  expect(await answeredBy(() => far.agents(), 1)).toBe('standby');
  await far.adds('N-9');
  expect(await far.agents()).toContain('N-9');
  await expect.poll(() => answeredBy(() => far.agents(), 1), soon).toBe('standby');
});

test('every call that may be answered by it is: none asks for what a standby refuses', async () => {
  const eva = await w.browser();
  await w.onHome(`insert into agency (mandant_id, agency_number, status, company, email, search_key, created_at, changed_at)
    values (${w.mandant.id}, '700001', 'inactive', 'Nora', '', 'nora', now(), now())`);
  const ofAgency = async () => (await eva.call('PUT', '/admin/agenturen/700001/einladungen', {})).status;
  await expect.poll(ofAgency, soon).toBe(200);
  const calls = (Object.values(endpoints) as Definition[]).filter(
    ({ mayLag, path }) => mayLag && !path.includes(':id'),
  );
  const answers: string[] = [];
  for (const { method, path } of calls) {
    const asked = path
      .replace(':schema', 'faq')
      .replace(':nr', '700001')
      .replace(/suche$/, 'suche?worte=nora');
    // A list takes its filter, the search over all of them its text.
    const body = { Filter: 'Text:nora', Text: 'nora' };
    let status = 0;
    const by = await answeredBy(async () => {
      ({ status } = await eva.call(method, asked, method === 'PUT' ? body : undefined));
    });
    answers.push(`${status} by ${by}, ${method} ${path}`);
  }
  expect(calls.length).toBeGreaterThan(30);
  expect(answers.filter((one) => !one.startsWith('200 by standby,'))).toEqual([]);
});

test('one that is behind is told, and answers nobody until it has caught up', async () => {
  const rita = await w.browser();
  await w.onStandby('select pg_wal_replay_pause()');
  await (await w.browser()).adds('N-2');
  await expect.poll(troubles, { timeout: 20_000, interval: 250 }).toEqual(['behind', 'behind']);
  expect(await answeredBy(async () => expect(await rita.agents()).toContain('N-2'))).toBe('database');
  expect((await ready()).Hinweise).toContainEqual({ Code: 'StandbyFehlt', Zellen: ['home', 'b'] });
  expect(standbys()[0]?.behindSeconds()).toBeGreaterThan(10);
  expect(w.told.at(-1)).toBe('behind');
  await w.onStandby('select pg_wal_replay_resume()');
  await expect.poll(troubles, soon).toEqual([undefined, undefined]);
  expect(w.told.at(-1)).toBe('answers');
  expect(await ready()).not.toHaveProperty('Hinweise');
  expect(await answeredBy(() => rita.agents())).toBe('standby');
});

test('a read that the standby breaks off for a change is answered by the database', async () => {
  await w.onStandby(`alter system set max_standby_streaming_delay = '100ms'`);
  await w.onStandby('select pg_reload_conf()');
  const { system } = w.app.app;
  const ctx = createContext({
    system,
    mandant: w.mandant,
    actor: { kind: 'anyone' },
    locale: 'de',
    now: new Date(),
    log: system.log,
    origin: null,
    mayLag: { lastWrite: null },
  });
  const seen: boolean[] = [];
  const read = ctx.report(async ({ db }) => {
    const { rows } = await sql<{
      is: boolean;
    }>`select pg_is_in_recovery() as is from (select count(*) from agent) a`.execute(db);
    seen.push(rows[0]?.is ?? false);
    if (seen.length === 1) await sql`select count(*), pg_sleep(3) from agent`.execute(db);
    return rows[0]?.is;
  });
  await expect.poll(() => seen, soon).toEqual([true]);
  const locking = w.onHome('begin; lock table agent in access exclusive mode; commit');
  expect(await read).toBe(false);
  await locking;
  expect([seen, troubles()[0]]).toEqual([[true, false], undefined]);
});

test('one that freezes is given up within seconds, one that is killed at once, and back it answers again', async () => {
  const rita = await w.browser();
  w.standby.freeze();
  const began = Date.now();
  for (let again = 0; again < 5; again++) expect(await rita.agents()).toContain('N-2');
  expect(Date.now() - began).toBeLessThan(5000);
  expect(troubles()[0]).toBe('away');
  w.standby.thaw();
  await expect.poll(troubles, { timeout: 10_000 }).toEqual([undefined, undefined]);

  await w.standby.kill();
  const killedAt = Date.now();
  for (let again = 0; again < 5; again++) expect(await rita.agents()).toContain('N-2');
  expect(Date.now() - killedAt).toBeLessThan(1000);
  await expect.poll(() => w.told.at(-1), soon).toBe('away');
  await sleep(1500);
  await w.standby.bringBack();
  await expect.poll(troubles, { timeout: 20_000 }).toEqual([undefined, undefined]);
  expect(await answeredBy(() => rita.agents())).toBe('standby');
});

test('a standby that is none of this database is told before the start', async () => {
  const found = async (environment: Record<string, string>): Promise<string[]> =>
    (await checkSettings({ ...w.environment, ...environment })).flatMap(({ isRight, line }) => (isRight ? [] : [line]));
  expect(await found({})).toEqual([]);
  expect(await found({ REPORT_DATABASE_URL: w.at('original') })).toEqual([
    'database: REPORT_DATABASE_URL leads to a database that follows none: lead it to a standby of DATABASE_URL.',
  ]);
  expect(await found({ CELL_REPORT: `b=${w.at('standby', 'other')}` })).toEqual([
    'cell b: CELL_REPORT (b) leads to a standby of another database than CELLS (b): name one of the same.',
  ]);
  const nobody = Object.assign(new URL(w.at('standby')), { port: '1' }).href;
  expect(await found({ REPORT_DATABASE_URL: nobody })).toEqual([
    expect.stringMatching(/^database: The database of REPORT_DATABASE_URL cannot be opened .+: is it running/),
  ]);
});
