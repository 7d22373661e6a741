/** While very many mails go to addresses that nobody has confirmed, a person notices no more than a moment of work. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { ask } from '../cast/call.ts';
import { Cast } from '../cast/cast.ts';
import { type Place, placeAt } from '../cast/place.ts';
import { houseWith } from '../desk/house.ts';
import { postOffice } from '../desk/post-office.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const thanks = 'Vielen Dank für Ihre Nachricht.';
const waits = 'Die E-Mail kommt voraussichtlich bis';

test('above half of the ceiling a phone does the work and its mail comes at once; a page without script says until when', async ({
  browser,
}) => {
  const post = await postOffice();
  const house = await houseWith({ RATE_LIMITS: '1', SMTP_URL: post.url }, 'e2e/prepare-crowd.ts');
  try {
    const place = placeAt('andrang', house.port);

    await test.step('strangers use up their half of the hour', async () => {
      const cast = new Cast(place);
      for (let mails = 0; mails < 2; mails++) await cast.recommends();
      await expect.poll(() => registersWithoutProof(place), { intervals: [500] }).toBe('PSOF0301');
    });

    await test.step('a person on a phone sends a message: the page works, says so, and the copy arrives', async () => {
      const email = addressOf('anna');
      const page = await opens(browser, place);
      const { send } = await fills(page, email);
      await comesAlive(page);
      await notesWork(page);
      const proven = page.waitForRequest((request) => /^\S+:\d+$/.test(request.headers()['x-nachweis'] ?? ''));
      await send.click();
      expect((await proven).url()).toContain('/kontakt');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      await expect(page.locator('html')).toHaveAttribute('data-said', 'Wird gesendet');
      await expect(page.getByText(waits)).toHaveCount(0);
      await expectAccessible(page);
      await expect.poll(() => post.delivered.get(email)).toBe(1);
      await page.context().close();
    });

    await test.step('without script the message is taken all the same, and the page says until when the copy comes', async () => {
      const email = addressOf('ben');
      const page = await opens(browser, place, { script: false });
      await (await fills(page, email)).send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      await expect(page.getByText(waits)).toBeVisible();
      expect(post.delivered.get(email)).toBeUndefined();
      await page.context().close();
    });
  } finally {
    await house.stop();
    await post.close();
  }
});

/** What a program is told that does no work. */
async function registersWithoutProof(place: Place): Promise<string | undefined> {
  const body = { Vorname: 'Fremd', Nachname: 'Muster', Email: addressOf('fremd') };
  const answer = await ask(place, 'POST', '/account/createEmpfehler', body);
  return ((await answer.json()) as { PsoErrorCode?: string }).PsoErrorCode;
}

async function opens(browser: Browser, place: Place, { script = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    locale: 'de-DE',
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  await page.goto(`${place.portal}/de/kontakt`);
  return page;
}

/** Keeps what a button says while it works, however short that is. */
const notesWork = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const working = document.querySelector('button[aria-busy="true"]');
      if (working) document.documentElement.dataset.said = working.textContent ?? '';
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });

async function fills(page: Page, email: string) {
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Betreff').fill('Meine Prämie');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag, wann kommt sie?');
  await page.getByRole('checkbox', { name: /Hinweise zum Datenschutz/ }).check();
  await page.getByRole('checkbox', { name: 'Kopie der Nachricht an mich schicken' }).check();
  return { send: page.getByRole('button', { name: 'Nachricht senden' }) };
}
