import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

const { app, days } = await world();
afterAll(() => app.close());
const minutes = (count: number): Promise<void> => days(count / 1440);
const status = async (token: string): Promise<number> => (await app.call('GET', '/admin/ich', { token })).status;

test('a session at the desk lives as long as it is used, eight hours at most', async () => {
  const token = await operator(app);
  for (let half = 0; half < 16; half++) {
    await minutes(29);
    expect(await status(token)).toBe(200);
  }
  await minutes(17);
  expect(await status(token)).toBe(401);
});

test('half an hour without a call ends it', async () => {
  const token = await operator(app);
  await minutes(31);
  expect(await status(token)).toBe(401);
});
