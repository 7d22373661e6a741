/** The buttons of the reward plan: who is shown them, and what they ask of the server (rules 2.3, 4.5). */
import { addPremiumPlan, endPremiumPlan } from '@weitersagen/contract/agency/plan/endpoints';
import { rightsOf } from '@weitersagen/contract/agency/rights';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { Api } from '@weitersagen/contract/page/page';
import { expect, test } from 'vitest';
import { agencyUser, premiumPlan } from '../../../../testing/sample-agency.ts';
import { sampleApi } from '../../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../../testing/shown-page.ts';

const path = '/de/agentur/praemien';
const asks = `?beenden=${premiumPlan.id}`;
const resting = {
  roles: ['inactiveOwner' as const],
  rights: rightsOf(['inactiveOwner']),
  agencyStatus: 'inactive' as const,
};
const employee = { roles: ['employee' as const], rights: rightsOf(['employee']), employeeNumber: 'M1' };

test.each([
  ['an owner [S6-P036][S6-P037]', {}, true],
  ['an owner whose agency is not active [S6-P046][S6-P047]', resting, true],
  ['an employee [S6-P060][S6-P061]', employee, false],
])('%s sees the buttons that the own rights open, and no others', async (_who, role, isShown) => {
  const mainAt = async (query: string) =>
    mainOf((await shown(path + query, { agencyUser: { ...agencyUser, ...role } })).text);
  const main = await mainAt('');
  expect(main).toContain(premiumPlan.product);
  expect(/<button[^>]*type="submit"[^>]*>Zusatz anlegen</.test(main)).toBe(isShown);
  expect(new RegExp(`<a[^>]*href="${path}\\${asks}"[^>]*>Beenden<`).test(main)).toBe(isShown);
  expect(/<button[^>]*type="submit"[^>]*>Zusatz beenden</.test(await mainAt(asks))).toBe(isShown);
});

/** Sends a form of the page; gives what it asked of the plan, and where it led. */
async function presses(form: Record<string, string>) {
  const { api } = sampleApi([
    [addPremiumPlan, premiumPlan],
    [endPremiumPlan, premiumPlan],
  ]);
  const sent: unknown[] = [];
  const heard = ((endpoint: Endpoint, given: { params?: unknown; body?: unknown } = {}) => {
    if (endpoint === addPremiumPlan || endpoint === endPremiumPlan) sent.push([endpoint, given.params, given.body]);
    return api(endpoint as never, given as never);
  }) as Api;
  const { redirect } = await shown(path, { agencyUser, api: heard, form: Object.entries(form) });
  return { redirect, sent };
}

test('the button that adds sends the addition in cents [S6-P036]', async () => {
  const typed = { productId: '101', euros: '12,50', validFrom: '12.03.2026', validTo: '' };
  const { redirect, sent } = await presses({ _form: 'add', ...typed });
  expect(redirect).toBe(`${path}?gesagt=added`);
  expect(sent).toMatchObject([
    [addPremiumPlan, undefined, { productId: '101', extraCents: '1250', validFrom: '12.03.2026' }],
  ]);
});

test('the button that ends names the addition [S6-P037]', async () => {
  const id = String(premiumPlan.id);
  const { redirect, sent } = await presses({ _form: 'end', id });
  expect(redirect).toBe(`${path}?gesagt=ended`);
  expect(sent).toMatchObject([[endPremiumPlan, { id }, undefined]]);
});
