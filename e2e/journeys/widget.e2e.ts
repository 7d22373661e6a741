/**
 * The portal inside the pages of a bank, on another origin and for the browser another site: recommended, shared and
 * accepted in the frame, which grows with its content; what asks for a bank account leaves it, and no other page may have it.
 */
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { words } from '../words.ts';

const place = placeAt('rahmen');
const portsAway = 1000;
const port = Number(new URL(place.portal).port) + portsAway;
const bank = `http://partnerbank.localhost:${port}`;
const stranger = `http://fremd.localhost:${port}`;

interface Run {
  locale: 'de' | 'en';
  width: number;
  script?: boolean;
  /** What is done to the page by a test, its strict policy would forbid. */
  bypassCSP?: boolean;
}

async function visit(
  browser: Browser,
  address: string,
  { locale, width, script = true, bypassCSP = false }: Run,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    javaScriptEnabled: script,
    bypassCSP,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  return page;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe').first();

/** What the page of the bank has heard so far. */
const heard = async (page: Page): Promise<string[]> => page.locator('#heard li').allTextContents();
const lastHeight = async (page: Page): Promise<number> =>
  Number(/"height":(\d+)/.exec((await heard(page)).filter((line) => line.includes(':height')).at(-1) ?? '')?.[1]);
const heightOf = (page: Page): Promise<number> =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame) => frame.getBoundingClientRect().height);

async function recommends(frame: FrameLocator, says: (typeof words)['de' | 'en']): Promise<void> {
  await frame.getByLabel(says.firstName).fill('Anna');
  await frame.getByLabel(says.lastName).fill('Muster');
  await frame.getByLabel(says.email).fill(addressOf('anna', 'bank.example'));
  await frame.getByRole('checkbox').first().check();
  await frame.getByRole('button', { name: says.create }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(says.ready);
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'scrolls sideways').toBe(true);
  await expect.poll(async () => (await heightOf(page)) === (await lastHeight(page))).toBe(true);
}

