/** What operators keep of reports is theirs alone, and the mail of the week comes to whoever asked for it, once. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { savedViewsMax } from '@weitersagen/contract/report/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const path = '/admin/bericht/eigene';
type Options = { token?: string; mandant?: 'versicherung'; body?: Record<string, unknown> };
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, options: Options = {}) =>
  w.app.call(method, to, { token: await eva.token(), ...options });
const names = async (options: Options = {}): Promise<string[]> =>
  (await call('GET', path, options)).body.Ansichten.map(({ Name }: { Name: string }) => Name);

test('a view is kept under its name, written over by the same name, and removed', async () => {
  const body = { Name: 'Kanäle im Quartal', Abfrage: 'zeitraum=tage90&dimension=Kanal' };
  expect((await call('POST', path, { body })).body.Ansichten).toMatchObject([body]);
  const other = { ...body, Abfrage: 'zeitraum=jahr&dimension=Kanal' };
  const [kept] = (await call('POST', path, { body: other })).body.Ansichten;
  expect(kept).toMatchObject(other);
  expect((await call('DELETE', `${path}/${kept.Id}`)).body.Ansichten).toEqual([]);
  expect((await call('DELETE', `${path}/${kept.Id}`)).status).toBe(404);
});

test('nobody sees or removes the views of somebody else, nor of another mandant', async () => {
  const token = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const { Id } = (await call('POST', path, { body: { Name: 'Meine', Abfrage: '' } })).body.Ansichten[0];
  expect(await names({ token })).toEqual([]);
  expect((await call('DELETE', `${path}/${Id}`, { token })).status).toBe(404);
  expect((await call('DELETE', `${path}/${Id}`, { mandant: 'versicherung' })).status).toBe(404);
  expect(await names({ mandant: 'versicherung' })).toEqual([]);
  expect(await names()).toEqual(['Meine']);
});

test('what is no part of an address is not kept, and so many views are enough', async () => {
  expect((await call('POST', path, { body: { Name: 'x', Abfrage: '"><script>' } })).status).toBe(400);
  expect((await call('POST', path, { body: { Name: '', Abfrage: '' } })).status).toBe(400);
  for (let index = (await names()).length; index < savedViewsMax; index++)
    await call('POST', path, { body: { Name: `Ansicht ${index}`, Abfrage: '' } });
  expect((await call('POST', path, { body: { Name: 'Eine zu viel', Abfrage: '' } })).status).toBe(409);
  expect((await call('POST', path, { body: { Name: 'Meine', Abfrage: 'a=b' } })).status).toBe(200);
  expect(await names()).toHaveLength(savedViewsMax);
});

/** Whom the job tells, and what. */
const told = async () => {
  await w.app.post();
  await w.app.app.jobs.runNow('report.tell', w.mandants.spbdevk);
  return (await w.app.post()).map(({ to, subject, text }) => ({ to, subject, text }));
};
const ask = (isWanted: boolean, token?: string) =>
  call('PUT', '/admin/bericht/wochenmail', { body: { Wochenmail: isWanted }, ...(token && { token }) });

test('the mail of the week comes on Monday to whoever asked, once, with six figures beside those of the week before', async () => {
  expect((await call('GET', path)).body.Wochenmail).toBe(false);
  expect((await ask(true)).body.Wochenmail).toBe(true);
  const editor = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  await ask(true, editor);
  await ask(false, editor);
  await w.anna.recommends({ mandant: 'spbdevk' });
  await w.as().write(({ db }) =>
    sql`
      insert into figure (form, day, measure, waited, count, cents) values ('change', ${plusDays(today, 1)}, 'paid', 3, 2, 7000),
        ('change', ${plusDays(today, -1)}, 'paid', 3, 1, 3500), ('change', ${plusDays(today, -1)}, 'owed', 0, 0, 9000),
        ('change', ${plusDays(today, 2)}, 'owed', 0, 0, -2000)`.execute(db),
  );
  expect(await told()).toEqual([]);
  await w.days(6);
  expect(await told()).toEqual([]);
  // The night of Monday was left out.
  await w.days(2);
  const [mail, ...others] = await told();
  expect([mail?.to, others]).toEqual(['eva@betreiber.example', []]);
  expect(mail?.subject).toMatch(/: die Woche vom 02\.03\.2026 bis 08\.03\.2026$/);
  const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('1 (davor 0)');
  expect(text).toMatch(/70,00\s€ \(davor 35,00\s€\)/);
  expect(text).toMatch(/70,00\s€ \(davor 90,00\s€\)/);
  expect(text).toContain('/verwaltung/spbdevk/berichte?zeitraum=eigen&von=2026-03-02&bis=2026-03-08');
  expect(text).toContain('Beenden können Sie sie bei den Berichten');
  expect(await told()).toEqual([]);
  await w.days(7);
  expect(await told()).toHaveLength(1);
  await ask(false);
  await w.days(7);
  expect(await told()).toEqual([]);
});

test('two processes that tell at once tell nobody twice', async () => {
  await ask(true);
  await w.days(7);
  await w.app.post();
  const run = () => w.app.app.jobs.runNow('report.tell', w.mandants.spbdevk);
  const counts = await Promise.all([run().catch(() => 0), run().catch(() => 0)]);
  expect(counts.map(Number).toSorted()).toEqual([0, 1]);
  expect(await w.app.post()).toHaveLength(1);
});
