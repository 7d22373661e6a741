import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { world } from '../testing/world.ts';
import { createLinkBook, type Link } from './link-book.ts';

const { app, as, anna } = await world();
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());
const { system, mandants } = app.app;

/** A book of its own, and how often it asked the database. */
function counted() {
  let asked = 0;
  const transaction: typeof system.database.transaction = (scope, steps) => {
    asked++;
    return system.database.transaction(scope, steps);
  };
  const book = createLinkBook({ ...system, database: { ...system.database, transaction } }, mandants.byId);
  return { book, asked: () => asked };
}
const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
const codeOf = ({ short }: { short: string }): string => short.replace('/k/', '');
const cancelSilently = (number: string) =>
  as().write(({ db }) =>
    db.updateTable('recommendation').set({ locked_at: new Date() }).where('number', '=', number).execute(),
  );

test('a link is read once, by its code and by its number', async () => {
  const made = await anna.recommends();
  const { book, asked } = counted();
  const link = await book.find(codeOf(made));
  expect(link).toMatchObject({ number: made.number, hash: made.hash, isOverByHand: false });
  const read = asked();
  expect(book.find(codeOf(made))).toBe(link);
  expect(asked()).toBe(read);
  expect(await book.find(made.number)).toEqual(link);
  expect(await book.find('1111111')).toBeUndefined();
});

test('a change that nobody told is seen within thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = await anna.recommends();
  const { book, asked } = counted();
  await book.find(codeOf(made));
  await cancelSilently(made.number);
  const read = asked();
  later(19);
  expect(book.find(codeOf(made))).toMatchObject({ isOverByHand: false });
  expect(asked()).toBe(read);
  later(12);
  expect(await book.find(codeOf(made))).toMatchObject({ isOverByHand: true });
});

test('after twenty seconds all links of the mandant are read again in one go, and nobody waits for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = [await anna.recommends(), await anna.recommends(), await anna.recommends()];
  const { book, asked } = counted();
  for (const one of made) await book.find(codeOf(one));
  await cancelSilently(made[0]?.number ?? '');
  const read = asked();
  later(21);
  for (const one of made) expect(book.find(codeOf(one))).toMatchObject({ isOverByHand: false });
  await vi.waitFor(
    () => expect(made.map((one) => (book.find(codeOf(one)) as Link).isOverByHand)).toEqual([true, false, false]),
    { timeout: 15_000 },
  );
  expect(asked() - read).toBe(1);
});

test('whoever may have missed something forgets everything', async () => {
  const made = await anna.recommends();
  const { book } = counted();
  await book.find(codeOf(made));
  await cancelSilently(made.number);
  system.signals.tell('link', null);
  expect(await book.find(codeOf(made))).toMatchObject({ isOverByHand: true });
});

test('what was being read while something changed is not kept', async () => {
  const made = await anna.recommends();
  const { book, asked } = counted();
  const reading = book.find(codeOf(made));
  system.signals.tell('account', null);
  await reading;
  const read = asked();
  await book.find(codeOf(made));
  expect(asked()).toBeGreaterThan(read);
});
