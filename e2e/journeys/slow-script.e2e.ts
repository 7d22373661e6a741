/**
 * A page whose scripts come late: what is typed meanwhile, and where the focus is, survive the moment it comes to life,
 * in every kind of field; and what is sent meanwhile is sent once. The scripts come when the test lets them.
 */
import { expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { holds } from '../visit.ts';

const cast = new Cast();

interface Held {
  /** Lets the scripts come. */
  open: () => void;
  /** Lets them come, and waits until the page is alive. */
  comeAlive: () => Promise<void>;
}

/** Keeps back every script but the first one, or those of a name. */
async function holdScripts(page: Page, which = /\/assets\/(?!page-script-)[^/]+\.js$/): Promise<Held> {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(which, async (route) => {
    await opened;
    await route.continue();
  });
  return {
    open: () => open(),
    comeAlive: async () => {
      open();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.alive !== undefined)).toBe(true);
    },
  };
}

test('a text, a choice of a list and a tick survive, with the focus and the place in the text', async ({ page }) => {
  const { comeAlive } = await holdScripts(page);
  await page.goto((await cast.recommends()).form);
  await page.getByLabel('Anrede').selectOption('Herr');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByRole('checkbox').last().check();
  await page.getByLabel('Vorname').click();
  await page.keyboard.type('Bt');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('er');
  await comeAlive();
  await page.keyboard.type('nd');
  await expect(page.getByLabel('Vorname')).toHaveValue('Berndt');
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await expect(page.getByLabel('Anrede')).toHaveValue('Herr');
  await expect(page.getByLabel('Nachname')).toHaveValue('Beispiel');
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('a radio that was chosen by keyboard survives, with the focus on it', async ({ page }) => {
  const { comeAlive } = await holdScripts(page);
  await page.goto('/de/empfehlen/101');
  await page.getByRole('radio', { name: 'Ich' }).focus();
  await page.keyboard.press('ArrowDown');
  await comeAlive();
  await expect(page.getByRole('radio', { name: 'Beide (50:50)' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Beide (50:50)' })).toBeFocused();
});

test('what is chosen in a part that comes last survives, whatever is typed around it meanwhile', async ({ page }) => {
  const { comeAlive } = await holdScripts(page, /\/assets\/contact-part-[^/]+\.js$/);
  const others = page.waitForResponse(/\/assets\/entry-client-[^/]+\.js$/);
  await page.goto(`${placeAt('versicherung').portal}/de/empfehlen/101`);
  await page.getByRole('radio', { name: 'Unternehmen' }).check();
  await page.getByLabel('Firma').fill('Müller & Söhne');
  await (await others).finished();
  for (const typed of ['A', 'An', '', 'Anna']) {
    await page.getByLabel('Vorname').fill(typed);
    await page.getByLabel('Nachname').focus();
  }
  await comeAlive();
  await page.getByLabel('Vorname').fill('Anne');
  await expect(page.getByRole('radio', { name: 'Unternehmen' })).toBeChecked();
  await expect(page.getByLabel('Firma')).toHaveValue('Müller & Söhne');
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page.getByRole('alert')).toContainText('Nachname ist ein Pflichtfeld');
  await expect(page.getByRole('radio', { name: 'Unternehmen' })).toBeChecked();
});

test('an IBAN that is being typed survives, goes on in groups, and can be corrected in its middle', async ({
  page,
}) => {
  const { comeAlive } = await holdScripts(page);
  await page.goto((await cast.rewardPage({ share: 100 })).replace('/praemie/?', '/praemie/1?'));
  const iban = page.getByLabel('IBAN');
  await iban.click();
  await page.keyboard.type('de0212030');
  await comeAlive();
  await expect(iban).toHaveValue('de0212030');
  await page.keyboard.type('0000000202051');
  await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  await expect(iban).toBeFocused();
  await expect(page.getByText('IBAN ist gültig')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 5');
  await page.getByLabel('Kontoinhaber').focus();
  await expect(page.getByText('IBAN ist nicht gültig. 1 Stelle fehlt noch.')).toBeVisible();
  await iban.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await expect(page.getByText('IBAN ist gültig')).toBeVisible();
});

test('a form that is sent while the page comes to life is sent once, and a second press sends nothing', async ({
  page,
}) => {
  const walk = await cast.recommends();
  const scripts = await holdScripts(page);
  const posts: string[] = [];
  page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent.url())));
  const pressedAgain = page.waitForEvent('console', (message) => message.text() === 'pressed again');
  await page.route(/\/empfaengerdaten\//, async (route) => {
    if (route.request().method() === 'POST') {
      scripts.open();
      await pressedAgain;
    }
    await route.continue();
  });
  await page.goto(walk.form);
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(walk.ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(walk.ben);
  await page.getByRole('checkbox').first().check();
  // The first answer is on its way all the time: the page itself has to press again, once it is alive.
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    const pressWhenAlive = () => {
      if (document.documentElement.dataset.alive === undefined) return void setTimeout(pressWhenAlive, 10);
      press();
      console.log('pressed again');
    };
    press();
    pressWhenAlive();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Ihre Daten sind angekommen');
  expect(posts).toHaveLength(1);
});

test('a page that learns of the end of its session while its form ends the account leads to the farewell', async ({
  page,
}) => {
  const anna = await cast.member();
  await holds(page.context(), anna.token);
  const scripts = await holdScripts(page);
  const refused = page.waitForEvent('console', (message) => message.text() === 'refused');
  await page.route(/\/meinedaten/, async (route) => {
    const sent = route.request();
    if (sent.method() !== 'POST') return route.continue();
    const to = new URL(sent.url());
    const headers = { ...(await sent.allHeaders()), host: to.host };
    to.hostname = 'localhost';
    const response = await route.fetch({ url: to.href, headers, maxRedirects: 0 });
    scripts.open();
    await refused;
    return route.fulfill({ response });
  });
  await page.goto('/de/meinedaten?loeschen=1');
  await page.getByLabel(/^Zur Bestätigung/).fill(anna.email);
  // While an answer is on its way nothing but the page itself can tell what it hears, and what it makes of it.
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      if (answer.status === 401) setTimeout(() => console.log('refused'), 500);
      return answer;
    };
    [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]')].at(-1)?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist gelöscht');
});
