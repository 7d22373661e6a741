/**
 * The home database on a server of its own that is really killed, and really frozen: a mandant in a cell is served, its people sign in,
 * and what needs home waits until it is back.
 */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#identity/password/password.ts';
import { password } from '#testing/cast/person.ts';
import { ask, badCellWorld, newTag, recommend, slug, type Told } from './bad-cell-world.ts';

let here: Awaited<ReturnType<typeof badCellWorld>>;
beforeAll(async () => {
  here = await badCellWorld({ RATE_LIMITS: '1' });
  expect(await here.bootstrap()).toMatchObject({ code: 0 });
}, 300_000);
afterAll(() => here?.stop(), 60_000);

/** Home is known to be away after four seconds; from then on nobody waits for it. */
const knownMs = 6000;
const paceMs = 2000;

const api = (method: 'GET' | 'POST', path: string, { token, body }: { token?: string; body?: object } = {}) =>
  ask(`${here.base}/api/v1/${slug}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const signIn = (Email: string, Password: string) => api('POST', '/account/login', { body: { Email, Password } });

const page = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = get(`${here.base}/de`, { headers: { host, accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
  });

const inCell = async <T>(steps: Parameters<typeof here.databases.b.transaction<T>>[1]): Promise<T> => {
  const { rows } = await here.databases.b.pool.query<{ id: number }>(`select id from mandant where slug = '${slug}'`);
  return here.databases.b.transaction({ mandantId: rows[0]?.id ?? 0, role: 'app', readOnly: false }, steps);
};

async function givePassword(email: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await inCell((db) =>
    db.updateTable('account').set({ password_hash, status: 'active' }).where('email', '=', email).execute(),
  );
}

const channels = (): Promise<(string | null)[]> =>
  inCell(async (db) => (await db.selectFrom('click').select('channel').execute()).map(({ channel }) => channel));

test.each<[what: string, goAway: () => Promise<void>, comeBack: () => Promise<void>]>([
  ['killed', () => here.atHome.kill(), () => here.atHome.bringBack()],
  ['frozen', async () => here.atHome.freeze(), async () => here.atHome.thaw()],
])(
  'home that is %s: links, pages and people of a cell go on, and what needs home is made when it is back',
  async (_what, goAway, comeBack) => {
    const { base, program } = here;
    const [tag, waiting, marker] = [newTag(), newTag(), newTag().slice(0, 18)];
    const email = `cell.${tag}@example.org`;
    await expect.poll(async () => (await api('GET', '/produkt/101')).status, { timeout: 30_000 }).toBe(200);
    const made = await recommend(base, tag);
    expect(made.status).toBe(200);
    await givePassword(email);
    const click = (channel: string) =>
      ask(`${base}/k/${String(made.body.KurzURL).split('/').at(-1)}?c=${channel}`, {
        headers: { 'user-agent': 'Mozilla/5.0' },
      });
    expect((await click('before')).status).toBe(302);
    const readied: Promise<Told>[] = [];
    await goAway();
    const asking = setInterval(() => readied.push(ask(`${base}/ready`)), 500);
    await sleep(knownMs);
    const link = await click(marker);
    const shown = await page('empfehlen.beispiel.example');
    const entered = await signIn(email, password);
    const area = await api('GET', '/empfehler/empfehlungen', { token: String(entered.body.Token) });
    const wrong = [await signIn(email, 'Falsch-2026'), await signIn(email, 'Falsch-2026')];
    const desk = await api('POST', '/admin/login', { body: { Email: 'crash@betreiber.example', Password: 'x' } });
    const refused = await recommend(base, waiting);
    clearInterval(asking);
    const ready = await Promise.all(readied);
    await comeBack();
    expect([link.status, shown, entered.status, area.status]).toEqual([302, 200, 200, 200]);
    expect(wrong.map(({ status }) => status)).toEqual([400, 429]);
    expect([desk.status, refused.status]).toEqual([503, 503]);
    for (const { ms } of [link, entered, area, ...wrong, desk, refused]) expect(ms).toBeLessThan(paceMs);
    expect(ready.map(({ status }) => status)).toEqual(ready.map(() => 200));
    expect(ready.at(-1)?.body.Hinweise).toContainEqual({ Code: 'ZelleFehlt', Zellen: ['home'] });
    await expect.poll(async () => (await recommend(base, waiting)).status, { timeout: 30_000 }).toBe(200);
    await expect.poll(channels, { timeout: 30_000 }).toContain(marker);
    expect((await channels()).filter((channel) => channel === marker)).toHaveLength(1);
    await expect
      .poll(async () => JSON.stringify((await ask(`${base}/ready`)).body), { timeout: 30_000 })
      .not.toContain('ZelleFehlt');
    expect([program.child.exitCode, program.child.signalCode]).toEqual([null, null]);
  },
  180_000,
);
