/** By which campaign somebody came is kept where that was agreed to, and in no browser else. */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { afterAll, expect, test } from 'vitest';
import { products, terms } from '#testing/mandant-files.ts';
import { askPage, cookieOf } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());

const decided = (analytical: 0 | 1, list = consentList): string =>
  [
    'consent_required=1',
    'consent_functional=0',
    `consent_analytical=${analytical}`,
    'consent_marketing=0',
    `consent_nachweis=${list}`,
  ].join('; ');

const names: readonly [name: string, id: string][] = [
  ['channel', 'S2-R207'],
  ['c', 'S2-R208'],
  ['pk_campaign', 'S2-R209'],
  ['mtm_campaign', 'S2-R210'],
];
test.each(names)('%s in the address becomes the cookie, once that was agreed to [%s]', async (name) => {
  const page = await askPage(app, `/de?${name}=abc`, { cookie: decided(1) });
  expect([page.status, cookieOf(page, 'channel')]).toEqual([200, 'abc']);
});

test('it stays for 730 days [S2-R211] [S9-K002]', async () => {
  const { cookies } = await askPage(app, '/de?channel=abc', { cookie: decided(1) });
  expect(cookies.find((line) => line.startsWith('channel='))).toContain('Max-Age=63072000');
});

const unsaid: readonly [string, string | undefined][] = [
  ['nobody has decided', undefined],
  ['it was declined', decided(0)],
  ['another list was decided about', decided(1, '00000000')],
  ['the value is none', decided(1).replace('consent_analytical=1', 'consent_analytical=ja')],
];
test.each(unsaid)('where %s it is in no cookie', async (_what, cookie) => {
  const page = await askPage(app, '/de?channel=abc', cookie === undefined ? {} : { cookie });
  expect([page.status, page.cookies]).toEqual([200, []]);
});

test('it is set by the very answer that takes the agreement, and not before [S2-R212]', async () => {
  expect((await askPage(app, '/de?channel=abc')).cookies).toEqual([]);
  const { headers } = await app.call('POST', '/einwilligung/cookies', {
    headers: { 'sec-fetch-site': 'same-origin' },
    body: {
      ...{ Funktional: false, Analytisch: true, Marketing: false },
      ...{ Quelle: 'Portal', Liste: consentList, Kanal: 'abc' },
    },
  });
  expect(headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringContaining('channel=abc;')]));
});

test('the first name that says something counts, and of its value only plain signs', async () => {
  const page = await askPage(app, '/de?channel=&mtm_campaign=drei&c=so%20mmer%3B%20x', { cookie: decided(1) });
  expect(cookieOf(page, 'channel')).toBe('sommerx');
});

test('what was kept goes along with a recommendation, unless the address says something else', async () => {
  const campaignsOf = () =>
    as().read(async ({ db }) =>
      (await db.selectFrom('recommendation').select('campaign').orderBy('id').execute()).map(
        ({ campaign }) => campaign,
      ),
    );
  const before = (await campaignsOf()).length;
  for (const search of ['', '?channel=anders']) {
    const page = await askPage(app, `/de/empfehlen/${products.home}${search}`, {
      cookie: 'channel=gemerkt',
      form: {
        'recommendation.product': `${products.home}`,
        'recommendation.share': '100',
        'recommendation.termsText': terms,
        'recommender.firstName': 'Anna',
        'recommender.lastName': 'Muster',
        'recommender.email': `anna${before}@example.org`,
      },
    });
    expect([page.status, page.to]).toEqual([303, expect.stringContaining('/de/')]);
  }
  expect((await campaignsOf()).slice(before)).toEqual(['gemerkt', 'anders']);
});
