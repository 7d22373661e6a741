import { afterAll, expect, test } from 'vitest';
import { collectAnswer } from '#platform/http/answer.ts';
import { world } from '#testing/world.ts';
import { allowedNext, allowNext } from './next-pages.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

const cookie = async (): Promise<string> => {
  const { answer, collected } = collectAnswer({ secure: true, isFrame: false });
  await allowNext(as(), answer, ['recipientThanks', 'recommendationOver']);
  expect(collected.cookies).toEqual([
    expect.stringMatching(/^flow=\S+; Path=\/; SameSite=Lax; Max-Age=1800; HttpOnly; Secure$/),
  ]);
  return /^flow=([^;]+)/.exec(collected.cookies[0] ?? '')?.[1] ?? '';
};

test('the cookie of a call names the pages that may follow it, for half an hour', async () => {
  const signed = await cookie();
  expect(await allowedNext(as(), signed)).toEqual(['recipientThanks', 'recommendationOver']);
  await days(1 / 48);
  expect(await allowedNext(as(), signed)).toEqual([]);
});

test('a cookie of another mandant, a changed one and none let nobody through', async () => {
  const signed = await cookie();
  expect(await allowedNext(as('versicherung'), signed)).toEqual([]);
  expect(await allowedNext(as(), `${signed.slice(0, -3)}AAA`)).toEqual([]);
  expect(await allowedNext(as(), undefined)).toEqual([]);
});
