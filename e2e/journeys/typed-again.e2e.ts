/** What was typed: kept over a sign-in for whoever typed it, and shown to nobody else. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { comesAlive, comesAliveFor, holds, kept, storagesOf, typesLogin } from '../visit.ts';

const cast = new Cast();
const closed = placeAt('geschlossen');
const closedCast = new Cast(closed);

for (const [title, isAlive] of [
  ['while the page was alive', true],
  ['before the page came alive', false],
] as const) {
  test(`what was typed when the session was over is there after the new login, ${title}`, async ({
    browser,
    request,
  }) => {
    const anna = await closedCast.member();
    const context = await browser.newContext({ baseURL: closed.portal });
    await holds(context, anna.token, closed.portal);
    const page = await context.newPage();
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await page.goto('/de/empfehlen/101');
    if (isAlive) await comesAliveFor(page);
    await page.getByRole('radio', { name: 'Mein Kontakt' }).check();
    await page.getByRole('checkbox').first().check();
    await request.post(`${closed.api}/account/logout`, {
      headers: { authorization: `Bearer ${(await kept(page))[0]}` },
    });
    await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
    await expect(page).toHaveURL(/\/de\/login\?redirect=Empfehlen/);
    await typesLogin(page, anna.email);
    await expect(page).toHaveURL(/\/de\/empfehlen\/101$/);
    await expect(page.getByRole('radio', { name: 'Mein Kontakt' })).toBeChecked();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await context.close();
  });
}

for (const [title, who, typed] of [
  ['what was typed is there for the same person who signs in again', 'anna', '1234 5678'],
  ['what one person typed is shown to no other who signs in afterwards', 'clara', ''],
] as const)
  test(title, async ({ browser }) => {
    const people = { anna: await closedCast.member(), clara: await closedCast.member('clara') };
    const context = await browser.newContext({ baseURL: closed.portal });
    await holds(context, people.anna.token, closed.portal);
    const page = await context.newPage();
    await page.goto('/de/kundennummer');
    await comesAliveFor(page);
    await page.getByLabel('Kundennummer').fill('1234 5678');
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/de\/login\?redirect=Kundennummer/);
    await typesLogin(page, people[who].email);
    await expect(page.getByLabel('Kundennummer')).toHaveValue(typed);
    await context.close();
  });

test('what a guest typed does not take the place of the own name and e-mail of whoever is signed in by now', async ({
  page,
}) => {
  const anna = await cast.member();
  await page.goto('/de/empfehlen/101');
  await page.getByRole('radio', { name: 'Mein Kontakt' }).check();
  await page.getByLabel('Vorname').fill('Xaver');
  await page.getByLabel('E-Mail-Adresse').fill('xaver@example.org');
  await holds(page.context(), anna.token);
  await page.reload();
  await comesAlive(page);
  await expect(page.getByRole('radio', { name: 'Mein Kontakt' })).toBeChecked();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(anna.email);
  await expect(page.getByLabel('E-Mail-Adresse')).not.toBeEditable();
});

test('the next visitor of the tab sees an empty bank form; whose account it is still has it [S4-T008]', async ({
  page,
}) => {
  const [anna, clara] = [await cast.member(), await cast.member('clara')];
  await holds(page.context(), anna.token);
  await page.goto('/de/empfehler/bankdaten');
  await page.getByRole('textbox', { name: 'Kontoinhaber' }).fill('Annalena Muster');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE02120300000000202051');
  const save = page.getByRole('button', { name: 'speichern' });
  await save.click();
  await expect(page.locator('main')).toContainText('**20 51');
  await page.goto('/de/logout');
  await expect(page).toHaveURL(/\/de$/);
  await expect.poll(() => storagesOf(page)).not.toMatch(/Annalena|20 ?51/);
  await page.goto('/de/login?redirect=EmpfehlerBankdaten');
  await typesLogin(page, clara.email);
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('');
  await expect(page.locator('main')).not.toContainText(/Annalena|20 ?51/);
  await page.goto('/de/logout');
  await expect(page).toHaveURL(/\/de$/);
  await holds(page.context(), await cast.signsIn(anna.email));
  await page.goto('/de/empfehler/bankdaten');
  await expect(page.locator('main')).toContainText('**20 51');
});
