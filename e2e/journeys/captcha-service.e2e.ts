/**
 * The captcha of a service, by the vendor's library and frames of our own that speak its protocol: let in by the policy of the page,
 * loaded at the first touch, asked by the server itself; and what becomes of a form while the service is away (K-08).
 */
import { expect, type Page } from '@playwright/test';
import { captchaService } from '../../server/src/testing/captcha-service.ts';
import { addressOf } from '../cast/address.ts';
import { servicePort } from '../cast/captcha-place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { words } from '../words.ts';

/** One service, and one mood of it at a time. */
test.describe.configure({ mode: 'default' });

const port = Number(process.env.E2E_PORT ?? 4173);
const at = (brand: 'dienst' | 'strenger', path: string): string => `http://${brand}.localhost:${port}${path}`;
const said = (page: Page) => page.locator('[data-captcha]').getByRole('status');
const done = 'Die Sicherheitsprüfung ist fertig.';
const verify = '/api/v2/captcha/siteverify';

let service: Awaited<ReturnType<typeof captchaService>>;
test.beforeAll(async () => {
  service = await captchaService({ port: servicePort(port) });
});
test.afterAll(() => service.close());
test.beforeEach(() => {
  service.mood = 'well';
  service.calls.length = 0;
  service.frames.length = 0;
});

async function fillsIn(page: Page, who = 'anna'): Promise<void> {
  await page.getByLabel(words.de.firstName).fill('Anna');
  await page.getByLabel(words.de.lastName).fill('Muster');
  await page.getByLabel(words.de.email).fill(addressOf(who));
  await page.getByRole('checkbox').first().check();
}

const forms = [
  ['/de/empfehlen/101', words.de.create, /\/de\/empfehlung\/\d+/, {}],
  ['/de/mitarbeiterempfehlen', words.de.create, /\/de\/empfehlung\/\d+/, inProof],
  ['/de/code', 'Empfehlungscode erstellen', /\/de\/danke/, inProof],
] as const;
for (const [path, button, after, details] of forms)
  test(
    `the form of ${path} lets the service in at its first touch, and the server asks it for itself [S9-K043]`,
    details,
    async ({ page }) => {
      const blocked: string[] = [];
      page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
      page.on('pageerror', (error) => blocked.push(error.message));
      const scripts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
      const answer = await page.goto(at('dienst', path));
      expect(answer?.headers()['content-security-policy']).toContain(
        `frame-src http://127.0.0.1:${servicePort(port)};`,
      );
      await page.waitForLoadState('networkidle');
      expect([scripts.filter((url) => url.includes('friendly')), service.frames]).toEqual([[], []]);

      await page.getByLabel(words.de.firstName).click();
      await expect(said(page)).toHaveText(done);
      expect(scripts.filter((url) => url.includes('friendly'))).toHaveLength(1);
      expect(service.frames.map((frame) => frame.path).sort()).toEqual([
        '/api/v2/captcha/agent',
        '/api/v2/captcha/widget',
      ]);
      expect(service.frames.find((frame) => frame.path.endsWith('widget'))?.siteKey).toBe(service.siteKey);
      await expect(page.frameLocator('[data-captcha] iframe').getByText('Captcha')).toBeVisible();
      expect(service.calls).toEqual([]);

      await fillsIn(page);
      const choice = page.locator('select');
      if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(after);
      expect(service.calls).toEqual([
        {
          method: 'POST',
          path: verify,
          apiKey: service.apiKey,
          type: 'application/json',
          body: { response: expect.stringMatching(/^gut-/), sitekey: service.siteKey },
        },
      ]);
      expect(blocked).toEqual([]);
    },
  );

const sends = (page: Page) => page.getByRole('button', { name: words.de.create }).click();
const expectMade = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText(words.de.ready);
const asked = () => service.calls.map(({ body }) => (body as { response: string }).response);

test('a solution that ends before the form is sent is followed by another one', async ({ page }) => {
  await page.goto(at('dienst', '/de/empfehlen/101'));
  await fillsIn(page);
  const field = page.locator('[name=_captcha]');
  await expect(field).toHaveValue(/^gut-/);
  const first = await field.inputValue();
  const agent = page.frames().find((frame) => frame.url().includes('/captcha/agent'));
  await agent?.evaluate(`tellWidget({ state: 'expired', response: '.EXPIRED' })`);
  await expect(field).not.toHaveValue(first);
  await expect(field).toHaveValue(/^gut-/);
  await sends(page);
  await expectMade(page);
  expect(asked()).toEqual([expect.not.stringContaining(first)]);
});

/** The library gives its frames three seconds, which nobody waits for here. */
async function waitsInVain(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.getByLabel(words.de.firstName).click();
  await expect(page.locator('[data-captcha] iframe')).toHaveCount(1);
  await page.clock.fastForward(3000);
  await expect(said(page)).toHaveText(done);
  await page.clock.resume();
  await fillsIn(page);
}

/** The form has asked anew by itself; what was typed is there. */
async function goesOn(page: Page): Promise<void> {
  await expect(page.locator('[name=_captcha]')).toHaveValue(/^gut-/);
  await expect(page.getByLabel(words.de.firstName)).toHaveValue('Anna');
  service.mood = 'well';
  await sends(page);
  await expectMade(page);
}
const away = 'Die Sicherheitsprüfung ist gerade nicht erreichbar.';

test('a service that is away for everybody: a mandant that lets through gets the recommendation', async ({ page }) => {
  service.mood = 'closed';
  await waitsInVain(page, at('dienst', '/de/empfehlen/101'));
  await sends(page);
  await expectMade(page);
  expect(asked()).toEqual(['.UNREACHABLE']);
});

test('a mandant that refuses says so, and takes the form when the service is back', async ({ page }) => {
  service.mood = 'closed';
  await waitsInVain(page, at('strenger', '/de/empfehlen/101'));
  service.mood = 503;
  await sends(page);
  await expect(page.getByRole('alert')).toContainText(away);
  await goesOn(page);
  expect(asked()).toEqual(['.UNREACHABLE', expect.stringMatching(/^gut-/)]);
});

test('a solution that could not be judged is judged when the service is back, and nothing is solved twice', async ({
  page,
}) => {
  await page.goto(at('strenger', '/de/empfehlen/101'));
  await fillsIn(page);
  await expect(said(page)).toHaveText(done);
  service.mood = 'closed';
  await sends(page);
  await expect(page.getByRole('alert')).toContainText(away);
  await goesOn(page);
  expect(new Set(asked()).size).toBe(1);
  expect(service.frames).toHaveLength(2);
});

test('that the browser alone cannot reach the service lets nobody through', async ({ page }) => {
  const frames = `http://127.0.0.1:${servicePort(port)}/**`;
  await page.route(frames, (route) => route.abort());
  await waitsInVain(page, at('dienst', '/de/empfehlen/101'));
  await page.unroute(frames);
  await sends(page);
  await expect(page.getByRole('alert')).toContainText('Bitte bestätigen Sie, dass Sie kein Roboter sind.');
  await goesOn(page);
});
