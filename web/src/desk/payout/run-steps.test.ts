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
  attempt: 1,
  again: null,
  againAt: null,
  flags: [],
};
const eva = { email: 'eva@betreiber.example', asksSecondPerson: true };
const ute = { email: 'ute@betreiber.example', asksSecondPerson: true };
const run = (status: Run['status'], items: Item[] = [item], more: Partial<Run> = {}) => ({
  status,
  exportedBy: eva.email,
  obstacleToExport: null,
  approvals: [],
  items,
  ...more,
});
const waiting: Run['approvals'][number] = {
  id: 1,
  kind: 'discardPayout',
  endsAt: new Date(),
  askedBy: eva.email,
  askedAt: new Date(),
};

test.each([
  ['a draft is exported by another person', 'export', run('draft'), ute, undefined],
  [
    'who is no other person does not export, and is told why',
    'export',
    run('draft', [item], { obstacleToExport: 'touched' }),
    ute,
    'export.touched',
  ],
  ['an empty draft is not exported', 'export', run('draft', []), eva, 'empty'],
  ['a draft is not confirmed before its export', 'confirm', run('draft'), ute, 'notExported'],
  ['whoever exported a run does not confirm it', 'confirm', run('exported'), eva, 'exporter'],
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
  ['whoever exported a run may ask for its discard', 'discard', run('exported'), eva, undefined],
  [
    'a discard that is asked for already waits',
    'discard',
    run('exported', [item], { approvals: [waiting] }),
    ute,
    'asked',
  ],
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
