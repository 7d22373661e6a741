import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#testing/database/rows.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, ben } = await world();
const rows = rowsOf(as());
afterAll(() => app.close());

test('several people at the same moment on one link get a recommendation each, one of them the link itself', async () => {
  const link = await anna.recommends();
  const emails = ['one', 'two', 'three', 'four'].map((name) => `${name}@example.org`);
  const replies = await Promise.all(emails.map((Email) => ben.registers(link, { Email })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const numbers = replies.map(({ body }) => body.Empfehlungsnummer as string);
  expect(new Set(numbers).size).toBe(4);
  expect(numbers).toContain(link.number);
  const root = await rows.recommendation(link.number);
  for (const number of numbers.filter((one) => one !== link.number))
    expect(await rows.recommendation(number)).toMatchObject({ root_id: root.id, status: 'open' });
  const people = replies.map(({ body }) => body.Empfaengernummer as string);
  await Promise.all(people.map((person) => ben.confirms(person)));
  for (const number of numbers) expect(await rows.recommendation(number)).toMatchObject({ status: 'ok' });
});
