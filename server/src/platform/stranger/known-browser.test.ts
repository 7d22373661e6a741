import { afterAll, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { collectAnswer } from '../http/answer.ts';
import { isMarked, isMarkedFor, markBrowser } from './known-browser.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

const anna = { id: 1, passwordVersion: 2, email: 'anna@example.org' };
const asked = (mark: string, slug: 'spbdevk' | 'versicherung' = 'spbdevk') => ({ ...as(slug), origin: { mark } });
function markOf(user: typeof anna): string {
  const { answer, collected } = collectAnswer({ secure: true, isFrame: false }, true);
  markBrowser(as(), answer, 'recommender', user);
  return /^bekannt=([^;]+)/.exec(collected.cookies[0] ?? '')?.[1] ?? '';
}

test('a browser is known to the person who has signed in with it, by the present password, and by the address', () => {
  const ctx = asked(markOf(anna));
  const isOf = (user: Partial<typeof anna>, kind = 'recommender') =>
    isMarked(ctx, { kind, user: { ...anna, ...user } });
  expect([isOf({}), isOf({ id: 2 }), isOf({ passwordVersion: 3 }), isOf({}, 'operator')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isMarkedFor(ctx, 'Anna@example.org'), isMarkedFor(ctx, 'ben@example.org')]).toEqual([true, false]);
});

test('a mark of another mandant and a changed one are none', () => {
  const mark = markOf(anna);
  for (const ctx of [asked(mark, 'versicherung'), asked(mark.replace('.1.2.', '.2.2.')), asked('')]) {
    expect(isMarked(ctx, { kind: 'recommender', user: anna })).toBe(false);
    expect(isMarkedFor(ctx, anna.email)).toBe(false);
  }
});

test('a mark from before marks knew the address is one to sign in, and none for mails', () => {
  const text = `recommender.spbdevk.1.2.${as().now.getTime() + 1000}`;
  const ctx = asked(`${text}.${app.app.system.vault.hash(text, 'known-browser')}`);
  expect(isMarked(ctx, { kind: 'recommender', user: anna })).toBe(true);
  expect(isMarkedFor(ctx, anna.email)).toBe(false);
});

test('a mark is known for 180 days, and a page of somebody else gets none', async () => {
  const { answer, collected } = collectAnswer({ secure: true, isFrame: false }, false);
  markBrowser(as(), answer, 'recommender', anna);
  expect(collected.cookies).toEqual([]);
  const mark = markOf(anna);
  const isKnown = () => isMarked(asked(mark), { kind: 'recommender', user: anna });
  await days(179.9);
  expect(isKnown()).toBe(true);
  await days(0.2);
  expect(isKnown()).toBe(false);
});
