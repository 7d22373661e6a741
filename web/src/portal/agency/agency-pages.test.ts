/** What agencies read before they have an area, and what pages say for an agency (R-19, R-22, E-14, C-50). */
import { listOwnAdditions, listPremiumPlans } from '@weitersagen/contract/agency/plan/endpoints';
import { showAgencyVariables } from '@weitersagen/contract/agency/public/endpoint';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { expect, test } from 'vitest';
import { agencyUser, premiumPlan } from '../../testing/sample-agency.ts';
import { contentOf, item } from '../../testing/sample-content.ts';
import { pageRequest, person, Refused, sampleApi } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

async function shown(
  url: string,
  given: Parameters<typeof pageRequest>[1] = {},
  answers: Parameters<typeof sampleApi>[0] = [],
) {
  const { api, calls } = sampleApi(answers);
  const { status, html = '', redirect: to } = await render(pageRequest(url, { api, ...given }));
  return { status, html, to, calls, text: html.replaceAll('&amp;', '&') };
}
const written = (slug: string, inhalt: string) => ({
  content: async () => contentOf({ pages: [item(slug, { slug, titel: { de: 'Titel' }, inhalt: { de: inhalt } })] }),
});

const pages: [string, string, string][] = [
  ['/de/agentur/start', 'agentur-start', 'S2-R088'],
  ['/de/agentur/teilnahmebedingungen', 'agentur-teilnahmebedingungen', 'S2-R089'],
  ['/de/agentur/datenschutz', 'agentur-datenschutz', 'S2-R090'],
  ['/de/agentur/info', 'agentur-info', 'S2-R091'],
  ['/de/agentur/kosten', 'agentur-kosten', 'S2-R092'],
];

test.each(pages)('%s shows what the mandant wrote under %s, for nobody in particular [%s]', async (path, slug) => {
  const { status, html, calls } = await shown(path, written(slug, 'Hier ist {agenturName} willkommen.'));
  expect([status, html]).toEqual([200, expect.stringContaining('Hier ist Ihre Agentur willkommen.')]);
  expect(html).not.toContain('own-agency');
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(showAgencyVariables);
});

test.each(pages)('%s is filled with the data of the agency it is opened for', async (path, slug) => {
  const text = written(slug, '{agenturName}, {agenturOrt}');
  const named = await shown(`${path}?agentur=100001-M1`, text);
  expect(named.text).toContain('Agentur Krämer & Brandt, 50668 Köln');
  for (const said of ['Hafenstraße 7, 50668 Köln', 'tel:0221123456', 'mailto:clara@agentur.example'])
    expect(named.html).toContain(said);
  const own = await shown(path, { ...text, agencyUser });
  expect(own.text).toContain('Agentur Krämer & Brandt, 50668 Köln');
});

test('an agency that nobody knows is nobody’s', async () => {
  const unknown = [[showAgencyVariables, new Refused(404)]] as never;
  const { status, html } = await shown(
    '/de/agentur/info?agentur=999999',
    written('agentur-info', '{agenturName}'),
    unknown,
  );
  expect([status, html]).toEqual([200, expect.stringContaining('Ihre Agentur')]);
});

test('the start page has the three steps and the ways in, whatever is written', async () => {
  for (const given of [{}, written('agentur-start', 'Text')]) {
    const { html } = await shown('/de/agentur/start', given);
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(3);
    for (const way of ['/de/agentur/registrieren', '/de/agentur/login', '/de/agentur/kosten'])
      expect(html).toContain(`href="${way}"`);
  }
});

const behindLogin: [string, string, object | undefined, string][] = [
  ['/de/praemienuebersicht', 'praemienuebersicht', undefined, 'S2-R093'],
  ['/de/agentur', 'agency', undefined, 'S2-R094'],
  ['/de/agentur/leads', 'agency', { tab: 'leads' }, 'S2-R204'],
];

test.each(behindLogin)('a guest at %s signs in first, and goes on to %s %j [%s]', async (path, redirect, params) => {
  const { to } = await shown(path);
  const address = new URL(to ?? '', 'http://x');
  expect([address.pathname, address.searchParams.get('redirect')]).toEqual(['/de/agentur/login', redirect]);
  expect(JSON.parse(address.searchParams.get('params') ?? 'null') ?? undefined).toEqual(params);
  expect((await shown(path, { person })).to).toBe(to);
});

test('the people of an agency see each premium with what is added, and the sum [S2-R093]', async () => {
  const { html } = await shown('/de/praemienuebersicht', { agencyUser });
  const row = /<tr[^>]*data-row="101".*?<\/tr>/s.exec(html)?.[0] ?? '';
  for (const said of ['70,00\u00a0€', '+ 20,00\u00a0€', '90,00\u00a0€', '31.03.2026']) expect(row).toContain(said);
  expect(row).toContain('/de/empfehlen/101?agentur=100001');
  expect(html).toContain('Prämienplan ändern');
  const over = [[listPremiumPlans, [{ ...premiumPlan, status: 'ended', valueCents: 7000 }]]] as never;
  expect((await shown('/de/praemienuebersicht', { agencyUser }, over)).html).not.toContain('20,00\u00a0€');
});

const adds = [[listOwnAdditions, [{ productId: 101, extraCents: 2000 }]]] as never;

test('whoever came by a link of an agency is shown the sum, and the call names the agency [S3-E083]', async () => {
  const { html, calls } = await shown('/de/empfehlen/101?agentur=100001-M1', {}, adds);
  expect(html).toContain('90,00\u00a0€');
  expect(html).toContain('davon von der Agentur');
  expect(html).toContain('name="recommendation.agencyNumber" value="100001-M1"');
  expect(calls.find(({ endpoint }) => endpoint === listOwnAdditions)?.query).toEqual({ agencyNumber: '100001-M1' });
  const form = [
    ['_nonce', 'n1'],
    ['recommendation.product', '101'],
    ['recommendation.agencyNumber', '100001-M1'],
    ['recommendation.share', '100'],
    ['recommendation.termsText', 'x'],
    ['recommender.firstName', 'Anna'],
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'anna@example.org'],
  ] as const;
  const sent = await shown('/de/empfehlen/101?agentur=100001-M1', { form }, adds);
  expect(sent.calls.find(({ endpoint }) => endpoint === createRecommendation)?.body).toMatchObject({
    recommendation: { agencyNumber: '100001-M1' },
  });
});

test('who is signed in is shown what the own agency adds, and a guest asks for nothing', async () => {
  const own = await shown('/de/empfehlen/101', { person }, adds);
  expect(own.html).toContain('90,00\u00a0€');
  const guest = await shown('/de/empfehlen/101', {}, adds);
  expect(guest.html).not.toContain('90,00\u00a0€');
  expect(guest.calls.map(({ endpoint }) => endpoint)).not.toContain(listOwnAdditions);
});

test.each([
  ['/de?agentur=100001-M1', '?agentur=100001-M1'],
  ['/de?c=wa&agentur=100001', '?channel=wa&agentur=100001'],
  ['/de?agentur=Hafen', ''],
])('from %s every way to a recommendation carries %s', async (url, query) => {
  const { text } = await shown(url);
  const links = [...text.matchAll(/href="(\/de\/empfehlen\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.replace(/^[^?]*/, '')).toBe(query);
});
