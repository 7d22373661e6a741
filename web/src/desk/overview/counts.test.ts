import { expect, test } from 'vitest';
import { countsOf, viewsOf } from './counts.ts';

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

test('each view of a list is counted by its address, also what waits for nobody, and nothing is none', () => {
  const waiting = [waits('orderReleasable', 12), waits('rewardPayable', 3)];
  const views = [{ view: 'caseUnassigned' as const, count: 2 }];
  expect(viewsOf({ waiting, views })).toMatchObject({
    'auftraege?ansicht=Freigebbar': 12,
    'auftraege?status=Eingegangen': 0,
    'praemien?ansicht=Auszahlbar': 3,
    'faelle?ansicht=OhneBearbeiter': 2,
  });
});

test('a late claim is one to decide, too, and mails that are kept back are not all that wait', () => {
  const waiting = [waits('claimLate', 1), waits('claimOpen', 2), waits('mailCeiling', 9)];
  expect(viewsOf({ waiting, views: [{ view: 'mailWaiting', count: 4 }] })).toMatchObject({
    'nachbuchungen?ansicht=Ueberfaellig': 1,
    'nachbuchungen?ansicht=Offen': 3,
    'mails?status=Wartet': 4,
  });
});
