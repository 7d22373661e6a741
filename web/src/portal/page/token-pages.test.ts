/** Pages that a token opens: what they ask with it, and where they lead without it. */
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { collectReward, listRewards, stopReward } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import { numbers, pageRequest, person, Refused, reward, sampleApi, withMandant } from '../../testing/sample-world.ts';
import { mainOf, shown } from '../../testing/shown-page.ts';
import { render } from '../entry-server.tsx';

const { recommendation: nr } = numbers;
const token = 'the.reward.token';

test('every call of a token page carries the token of the page, of its address or of its form', async () => {
  const { api, calls } = sampleApi();
  await render(pageRequest(`/de/praemie/?token=${token}`, { api }));
  const form = [
    ['_token', token],
    ['premiumId', '7'],
    ['holder', 'Anna'],
    ['iban', 'DE02120300000000202051'],
    ['termsText', 'x'],
    ['acceptsTerms', 'yes'],
  ] as const;
  const collected = await render(pageRequest('/de/praemie/7', { api, form }));
  expect(collected).toMatchObject({ status: 303, redirect: `/de/praemiedanke?token=${token}` });
  expect(calls.map((call) => [call.endpoint.path, call.token])).toEqual([
    [listRewards.path, token],
    [collectReward.path, token],
  ]);
});

test('money needs an account, a voucher only a word of consent', async () => {
  const form = [
    ['_token', token],
    ['premiumId', '7'],
    ['holder', ''],
    ['iban', ''],
    ['termsText', 'x'],
  ] as const;
  const { text } = await shown('/de/praemie/7', { form });
  for (const sentence of [
    'Kontoinhaber ist ein Pflichtfeld',
    'IBAN ist ein Pflichtfeld',
    'Die Zustimmung ist erforderlich',
  ])
    expect(text).toContain(sentence);
  const voucher = await shown(`/de/praemie/9?token=${token}`);
  expect(voucher.text).not.toContain('name="iban"');
});

test('a reward that was collected says so, with where it stands', async () => {
  const api = sampleApi([
    [listRewards, [{ ...reward, status: 'collected', collectedAt: new Date('2026-03-02T10:00:00Z') }]],
  ]).api;
  const { text } = await shown(`/de/praemie/?token=${token}`, { api });
  for (const words of ['Diese Prämie kann nicht (mehr) abgeholt werden.', 'Abgeholt', '02.03.2026'])
    expect(text).toContain(words);
});

test('opening a "that was not me" link changes nothing; its one button does', async () => {
  const { api, calls } = sampleApi();
  const page = await shown('/de/praemie/?stopp=one-time-token', { api });
  expect([calls, (mainOf(page.text).match(/<button/g) ?? []).length]).toEqual([[], 1]);
  const pressed = await render(
    pageRequest('/de/praemie/?stopp=one-time-token', {
      api,
      form: [
        ['_token', 'one-time-token'],
        ['_refuse', '1'],
      ],
    }),
  );
  expect(pressed.redirect).toBe('/de/praemie/?gestoppt=1');
  expect(calls).toMatchObject([{ endpoint: stopReward, body: { token: 'one-time-token' } }]);
});

const without: readonly (readonly [url: string, guest: string, signedIn: string | undefined])[] = [
  ['/de/praemie/', 'redirect=PraemieWaehlen', 'redirect=PraemieWaehlen'],
  [
    '/de/praemie/7',
    'redirect=PraemieDaten&params=%7B%22praemieid%22%3A%227%22%7D',
    'redirect=PraemieDaten&params=%7B%22praemieid%22%3A%227%22%7D',
  ],
  ['/de/kundennummer', 'redirect=Kundennummer', undefined],
];
test.each(without)(
  '%s without its token is reached over the login, or leads to the own rewards',
  async (url, guest, own) => {
    expect((await render(pageRequest(url))).redirect).toBe(`/de/login?${guest}`);
    const { redirect } = await render(pageRequest(url, { person }));
    expect(redirect).toBe(own === undefined ? undefined : `/de/persoenlicherbereich?${own}`);
  },
);

test('the login says which page a token of the tab may still open, and none that it cannot', async () => {
  const markOf = async (query: string) =>
    /<html[^>]*data-wanted-store="(\w+)" data-wanted="([^"]+)"/
      .exec((await shown(`/de/login?${query}`)).text)
      ?.slice(1);
  expect(await markOf(`${new URLSearchParams({ redirect: 'PraemieDaten', params: '{"praemieid":"7"}' })}`)).toEqual([
    'praemierung',
    '/de/praemie/7',
  ]);
  for (const name of ['PraemieDanke', 'KulanzDanke', 'Empfehlen', 'PersoenlicherBereich', 'gibtEsNicht'])
    expect([name, await markOf(`redirect=${name}`)]).toEqual([name, undefined]);
});

test('the token of "that was not me" is the page’s own once its address says only the name', async () => {
  for (const [url, form] of [
    ['/de/praemie/?stopp=', 'stopp'],
    ['/de/registrieren?ablehnen=', 'ablehnen'],
    [`/de/empfehlung/${nr}?ablehnen=`, 'ablehnen'],
  ] as const) {
    expect([url, (await render(pageRequest(url))).status]).toEqual([url, 404]);
    const refused = sampleApi([
      [stopReward, new Refused(400)],
      [refuseAccount, new Refused(400)],
    ]);
    const fields = [
      ['_token', 'one-time-token'],
      ['_refuse', '1'],
    ] as const;
    const { text } = await shown(url, { api: refused.api, form: fields });
    expect([form, refused.calls]).toMatchObject([form, [{ body: { token: 'one-time-token' } }]]);
    expect(mainOf(text)).toContain('value="one-time-token"');
  }
});

test('where everybody has to sign in, "that was not me" is open to whoever has its token, and no other token opens that page', async () => {
  const closed = withMandant({ forcedLogin: true });
  const url = `/de/empfehlung/${nr}`;
  const { text } = await shown(`${url}?ablehnen=one-time-token`, closed);
  expect(mainOf(text)).toContain('value="one-time-token"');
  const form = [
    ['_token', 'one-time-token'],
    ['_refuse', '1'],
  ] as const;
  const refused = sampleApi([[refuseAccount, { isRefused: true }]]);
  await render(pageRequest(`${url}?ablehnen=`, { ...closed, api: refused.api, form }));
  expect(refused.calls).toMatchObject([{ endpoint: refuseAccount, body: { token: 'one-time-token' } }]);
  for (const other of [url, `${url}?token=one-time-token`])
    for (const sent of [undefined, form])
      expect((await render(pageRequest(other, { ...closed, ...(sent && { form: sent }) }))).redirect).toContain(
        '/de/login?redirect=EmpfehlungTeilen',
      );
});

test('the way back of a login holds nothing that opens what belongs to a person', async () => {
  const closed = withMandant({ forcedLogin: true });
  for (const name of ['token', 'h', 'e', 'ablehnen', 'stopp', 'code']) {
    const { redirect } = await render(pageRequest(`/de/empfehlen/101?${name}=secret&kanal=1`, closed));
    const back = new URLSearchParams({ redirect: 'Empfehlen', params: '{"kanal":"1","produktId":"101"}' });
    expect([name, redirect]).toEqual([name, `/de/login?${back}`]);
  }
});
