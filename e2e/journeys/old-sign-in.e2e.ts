/**
 * Bank data a quarter of an hour after the sign-in, in a house of its own, because its clock moves: without the password
 * nothing changes, with it everything does (rules 7.3).
 */
import { expect } from '@playwright/test';
import { Cast, password } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { houseWith } from '../desk/house.ts';
import { test } from '../test.ts';
import { holds } from '../visit.ts';

const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

test('who signed in 16 minutes ago changes and deletes the bank account with the password alone', async ({ page }) => {
  const house = await houseWith({});
  try {
    const place = placeAt('spbdevk', house.port);
    const cast = new Cast(place);
    const { portal } = place;
    await holds(page.context(), (await cast.member()).token, portal);
    await page.goto(`${portal}/de/empfehler/bankdaten`);
    await expect(page.getByLabel('Ihr Passwort', { exact: true })).toHaveCount(0);
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');

    // The page is open and the sign-in becomes too old meanwhile.
    await cast.setsClock(later(16));
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihr Passwort ein.');
    await page.getByRole('button', { name: 'Ihr Passwort anzeigen' }).click();
    await expect(page.getByLabel('Ihr Passwort', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');
    await page.getByLabel('Ihr Passwort', { exact: true }).fill('Falsch-2026-Falsch');
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByRole('alert')).toContainText('Das aktuelle Passwort ist nicht richtig.');
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByText('DE02 **** **** **** **20 51')).toBeVisible();

    await page.getByRole('link', { name: 'Bankverbindung löschen' }).click();
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Bankverbindung löschen' }).click();
    await expect(page.getByText('Sie haben keine Bankverbindung gespeichert.')).toBeVisible();
  } finally {
    await house.stop();
  }
});
