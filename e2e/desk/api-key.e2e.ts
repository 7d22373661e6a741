/** A key for a system of the client: asked for, agreed to by another admin, shown once, used, renewed beside the old one, ended. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { deskPlace as place } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

const statusWith = async (key: string): Promise<number> =>
  (await fetch(`${place.api}/partner/praemie`, { headers: { 'x-api-key': key } })).status;

async function proves(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel('Grund').fill('für das CRM');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function agrees(browser: Browser, name: string): Promise<void> {
  const other = await Seat.take(browser, { who: operators.second });
  await other.goTo('Anträge');
  const row = other.page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: /^Zustimmen/ }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Zustimmen', exact: true }).click();
  await expect(other.page.getByRole('dialog')).toBeHidden();
}

async function takes(seat: Seat, name: string): Promise<string> {
  const { page } = seat;
  await page.reload();
  await rowOf(page, name)
    .getByRole('link', { name: /^Schlüssel zeigen/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schlüssel zeigen', exact: true }).click();
  const shown = page.getByRole('region', { name: `Schlüssel von ${name}` });
  await seat.look();
  const key = await shown.getByLabel('Schlüssel', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Ich habe ihn abgelegt' }).press('Enter');
  await expect(seat.heading).toBeFocused();
  return key;
}

test('a system is let in by two, gets a new key beside the old one, and loses both', inProof, async ({ browser }) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('API-Schlüssel');
  const name = `crm-${unique()}`.toLowerCase();
  await page.getByRole('link', { name: 'Schlüssel anlegen' }).click();
  const add = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await add.getByLabel('Name des Systems').fill(name);
  await add.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(add.getByText(/^Bereiche/).first()).toBeVisible();
  await expect(add).toContainText('Bereiche ist ein Pflichtfeld');
  await expect(add.getByRole('alert').getByRole('link')).toHaveText([/^Bereiche/, /^Grund/]);
  await seat.look();
  await add.getByLabel(/^katalog:lesen/).check();
  await proves(add, 'Anlegen');
  await agrees(browser, name);
  const first = await takes(seat, name);
  expect(await statusWith(first)).toBe(200);

  await rowOf(page, name)
    .getByRole('link', { name: /^Neuer Schlüssel/ })
    .click();
  const renew = page.getByRole('dialog', { name: `Neuer Schlüssel für ${name}` });
  await expect(renew.getByLabel(/^katalog:lesen/)).toBeChecked();
  await seat.look();
  await proves(renew, 'Neuer Schlüssel');
  await agrees(browser, name);
  const second = await takes(seat, name);
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);

  await page.reload();
  const end = rowOf(page, name).getByRole('link', { name: /^Beenden/ });
  const dialog = await seat.asks(end, `${name} beenden`, 'sofort und für immer');
  await dialog.getByLabel('Grund').fill('bekannt geworden');
  await dialog.getByRole('button', { name: 'Beenden', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText('beendet');
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
});
