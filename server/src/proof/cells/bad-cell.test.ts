/**
 * A cell on a server of its own that is really killed, and really frozen: its mandants are told to come again, all others are served
 * as ever, and nothing is lost. And the commands of the shell, on two servers.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLosses } from '../crash-losses.ts';
import { ask, badCellWorld, newTag, recommend, slug, type Told } from './bad-cell-world.ts';

let here: Awaited<ReturnType<typeof badCellWorld>>;
beforeAll(async () => {
  here = await badCellWorld();
}, 300_000);
afterAll(() => here?.stop(), 60_000);

/** What a request of others may take while the cell is away: they wait for it in nothing. */
const paceMs = 2000;
/** A statement that is under way has 15 s, its answer 5 more. */
const silentMs = 25_000;

test('a cell that is behind is brought up to date by the start', async () => {
  const { rows } = await here.databases.b.pool.query<{ name: string }>(
    'select name from migration where name = any($1) order by name',
    [here.late],
  );
  expect(rows.map(({ name }) => name)).toEqual(here.late);
  expect(await ask(`${here.base}/ready`)).toMatchObject({ status: 200, body: { Status: 'ok' } });
});

test('a mandant is set up in a cell from the shell while the program serves, and is served there', async () => {
  expect(await here.bootstrap()).toMatchObject({ code: 0, output: expect.stringContaining('is set up under') });
  await expect.poll(async () => (await ask(`${here.base}/api/v1/${slug}/produkt/101`)).status).toBe(200);
  const { rows } = await here.databases.b.pool.query(`select slug, cell from mandant where slug = '${slug}'`);
  expect(rows).toEqual([{ slug, cell: 'b' }]);
});

test.each<[what: string, goAway: () => Promise<void>, comeBack: () => Promise<void>, longestMs: number]>([
  ['killed', () => here.kill(), () => here.bringBack(), 3000],
  ['frozen', async () => here.freeze(), async () => here.thaw(), silentMs],
])(
  'a cell that is %s: 503 for its mandants, the others go on, and nothing is lost',
  async (_what, goAway, comeBack, longestMs) => {
    const { base, databases, mails } = here;
    const before = newTag();
    const made = await recommend(base, before);
    expect(made.status).toBe(200);
    const code = String(made.body.KurzURL).split('/').at(-1);
    const click = (marker: string) =>
      ask(`${base}/k/${code}?c=${marker}`, { headers: { 'user-agent': 'Mozilla/5.0' } });
    expect((await click(`before-${before.slice(0, 8)}`)).status).toBe(302);
    const endPeople = here.letPeopleCome();
    const pace = watch(() => ask(`${base}/api/v1/spbdevk/produkt/101`));
    const links = watch(() => ask(`${base}/k/${here.ofHome.shortCodes[0]}`));
    await sleep(2000);
    const taken = mails.taken.length;
    await goAway();
    const away = watch(() => ask(`${base}/api/v1/${slug}/produkt/101`), 500);
    const waiting = newTag();
    const insisted = insist(() => recommend(base, waiting));
    const markers = Array.from({ length: 5 }, () => newTag().slice(0, 18));
    for (const marker of markers) expect((await click(marker)).status).toBe(302);
    await sleep(longestMs + 5000);
    const ready = await ask(`${base}/ready`);
    const sent = mails.taken.length;
    const left = await lateAtHome();
    await comeBack();
    expect(await insisted).toBe(200);
    const seen = { away: await away(), pace: await pace(), links: await links() };
    const acknowledged = await endPeople();
    expect(ready.status).toBe(200);
    expect(ready.body.Hinweise).toContainEqual({ Code: 'ZelleFehlt', Zellen: ['b'] });
    expect(sent).toBeGreaterThan(taken);
    expect(left).toBe(0);
    expect(seen.away.filter(({ status }) => status === 503).length).toBeGreaterThan(3);
    expect(seen.away.filter(({ status, ms }) => ![200, 503].includes(status) || ms > longestMs)).toEqual([]);
    // After four seconds it is known, and nobody waits any more.
    expect(seen.away.length).toBeGreaterThan(12);
    expect(seen.away.slice(12).filter(({ ms }) => ms > paceMs)).toEqual([]);
    expect(ready.ms).toBeLessThan(paceMs);
    for (const others of [seen.pace, seen.links]) {
      expect(others.length).toBeGreaterThan(longestMs / 1000);
      expect(others.filter(({ status, ms }) => status >= 400 || ms > paceMs)).toEqual([]);
    }
    expect([acknowledged.clicks.length, acknowledged.created.size].map((count) => count > 0)).toEqual([true, true]);
    await expect.poll(async () => (await click('after')).status, { timeout: 30_000 }).toBe(302);
    await expect.poll(() => due(), { timeout: 120_000, interval: 500 }).toEqual([0, 0]);
    expect(await countOf(before)).toBe(1);
    expect(await countOf(waiting)).toBe(1);
    await expect.poll(() => clicked(markers), { timeout: 60_000, interval: 500 }).toEqual(markers.toSorted());
    await expect
      .poll(async () => (await findLosses(databases.home, here.ofHome.mandantId, acknowledged)).slice(0, 5), {
        timeout: 20_000,
      })
      .toEqual([]);
    expect(mails.taken.filter((id, nth) => mails.taken.indexOf(id) !== nth)).toEqual([]);
    expect([here.program.child.exitCode, here.program.child.signalCode]).toEqual([null, null]);
  },
  300_000,
);

