import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { listSamples } from '#platform/mail/template.ts';
import { setUpMandant } from '../setup/setup.ts';
import { testApp } from '../testing/app.ts';
import { files, today } from '../testing/mandant-files.ts';

const withTests = await testApp();
const key = (): string => `a:${randomBytes(32).toString('base64')}`;
const keys = { ENCRYPTION_KEYS: key(), TOKEN_KEYS: key() };
const without = await testApp({ ...keys, PORTAL_TESTMODE: '0' });
for (const { app } of [withTests, without]) await setUpMandant(app.system, structuredClone(files.spbdevk));
afterAll(() => Promise.all([withTests.close(), without.close()]));

const open = ({ app }: typeof withTests, url: string) =>
  app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost' } });

test('every sample has a page in both languages, with the HTML and the text of the mail', async () => {
  const list = (await open(withTests, '/postfach/vorlagen')).body;
  const links = [...list.matchAll(/href="(\/postfach\/vorlagen\/[^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(2 * listSamples(withTests.app.system.templates.values(), today).length);
  for (const link of links) {
    const { statusCode, headers, body } = await open(withTests, link);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('srcdoc="&lt;!doctype html&gt;');
    expect(body).toMatch(/<pre lang="(?:de|en)">/);
  }
  expect((await open(withTests, '/postfach/vorlagen/999/de')).statusCode).toBe(404);
});

test('the mail alone has its picture inside and may load nothing', async () => {
  const { body, headers } = await open(withTests, '/postfach/vorlagen/0/de/html');
  expect(body).not.toContain('cid:');
  expect(headers['content-security-policy']).toContain("default-src 'none'; img-src data:");
});

test('where there is neither demo nor test data there is no preview', async () => {
  for (const path of ['/postfach/vorlagen', '/postfach/vorlagen/0/de', '/postfach/vorlagen/0/de/html'])
    expect((await open(without, path)).body).not.toContain('M02');
});
