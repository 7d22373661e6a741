/** The element of the widget and its flag: what a web team does with them, and what a visitor does with the keyboard. */
import { expect, type Page } from '@playwright/test';
import { bank, expectFits, frameOf, heard, heightOf, place, recommends, visit } from '../framed.ts';
import { test } from '../test.ts';
import { words } from '../words.ts';

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

  await test.step('a recommendation is told by whichever form it was made, and nothing else is', async () => {
    const createdBy = async (steps: readonly (readonly [name: string, isStep: boolean])[]) => {
      const before = (await heard(page)).filter((line) => line.includes('created')).length;
      await page.evaluate((told) => {
        const shown = document.querySelector('weitersagen-widget')?.shadowRoot?.querySelector('iframe');
        const [source, { origin }] = [shown?.contentWindow ?? null, new URL(shown?.src ?? '')];
        for (const [name, isStep] of told) {
          const data = { type: 'portal:navigated', name, to: `/${name}`, isStep };
          window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
        }
      }, steps);
      return (await heard(page)).filter((line) => line.includes('created')).length - before;
    };
    for (const form of ['Empfehlen', 'MitarbeiterEmpfehlen'])
      for (const after of ['EmpfehlungTeilen', 'EmpfehlungBestaetigung'])
        expect([
          form,
          after,
          await createdBy([
            [form, true],
            [after, true],
          ]),
        ]).toEqual([form, after, 1]);
    expect(
      await createdBy([
        ['Empfehlen', true],
        ['EmpfehlungTeilen', false],
      ]),
    ).toBe(0);
    expect(
      await createdBy([
        ['Home', true],
        ['EmpfehlungTeilen', true],
      ]),
    ).toBe(0);
    expect(
      await createdBy([
        ['Empfehlen', true],
        ['Kontakt', true],
      ]),
    ).toBe(0);
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

test('a target that is not allowed is left out, and the console of the page says so in a sentence (E-15)', async ({
  browser,
}) => {
  const page = await visit(browser, `${bank}/de/zuhause-l`, { locale: 'de', width: 768 });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  const widget = page.locator('weitersagen-widget');
  const create = frameOf(page).getByRole('button', { name: words.de.create });
  await expect(create).toBeVisible();
  await widget.evaluate((element, target) => element.setAttribute('target', target), `${place.portal}/de/agb`);
  await expect(frameOf(page).locator('[name="recommendation.target"]')).toHaveValue(`${place.portal}/de/agb`);
  expect(said).toEqual([]);
  await widget.evaluate((element) => element.setAttribute('target', 'https://evil.example/a'));
  await expect
    .poll(() => said)
    .toEqual([
      '<weitersagen-widget> leaves out target="https://evil.example/a": it needs a product, https and a host of ErlaubteZielDomains.',
    ]);
  await expect(create).toBeVisible();
  await expect(frameOf(page).locator('[name="recommendation.target"]')).toHaveCount(0);
});

/** What has the focus: of the page of the bank, and within the frame if it is there. */
async function focused(page: Page): Promise<{ isInside: boolean; name: string }> {
  const nameOf = () => {
    const all = [...document.querySelectorAll('*')];
    return `${all.indexOf(document.activeElement as Element)} ${document.activeElement?.textContent?.slice(0, 40)}`;
  };
  const isInside = await page.evaluate(() => document.activeElement?.matches('weitersagen-widget') ?? false);
  const inside = page.frames().find((frame) => frame !== page.mainFrame());
  return { isInside, name: await (isInside && inside ? inside : page).evaluate(nameOf) };
}

for (const key of ['Tab', 'Shift+Tab'] as const)
  test(`by ${key} a visitor comes into the frame, through all of it and out at its other side`, async ({ browser }) => {
    const page = await visit(browser, `${bank}/de/zuhause-l`, { locale: 'de', width: 768 });
    await expect(frameOf(page).getByRole('button', { name: words.de.create })).toBeVisible();
    await expectFits(page);
    const before = page.getByRole('link', { name: 'English' });
    const after = page.getByRole('button', { name: 'Ja, gern' });
    const [start, end] = key === 'Tab' ? [before, after] : [after, before];
    await start.focus();
    const way: string[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press(key);
      const { isInside, name } = await focused(page);
      if (!isInside && way.length > 0) break;
      if (isInside) way.push(name);
    }
    // Every step was another place, among them all that the form needs.
    expect(new Set(way).size).toBe(way.length);
    expect(way.length).toBeGreaterThan(6);
    expect(way.join()).toContain(words.de.create);
    await expect(end).toBeFocused();
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
  await recommends(page, words.de);
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d+\?.*widget=1/);
});
