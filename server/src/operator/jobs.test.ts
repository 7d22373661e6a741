import { afterAll, expect, test } from 'vitest';
import { globally } from '#platform/context.ts';
import { operator } from '../testing/cast/operators.ts';
import { world } from '../testing/world.ts';

const { app, mandants, nextHour, nights } = await world();
afterAll(() => app.close());

const email = 'night@betreiber.example';
const night = () => app.app.jobs.runNow('token.forget', mandants.spbdevk);
const left = () =>
  globally(app.app.system, async (db) => ({
    sessions: (await db.selectFrom('operator_session').select('id').execute()).length,
    links: (await db.selectFrom('operator_token').select('hash').execute()).length,
  }));

test('the night deletes sessions and invitations of operators that are over, and none that lives', async () => {
  const token = await operator(app, { email });
  const invited = { Email: 'invited@betreiber.example', Rolle: 'BetreiberRedaktion' };
  expect((await app.call('POST', '/admin/betreiber', { token, body: invited })).status).toBe(200);
  for (let hour = 0; hour < 7; hour++) nextHour();
  await operator(app, { email });
  await night();
  expect(await left()).toEqual({ sessions: 2, links: 1 });
  nextHour();
  nextHour();
  await night();
  expect(await left()).toEqual({ sessions: 1, links: 1 });
  expect((await app.call('GET', '/admin/sitzungen', { token: await operator(app, { email }) })).body).toHaveLength(2);
  await nights(4);
  expect(await left()).toEqual({ sessions: 0, links: 0 });
});
