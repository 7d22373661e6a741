/** The pages somebody reads before trusting a programme, and the way to ask it something. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const cast = new Cast();

const legal: readonly (readonly [
  title: string,
  name: string,
  path: string,
  link: string,
  heading: string,
  says: string,
  saysInEnglish: string,
])[] = [
  [
    '[S2-R056]',
    'Impressum',
    '/impressum',
    'Impressum',
    'Impressum',
    'Amtsgericht Wiesbaden',
    'Please write to us first: we nearly always find a solution together.',
  ],
  [
    '[S2-R057]',
    'Datenschutz',
    '/datenschutz',
    'Datenschutz',
    'Datenschutz',
    'löschen wir sie nach 12 Wochen',
    'If you do not confirm your data we delete them after 12 weeks.',
  ],
  [
    '[S2-R058]',
    'Agb',
    '/agb',
    'Teilnahmebedingungen',
    'Teilnahmebedingungen',
    'Die Teilnahme kostet nichts',
    'It costs nothing and commits you to nothing.',
  ],
  [
    '[S2-R074]',
    'Barrierefreiheitserklaerung',
    '/barrierefreiheitserklaerung',
    'Barrierefreiheit',
    'Erklärung zur Barrierefreiheit',
    'EN 301 549',
    'We want everybody to be able to use it without help.',
  ],
];

for (const [id, name, path, link, heading, says, saysInEnglish] of legal) {
  test(`the footer leads to ${name}, in full and in the route list ${id}`, async ({ page, request }) => {
    await page.goto('/de');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/de${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(says);
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('link', { name: /^en/i }).click();
    await expect(page).toHaveURL(new RegExp(`/en${path}$`));
    await expect(page.getByRole('main')).toContainText(saysInEnglish);
    await expectListed(request, name, path);
  });
}

test('a long text has a list of its parts that leads to them, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de/datenschutz');
  await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Ihre Rechte' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Rechte' })).toBeInViewport();
  await expectAccessible(page);
});

test('with ModuleAdv the imprint leads to the start, and no link to it is offered [S2-R179][S3-E023]', async ({
  page,
  request,
}) => {
  const moduleOf = async (brand: string) => (await (await request.get(placeAt(brand).api)).json()).ModuleAdv;
  expect([await moduleOf('schalter'), await moduleOf('spbdevk')]).toEqual([true, false]);
  const frame = placeAt('schalter').portal;
  await page.goto(`${frame}/de/impressum`);
  await expect(page).toHaveURL(`${frame}/de`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true })).toHaveCount(0);
});

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Betreff').fill('Meine Prämie');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag,\nwann kommt sie?');
}

test('from the not-found page to the contact form, which says what is missing and keeps what was typed [S2-R060][S2-R073][S5-V005][S5-V026]', async ({
  page,
  request,
}) => {
  await expectListed(request, 'Kontakt', '/kontakt');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de/gibt-es-nicht');
  await page.getByRole('main').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(page.getByRole('checkbox', { name: 'Kopie der Nachricht an mich schicken' })).not.toBeChecked();
  await expectAccessible(page);
  const email = addressOf('anna');
  await fill(page, email);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('link', { name: 'Dies ist ein Pflichtfeld.', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Guten Tag,\nwann kommt sie?');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Hinweise zum Datenschutz/ }).check();
  await page.getByRole('checkbox', { name: 'Kopie der Nachricht an mich schicken' }).check();
  await comesAlive(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Nachricht.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  const copy = await cast.mail(email, 'M23');
  expect(copy.Links.some((link) => link.endsWith('/de/datenschutz'))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent and thanked for all the same', async ({ page }) => {
    await page.goto('/de/kontakt');
    await fill(page, addressOf('anna'));
    await page.getByRole('checkbox', { name: /Hinweise zum Datenschutz/ }).check();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Nachricht.');
  });
});

test('an e-mail address has to be typed twice the same [S5-V011]', async ({ page }) => {
  const { form, ben } = await cast.recommends();
  await page.goto(form);
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('somebody.else@example.org');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(
    page.getByRole('link', { name: 'Die E-Mail-Adressen stimmen nicht überein.', exact: true }),
  ).toBeVisible();
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(` ${ben.replace('ben', 'Ben')} `);
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(page).toHaveURL(/empfaengerbestaetigung/);
});