/** The first is told in every run, the others in the proof. */
const runs: readonly Run[] = [
  { locale: 'de', width: 1280 },
  { locale: 'en', width: 360 },
  { locale: 'de', width: 768 },
];
for (const run of runs) {
  const when = run === runs[0] ? {} : inProof;
  test(
    `on a page of the bank somebody recommends, and the contact accepts, in ${run.locale} at ${run.width} px`,
    when,
    async ({ browser }) => {
      const says = words[run.locale];
      const page = await visit(browser, `${bank}/${run.locale}/empfehlen`, run);
      const frame = frameOf(page);
      let tall = 0;

      await test.step('the frame is as high as its content, and has neither header nor footer', async () => {
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
        await expectFits(page);
        tall = await heightOf(page);
        expect(tall).toBeGreaterThan(1500);
        await expect(frame.getByRole('contentinfo')).toHaveCount(0);
        await expectAccessible(page, { always: true });
      });

      await test.step('the next page is lower, begins at the top of the frame, and "back" leads to the one before', async () => {
        await frame.getByRole('link', { name: says.recommend, exact: true }).click();
        await expect(frame.getByRole('button', { name: says.create })).toBeVisible();
        await expectFits(page);
        expect(await heightOf(page)).toBeLessThan(tall);
        await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
        await page.evaluate(() => history.back());
        await expect(frame.getByRole('link', { name: says.recommend, exact: true })).toBeVisible();
        await page.evaluate(() => history.forward());
        await expect(frame.getByRole('button', { name: says.create })).toBeVisible();
        expect(page.url()).toBe(`${bank}/${run.locale}/empfehlen`);
      });

      await test.step('what is missing is shown where it can be seen', async () => {
        await frame.getByRole('button', { name: says.create }).click();
        await expect(frame.getByRole('alert')).toBeFocused();
        await expect(frame.getByRole('alert')).toBeInViewport();
        await expectFits(page);
      });

      const link =
        await test.step('the link is made and shared in the frame, by a cookie of this frame alone', async () => {
          await recommends(frame, says);
          await expectFits(page);
          const cookies = await page.context().cookies(place.portal);
          expect(cookies.length).toBeGreaterThan(0);
          for (const cookie of cookies)
            expect(cookie).toMatchObject({
              sameSite: 'None',
              secure: true,
              partitionKey: 'http://partnerbank.localhost',
            });
          const made = (await heard(page)).filter((line) => line.includes('created'));
          expect(made).toHaveLength(1);
          await expectAccessible(page, { always: true });
          return frame.getByLabel(says.link).inputValue();
        });

      await test.step('nothing the page of the bank was told stands for a person', async () => {
        const told = (await heard(page)).filter((line) => !line.includes(':height'));
        expect(told.join('\n')).toContain('"to":"/empfehlung/:empfehlungsnummer","from":"/empfehlen/:produktId"');
        expect(told.join('\n')).not.toMatch(/\d{6}|[?#]|token|@/);
      });

      await test.step('the contact is led to the page of the bank, and accepts in its frame', async () => {
        const shared = `${link.replace('//localhost', '//rahmen.localhost').replace(/\?.*/, '')}?c=cp`;
        const ben = await visit(browser, shared, run);
        await expect(ben).toHaveURL(
          new RegExp(`^${bank}/${run.locale}/empfehlen\\?nr=\\d{12}&h=[0-9a-f]+&channel=cp&einsprungsquelle=KurzURL$`),
        );
        const form = frameOf(ben);
        const email = addressOf('ben');
        await form.getByLabel(says.firstName).fill('Ben');
        await form.getByLabel(says.lastName).fill('Beispiel');
        await form.getByLabel(says.email, { exact: true }).fill(email);
        await form.getByLabel(says.repeated).fill(email);
        await form.getByRole('checkbox').first().check();
        await form.getByRole('button', { name: says.accept }).click();
        await expect(form.getByRole('heading', { level: 1 })).toHaveText(says.thanks);
        await expectFits(ben);
        await expectAccessible(ben);
        await ben.context().close();
      });
      await page.context().close();
    },
  );
}

test('bank data are asked for in the whole window, on the address of the portal alone', async ({ browser }) => {
  const page = await visit(browser, `${bank}/de/empfehlen`, { locale: 'de', width: 768 });
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('weitersagen-widget').evaluate((widget) => widget.setAttribute('page', 'EmpfehlerBankdaten'));
  const open = frame.getByRole('link', { name: 'Seite öffnen' });
  await expect(open).toBeVisible();
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page, { always: true });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^http:\/\/rahmen\.localhost:\d+\/de\/login\?redirect=EmpfehlerBankdaten/);
});

test('the form with the IBAN is refused to a page that frames it by itself', async ({ browser }) => {
  const cast = new Cast(place);
  const recommendation = await cast.recommends({ anna: addressOf('anna', 'bank.example') });
  await cast.comes(recommendation);
  await cast.agrees(recommendation);
  const mail = await cast.pageOf(recommendation.ben, 'M05');
  const form = mail.replace(/\/de\/[^?]*/, '/de/bankdaten');
  const page = await visit(browser, form, { locale: 'de', width: 768 });
  await expect(page.getByLabel('IBAN')).toBeVisible();
  const answer = await page.goto(form);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.goto(`${bank}/de`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.prepend(frame);
  }, form);
  await expect(frameOf(page).getByRole('link', { name: 'Seite öffnen' })).toHaveAttribute('target', '_top');
  await expect(frameOf(page).getByLabel('IBAN')).toHaveCount(0);
});

test('a page that is not in RahmenHosts gets no frame, and shows its own link instead', async ({ browser }) => {
  const page = await visit(browser, `${stranger}/de/empfehlen`, { locale: 'de', width: 768 });
  await expect(page.getByRole('link', { name: 'Zum Empfehlungsservice' })).toBeVisible();
  expect(await heard(page)).toEqual(['weitersagen:failed {}']);
  await expectAccessible(page, { always: true });
});

test('without script somebody recommends in the frame, and the link of a recommendation opens there', async ({
  browser,
}) => {
  const run: Run = { locale: 'de', width: 768, script: false };
  const page = await visit(browser, `${bank}/de/zuhause-l`, run);
  await recommends(frameOf(page), words.de);
  const link = await frameOf(page).getByLabel(words.de.link).inputValue();
  const ben = await visit(browser, link.replace('//localhost', '//rahmen.localhost'), run);
  await expect(ben).toHaveURL(new RegExp(`^${bank}/de/empfehlen\\?nr=`));
  await expect(frameOf(ben).getByRole('heading', { level: 1 })).toContainText('Anna M.');
});

