import { setCustomerNumber } from '@weitersagen/contract/account/own-endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { compiledTexts } from '../../i18n/catalogue.ts';
import { textsOf } from '../../i18n/t.ts';
import { pageRequest, person, sampleApi } from '../../testing/sample-world.ts';
import * as customerNumberScreen from '../own-data/customer-number-screen.tsx';
import { buildRoutes, partsOf } from './router.tsx';
import { type Page, pageContext } from './screen.ts';

/** The living page of the customer number, in a tab that has kept the token of somebody who was here before. */
function alive() {
  const sent: unknown[] = [];
  const answers = sampleApi().api;
  const api: Api = (endpoint, call) => {
    if ((endpoint as unknown) === setCustomerNumber) sent.push(call?.query);
    return answers(endpoint, call);
  };
  const request = pageRequest('/de/kundennummer', { person });
  const page = {
    ...request,
    api,
    texts: textsOf('de', compiledTexts(request)),
    paths: { customerNumber: '/kundennummer' },
    tokens: { get: (store: string) => `token of ${store}`, keep: () => true },
  } as unknown as Page;
  const context = new RouterContextProvider(new Map([[pageContext, page]]));
  const submit = async (fields: Record<string, string>) => {
    const { href } = new URL('/de/kundennummer', request.origin);
    const posted = new Request(href, { method: 'POST', body: new URLSearchParams(fields) });
    const args = { request: posted, params: {}, context } as unknown as Parameters<
      ReturnType<typeof partsOf>['action']
    >[0];
    return ((await partsOf(customerNumberScreen).action(args)) as Response).headers.get('Location');
  };
  return { sent, submit };
}

test('a form is sent for whoever is signed in, whatever token of a mail the tab has kept', async () => {
  const { sent, submit } = alive();
  expect(await submit({ number: '12345678' })).toBe('/kundennummer?gespeichert=1');
  expect(sent).toEqual([{ token: undefined }]);
});

test('a form of a page that a token opened carries that token itself', async () => {
  const { sent, submit } = alive();
  expect(await submit({ _token: 'own', number: '12345678' })).toBe('/kundennummer?gespeichert=1&token=own');
  expect(sent).toEqual([{ token: 'own' }]);
});

test('whatever fails, the layout included, is told by a page of ours: the router’s own is not in the bundle', () => {
  for (const route of buildRoutes({}, () => undefined)) expect(route.ErrorBoundary).toBeDefined();
});
