import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import {
  endToEndId,
  type HoldKind,
  heldUntil,
  holdKinds,
  holdsOf,
  isCollectable,
  isFinal,
  isOverdue,
  mayReward,
  type OpenHold,
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
const free = { accountLocked: false, cancellationReported: false, holds: [] };
const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:00:01Z');
/** Days are not over yet, everything else waits for a decision. */
const row = (kind: HoldKind, until = later): OpenHold => ({
  kind,
  since: now,
  until: kind === 'newIban' || kind === 'addressChanged' ? until : null,
});
const all = (status: RewardState['status']) => ({
  status,
  accountLocked: true,
  cancellationReported: true,
  holds: [...holdKinds].reverse().map((kind) => row(kind)),
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
  const on = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(isCollectable(reward, on('2026-06-01'))).toBe(true);
  expect(isCollectable(reward, on('2026-06-02'))).toBe(false);
  expect(isCollectable({ ...reward, accountLocked: true }, now)).toBe(false);
  expect(isCollectable({ ...reward, cancellationReported: true }, now)).toBe(false);
  expect(isCollectable({ ...reward, holds: [row('bank')] }, now)).toBe(false);
  expect(isCollectable({ ...reward, holds: [row('stopped'), row('sameIban')] }, now)).toBe(true);
  expect(isCollectable({ ...reward, status: 'collected' }, now)).toBe(false);
});

test('a reward expires after its last day, but not while a doubted bank account or a review keeps it from being collected', () => {
  const reward = { ...free, status: 'ready', collectUntil: '2026-06-01' } as const;
  expect(isOverdue(reward, '2026-06-01')).toBe(false);
  expect(isOverdue(reward, '2026-06-02')).toBe(true);
  expect(isOverdue({ ...reward, holds: [row('bank')] }, '2026-06-02')).toBe(false);
  expect(isOverdue({ ...reward, holds: [row('review')] }, '2026-06-02')).toBe(false);
  expect(isOverdue({ ...reward, status: 'collected' }, '2026-06-02')).toBe(false);
});

test.each<[Parameters<typeof holdsOf>[0], string]>([
  [{ ...all('open') }, 'cancellationReported bank review'],
  [{ ...all('ready') }, 'accountLocked cancellationReported bank review'],
  [{ ...all('collected') }, `accountLocked cancellationReported ${holdKinds.join(' ')}`],
  [{ ...free, status: 'collected', holds: [row('newIban', now), row('addressChanged', now)] }, ''],
  [{ ...free, status: 'collected' }, ''],
  [{ ...all('paidOut') }, ''],
  [{ ...all('expired') }, ''],
  [{ ...all('cancelled') }, ''],
])('%j is held by: %s', (reward, holds) => {
  expect(holdsOf(reward, now).join(' ')).toBe(holds);
});

test('the day on which it goes on is known only where days alone hold it', () => {
  const much = new Date('2026-05-04T12:00:00Z');
  expect(heldUntil({ holds: [row('newIban', much), row('addressChanged')] }, now)).toEqual(much);
  expect(heldUntil({ holds: [row('newIban', much), row('sameIban')] }, now)).toBeNull();
  expect(heldUntil({ holds: [row('newIban', now)] }, now)).toBeNull();
});

test('only money that nobody holds back and no run has goes into a run', () => {
  const reward = { ...free, status: 'collected', kind: 'money', run: 'none' } as const;
  expect(obstacleToPayout(reward, now)).toBeUndefined();
  expect(obstacleToPayout({ ...reward, holds: [row('newIban', now)] }, now)).toBeUndefined();
  for (const kind of holdKinds) expect(obstacleToPayout({ ...reward, holds: [row(kind)] }, now)).toBe(kind);
  expect(obstacleToPayout({ ...reward, kind: 'voucher' }, now)).toBe('voucher');
  expect(obstacleToPayout({ ...reward, run: 'draft' }, now)).toBe('inRun');
  expect(obstacleToPayout({ ...reward, accountLocked: true }, now)).toBe('accountLocked');
  expect(obstacleToPayout({ ...reward, cancellationReported: true }, now)).toBe('cancellationReported');
  expect(obstacleToPayout({ ...reward, status: 'ready' }, now)).toBe('notCollected');
});

test('a transfer is known by reward and attempt, in the 35 characters a bank allows', () => {
  expect(endToEndId('400112233442', 2)).toBe('400112233442-2');
  expect(endToEndId('499999999999', 2_147_483_647).length).toBeLessThanOrEqual(35);
});
