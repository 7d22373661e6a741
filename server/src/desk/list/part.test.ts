/** A search by a part: of a few letters, of many, and with more hits than are named one by one. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { type Asked, hear } from '#testing/database/hearing.ts';
import { world } from '#testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());
const token = await operator(app);
const people = 1200;

await as().write(({ db }) =>
  sql`insert into account (hash, email, first_name, last_name, status, language, created_at, changed_at)
    select md5(g::text), 'someone' || g || '@example.org', 'Xaver', 'Q' || lpad(g::text, 4, '0'), 'active', 'de', now() - make_interval(secs => g), now()
    from generate_series(1, ${people}::int) g`.execute(db),
);

async function find(
  text: string,
  more: object = {},
): Promise<{ names: string[]; count: number | null; asked: string[] }> {
  const asked: string[] = [];
  const end = hear(app.app.system.database, (one: Asked) => one.role === 'report' && asked.push(one.text));
  const body = { Filter: text, Descending: true, ...more };
  const { body: found } = await app.call('PUT', '/admin/empfehler', { token, body });
  end();
  end();
  return { names: found.Content.map(({ Name }: { Name: string }) => Name), count: found.TotalCount ?? null, asked };
}

test('what stands in many rows is listed in order, page after page, and is more than anybody counts', async () => {
  const first = await find('xaver q', { Pagesize: 2 });
  expect(first).toMatchObject({ names: ['Xaver Q0001', 'Xaver Q0002'], count: null });
  expect((await find('xaver q', { Pagesize: 2, Ende: true })).names).toEqual(['Xaver Q1199', 'Xaver Q1200']);
  expect((await find('xaver q119', { Descending: false })).names.at(0)).toBe('Xaver Q1199');
});

test('of what stands in many rows a few are counted, where another filter leaves no more', async () => {
  expect(await find('Text:xaver;Status:Gesperrt')).toMatchObject({ names: [], count: 0 });
  expect((await find('xaver q0')).count).toBe(999);
});

test('two letters find the beginnings of words, three and more what stands anywhere', async () => {
  expect((await find('xa')).count).toBe(null);
  expect((await find('q1')).count).toBe(201);
  expect((await find('ve')).count).toBe(0);
  expect((await find('ver')).count).toBe(null);
  expect((await find('q012')).names).toHaveLength(10);
});

test('a sign of patterns is a letter, also where there are two', async () => {
  for (const text of ['%', '_a', '__', '%%%']) expect((await find(text)).count).toBe(0);
});

test('no statement of a search names more rows than a thousand, and what stands in many is neither looked up nor counted', async () => {
  const many = (await find('xaver')).asked;
  expect(many.filter((text) => text.includes('unnest('))).toEqual([]);
  expect(many).toHaveLength(3);
  for (const text of many.slice(1)) expect(text).toMatch(/case when .* ilike .* limit \$\d+/s);
  const few = (await find('q012')).asked;
  expect(few[1]).toMatch(/limit \$\d+$/);
  expect(few.filter((text) => text.includes('unnest('))).toHaveLength(3);
});
