/** A sandbox (rules 1.14): its runs go their way, and neither money nor a mail to a stranger leaves. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeConfig } from '#mandant/mandant.ts';
import { type Collected, collectedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { withoutGuards } from '#testing/database/without-guards.ts';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let walk: Collected;
/** The people of a sandbox get no mail, so the way to a collected reward is gone before. */
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  walk = await collectedBy(w);
  await w
    .as()
    .write((tx) =>
      withoutGuards(tx.db, ['mandant_config'], () =>
        changeConfig(tx, (config) => ({ ...config, isSandbox: true, sandboxRecipients: ['@client.example'] })),
      ),
    );
});
afterAll(() => w.app.close());

const runs = () =>
  w.as().read(({ db }) => db.selectFrom('payout_run').select(['file_sealed', 'message_id', 'status']).execute());
const inject = (url: string) => w.app.app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost' } });

test('a run is made, exported and confirmed, its rewards are paid in the books, and no bank file ever was', async () => {
  const { body: run } = await eva.makesRun();
  expect((await eva.exports(run.Id)).body.Status).toBe('Exportiert');
  const none = { file_sealed: null, message_id: null };
  expect(await runs()).toEqual([{ ...none, status: 'exported' }]);
  const token = await eva.token('otto');
  expect((await w.app.call('GET', `/admin/auszahlungslaeufe/${run.Id}/datei`, { token })).status).toBe(409);
  expect((await eva.shows(run.Id)).body.Verlauf.map(({ Grund }: { Grund: string }) => Grund)).toContain(
    'Sandbox: keine Bankdatei',
  );
  expect((await eva.confirms(run.Id)).body.Status).toBe('Bestaetigt');
  expect((await rowsOf(w.as()).events('reward', walk.reward)).at(-1)).toBe('P8 collected → paidOut');
  expect(await runs()).toEqual([{ ...none, status: 'confirmed' }]);
});

test('the database refuses a bank file of a sandbox, whoever writes it', async () => {
  const write = w.as().write(({ db }) => sql`update payout_run set file_sealed = 'a file'`.execute(db));
  await expect(write).rejects.toThrow('a sandbox makes no bank file');
});

test('it never becomes real, and a real mandant never a sandbox', async () => {
  await expect(configure(w.app, 'spbdevk', { isSandbox: false })).rejects.toThrow('from its first day on, or never');
  await expect(configure(w.app, 'versicherung', { isSandbox: true })).rejects.toThrow(
    'from its first day on, or never',
  );
});

test('mails go to operators and to whom it names, marked as of a sandbox, and to nobody else', async () => {
  await w.app.post();
  await w.anna.recommends({ as: { firstName: 'Ina', lastName: 'Intern', email: 'ina@client.example' } });
  await w.anna.recommends({ as: { firstName: 'Ferdi', lastName: 'Fremd', email: 'ferdi@example.org' } });
  const sent = await w.app.post();
  expect(sent.map(({ to, subject }) => [to, subject.startsWith('[Sandbox] ')])).toEqual([['ina@client.example', true]]);
  const kept = await w
    .as()
    .read(({ db }) => db.selectFrom('mail').select('state').where('last_error', '=', 'sandbox').execute());
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['failed']));
});

test('every answer of its API, its pages and the desk say so, and those of a real mandant do not', async () => {
  const [known, wrong, other] = [
    await inject('/api/v1/spbdevk'),
    await inject('/api/v1/spbdevk/partner/auftrag'),
    await inject('/api/v1/versicherung'),
  ];
  expect([known, wrong, other].map(({ headers }) => headers['x-sandbox'])).toEqual(['true', 'true', undefined]);
  expect([known.json().Sandbox, other.json().Sandbox]).toEqual([true, false]);
  expect((await inject('/de')).body).toContain('Sandbox zum Ausprobieren');
  const { body } = await w.app.call('GET', '/admin/ich', { token: await eva.token() });
  expect(body.Mandanten).toMatchObject([
    { MandantId: 'spbdevk', Sandbox: true },
    { MandantId: 'versicherung', Sandbox: false },
  ]);
});
