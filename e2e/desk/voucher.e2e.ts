/** A voucher at the desk: one person asks for its publication, another one sees what it changes and agrees. */
import { expect, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';
import { isSaved } from './written-page.ts';

const place = placeAt('redaktion');

const asks = async (page: Page) => {
  await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Es geschieht erst, wenn eine weitere Person zustimmt.');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person/)).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/^Gutschein veröffentlichen: beantragt von Miriam Aydın/),
  ).toBeVisible();
};

test('a voucher is written by one person, and public when another one has seen what it changes', async ({
  browser,
}) => {
  const eva = await Seat.take(browser, { place });
  const other = await Seat.take(browser, { place, who: operators.second, width: 360 });
  const { page } = eva;
  const name = `Einkaufsgutschein ${unique()}`;
  let id = '';
  const listed = page.getByRole('row').filter({ hasText: name });
  const decides = async (decision: 'Zustimmen' | 'Ablehnen', sees: RegExp) => {
    await other.open(`antraege?text=${id}`);
    const row = other.page.getByRole('row').filter({ hasText: 'Gutschein veröffentlichen' }).first();
    await expect(row).toContainText(sees);
    await other.look();
    await row.getByRole('link', { name: new RegExp(`^${decision}`) }).click();
    const dialog = other.page.getByRole('dialog');
    if (decision === 'Ablehnen') await dialog.getByLabel('Grund').fill('Der Wert ist zu hoch.');
    else await expect(dialog).toContainText(/25,00\s€.*bekommt gleich einen Code/);
    await other.look();
    await dialog.getByRole('button', { name: decision, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a new one waits, and whoever asked can only take it back', async () => {
    await eva.goTo('Prämienkatalog');
    const dialog = await eva.asks(page.getByRole('link', { name: 'Neue Prämie' }), 'Neue Prämie', 'Entwurf');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Nummer beim Auftraggeber').fill(`G-${unique()}`);
    await dialog.getByLabel('Art').selectOption('Gutschein');
    await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
    await expect(eva.heading).toHaveText(name);
    id = page.url().split('/').at(-1) ?? '';
    await page.getByRole('textbox', { name: 'Wert', exact: true }).fill('25');
    await isSaved(page);
    await asks(page);
    await eva.look();
    const again = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Zum Antrag' }).click();
    await expect(page.getByRole('link', { name: /^Zurückziehen/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Zustimmen/ })).toHaveCount(0);
    await eva.look();
    await eva.open(`praemienkatalog?text=${id}`);
    await expect(listed).toContainText('wartet auf eine zweite Person');
    await eva.look();
  });

  await test.step('another person agrees on a phone, and it is public', async () => {
    await decides('Zustimmen', /25,00\s€/);
    await other.page.getByRole('link', { name: id, exact: true }).first().click();
    await expect(other.heading).toHaveText(name);
    await expect(other.page.getByRole('main').getByText('Veröffentlicht').first()).toBeVisible();
  });

  await test.step('another value and another product are seen beside the old ones, and declined it stays as it was', async () => {
    await eva.open(`praemienkatalog/${id}`);
    await page.getByRole('textbox', { name: 'Wert', exact: true }).fill('250');
    await page.getByLabel('Produkt suchen').fill('Zuhause L');
    await page.getByRole('button', { name: 'Dazu: Zuhause L 101' }).click();
    await isSaved(page);
    await asks(page);
    await eva.open(`praemienkatalog/${id}/fassungen`);
    await expect(page.getByRole('region', { name: 'Produkte' })).toContainText('[eingefügt] Zuhause L');
    await eva.look();
    await decides('Ablehnen', /vorher 25,00\s€\s*→\s*nachher 250,00\s€.*nachher Zuhause L/);
    await eva.open(`praemienkatalog/${id}`);
    await expect(page.getByText(/^Gutschein veröffentlichen: beantragt/)).toHaveCount(0);
    await eva.open(`praemienkatalog?text=${id}`);
    await expect(listed).toContainText(/25,00\s€/);
    await expect(listed).not.toContainText('wartet auf');
  });

  await test.step('written by both at once, its products are told by their names, and what was not taken, too', async () => {
    const adds = async ({ page: desk }: Seat, product: string) => {
      await desk.getByLabel('Produkt suchen').fill(product);
      await desk.getByRole('button', { name: `Dazu: ${product}` }).click();
    };
    for (const seat of [eva, other]) {
      await seat.open(`praemienkatalog/${id}`);
      await expect(seat.page.getByRole('button', { name: 'Zuhause L wegnehmen' })).toBeVisible();
    }
    await adds(eva, 'Zuhause XL');
    await isSaved(page);
    await adds(other, 'Zuhause M');
    const twofold = other.page.getByRole('region', { name: 'Zwei Fassungen zur selben Zeit' });
    const products = twofold.getByRole('group', { name: /^Produkte/ });
    await expect(products.getByRole('radio', { name: /^Meine Fassung.*Zuhause L; Zuhause M$/ })).toBeVisible();
    await expect(products.getByRole('radio', { name: /Zuhause L; Zuhause XL$/ })).toBeVisible();
    await other.look();
    await products.getByRole('radio', { name: /^Meine Fassung/ }).check();
    await twofold.getByRole('button', { name: 'So speichern' }).click();
    await isSaved(other.page);
    await other.page.getByText('Was nicht übernommen wurde').click();
    await expect(other.page.getByText('Zuhause L; Zuhause XL')).toBeVisible();
    await other.look();
  });
});
