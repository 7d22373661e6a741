/**
 * Products of a provider at the desk (E-09): the last good state is shown with its age while the provider is down or wrong, nobody
 * waits for one that is slow, and what would go or leap waits for a person who sees it before.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { type FakeProvider, fakeProvider } from '../../server/src/testing/provider/fake-provider.ts';
import { manyTariffs, type Sent, stockOf, tariff } from '../../server/src/testing/provider/stock.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

/** One brand, and one provider of it. */
test.describe.configure({ mode: 'default' });

const place = placeAt('tarife');
let provider: FakeProvider;
test.beforeEach(async () => {
  provider = await fakeProvider();
});
test.afterEach(() => provider.close());

/** Under the numbers of products that earn something. */
const sent = (number: number, more: Sent = {}): Sent =>
  tariff(number, { ExterneId: `X10${number}`, Preisaufteilung: null, ...more });
const usual = [1, 2, 3, 4].map((number) => sent(number));
const publishes = (products: readonly Sent[]): void => provider.publish(stockOf(products), new Date());

const fetchesNow = (seat: Seat): Promise<void> => seat.decides('Jetzt abholen', { said: 'Der Anbieter wird gefragt.' });

async function chooses(seat: Seat, kind: 'anbieter-a' | 'anbieter-b'): Promise<void> {
  const { page } = seat;
  await page.getByRole('link', { name: 'Anbieter wechseln' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anbieter wechseln' });
  await dialog.getByLabel('Produkte kommen von').selectOption(kind);
  await dialog.getByLabel(/^Adresse des Anbieters/).fill(provider.address[kind]);
  await dialog.getByLabel(/^Schlüssel/).fill(provider.key);
  await dialog.getByLabel('Grund').fill('Der Anbieter pflegt die Tarife.');
  await seat.look();
  await dialog.getByRole('button', { name: 'Anbieter speichern' }).click();
  await expect(dialog).toBeHidden();
}

/** What a visitor is told of a product now, and that the pages are there. */
async function told(page: Page, number: number): Promise<number | null | undefined> {
  const answer = await page.request.get(`${place.api}/produkt?quelle=festnetz`);
  const list = (await answer.json()) as { ExterneId: string; PreisMonatlich: number | null }[];
  return list.find(({ ExterneId }) => ExterneId === `X10${number}`)?.PreisMonatlich;
}

/** What a try before this one left leaps back: that waits for a person, too. */
async function beginsAsUsual(seat: Seat): Promise<void> {
  const { page } = seat;
  await expect(async () => {
    const waits = page.getByRole('link', { name: 'Unterschiede ansehen' });
    if (await waits.isVisible()) {
      await waits.click();
      await seat.decides('Übernehmen');
    }
    await seat.open('anbieter');
    expect([await told(page, 1), await told(page, 4)]).toEqual([4495, 4495]);
  }).toPass();
}

async function visits(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${place.portal}/de`);
  await expect(page.getByRole('main')).toContainText('Zuhause 1');
  await context.close();
}

const stands = (page: Page) => page.getByRole('status').filter({ hasText: /Stand|fehlgeschlagen|wartet/ });

for (const [kind, details] of [
  ['anbieter-a', {}],
  ['anbieter-b', inProof],
] as const)
  test(
    `with ${kind} the last good state is shown while it is down, wrong or slow, and a person decides what goes`,
    details,
    async ({ browser }) => {
      publishes(usual);
      const seat = await Seat.take(browser, { place });
      const { page } = seat;
      await seat.goTo('Anbieter');
      await chooses(seat, kind);
      await beginsAsUsual(seat);
      await expect(page.getByText('Alles in Ordnung. Gezeigt wird der Stand vom')).toBeVisible();
      await seat.look();
      await visits(browser);

      await test.step('down', async () => {
        provider.mood = 'down';
        await fetchesNow(seat);
        await expect(stands(page)).toContainText(
          'Der letzte Versuch ist fehlgeschlagen: beim Anbieter gibt es eine Störung.',
        );
        await expect(stands(page)).toContainText('Gezeigt wird der Stand vom');
        await seat.look();
        await visits(browser);
      });

      await test.step('broken', async () => {
        provider.mood = 'broken';
        await fetchesNow(seat);
        await expect(stands(page)).toContainText(
          'Die letzten 2 Versuche sind fehlgeschlagen: die Antwort ist nicht lesbar.',
        );
        await visits(browser);
        expect(await told(page, 1)).toBe(4495);
      });

      await test.step('slow: nobody waits', async () => {
        provider.mood = 'silent';
        const asked = provider.calls.length;
        await fetchesNow(seat);
        await expect.poll(() => provider.calls.length).toBeGreaterThan(asked);
        await expect(page.getByText('Sie können diese Seite verlassen, es geht weiter.')).toBeVisible();
        await visits(browser);
        expect(await told(page, 1)).toBe(4495);
        provider.mood = 'well';
        await expect(page.getByText('Alles in Ordnung.')).toBeVisible({ timeout: 40_000 });
      });

      await test.step('a price that leaps, one below zero and a product that goes wait, and are refused', async () => {
        publishes([sent(1, { PreisMonatlich: 8990 }), sent(2, { PreisMonatlich: -1 }), sent(3)]);
        await fetchesNow(seat);
        await page.getByRole('link', { name: 'Unterschiede ansehen' }).click();
        await expect(seat.heading).toHaveText(/^Abruf \d+/);
        const main = page.getByRole('main');
        await expect(main).toContainText('1 von 4 Produkten entfällt.');
        await expect(main).toContainText('1 Preis ändert sich stärker, als es von selbst sein darf.');
        await expect(main).toContainText('1 Zeile mit einem Preis unter null ist ausgelassen.');
        const row = page.getByRole('row').filter({ hasText: 'X101' });
        await expect(row).toContainText('Preissprung');
        await expect(row).toContainText(/44,95\s€.*89,90\s€.*\(\+100\s%\)/);
        await expect(page.getByRole('table', { name: 'Ausgelassene Zeilen' })).toContainText('X102');
        await seat.look();
        await page.getByRole('link', { name: /^Entfällt/ }).click();
        await expect(page.getByRole('row').filter({ hasText: 'X104' })).toContainText('Entfällt');
        expect([await told(page, 1), await told(page, 4)]).toEqual([4495, 4495]);
        await seat.decides('Ablehnen', { reason: 'Das kann nicht stimmen.', said: 'Der Abruf ist abgelehnt.' });
        await expect(main).toContainText('Das Angebot blieb, wie es war.');
        expect(await told(page, 1)).toBe(4495);
      });

      await test.step('what is right after all is taken over', async () => {
        publishes([sent(1, { PreisMonatlich: 8990 }), sent(2), sent(3)]);
        await seat.goTo('Anbieter');
        await fetchesNow(seat);
        await page.getByRole('link', { name: 'Unterschiede ansehen' }).click();
        await seat.decides('Übernehmen', { said: /Der Abruf wird übernommen|Dieser Abruf ist übernommen/ });
        await expect(page.getByRole('main')).toContainText('Dieser Abruf ist übernommen.');
        await seat.look();
        expect([await told(page, 1), await told(page, 2), await told(page, 4)]).toEqual([8990, 4495, undefined]);
      });
    },
  );

test('100,000 rows are taken over while people look at the pages', inProof, async ({ browser }) => {
  test.setTimeout(600_000);
  provider.publish(manyTariffs(100_000), new Date());
  const many = placeAt('vieletarife');
  const seat = await Seat.take(browser, { place: many });
  const visitor = await browser.newPage();
  await seat.goTo('Anbieter');
  await chooses(seat, 'anbieter-b');
  const newest = seat.page.getByRole('table').getByRole('row').nth(1);
  await expect(async () => {
    for (const path of ['/de', '/de/produkte', '/de/internet'])
      expect((await visitor.goto(`${many.portal}${path}`))?.status(), path).toBe(200);
    await seat.open('anbieter');
    await expect(newest).toContainText('100.000', { timeout: 1000 });
    await expect(newest).toContainText('Übernommen', { timeout: 1000 });
  }).toPass({ timeout: 400_000 });
  await seat.look();
});
