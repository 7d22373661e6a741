/**
 * Campaigns on Home and in the personal area: an editor publishes one at the desk, somebody agrees to it by keyboard or without script
 * and leaves again, and a page that changes without a load finds out that an installation has none.
 */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive, holds } from '../visit.ts';

const place = placeAt('aktionen');
const cast = new Cast(place);
test.use({ baseURL: place.portal });

const area = '/de/persoenlicherbereich';

/** A title of its own for each journey, for they share a brand. */
async function publish(title: string, more: Record<string, unknown> = {}): Promise<void> {
  const Daten = {
    Von: '2020-01-01',
    Bis: '2099-12-31',
    Texte: [
      { Sprache: 'de', Titel: title, Text: 'Wir legen **etwas** drauf.', RechtsText: `Ich nehme teil an ${title}.` },
    ],
    ...more,
  };
  const { Id, Revision } = await cast.call<{ Id: number; Revision: number }>('POST', '/admin/aktionen', { Daten });
  await cast.call('PUT', `/admin/aktionen/${Id}/veroeffentlichen`, { Revision });
}

const boxOf = (page: Page, title: string) => page.getByRole('article', { name: title });

const campaignsIn = (page: Page, screen: string): Promise<string[]> =>
  page.evaluate((name) => {
    const { data } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
    return data.loaderData[name].campaigns.map(({ title }: { title: string }) => title);
  }, screen);

test('the list comes with Home and with the personal area, and again after a reload, without a further request [S3-E209][S3-E224]', async ({
  page,
  context,
}) => {
  await publish('Herbst');
  const { token } = await cast.member();
  await holds(context, token, place.portal);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/aktion/') && asked.push(request.url()));
  for (const [path, screen] of [
    ['/de', 'home'],
    [area, 'personalArea'],
  ] as const) {
    await page.goto(path);
    for (const visit of ['first', 'reloaded']) {
      if (visit === 'reloaded') await page.reload();
      await comesAlive(page);
      expect(await campaignsIn(page, screen)).toContain('Herbst');
      await expect(boxOf(page, 'Herbst').getByText('Wir legen etwas drauf.')).toBeVisible();
    }
  }
  expect(asked).toEqual([]);
});

test('by keyboard somebody agrees and leaves again, and is told what is missing', async ({ page, context }) => {
  await publish('Tastatur', { Zielgruppe: 'empfehler', Zustimmung: true });
  const { token } = await cast.member();
  await holds(context, token, place.portal);
  await page.goto(area);
  await comesAlive(page);
  const box = boxOf(page, 'Tastatur');
  await expect(box.getByText('Ich nehme teil an Tastatur.')).toBeVisible();
  await expect(box.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Mitmachen' }).press('Enter');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Dies ist ein Pflichtfeld.' })).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('checkbox').press('Space');
  await box.getByRole('button', { name: 'Mitmachen' }).press('Enter');
  await expect(box.getByText('Sie machen mit.')).toBeVisible();
  await page.goto('/de');
  await comesAlive(page);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Nicht mehr mitmachen' }).press('Enter');
  await expect(box.getByRole('checkbox')).not.toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the box is a form like any other, and a guest is shown the way to sign in', async ({ page, context }) => {
    await publish('Ohne Skript', { Zustimmung: true });
    await page.goto('/de');
    const box = boxOf(page, 'Ohne Skript');
    await expect(box.getByRole('link', { name: 'Anmelden und mitmachen' })).toBeVisible();
    const { token } = await cast.member();
    await holds(context, token, place.portal);
    await page.goto('/de');
    await box.getByRole('checkbox').check();
    await box.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(box.getByText('Sie machen mit.')).toBeVisible();
    await page.goto(area);
    await box.getByRole('button', { name: 'Nicht mehr mitmachen' }).click();
    await expect(box.getByRole('checkbox')).not.toBeChecked();
  });
});

for (const [status, details] of [
  [404, {}],
  [501, inProof],
] as const)
  test(
    `a page that changes without a load says that the list is not there (${status}), and works [S8-X014]`,
    details,
    async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
      await page.route('**/aktion/alleAktiven', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/de/aktuellepraemienuebersicht');
      await comesAlive(page);
      await page.evaluate(() => Object.assign(window, { isStill: true }));
      await page.getByRole('banner').getByRole('link').nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Produkte' }).or(page.locator('#produkte'))).toBeVisible();
      expect(await page.evaluate(() => (window as { isStill?: boolean }).isStill)).toBe(true);
      await expect.poll(() => said.filter((text) => text.includes('not implemented'))).toHaveLength(1);
    },
  );
