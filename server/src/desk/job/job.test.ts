import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUnconfirmed } from '#person/forget-recipient.ts';
import { nextRun } from '#platform/jobs/job-state.ts';
import { everyMandant, pass } from '#platform/jobs/pass.ts';
import { operator } from '#testing/cast/operators.ts';
import { holdJob, jobsOf } from '#testing/own-jobs.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: string;
beforeAll(async () => {
  w = await world();
  eva = await operator(w.app);
});
afterAll(() => w.app.close());

const jobs = async (mandant?: string): Promise<Record<string, unknown>[]> =>
  (await w.app.call('GET', '/admin/jobs', { token: eva, ...(mandant ? { mandant } : {}) })).body;
const job = async (name: string, mandant?: string) => (await jobs(mandant)).find(({ Job }) => Job === name);
const never = { GestartetAm: null, GestartetVon: null, BeendetAm: null, Ergebnis: null, Verarbeitet: null };

test('every scheduled job is listed with its rhythm and its next run', async () => {
  expect(await jobs()).toHaveLength(28);
  expect(await job('praemien-ablauf')).toEqual({
    Job: 'praemien-ablauf',
    Rhythmus: 'Nacht',
    Startbar: true,
    Laeuft: false,
    ...never,
    NaechsterLaufAm: '2026-03-03T02:30:00Z',
  });
  expect(await job('klicks-zaehlen')).toMatchObject({ Rhythmus: 'Minuten', Startbar: false });
});

test('a job that is run now shows when, by whom and how much it moved, on its mandant alone', async () => {
  const run = await w.app.call('POST', '/admin/jobs/praemien-ablauf', { token: eva });
  expect(run.body).toEqual({ Job: 'praemien-ablauf', Verarbeitet: 0 });
  expect(await job('praemien-ablauf')).toMatchObject({
    GestartetAm: expect.stringMatching(/^2026-03-02T09:00/),
    GestartetVon: 'eva@betreiber.example',
    BeendetAm: expect.stringMatching(/^2026-03-02T09:00/),
    Ergebnis: 'Erledigt',
    Verarbeitet: 0,
  });
  expect(await job('praemien-ablauf', 'versicherung')).toMatchObject(never);
  const log = await w.app.call('GET', '/admin/ereignisse?objekt=Mandant&nummer=spbdevk', { token: eva });
  expect(log.body).toMatchObject([
    { Ereignis: 'Job ausgeführt', Nach: 'praemien-ablauf', Akteur: 'eva@betreiber.example' },
  ]);
});

const waiting = async () => (await w.app.call('GET', '/admin/uebersicht', { token: eva })).body.Wartet;
const failing = () =>
  jobsOf(w.app, {
    'reward.expire': { every: 'night', run: pass(() => Promise.reject(new Error('broken')), everyMandant) },
  });

test('a job that failed says so, waits for a person on the start page, and is done by the next good run', async () => {
  await expect(failing().runNow('reward.expire', w.mandants.spbdevk)).rejects.toThrow('broken');
  expect(await job('praemien-ablauf')).toMatchObject({ Ergebnis: 'Fehlgeschlagen', GestartetVon: null, Laeuft: false });
  expect(await waiting()).toContainEqual({ Art: 'JobFehlgeschlagen', Anzahl: 1, SummeCent: null });
  await w.app.call('POST', '/admin/jobs/praemien-ablauf', { token: eva });
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ Art: 'JobFehlgeschlagen' }));
});

test('a job runs while it is at it; one whose process died is failed after six hours', async () => {
  let seen: unknown;
  const run = async () => {
    seen = await job('erinnerungen');
    return 3;
  };
  await jobsOf(w.app, { 'person.remind': { every: 'night', run: pass(run, everyMandant) } }).runNow(
    'person.remind',
    w.mandants.spbdevk,
  );
  expect(seen).toMatchObject({ Laeuft: true, Ergebnis: null, BeendetAm: null });
  await w.as().write(({ db, now }) =>
    db
      .updateTable('job_state')
      .set({ ended_at: null, outcome: null, started_at: new Date(now.getTime() - 7 * 3_600_000) })
      .where('job', '=', 'person.remind')
      .execute(),
  );
  expect(await job('erinnerungen')).toMatchObject({ Laeuft: false, Ergebnis: 'Fehlgeschlagen' });
  expect(await waiting()).toContainEqual({ Art: 'JobFehlgeschlagen', Anzahl: 1, SummeCent: null });
});

