import { expect, test } from 'vitest';
import { type Decision, decisionsFor, type Judged, nextDecision, obstacleTo } from './decisions.ts';

const today = '2026-11-20';
const confirmed: Judged = {
  status: 'confirmed',
  releasableOn: '2026-11-20',
  cancelReportedAt: null,
  recipientStatus: 'confirmed',
  recommendationStatus: 'ok',
};
const reportedAt = new Date('2026-11-19T12:00:00Z');

test.each<[string, Decision, Partial<Judged>, string | undefined]>([
  ['a reported order may be confirmed', 'confirm', { status: 'received' }, undefined],
  ['a confirmed order is not confirmed twice', 'confirm', {}, 'confirmed'],
  ['a cancelled order is not confirmed', 'confirm', { status: 'cancelled' }, 'over'],
  ['a confirmed order may be released on its day', 'release', {}, undefined],
  ['before its day it may not', 'release', { releasableOn: '2026-11-21' }, 'claimPeriod'],
  ['an unconfirmed order is not released', 'release', { status: 'received' }, 'unconfirmed'],
  [
    'nobody could be paid for an unconfirmed person',
    'release',
    { recipientStatus: 'unconfirmed' },
    'recipientUnconfirmed',
  ],
  ['nobody could be paid for a deleted person', 'release', { recipientStatus: 'deleted' }, 'recipientDeleted'],
  [
    'a recommendation that is over releases nothing',
    'release',
    { recommendationStatus: 'cancelled' },
    'recommendationOver',
  ],
  ['a released order is not released twice', 'release', { status: 'released' }, 'released'],
  ['a rejected order is not released', 'release', { status: 'rejected' }, 'over'],
  ['a reported order may be rejected', 'reject', { status: 'received' }, undefined],
  ['a confirmed order is cancelled instead', 'reject', {}, 'cancelInstead'],
  ['a rejected order is not rejected twice', 'reject', { status: 'rejected' }, 'over'],
  ['a confirmed order may be cancelled', 'cancel', {}, undefined],
  ['a released order may be cancelled', 'cancel', { status: 'released' }, undefined],
  ['a billed order may be cancelled', 'cancel', { status: 'billed' }, undefined],
  ['a cancelled order is not cancelled twice', 'cancel', { status: 'cancelled' }, 'over'],
  [
    'a reported cancellation may be turned down',
    'keep',
    { status: 'released', cancelReportedAt: reportedAt },
    undefined,
  ],
  ['without a reported cancellation there is none to turn down', 'keep', { status: 'released' }, 'reported'],
  [
    'a cancellation that was followed is not turned down',
    'keep',
    { status: 'cancelled', cancelReportedAt: reportedAt },
    'over',
  ],
])('%s', (_, decision, change, obstacle) => {
  expect(obstacleTo(decision, { ...confirmed, ...change }, today)).toBe(obstacle);
});

test('a reported cancellation asks for one of two answers', () => {
  const order: Judged = { ...confirmed, status: 'released', cancelReportedAt: reportedAt };
  expect([decisionsFor(order), nextDecision(order, today)]).toEqual([['keep', 'cancel'], 'keep']);
});

test.each<[Partial<Judged>, Decision | undefined]>([
  [{ status: 'received' }, 'confirm'],
  [{}, 'release'],
  [{ releasableOn: '2026-12-24' }, undefined],
  [{ status: 'released' }, undefined],
  [{ status: 'cancelled', cancelReportedAt: reportedAt }, undefined],
])('what waits for a person is the next step: %j', (change, next) => {
  expect(nextDecision({ ...confirmed, ...change }, today)).toBe(next);
});
