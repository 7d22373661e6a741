import type { Api } from '@weitersagen/contract/page/page';
import { beforeEach, expect, test } from 'vitest';
import { formInput } from '../../form/send.ts';
import { dropWork, takeShownOnce, workOf } from '../../work/kept-work.ts';
import type { Load, Submit } from '../screen.ts';
import * as recommender from './detail-screen.tsx';

const hash = '9f3c0a1b2c3d4e5f';
const email = 'dora@betreiber.example';
const link = 'http://spbdevk.localhost/de/login/one-time?token=x';

/** What a screen gets when an operator opens it, with one answer for all its calls. */
const given = (operatorId: number, question: string, value: unknown): Submit => {
  const t: Submit['t'] = (key) => key;
  const api = (async () => ({ ok: true, value, cookies: [] })) as unknown as Api;
  const values = { reason: 'Anruf', email, role: 'BetreiberAdmin' };
  const query = new URLSearchParams({ frage: question });
  const load = { api, operator: { id: operatorId }, mandant: {}, locale: 'de', params: { hash }, query };
  return {
    ...(load as unknown as Load),
    t,
    form: formInput(values, api, t),
    fields: new FormData(),
    done: () => new Response(),
  };
};

beforeEach(dropWork);

const screens: readonly (readonly [
  title: string,
  asks: () => Promise<unknown>,
  sees: (id: number) => Promise<unknown>,
])[] = [
  [
    'of support',
    () => recommender.submit(given(1, 'adminlogin', { address: link })),
    async (id) => (await recommender.load(given(id, '', { hash }))).support,
  ],
];
for (const [title, asks, sees] of screens) {
  test(`a link ${title} is shown to whoever asked for it, once`, async () => {
    await asks();
    expect([await sees(1), await sees(1)]).toEqual([link, undefined]);
  });

  test(`a link ${title} that no page has shown is seen by nobody who sits here next`, async () => {
    await asks();
    expect([await sees(2), await sees(1)]).toEqual([undefined, undefined]);
    await asks();
    dropWork();
    expect(await sees(1)).toBeUndefined();
  });
}

test('a link is shown on a page of whom it is for, and forgotten on another', () => {
  workOf(1).shownOnce = { whom: hash, text: link };
  expect(takeShownOnce(1, (whom) => whom === email)).toBeUndefined();
  expect(workOf(1).shownOnce).toBeUndefined();
});
