import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const hints = async (): Promise<unknown> => {
  const { statusCode, body } = await w.app.app.http.fastify.inject('/ready');
  expect(statusCode).toBe(200);
  return JSON.parse(body).Hinweise;
};
const email = (name: string): string => `${name}@betreiber.example`;

test('who watches is told of the house, then of the mandants, where fewer than three may decide about money', async () => {
  await w.app.app.start();
  const eva = await operator(w.app, { email: email('eva') });
  await operator(w.app, { email: email('otto'), role: 'BetreiberSachbearbeitung' });
  await operator(w.app, { email: email('edit'), role: 'BetreiberRedaktion' });
  expect(await hints()).toEqual([{ Code: 'WenigeEntscheider' }]);

  await operator(w.app, { email: email('part'), mandants: ['spbdevk'] });
  expect(await hints()).toEqual([{ Code: 'WenigeEntscheider', Mandanten: ['versicherung'] }]);

  const body = { Email: email('third'), Rolle: 'BetreiberSachbearbeitung', Mandanten: ['versicherung'] };
  const { body: third } = await w.app.call('POST', '/admin/betreiber', { token: eva, body });
  await operator(w.app, { email: body.Email });
  // Whom one has let in decides only when another has agreed.
  expect(await hints()).toEqual([{ Code: 'WenigeEntscheider', Mandanten: ['versicherung'] }]);
  const part = await operator(w.app, { email: email('whole') });
  expect(await hints()).toBeUndefined();
  expect((await w.app.call('PUT', `/admin/betreiber/${third.Id}/zustimmen`, { token: part, body: {} })).status).toBe(
    200,
  );
  expect(await hints()).toBeUndefined();
});
