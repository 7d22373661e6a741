import { goals } from '@weitersagen/contract/tracking/goals';
import { afterAll, expect, test, vi } from 'vitest';
import { countedHits } from '../testing/tracking/counted-hits.ts';
import { world } from '../testing/world.ts';
import { hitOf } from './collector.ts';

const w = await world();
afterAll(() => w.app.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const host = new URL(w.as().mandant.config.mandantUrl).hostname;
const page = { idsite: '128', rec: '1', action_name: 'Home', url: `https://${host}/de`, send_image: '0' };

interface Sent {
  method?: 'GET' | 'POST';
  query?: Record<string, string>;
  payload?: string;
  type?: string;
  to?: string;
}
const send = ({ method = 'GET', query = {}, payload, type, to = host }: Sent) =>
  w.app.app.http.fastify.inject({
    method,
    url: `/matomo.php?${new URLSearchParams(query)}`,
    headers: { host: to, 'user-agent': browser, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });

test('a page and a goal are counted with their channel, and the answer is empty or a picture', async () => {
  const answers = await Promise.all([
    send({ query: { ...page, url: `https://${host}/de?pk_campaign=fruehling` } }),
    send({ query: { idsite: '128', rec: '1', idgoal: '8', _rcn: 'WA', _id: '0123456789abcdef' } }),
  ]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [204, undefined],
    [200, 'image/gif'],
  ]);
  expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
  expect(await countedHits(w)).toEqual(['goal 8 wa 0 1', 'page Home fruehling 0 1']);
});

test('a beacon, a form and many at once are understood', async () => {
  const form = new URLSearchParams(page).toString();
  await send({ method: 'POST', payload: form, type: 'application/x-www-form-urlencoded;charset=UTF-8' });
  await send({ method: 'POST', payload: form, type: 'text/plain;charset=UTF-8' });
  await send({ method: 'POST', payload: form });
  await send({
    method: 'POST',
    payload: JSON.stringify({ requests: [`?${form}`, '?idsite=128&rec=1&idgoal=2', 7] }),
    type: 'application/json',
  });
  expect(await countedHits(w)).toEqual(['goal 2  0 1', 'page Home  0 4']);
});

test('nothing of a person is kept: neither address nor id, and what is not asked for least of all', async () => {
  const values = { ...page, uid: 'anna@example.org', _id: '0123456789abcdef', e_n: 'Anna', cvar: 'Muster' };
  await send({ query: values });
  await vi.waitFor(async () => {
    const kept = await w
      .as()
      .read(async ({ db }) => [
        ...(await db.selectFrom('hit_visitor').selectAll().execute()),
        ...(await db.selectFrom('hit_day').selectAll().execute()),
      ]);
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/anna|muster|0123456789abcdef|127\.0\.0\.1|firefox/i);
  }, 5000);
  await countedHits(w);
});

test('what a stranger sends is answered like the rest, and never a fault', async () => {
  for (const payload of ['{', '{"requests":7}', 'x'.repeat(1000), '\u0000'])
    expect((await send({ method: 'POST', payload, type: 'application/json' })).statusCode).toBe(200);
  expect((await send({ method: 'POST', payload: 'x'.repeat(70_000) })).statusCode).toBe(413);
  expect((await send({ query: page, to: 'nobody.example' })).statusCode).toBe(421);
});

const read = (values: Record<string, string>, numbers: Record<keyof typeof goals, number> = goals) =>
  hitOf(new URLSearchParams({ idsite: '128', rec: '1', ...values }), 128, numbers);

test.each([
  ['a name that no page has', { action_name: '/de/empfehlung/123' }],
  ['a goal that is none', { idgoal: '28' }],
  ['a goal of e-commerce', { idgoal: '0' }],
  ['another site', { idsite: '137', action_name: 'Home' }],
  ['what is not to be recorded', { rec: '0', action_name: 'Home' }],
  ['nothing', {}],
])('%s is not counted', (_what, values) => {
  expect(read(values)).toBeUndefined();
});

test('a goal with a number of the installation is counted under its own', () => {
  expect(read({ idgoal: '99' }, { ...goals, created: 99 })).toMatchObject({ kind: 'goal', name: '1' });
  expect(read({ idgoal: '1' }, { ...goals, created: 99 })).toBeUndefined();
});

test('a channel is cleaned, and read where Matomo reads it', () => {
  expect(read({ action_name: 'Home', _rcn: ' <b>Mai</b> ' })?.channel).toBe('bMaib');
  expect(read({ action_name: 'Home', url: 'https://a.example/de?mtm_campaign=mai' })?.channel).toBe('mai');
  expect(read({ action_name: 'Home', mtm_campaign: 'juni' })?.channel).toBe('juni');
  expect(read({ action_name: 'Home', url: 'no address' })?.channel).toBeNull();
});
