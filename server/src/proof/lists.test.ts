/** Every list of the desk and of agencies takes each of its columns, states and views, and a text in each view: what it asks then is in the proof of plans. */
import { filterWords, sortWords } from '@weitersagen/contract/basics/list';
import { wireFields } from '@weitersagen/contract/basics/wire';
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgency } from '../testing/cast/agency/clara.ts';
import { evaOf, walkToReady } from '../testing/cast/eva.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let tokens: { operator: string; agency: string };
/** What stands in the path of a list that is of one kind, of one agency or of one of its people. */
let places: Readonly<Record<string, string>>;
beforeAll(async () => {
  w = await world();
  await walkToReady(w.app, { share: 100 });
  const { agencyNumber, owner } = await anAgency(w, 'hafen');
  tokens = { operator: await evaOf(w.app).token(), agency: owner.token };
  places = { schema: 'faq', nr: agencyNumber, mitarbeiternummer: 'M1' };
});
afterAll(() => w.app.close());

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
  const token = path.startsWith('/agentur/') ? tokens.agency : tokens.operator;
  const address = path.replace(/:(\w+)/g, (_whole, name: string) => places[name] ?? expect.fail(name));
  for (const body of asks) {
    const answer = await w.app.call('PUT', address, { token, body });
    expect([body, answer.status, Array.isArray(answer.body.Content)]).toEqual([body, 200, true]);
  }
});
