import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import {
  endToEndId,
  holdsOf,
  isCollectable,
  isFinal,
  mayReward,
  obstacleToPayout,
  outcome,
  type RewardEvent,
  type RewardState,
  type RunState,
  rewardMoves,
} from './rules.ts';
import { rewardStatus } from './status.ts';

const kinds = ['money', 'voucher', null] as const;
const runs: readonly RunState[] = ['none', 'draft', 'exported', 'confirmed'];
const everyState: RewardState[] = codesOf(rewardStatus).flatMap((status) =>
  kinds.flatMap((kind) => runs.map((run) => ({ status, kind, run }))),
);
const label = ({ status, kind, run }: RewardState): string => `${status}/${kind}/${run}`;
const free = { accountLocked: false, cancellationReported: false, stopped: false, payableAt: null };
const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:00:01Z');
const all = (status: RewardState['status']) => ({
  status,
  accountLocked: true,
  cancellationReported: true,
  stopped: true,
  payableAt: later,
});

/** Rules 3.5: what stands here is allowed, everything else is not. */
test.each<[RewardEvent, string, (state: RewardState) => boolean]>([
  ['provide', 'open', ({ status }) => status === 'open'],
  ['collect', 'ready', ({ status }) => status === 'ready'],
  ['expire', 'ready', ({ status }) => status === 'ready'],
  ['payOut', 'collected money in an exported run', (s) => label(s) === 'collected/money/exported'],
  [
    'return',
    'paid out, or collected money recalled out of an exported run',
    (s) => s.status === 'paidOut' || label(s) === 'collected/money/exported',
  ],
  [
    'cancel',
    'open, ready, or collected money the bank does not have',
    (s) =>
      s.status === 'open' ||
      s.status === 'ready' ||
      ['collected/money/none', 'collected/money/draft'].includes(label(s)),
  ],
  [
    'clawBack',
    'paid out, or a voucher',
    (s) => s.status === 'paidOut' || (s.status === 'collected' && s.kind !== 'money'),
  ],
  ['revive', 'expired', ({ status }) => status === 'expired'],
  [
    'setBack',
    'collected money the bank does not have',
    (s) => ['collected/money/none', 'collected/money/draft'].includes(label(s)),
  ],
])('a reward can %s when it is %s, and never else', (event, _when, allowed) => {
  expect(everyState.filter((state) => mayReward(event, state)).map(label)).toEqual(
    everyState.filter(allowed).map(label),
  );
});

test('a cancelled reward stays cancelled, and nothing leads out of it', () => {
  expect(Object.values(rewardMoves).some(({ from }) => (from as readonly string[]).includes('cancelled'))).toBe(false);
});

test('a recommendation ends when all its rewards are final: paid if one was received, else expired', () => {
  const reward = (status: RewardState['status'], kind: RewardState['kind'] = 'money') => ({ status, kind });
  expect(outcome([])).toBeUndefined();
  expect(outcome([reward('paidOut'), reward('ready')])).toBeUndefined();
  expect(outcome([reward('paidOut'), reward('collected')])).toBeUndefined();
  expect(outcome([reward('paidOut'), reward('expired')])).toBe('paid');
  expect(outcome([reward('collected', 'voucher'), reward('cancelled')])).toBe('paid');
  expect(outcome([reward('expired'), reward('cancelled')])).toBe('expired');
  expect(isFinal(reward('collected'))).toBe(false);
});

test('a reward is collected until its last day, and not while it is held', () => {
  const reward = { ...free, status: 'ready', collectUntil: '2026-06-01' } as const;
  expect(isCollectable(reward, '2026-06-01')).toBe(true);
  expect(isCollectable(reward, '2026-06-02')).toBe(false);
  expect(isCollectable({ ...reward, accountLocked: true }, '2026-05-01')).toBe(false);
  expect(isCollectable({ ...reward, cancellationReported: true }, '2026-05-01')).toBe(false);
  expect(isCollectable({ ...reward, status: 'collected' }, '2026-05-01')).toBe(false);
});

test.each<[Parameters<typeof holdsOf>[0], string]>([
  [{ ...all('open') }, 'cancellationReported'],
  [{ ...all('ready') }, 'accountLocked cancellationReported'],
  [{ ...all('collected') }, 'accountLocked cancellationReported stopped newIban'],
  [{ ...all('collected'), payableAt: now }, 'accountLocked cancellationReported stopped'],
  [{ ...free, status: 'collected' }, ''],
  [{ ...all('paidOut') }, ''],
  [{ ...all('expired') }, ''],
  [{ ...all('cancelled') }, ''],
])('%j is held by: %s', (reward, holds) => {
  expect(holdsOf(reward, now).join(' ')).toBe(holds);
});

test('only money that nobody holds back and no run has goes into a run', () => {
  const reward = { ...free, status: 'collected', kind: 'money', run: 'none' } as const;
  expect(obstacleToPayout(reward, now)).toBeUndefined();
  expect(obstacleToPayout({ ...reward, payableAt: now }, now)).toBeUndefined();
  expect(obstacleToPayout({ ...reward, payableAt: later }, now)).toBe('newIban');
  expect(obstacleToPayout({ ...reward, kind: 'voucher' }, now)).toBe('voucher');
  expect(obstacleToPayout({ ...reward, run: 'draft' }, now)).toBe('inRun');
  expect(obstacleToPayout({ ...reward, stopped: true }, now)).toBe('stopped');
  expect(obstacleToPayout({ ...reward, accountLocked: true }, now)).toBe('accountLocked');
  expect(obstacleToPayout({ ...reward, cancellationReported: true }, now)).toBe('cancellationReported');
  expect(obstacleToPayout({ ...reward, status: 'ready' }, now)).toBe('notCollected');
});

test('a transfer is known by reward and attempt, in the 35 characters a bank allows', () => {
  expect(endToEndId('400112233442', 2)).toBe('400112233442-2');
  expect(endToEndId('499999999999', 2_147_483_647).length).toBeLessThanOrEqual(35);
});
