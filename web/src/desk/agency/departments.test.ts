/** Which departments are an agency, as the settings of single sign-on say it. */
import type { SsoSettings } from '@weitersagen/contract/agency/sso-desk';
import { expect, test } from 'vitest';
import { departmentsOf } from './departments.ts';

const settings = (departments: string, isOn = true) => ({ isOn, departments }) as SsoSettings;

test('all departments that name the agency are told, and none of another one', () => {
  const lines = 'Vertrieb Hamburg = 100001\nVertrieb Kiel = 100003\nInnendienst = 100001';
  expect(departmentsOf(settings(lines), '100001')).toEqual(['Vertrieb Hamburg', 'Innendienst']);
  expect(departmentsOf(settings(lines), '100009')).toEqual([]);
});

test('where nobody signs in that way, nothing is told', () => {
  expect(departmentsOf(null, '100001')).toBeNull();
  expect(departmentsOf(settings('Vertrieb = 100001', false), '100001')).toBeNull();
});
