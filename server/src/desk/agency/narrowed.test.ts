/** What stands under the number of an agency is found in the lists of the desk, and counted on its page as those lists show it. */
import { afterAll, expect, test } from 'vitest';
import { forAgency } from '#testing/agency/of-agency.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

const clerk = await operator(app, { email: 'nora@betreiber.example', role: 'BetreiberSachbearbeitung' });
const hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
const nord = await anAgency(w, 'nord');
const own = await forAgency(w, hafen, {
  employee: 'M1',
  recommender: { firstName: 'Ida', lastName: 'Own', email: 'ida@example.org' },
});
const received = await forAgency(w, hafen, { until: 'ordered' });
await forAgency(w, nord);

const call = (method: 'GET' | 'PUT', path: string, body?: unknown) =>
  app.call(method, `/admin/${path}`, { token: clerk, ...(body !== undefined && { body }) });
const listed = async (path: string, body: Record<string, unknown> = {}) =>
  (await call('PUT', path, { Agenturnummer: hafen.agencyNumber, ...body })).body;

const lists = [
  ['auftraege', 'Auftraege'],
  ['empfehlungen', 'Empfehlungen'],
  ['empfehler', 'Empfehler'],
  ['praemierungen', 'Praemierungen'],
] as const;

test.each(lists)('%s of an agency are as many as its page says, and none of another agency', async (path, count) => {
  const { Anzahlen } = (await call('GET', `agenturen/${hafen.agencyNumber}`)).body;
  const { Content, TotalCount } = await listed(path, { Pagesize: 100 });
  expect([Content.length, TotalCount]).toEqual([Anzahlen[count], Anzahlen[count]]);
  expect(Content.length).toBeGreaterThan(0);
  const all = (await call('PUT', path, { Pagesize: 100 })).body.Content.length;
  expect(all).toBeGreaterThan(Content.length);
});

test('they are narrowed by state and text, too, and the file has the same rows', async () => {
  const numbers = async (body: Record<string, unknown>) =>
    (await listed('auftraege', body)).Content.map((row: { Auftragsnummer: string }) => row.Auftragsnummer);
  expect(await numbers({ Filter: 'Status:Bestaetigt' })).toEqual([own.orderNumber]);
  expect(await numbers({ Filter: `Text:${received.externalNumber}` })).toEqual([received.orderNumber]);
  expect((await listed('empfehler', { Filter: 'Text:ida@example.org' })).Content.length).toBe(1);
  const { text } = await call('GET', `auftraege/csv?Agenturnummer=${hafen.agencyNumber}`);
  for (const number of [own.orderNumber, received.orderNumber]) expect(text).toContain(number);
  expect(text.trim().split('\r\n').length).toBe(3);
});

test('what is no number of an agency is a wrong field, and one that nobody has finds nothing', async () => {
  expect((await call('PUT', 'auftraege', { Agenturnummer: 'abc' })).status).toBe(400);
  expect((await call('PUT', 'auftraege', { Agenturnummer: '999999' })).body.Content).toEqual([]);
});
