/** An agency invites: somebody new accepts by keyboard on a phone and without script, somebody signs in with the account there is, and somebody wants no more. */
import { type Browser, expect, type Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { type Agency, AgencyCast } from '../cast/agency-cast.ts';
import { password } from '../cast/cast.ts';
import { keyboard, pointer } from '../hands.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';

const cast = new AgencyCast();
let agency: Agency;
test.beforeAll(async () => {
  agency = await cast.agency();
});

const below = (page: string): string => {
  const { pathname, search } = new URL(page);
  return pathname + search;
};
const opens = (browser: Browser, page: string, how: Parameters<typeof visits>[2] = {}): Promise<Page> =>
  visits(browser, below(page), how);
const password1 = (page: Page) => page.getByLabel('Passwort', { exact: true });
const password2 = (page: Page) => page.getByLabel('Passwort wiederholen', { exact: true });
const accepted = 'Einladung angenommen. Die Agentur, die Sie eingeladen hat';
const ownToken = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

test('somebody new accepts by keyboard on a phone, and belongs to the agency', async ({ browser }) => {
  const email = addressOf('gabi');
  const page = await opens(browser, (await cast.invites(agency, email)).page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Einladung, Gabi');
  await expect(page.getByText(`Dirk Krämer von ${agency.company}`)).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await looksWell(page);
  await keyboard.fill(password1(page), 'kurz');
  await keyboard.fill(password2(page), 'kurz');
  await keyboard.press(page.getByRole('button', { name: 'Einladung annehmen', exact: true }));
  await expect(page.getByText('Die Zustimmung ist erforderlich').first()).toBeVisible();
  await keyboard.fill(password1(page), password);
  await keyboard.fill(password2(page), password);
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die Teilnahmebedingungen.' }).press('Space');
  await keyboard.press(page.getByRole('button', { name: 'Einladung annehmen', exact: true }));
  await expect(page).toHaveURL(/persoenlicherbereich/);
  await expect(page.getByText(accepted)).toBeVisible();
  await looksWell(page);
  expect(await cast.agencyOf(await ownToken(page))).toBe(agency.number);
});

test('a link that was handed over works without script', async ({ browser }) => {
  const { page: link } = await cast.handsOver(agency, addressOf('gabi'));
  const page = await opens(browser, link, { script: false, width: 768 });
  await pointer.fill(password1(page), password);
  await pointer.fill(password2(page), password);
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die Teilnahmebedingungen.' }).check();
  await page.getByRole('button', { name: 'Einladung annehmen', exact: true }).click();
  await expect(page.getByText(accepted)).toBeVisible();
  const again = await opens(browser, link, { script: false });
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Diese Einladung gilt nicht mehr');
  await expect(again.getByRole('link', { name: 'Anmelden', exact: true }).last()).toBeVisible();
});

test('somebody with an account signs in with the link open', async ({ browser }) => {
  const { email } = await cast.member('gabi');
  const page = await opens(browser, (await cast.invites(agency, email)).page, { width: 1280 });
  await expect(page.getByRole('heading', { name: 'Mit Ihrem Konto annehmen' })).toBeVisible();
  await looksWell(page);
  await password1(page).fill('Falsch-2026-Kiesel');
  await page.getByRole('button', { name: 'Anmelden und annehmen', exact: true }).click();
  await expect(page.getByText('E-Mail-Adresse oder Passwort').first()).toBeVisible();
  await password1(page).fill(password);
  await page.getByRole('button', { name: 'Anmelden und annehmen', exact: true }).click();
  await expect(page.getByText(accepted)).toBeVisible();
  expect(await cast.agencyOf(await ownToken(page))).toBe(agency.number);
});

test('whoever has an account and got a link by hand is led to the sign-in', async ({ browser }) => {
  const { email } = await cast.member('gabi');
  const { page: link } = await cast.handsOver(agency, email);
  const page = await opens(browser, link);
  await password1(page).fill(password);
  await password2(page).fill(password);
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die Teilnahmebedingungen.' }).check();
  await page.getByRole('button', { name: 'Einladung annehmen', exact: true }).click();
  await expect(page.getByText('haben Sie schon ein Konto.')).toBeVisible();
  const other = await opens(browser, link);
  await other.getByRole('link', { name: 'Ich habe schon ein Konto' }).click();
  await looksWell(other);
  await password1(other).fill(password);
  await other.getByRole('button', { name: 'Anmelden und annehmen', exact: true }).click();
  await expect(other.getByText(accepted)).toBeVisible();
});

test('one press, and no agency invites again', async ({ browser }) => {
  const email = addressOf('gabi');
  const { page: link } = await cast.invites(agency, email);
  const page = await opens(browser, link);
  await page.getByRole('link', { name: 'Keine weiteren Einladungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine weiteren Einladungen?');
  await looksWell(page);
  await page.getByRole('button', { name: 'Keine weiteren Einladungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das haben wir uns gemerkt');
  await expect(cast.handsOver(agency, email)).rejects.toThrow(/keine Einladungen/);
});

test('a link that was taken back says so, with a way on', async ({ browser }) => {
  const invited = await cast.handsOver(agency, addressOf('gabi'));
  await cast.withdraws(agency, invited);
  const page = await opens(browser, invited.page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Einladung gilt nicht mehr');
  await looksWell(page);
});
