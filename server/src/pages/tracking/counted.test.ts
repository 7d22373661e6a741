/** Visits and shares, which the server counts itself, and what a page is told for what the browser counts (K-09, K-10). */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { afterAll, expect, test } from 'vitest';
import { annaOf } from '#testing/cast/anna.ts';
import { products } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { countedHits } from '#testing/tracking/counted-hits.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const comes = { 'user-agent': browser, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
const goesOn = { ...comes, 'sec-fetch-site': 'same-origin' };

test('whoever comes from elsewhere is a visit, with channel and product, and whoever goes on is none', async () => {
  await askPage(w.app, '/de?c=mai', { headers: comes });
  await askPage(w.app, '/de', { headers: { ...comes, 'sec-fetch-site': 'none' } });
  await askPage(w.app, `/de/empfehlen/${products.home}?channel=WA`, { headers: comes });
  for (const url of ['/de', '/de/faq']) await askPage(w.app, url, { headers: goesOn });
  expect(await countedHits(w)).toEqual([
    `visit Empfehlen wa ${products.home} 1`,
    'visit Home  0 1',
    'visit Home mai 0 1',
  ]);
});

test('the channel is read from its cookie where that was agreed to, and from nothing else', async () => {
  const decided = `consent_analytical=1; consent_nachweis=${consentList}; channel=mai`;
  await askPage(w.app, '/de', { headers: comes, cookie: decided });
  await askPage(w.app, '/de', { headers: comes, cookie: 'channel=juni' });
  expect(await countedHits(w)).toEqual(['visit Home  0 1', 'visit Home mai 0 1']);
});

test('robots, previews, what is fetched ahead or by a script, and pages that are none are no visits', async () => {
  for (const headers of [
    { ...comes, 'user-agent': 'WhatsApp/2.24.9 A' },
    { ...comes, 'sec-purpose': 'prefetch' },
    { ...comes, 'sec-fetch-mode': 'cors' },
    { 'user-agent': browser },
  ])
    await askPage(w.app, '/de', { headers });
  await askPage(w.app, '/de', { headers: comes, method: 'HEAD' });
  await askPage(w.app, '/de/gibtesnicht', { headers: comes });
  await askPage(w.app, '/de/faq', { headers: comes });
  expect(await countedHits(w)).toEqual(['visit Faq  0 1']);
});

test('the page of a link is a share for whoever made it, and for nobody else', async () => {
  const { number, hash } = await annaOf(w.app).recommends();
  await askPage(w.app, `/de/empfehlung/${number}?h=${hash}`, { headers: goesOn });
  await askPage(w.app, `/de/empfehlung/${number}`, { headers: goesOn });
  expect(await countedHits(w)).toEqual([`share EmpfehlungTeilen  ${products.home} 1`]);
});

const sites = [
  ['production', 137, 'S9-K045'],
  ['staging', 138, 'S9-K046'],
  ['testing', 138, 'S9-K046'],
  ['development', 128, 'S9-K047'],
] as const;
test.each(sites)('in %s hits carry the site %i [%s]', async (environment, site) => {
  const { config } = w.app.app.system;
  const before = config.environment;
  Object.assign(config, { environment });
  const { text } = await askPage(w.app, '/de');
  Object.assign(config, { environment: before });
  expect(text).toContain(` data-site="${site}"`);
});

test('hits may leave the portal for the tracker that is named, by no other directive, and nowhere without consent', async () => {
  const { config } = w.app.app.system;
  const policyOf = async (): Promise<string> =>
    String((await askPage(w.app, '/de')).headers['content-security-policy']);
  expect(await policyOf()).toContain("connect-src 'self';");
  Object.assign(config, { trackerBase: 'https://matomo.example/sub' });
  const { text, headers } = await askPage(w.app, '/de');
  Object.assign(config, { trackerBase: undefined });
  expect(text).toContain(' data-tracker="https://matomo.example/sub/matomo.php"');
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; ').filter((line) => line.includes('matomo.example'))).toEqual([
    "connect-src 'self' https://matomo.example",
  ]);
});
