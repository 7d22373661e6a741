/** What leaves the frame for the whole window, and what no frame of another page gets. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { bank, expectFits, frameOf, heard, place, recommends, stranger, visit } from '../framed.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { words } from '../words.ts';

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

test(
  'a page that is not in RahmenHosts gets no frame, and shows its own link instead',
  inProof,
  async ({ browser }) => {
    const page = await visit(browser, `${stranger}/de/empfehlen`, { locale: 'de', width: 768 });
    await expect(page.getByRole('link', { name: 'Zum Empfehlungsservice' })).toBeVisible();
    expect(await heard(page)).toEqual(['weitersagen:failed {}']);
    await expectAccessible(page, { always: true });
  },
);

test('links of the frame to other sites open in the whole window or in a window of their own', async ({ browser }) => {
  const page = await visit(browser, `${bank}/de/zuhause-l`, { locale: 'de', width: 768 });
  const frame = frameOf(page);
  await recommends(frame, words.de);
  const away = frame.locator('a[href^=http]');
  expect(await away.count()).toBeGreaterThan(1);
  for (const link of await away.all()) expect(await link.getAttribute('target')).toMatch(/^_(?:top|blank)$/);
});
