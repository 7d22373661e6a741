import { expect, test } from 'vitest';
import { freedBy, type Item, mayComeBack, obstacleToRun, paidBy, type Run } from './run-steps.ts';

const item: Item = {
  rewardNumber: '1',
  endToEndId: '1-1',
  name: 'Anna Muster',
  maskedIban: 'DE•• 3000',
  amountCents: 3500,
  isCancelled: false,
  isStopped: false,
  status: 'collected',
  isReturned: false,
};
const eva = { email: 'eva@betreiber.example', asksSecondPerson: true };
const ute = { email: 'ute@betreiber.example', asksSecondPerson: true };
const run = (status: Run['status'], items: Item[] = [item]) => ({ status, createdBy: eva.email, items });

test.each([
  ['a draft may be exported by whoever made it', 'export', run('draft'), eva, undefined],
  ['an empty draft is not exported', 'export', run('draft', []), eva, 'empty'],
  ['a draft is not confirmed before its export', 'confirm', run('draft'), ute, 'notExported'],
  ['whoever made a run does not confirm it', 'confirm', run('exported'), eva, 'self'],
  ['a second person confirms', 'confirm', run('exported'), ute, undefined],
  [
    'demo mode may do without a second person',
    'confirm',
    run('exported'),
    { ...eva, asksSecondPerson: false },
    undefined,
  ],
  [
    'a stopped transfer blocks the confirmation',
    'confirm',
    run('exported', [{ ...item, isStopped: true }]),
    ute,
    'stopped',
  ],
  [
    'a stopped transfer that was recalled blocks nothing',
    'confirm',
    run('exported', [{ ...item, isStopped: true, isReturned: true }]),
    ute,
    undefined,
  ],
  ['a draft may be discarded by whoever made it', 'discard', run('draft'), eva, undefined],
  ['an exported run is discarded by a second person', 'discard', run('exported'), eva, 'self'],
  ['a confirmed run is closed', 'discard', run('confirmed'), ute, 'over'],
] as const)('%s', (_, event, of, actor, obstacle) => {
  expect(obstacleToRun(event, of, actor)).toBe(obstacle);
});

test('a confirmation pays what did not come back, and claims back what was cancelled meanwhile', () => {
  const items = [item, { ...item, isCancelled: true }, { ...item, isReturned: true, status: 'ready' as const }];
  expect(paidBy({ items })).toEqual({ count: 2, cents: 7000, claims: 1 });
});

test('a discard frees what did not come back, was not cancelled meanwhile and is not stopped', () => {
  const items = [
    item,
    { ...item, isStopped: true },
    { ...item, isCancelled: true },
    { ...item, isCancelled: true, isStopped: true },
    { ...item, isReturned: true, isCancelled: true, status: 'ready' as const },
    { ...item, isReturned: true },
  ];
  expect(freedBy({ items })).toEqual({ free: 1, cancels: 2, stopped: 1 });
});

test('a transfer comes back from the bank only, and once', () => {
  expect(mayComeBack({ status: 'draft' }, item)).toBe(false);
  expect(mayComeBack({ status: 'exported' }, item)).toBe(true);
  expect(mayComeBack({ status: 'confirmed' }, { ...item, status: 'paidOut' })).toBe(true);
  expect(mayComeBack({ status: 'confirmed' }, { ...item, status: 'ready', isReturned: true })).toBe(false);
});
