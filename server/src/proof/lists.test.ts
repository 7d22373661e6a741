/** Every list of the desk takes each of its columns, states and views, and a text in each view: what it asks then is in the proof of plans. */
import { filterWords, sortWords } from '@weitersagen/contract/basics/list';
import { wireFields } from '@weitersagen/contract/basics/wire';
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaOf, walkToReady } from '../testing/cast/eva.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let token: string;
beforeAll(async () => {
  w = await world();
  await walkToReady(w.app, { share: 100 });
  token = await evaOf(w.app).token();
});
afterAll(() => w.app.close());

/** What stands in the path of a list that is of one kind. */
const kind = 'faq';

const lists = Object.values(endpoints).flatMap(({ method, path, body }) => {
  const fields = body && wireFields(body);
  const columns = fields?.orderBy && sortWords.get(fields.orderBy[1]);
  const words = fields?.filter && filterWords.get(fields.filter[1]);
  return method === 'PUT' && columns && words && !path.includes('/:id/') ? [{ path, columns, ...words }] : [];
});

test('there are all of them', () => {
  expect(lists.length).toBeGreaterThan(15);
});

test.each(lists)('$path', async ({ path, columns, Status, Ansicht }) => {
  const views = ['', ...Ansicht.map((one) => `Ansicht:${one}`)];
  const asks = [
    ...columns.map((OrderBy) => ({ OrderBy, Descending: true, Filter: '' })),
    ...columns.flatMap((OrderBy) =>
      [...views, ...Status.map((one) => `Status:${one}`)].map((Filter) => ({ OrderBy, Filter })),
    ),
    ...views.map((view) => ({ Filter: [view, 'Text:abcdefgh'].filter(Boolean).join(';') })),
  ];
  for (const body of asks) {
    const answer = await w.app.call('PUT', path.replace(':schema', kind), { token, body });
    expect([body, answer.status, Array.isArray(answer.body.Content)]).toEqual([body, 200, true]);
  }
});
