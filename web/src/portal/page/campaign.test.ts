/** The campaign of an address goes on to whoever is asked for it: by links and forms, never by a cookie. */
import { createRecipient } from '@weitersagen/contract/recipient/endpoints';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { showProductLink } from '@weitersagen/contract/recommendation/link/endpoints';
import { expect, test } from 'vitest';
import { numbers, pageRequest, sampleApi } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

async function shown(url: string, given: Parameters<typeof pageRequest>[1] = {}) {
  const { api, calls } = sampleApi();
  return { ...(await render(pageRequest(url, { api, ...given }))), calls };
}
const recommendLinks = (html = ''): string[] =>
  [...html.matchAll(/href="(\/de\/empfehlen\/[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test.each([
  ['/de', ''],
  ['/de?mtm_campaign=Herbst', '?channel=Herbst'],
  ['/de?kategorie=alle&c=WA', '?channel=wa'],
  ['/de/aktuellepraemienuebersicht?pk_campaign=p&mtm_campaign=m', '?channel=p'],
  ['/de?channel=%21&c=zwei', '?channel=zwei'],
])('from %s every way to a recommendation carries %s', async (url, query) => {
  const { html, cookies } = await shown(url);
  const links = recommendLinks(html);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.replace(/^[^?]*/, '')).toBe(query);
  expect(cookies).toEqual([]);
});

const queryOf = (calls: { endpoint: unknown; query?: unknown }[], endpoint: unknown) =>
  calls.find((call) => call.endpoint === endpoint)?.query;

test('a recommendation is made with the campaign of its address', async () => {
  const form = [
    ['_nonce', 'n1'],
    ['recommendation.product', '101'],
    ['recommendation.share', '100'],
    ['recommendation.termsText', 'x'],
    ['recommender.firstName', 'Anna'],
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'anna@example.org'],
  ] as const;
  const { calls } = await shown('/de/empfehlen/101?pk_campaign=Herbst&mtm_campaign=m', { form });
  expect(queryOf(calls, createRecommendation)).toMatchObject({ channel: 'Herbst' });
});

test('the form of a recipient sends channel and way in, and leads on with both', async () => {
  const form = [
    ['firstName', 'Ben'],
    ['lastName', 'Beispiel'],
    ['email', 'ben@example.org'],
    ['emailRepeated', 'ben@example.org'],
    ['termsText', 'x'],
    ['acceptsTerms', 'yes'],
  ] as const;
  const page = `/de/empfaengerdaten/${numbers.recommendation}?h=0123456789abcdef&channel=wa&einsprungsquelle=KurzURL`;
  const { calls, redirect } = await shown(page, { form });
  expect(queryOf(calls, createRecipient)).toMatchObject({ channel: 'wa', source: 'KurzURL' });
  expect(redirect).toMatch(/[?&]channel=wa&einsprungsquelle=KurzURL/);
});

test('the thanks lead into the shop with both', async () => {
  const { calls } = await shown(
    `/de/empfaengerbestaetigung?nr=${numbers.recommendation}&channel=wa&einsprungsquelle=KurzURL`,
  );
  expect(queryOf(calls, showProductLink)).toMatchObject({ channel: 'wa', source: 'KurzURL' });
});