/** Asks again and again, whatever becomes of the answers of before; ended, it gives them all. */
function watch(once: () => Promise<Told>, everyMs = 100): () => Promise<Told[]> {
  const asked: Promise<Told>[] = [];
  const timer = setInterval(() => asked.push(once()), everyMs);
  return () => {
    clearInterval(timer);
    return Promise.all(asked);
  };
}

async function insist(once: () => Promise<Told>): Promise<number> {
  for (;;) {
    const { status } = await once();
    if (status !== 503) return status;
    await sleep(500);
  }
}

/** Mails of home that could have gone ten seconds ago and are in nobody's hands. */
const lateAtHome = async (): Promise<number> => {
  const { rows } = await here.databases.home.pool.query<{ count: number }>(
    `select count(*)::int as count from mail_due where due_at < now() - interval '10 seconds'`,
  );
  return rows[0]?.count ?? -1;
};

/** Mails that are not out yet, of each database. */
const due = (): Promise<number[]> =>
  Promise.all(
    Object.values(here.databases).map(async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from mail_due');
      return rows[0]?.count ?? -1;
    }),
  );

const rowsIn = async <T extends object>(statement: string, cell: 'home' | 'b' = 'b'): Promise<T[]> => {
  const { rows: mandants } = await here.databases.home.pool.query<{ id: number }>(
    `select id from mandant where slug = '${slug}'`,
  );
  return here.databases[cell].transaction(
    { mandantId: mandants[0]?.id ?? 0, role: 'app', readOnly: true },
    async (db) => (await sql.raw<T>(statement).execute(db)).rows,
  );
};

/** How many recommendations there are of the one who asked by this tag. */
const countOf = async (tag: string, cell: 'home' | 'b' = 'b'): Promise<number> =>
  (
    await rowsIn(
      `select from recommendation r join account a on a.id = r.account_id where a.email = 'cell.${tag}@example.org'`,
      cell,
    )
  ).length;

/** Which of these clicks are there; each once. */
const clicked = async (markers: readonly string[]): Promise<string[]> =>
  (await rowsIn<{ channel: string }>('select channel from click'))
    .map(({ channel }) => channel)
    .filter((channel) => markers.includes(channel))
    .toSorted();

test('a mandant moves from the one server to the other by the command of the shell, while it is served', async () => {
  const { shell, superusers, base, databases } = here;
  const tag = newTag();
  expect((await recommend(base, tag)).status).toBe(200);
  const served = watch(() => ask(`${base}/api/v1/${slug}/produkt/101`));
  const moved = await shell('move.ts', [slug, 'home'], { MOVE_FROM: superusers.b, MOVE_TO: superusers.home });
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('lies in home now') });
  const { rows } = await databases.home.pool.query(`select cell from mandant where slug = '${slug}'`);
  expect(rows).toEqual([{ cell: 'home' }]);
  await expect.poll(async () => (await recommend(base, newTag())).status, { timeout: 30_000 }).toBe(200);
  const statuses = (await served()).map(({ status }) => status);
  expect([statuses.length > 10, new Set(statuses)]).toEqual([true, new Set([200])]);
  // By the same key the same answer, from where it lies now.
  expect((await recommend(base, tag)).status).toBe(200);
  expect(await countOf(tag, 'home')).toBe(1);
}, 120_000);

test('an operator is invited and all is sealed anew from the shell, on two servers', async () => {
  const { shell, environment, databases } = here;
  const invited = await shell('operator.ts', ['invite', 'new@betreiber.example', '--reason', 'nobody else is here']);
  expect(invited).toMatchObject({ code: 0, output: expect.stringContaining('once and within 72 hours') });
  const keys = { ENCRYPTION_KEYS: `b:${randomBytes(32).toString('base64')},${environment.ENCRYPTION_KEYS}` };
  const resealed = await shell('reseal.ts', [], keys);
  expect(resealed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^mandant_config\.debtor +3$/m),
  });
  for (const { pool } of Object.values(databases))
    expect((await pool.query('select key_id as id from key_proof')).rows).toEqual([{ id: 'b' }]);
  expect(await shell('check-settings.ts', [], keys)).toMatchObject({ code: 0 });
});
