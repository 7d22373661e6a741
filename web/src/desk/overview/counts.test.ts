import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';

const waits = (kind: string, count: number) => ({ kind: kind as 'claimLate', count, sumCents: null });

test('a part of the desk counts what waits there for the one who looks, of all kinds together', () => {
  const waiting = [
    waits('orderUnconfirmed', 3),
    waits('orderReleasable', 4),
    waits('payoutDraft', 1),
    waits('rewardPayable', 7),
    waits('importRunning', 1),
    waits('approvalElsewhere', 2),
  ];
  expect(countsOf({ waiting, notOwn: ['payoutDraft', 'approvalElsewhere'] })).toEqual({
    auftraege: 7,
    auszahlungen: 7,
  });
});
