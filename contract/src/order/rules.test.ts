import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '../basics/day.ts';
import { codesOf } from '../basics/label.ts';
import { decode } from '../basics/wire.ts';
import {
  isCancellationOpen,
  isLiving,
  isReleasedByNight,
  mayOrder,
  type OrderEvent,
  obstacleToRelease,
  type ReleaseFacts,
  type ReleaseObstacle,
  releasableOn,
  reportProblems,
} from './rules.ts';
import { OrderReport } from './schemas.ts';
import { orderStatus } from './status.ts';

const today = '2026-02-03';

/** Rules 3.4 */
test.each<[OrderEvent, string]>([
  ['confirm', 'received'],
  ['reject', 'received'],
  ['release', 'confirmed'],
  ['releaseByAgency', 'confirmed'],
  ['decline', 'confirmed'],
  ['cancel', 'received confirmed'],
  ['cancelReleased', 'released billed'],
  ['bill', 'released'],
  ['drop', 'received confirmed'],
])('%s happens to an order that is %s, and to no other', (event, from) => {
  expect(
    codesOf(orderStatus)
      .filter((status) => mayOrder(event, { status }))
      .join(' '),
  ).toBe(from);
});

test('an order lives until it is rejected or cancelled', () => {
  expect(codesOf(orderStatus).filter((status) => !isLiving({ status }))).toEqual(['rejected', 'cancelled']);
});

const ready: ReleaseFacts = {
  status: 'confirmed',
  releasableOn: today,
  recipientStatus: 'confirmed',
  recommendationStatus: 'ok',
};
test.each<[ReleaseObstacle | undefined, Partial<ReleaseFacts>]>([
  [undefined, {}],
  ['unconfirmed', { status: 'received', releasableOn: null }],
  ['released', { status: 'released', recommendationStatus: 'released' }],
  ['released', { status: 'billed' }],
  ['over', { status: 'cancelled' }],
  ['over', { status: 'rejected' }],
  ['erased', { status: 'rejected', recipientStatus: 'deleted' }],
  ['claimPeriod', { releasableOn: '2026-02-04', recipientStatus: 'unconfirmed' }],
  ['recipientDeleted', { recipientStatus: 'deleted', recommendationStatus: 'cancelled' }],
  ['recipientUnconfirmed', { recipientStatus: 'unconfirmed', recommendationStatus: 'open' }],
  ['recipientUnconfirmed', { recipientStatus: null }],
  ['recommendationOver', { recommendationStatus: 'expired' }],
])('what keeps an order from its release: %s for %j', (obstacle, change) => {
  expect(obstacleToRelease({ ...ready, ...change }, today)).toBe(obstacle);
});

test('a reported cancellation is open until it is followed or turned down', () => {
  const reported = new Date('2026-02-01T12:00:00Z');
  expect(isCancellationOpen({ status: 'billed', cancelReportedAt: reported })).toBe(true);
  expect(isCancellationOpen({ status: 'cancelled', cancelReportedAt: reported })).toBe(false);
  expect(isCancellationOpen({ status: 'released', cancelReportedAt: null })).toBe(false);
});

test('the night releases what has no agency, unless the mandant says all or nothing', () => {
  const released = (releasesItself: boolean | null) =>
    [false, true].map((isAgencyOrder) => isReleasedByNight(releasesItself, { isAgencyOrder }));
  expect([released(null), released(true), released(false)]).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test('an order can be released when it is confirmed and the claim period is over, whichever is later', () => {
  expect(releasableOn('2026-01-01', '2026-01-05', 14)).toBe('2026-01-15');
  expect(releasableOn('2026-01-01', '2026-01-20', 14)).toBe('2026-01-20');
  expect(releasableOn('2026-01-01', '2026-01-05', 0)).toBe('2026-01-05');
  expect(releasableOn('2026-01-01', '2026-01-05', null)).toBe('2026-01-05');
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.nat({ max: 60 }), (days, confirmedAfter) => {
      const confirmedOn = plusDays(today, confirmedAfter);
      const on = releasableOn(today, confirmedOn, days);
      expect(on >= confirmedOn && on >= plusDays(today, days)).toBe(true);
      expect([confirmedOn, plusDays(today, days)]).toContain(on);
    }),
  );
});

const report = (given: Record<string, unknown>) => {
  const read = decode(OrderReport, { ExterneAuftragsnummer: 'A-1', ...given });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

test('a new order says when it was made and whose it is', () => {
  expect(reportProblems(report({ Ereignis: 'bestaetigt' }), today, false)).toEqual([
    { field: 'Auftragsdatum', code: 'required' },
    { field: 'Empfehlungsnummer', code: 'number-needed' },
  ]);
  expect(reportProblems(report({ Ereignis: 'bestaetigt' }), today, true)).toEqual([]);
});

test('an end may be reported before its beginning', () => {
  expect(reportProblems(report({ Ereignis: 'storniert' }), today, false)).toEqual([]);
  expect(reportProblems(report({ Ereignis: 'abgelehnt' }), today, false)).toEqual([]);
});

test('an order of tomorrow is refused, known or not', () => {
  const tomorrow = report({ Ereignis: 'storniert', Auftragsdatum: '04.02.2026' });
  expect(reportProblems(tomorrow, today, true)).toEqual([{ field: 'Auftragsdatum', code: 'date-future' }]);
});

test('a row of a CSV file reads like the JSON of the call: empty cells are missing ones', () => {
  const row = {
    externeauftragsnummer: ' A-1 ',
    EREIGNIS: 'eingegangen',
    Empfehlungsnummer: '104477120935',
    Empfaengernummer: '',
    Auftragsdatum: '31.01.2026',
    Grund: '',
    Email: '',
  };
  expect(decode(OrderReport, row)).toEqual(
    decode(OrderReport, {
      ExterneAuftragsnummer: 'A-1',
      Ereignis: 'eingegangen',
      Empfehlungsnummer: '104477120935',
      Auftragsdatum: '2026-01-31',
    }),
  );
});