test('a job that was held after more than seven nights is started here, leaves its event, and goes by itself again', async () => {
  const scheduled = () => w.app.app.jobs.runDue('newsletter.expire');
  await scheduled();
  await w.days(8);
  eva = await operator(w.app);
  await scheduled();
  expect(await job('newsletter-ablauf')).toMatchObject({ Ergebnis: 'Angehalten', Verarbeitet: null });
  expect((await w.app.call('POST', '/admin/jobs/newsletter-ablauf', { token: eva })).status).toBe(200);
  expect(await job('newsletter-ablauf')).toMatchObject({ Ergebnis: 'Erledigt', GestartetVon: 'eva@betreiber.example' });
  const log = await w.app.call('GET', '/admin/ereignisse?objekt=Mandant&nummer=spbdevk', { token: eva });
  expect(log.body).toContainEqual(
    expect.objectContaining({ Ereignis: 'Job ausgeführt', Nach: 'newsletter-ablauf', Akteur: 'eva@betreiber.example' }),
  );
  await w.days(1);
  eva = await operator(w.app);
  await scheduled();
  expect(await job('newsletter-ablauf')).toMatchObject({ Ergebnis: 'Erledigt', GestartetVon: null });
  expect(await job('newsletter-ablauf', 'versicherung')).toMatchObject({ Ergebnis: 'Angehalten' });
});

/** For what another connection or a job gets to in its own time. */
const patience = { timeout: 20_000 };

test('a job goes on when the call that started it is broken off; it is seen running, and what came of it is told once', async () => {
  await w.ben.registers(await w.anna.recommends());
  await w.app.post();
  await w.days(85);
  eva = await operator(w.app);
  const { fastify } = w.app.app.http;
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const letGo = holdJob(w.app, 'person.forget', deleteUnconfirmed);
  const call = request(`${address}/api/v1/spbdevk/admin/jobs/daten-loeschung`, {
    method: 'POST',
    headers: { authorization: `Bearer ${eva}` },
  });
  const broken = once(call, 'error');
  const isRunning = async () => (await job('daten-loeschung'))?.Laeuft;
  call.end();
  await expect.poll(isRunning, patience).toBe(true);
  call.destroy();
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  const open = () => new Promise((resolve) => fastify.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open, patience).toBe(0);
  expect(await job('daten-loeschung')).toMatchObject({ Laeuft: true, Ergebnis: null, BeendetAm: null });

  letGo();
  await expect.poll(isRunning, patience).toBe(false);
  const done = { Ergebnis: 'Erledigt', Verarbeitet: 1, GestartetVon: 'eva@betreiber.example' };
  expect(await job('daten-loeschung')).toMatchObject(done);
  const log = await w.app.call('GET', '/admin/ereignisse?objekt=Mandant&nummer=spbdevk', { token: eva });
  expect(log.body.filter(({ Nach }: { Nach: string }) => Nach === 'daten-loeschung')).toHaveLength(1);
  const mailed = async () => (await w.app.post()).map(({ to, subject }) => `${to}: ${subject}`);
  expect(await mailed()).toEqual(['anna@example.org: Ihre Empfehlung ist abgelaufen']);
  const again = await w.app.call('POST', '/admin/jobs/daten-loeschung', { token: eva });
  expect([again.body.Verarbeitet, await mailed()]).toEqual([0, []]);
});

test.each([
  ['night', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['night', '2026-07-01T01:29:59Z', '2026-07-01T01:30:00.000Z'],
  ['night', '2026-07-01T01:30:00Z', '2026-07-02T01:30:00.000Z'],
  ['night', '2026-10-24T20:00:00Z', '2026-10-25T02:30:00.000Z'],
  ['month', '2026-03-02T09:00:00Z', '2026-04-01T01:30:00.000Z'],
  ['minutes', '2026-03-02T09:02:11Z', '2026-03-02T09:05:00.000Z'],
] as const)('the next %s after %s is %s', (every, now, expected) => {
  expect(nextRun(every, new Date(now)).toISOString()).toBe(expected);
});
