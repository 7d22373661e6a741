/** A list of the area is saved by a plain form, by people of the agency alone, and by no other way of the cookie (rules 7.8). */
import { afterAll, expect, test } from 'vitest';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { inviteBy, talk } from '#testing/cast/agency/invited.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());

const { owner, employees } = await anAgency(w, 'hafen', { employees: ['M1'] });
const cookie = (token: string) => ({ cookie: `agenturtoken=${token}` });
const at = (list: string) => `/agenturdatei/de/${list}`;
const form = { Filter: 'Status:Versendet', Descending: '1' };

const invited = (Email: string) => inviteBy(w.app, owner.token, { ...talk, Email });

test.each(['einladungen', 'empfehlungen', 'leads', 'auftraege', 'praemien'])(
  'the list %s is saved as CSV',
  async (list) => {
    const { status, headers, text } = await askPage(w.app, at(list), { form: {}, ...cookie(owner.token) });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-disposition']).toContain('attachment');
    expect(text.split('\r\n')[0]?.split(';').length).toBeGreaterThan(3);
  },
);

test('what the list was filtered by is in the file, and of chosen rows only those', async () => {
  await invited('ada@gast.example');
  await invited('bo@gast.example');
  const saved = async (fields: Record<string, string>) => {
    const { status, headers, text } = await askPage(w.app, at('einladungen'), {
      form: fields,
      ...cookie(owner.token),
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return text;
  };
  const people = (text: string) => [...text.matchAll(/;(\w+)@gast\.example;/g)].map(([, name]) => name);
  const all = await saved(form);
  expect(people(all).toSorted()).toEqual(['ada', 'bo']);
  expect(people(await saved({ Filter: 'Status:Abgelehnt' }))).toEqual([]);
  expect(people(await saved({ Filter: 'Text:ada@gast' }))).toEqual(['ada']);
  const [id = ''] = (all.split('\r\n').find((line) => line.includes('bo@gast.example')) ?? '').split(';');
  expect(people(await saved({ nummer: id }))).toEqual(['bo']);
  expect(people(await saved({ nummer: id, Filter: 'Text:ada@gast' }))).toEqual(['bo']);
  expect(people(await saved({ nummer: '999999' }))).toEqual([]);
});

test('a guest, a form of another page, a right that is missing and an unknown list get nothing', async () => {
  expect(await askPage(w.app, at('leads'), { form: {} })).toMatchObject({
    status: 303,
    to: '/de/agentur/leads?datei=nein',
  });
  const foreign = { form: {}, ...cookie(owner.token), headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await askPage(w.app, at('leads'), foreign)).status).toBe(403);
  const asked = await askPage(w.app, at('leads'), cookie(owner.token));
  // A link is no form: it is an address of a page that there is not.
  expect([asked.status, asked.to, asked.headers['content-disposition']]).toEqual([
    302,
    '/de/agenturdatei/de/leads',
    undefined,
  ]);
  const waiting = await anAgency(w, 'wartend', { until: 'inReview' });
  expect(await askPage(w.app, at('einladungen'), { form: {}, ...cookie(waiting.owner.token) })).toMatchObject({
    status: 303,
    to: '/de/agentur/einladungen?datei=nein',
  });
  expect(await askPage(w.app, at('mitarbeiter'), { form: {}, ...cookie(owner.token) })).toMatchObject({ status: 303 });
  const there = await askPage(w.app, at('leads'), { form: {}, ...cookie(owner.token), mandant: 'versicherung' });
  expect([there.status, there.headers['content-disposition']]).toEqual([303, undefined]);
  expect((await askPage(w.app, at('leads'), { form: {}, ...cookie(employees.M1?.token ?? '') })).status).toBe(200);
});
