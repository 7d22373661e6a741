import { afterAll, beforeAll, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';
import { readOnce } from './build.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

async function page(url: string) {
  const { headers, body, statusCode } = await here.app.app.http.fastify.inject({
    url,
    headers: { host: 'spbdevk.localhost:3000' },
  });
  return { status: statusCode, text: body, policy: String(headers['content-security-policy']) };
}

test('inside a page of the mandant stands the content alone, and its host may frame it [S3-E012]', async () => {
  const whole = await page('/de/');
  expect(whole.text).toContain('<header');
  expect(whole.text).toContain('<footer');
  expect(whole.policy).toContain("frame-ancestors 'self';");

  await configure(here.app, 'spbdevk', { integratedFrame: true, frameHosts: ['https://bank.example'] });
  expect((await here.app.call('GET', '')).body.ModuleIntegratedFrame).toBe(true);
  const framed = await page('/de/');
  expect(framed.status).toBe(200);
  expect(framed.text).toContain('<main id="content"');
  expect(framed.text).not.toMatch(/<header|<footer|href="#content"/);
  expect(framed.policy).toContain("frame-ancestors 'self' https://bank.example;");
  await configure(here.app, 'spbdevk');
});

test('the kit is a page of development in the brand and language of its address', async () => {
  const { status, text, policy } = await page('/kit?theme=versicherung&lang=en');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="en"[\s\S]*--brand: ?#6d2a60[\s\S]*Building blocks/);
  expect(policy).toContain("script-src 'self'");
});

test('a production server has no kit: neither the page nor its files', async () => {
  const [there, notThere] = await Promise.all([readOnce(true)(), readOnce(false)()]);
  const script = there.kit?.assets.portal.split('/').at(-1) ?? '';
  expect(there.files.has(script)).toBe(true);
  expect(notThere.kit).toBeUndefined();
  expect(notThere.files.has(script)).toBe(false);
});
