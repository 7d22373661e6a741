import { rightsOf } from '@weitersagen/contract/agency/rights';
import { expect, test } from 'vitest';
import { placeOf, screensFor, tabsFor } from './places.ts';

const [owner, inactive, employee] = [rightsOf(['owner']), rightsOf(['inactiveOwner']), rightsOf(['employee'])];

test('an owner has six tabs and five screens; the default is the invitation form', () => {
  expect(tabsFor(owner)).toEqual([
    'recommend-employees',
    'einladungen',
    'empfehlungen',
    'leads',
    'auftraege',
    'dashboard',
  ]);
  expect(screensFor(owner)).toEqual(['suche', 'mitarbeiter', 'praemien', 'rechnungen', 'stammdaten']);
  expect(placeOf(undefined, owner)).toBe('recommend-employees');
});

test('an inactive owner begins with the first tab there is, whichever was asked for', () => {
  expect([undefined, 'recommend-employees', 'leads', 'mitarbeiter'].map((asked) => placeOf(asked, inactive))).toEqual([
    'empfehlungen',
    'empfehlungen',
    'leads',
    'denied',
  ]);
});

test('an employee has neither employees nor invoices', () => {
  expect(screensFor(employee)).toEqual(['suche', 'praemien', 'stammdaten']);
});

test('without a right nothing is shown, and a name of nothing is unknown', () => {
  expect([undefined, 'leads', 'suche', 'niemals'].map((asked) => placeOf(asked, []))).toEqual([
    'denied',
    'denied',
    'denied',
    'unknown',
  ]);
});
