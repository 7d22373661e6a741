import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import {
  endToEndId,
  isCollectable,
  isFinal,
  isPayable,
  mayReward,
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

/** Design 3.5: what stands here is allowed, everything else is not. */
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

test('only money that nobody holds back and no run has goes into a run', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const reward = { ...free, status: 'collected', kind: 'money', run: 'none' } as const;
  expect(isPayable(reward, now)).toBe(true);
  expect(isPayable({ ...reward, payableAt: now }, now)).toBe(true);
  expect(isPayable({ ...reward, payableAt: new Date('2026-05-01T12:00:01Z') }, now)).toBe(false);
  expect(isPayable({ ...reward, kind: 'voucher' }, now)).toBe(false);
  expect(isPayable({ ...reward, run: 'draft' }, now)).toBe(false);
  expect(isPayable({ ...reward, stopped: true }, now)).toBe(false);
  expect(isPayable({ ...reward, accountLocked: true }, now)).toBe(false);
  expect(isPayable({ ...reward, cancellationReported: true }, now)).toBe(false);
  expect(isPayable({ ...reward, status: 'ready' }, now)).toBe(false);
});

test('a transfer is known by reward and attempt, in the 35 characters a bank allows', () => {
  expect(endToEndId('400112233442', 2)).toBe('400112233442-2');
  expect(endToEndId('499999999999', 2_147_483_647).length).toBeLessThanOrEqual(35);
});