test('the element is there once however often it is loaded, hears only its own frame, and hands on consent', async ({
  browser,
}) => {
  const page = await visit(browser, `${bank}/de/empfehlen`, { locale: 'de', width: 1280, bypassCSP: true });
  const widget = page.locator('weitersagen-widget');
  const frame = frameOf(page);
  await expectFits(page);

  await test.step('a script that comes again, and elements that come and go', async () => {
    await page.evaluate(async (address) => {
      for (const round of [1, 2]) {
        const script = document.createElement('script');
        script.src = `${address}?${round}`;
        await new Promise((resolve) => {
          script.onload = resolve;
          document.body.append(script);
        });
      }
      const second = document.createElement('weitersagen-widget');
      second.id = 'second';
      second.setAttribute('product', '101');
      second.setAttribute('language', 'en');
      second.setAttribute('loading', 'eager');
      second.setAttribute('max-height', '500');
      second.title = 'Another one';
      document.querySelector('main')?.append(second);
    }, `${place.portal}/widget.js`);
    await expect(page.locator('iframe')).toHaveCount(2);
    const second = page.frameLocator('#second iframe');
    await expect(second.getByRole('button', { name: words.en.create })).toBeVisible();
    await expect(page.locator('#second iframe')).toHaveAttribute('title', 'Another one');
    await expect.poll(() => page.locator('#second iframe').evaluate((element) => element.clientHeight)).toBe(500);
    await page.evaluate(() => document.getElementById('second')?.remove());
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  await test.step('what another window or another origin says changes nothing', async () => {
    const before = await heightOf(page);
    const count = (await heard(page)).length;
    await page.evaluate(() => {
      window.postMessage({ type: 'portal:height', height: 77 }, '*');
      const child = document.createElement('iframe');
      document.body.append(child);
      const origin = document.querySelector('weitersagen-widget')?.shadowRoot?.querySelector('iframe')?.src ?? '';
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'portal:created' },
          origin: new URL(origin).origin,
          source: child.contentWindow,
        }),
      );
      child.remove();
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect([await heightOf(page), (await heard(page)).length]).toEqual([before, count]);
  });

  await test.step('the frame hears consent from the page of the bank, and stays the same for a window that is none', async () => {
    const consent = (): Promise<string | null> => frame.locator('html').getAttribute('data-consent');
    expect(await consent()).toBeNull();
    await page.getByRole('button', { name: 'Ja, gern' }).click();
    await expect.poll(consent).toBe('functional analytical');
    await page.getByRole('button', { name: 'Nein' }).click();
    await expect.poll(consent).toBe('functional');
    await widget.evaluate((element) => element.setAttribute('consent', 'marketing'));
    await expect.poll(consent).toBe('marketing');
    const inside = page.frames().find((one) => one.url().startsWith(place.portal));
    await inside?.evaluate(() => window.postMessage({ type: 'host:hello', consent: { analytical: true } }, '*'));
    expect(await consent()).toBe('marketing');
  });

  await test.step('a changed attribute leads the frame on without a step in the history', async () => {
    const steps = await page.evaluate(() => history.length);
    await widget.evaluate((element) => element.setAttribute('product', '101'));
    await expect(frame.getByRole('button', { name: words.de.create })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

test('the flag alone makes a frame of a brand that is none, stays in the address, and survives a reload [S2-R213][S3-E213]', async ({
  page,
}) => {
  await page.goto('/de?widget=1');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: words.de.recommend, exact: true }).click();
  await expect(page).toHaveURL(/\/de\/empfehlen\/\d+\?widget=1$/);
  const frametype = () => page.evaluate(() => sessionStorage.getItem('frametype'));
  expect(await frametype()).toBe('widget');
  await page.reload();
  await expect(page).toHaveURL(/widget=1$/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await frametype()).toBe('widget');
  await recommendsHere(page);
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d+\?.*widget=1/);
});

async function recommendsHere(page: Page): Promise<void> {
  await page.getByLabel(words.de.firstName).fill('Anna');
  await page.getByLabel(words.de.lastName).fill('Muster');
  await page.getByLabel(words.de.email).fill(addressOf('anna'));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.de.create }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.de.ready);
}
