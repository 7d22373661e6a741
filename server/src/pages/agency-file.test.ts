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
  const saved = async (fields: Record<string, string>) =>
    (await askPage(w.app, at('einladungen'), { form: fields, ...cookie(owner.token) })).text;
  const all = await saved(form);
  expect([all.includes('ada@gast.example'), all.includes('bo@gast.example')]).toEqual([true, true]);
  expect(await saved({ Filter: 'Status:Abgelehnt' })).not.toContain('gast.example');
  expect(await saved({ Filter: 'Text:ada@gast' })).not.toContain('bo@gast.example');
  const none = await saved({ nummer: '999999' });
  expect(none).not.toContain('gast.example');
});

test('a guest, a form of another page, a right that is missing and an unknown list get nothing', async () => {
  expect(await askPage(w.app, at('leads'), { form: {} })).toMatchObject({
    status: 303,
    to: '/de/agentur/leads?datei=nein',
  });
  const foreign = { form: {}, ...cookie(owner.token), headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await askPage(w.app, at('leads'), foreign)).status).toBe(403);
  expect((await askPage(w.app, at('leads'), cookie(owner.token))).headers['content-disposition']).toBeUndefined();
  expect(await askPage(w.app, at('mitarbeiter'), { form: {}, ...cookie(owner.token) })).toMatchObject({ status: 303 });
  const there = await askPage(w.app, at('leads'), { form: {}, ...cookie(owner.token), mandant: 'versicherung' });
  expect([there.status, there.headers['content-disposition']]).toEqual([303, undefined]);
  expect((await askPage(w.app, at('leads'), { form: {}, ...cookie(employees.M1?.token ?? '') })).status).toBe(200);
});
