/** What somebody hears at the desk who does not see it, and where the focus is then. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { enter } from './enter.ts';
import { Seat } from './seat.ts';

test('a filter and another page of a list keep the focus and say what they brought', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const email = addressOf('viele');
  for (let made = 0; made < 52; made++) await cast.recommends({ anna: email });
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open('empfehlungen');
  const status = page.getByRole('main').getByRole('status');
  const search = page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende');

  await search.fill('niemand@example.org');
  await search.press('Enter');
  await expect(status).toHaveText('0 Empfehlungen');
  await expect(search).toBeFocused();

  await search.fill('');
  await search.pressSequentially(email, { delay: 20 });
  await expect(status).toHaveText('52 Empfehlungen. Erste Seite, 50 Einträge');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(email);

  const last = page.getByRole('link', { name: 'Letzte Seite' });
  await last.press('Enter');
  await expect(status).toHaveText('52 Empfehlungen. Letzte Seite, 50 Einträge');
  await expect(last).toBeFocused();
  await expect(last).toBeDisabled();
  await seat.look();

  await page.getByLabel('Status').focus();
  await page.getByLabel('Status').selectOption('Abgelaufen');
  await expect(status).toHaveText('0 Empfehlungen');
  await expect(page.getByLabel('Status')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Zurücksetzen' }).first().press('Enter');
  await expect(search).toHaveValue('');
  await expect(page.getByLabel('Status')).toHaveValue('');
  await page.goBack();
  await expect(status).toHaveText('0 Empfehlungen');
  await expect(search).toHaveValue(email);
  await expect(page.getByLabel('Status')).toHaveValue('Abgelaufen');
});

test('an import is read out when it begins and when it is over, not at every look', async ({ page }) => {
  await enter(page, 'import');
  let looks = 0;
  await page.route(/\/admin\/importe\/\d+$/, (route) =>
    route.fulfill({
      json: {
        Id: Number(route.request().url().split('/').at(-1)),
        Status: 'Laeuft',
        Probe: true,
        Gelesen: 1000,
        Verarbeitet: ++looks,
        Fehler: 0,
        ErstelltVon: operators.eva,
        ErstelltAm: '2026-11-20T08:00:00.000Z',
        FertigAm: null,
        MitDatei: true,
      },
    }),
  );
  const rows = 'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email\nV-laut;eingegangen;1;2026-01-01;';
  await page
    .getByLabel('CSV-Datei')
    .setInputFiles({ name: 'auftraege.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByRole('button', { name: 'Probelauf starten' }).click();
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('Der Probelauf liest die Datei');
  const before = looks;
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  await expect(page.getByText(/^\d+ von 1\.000 Zeilen\./)).toBeVisible();
  await expect(status).toHaveText('Der Probelauf liest die Datei');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(status).toContainText('Keine Zeile ist in Ordnung.');
});

test('an order is read in the order in which it is seen, at every width', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  for (const width of [360, 768, 1280]) {
    const seat = await Seat.take(browser, { width });
    await seat.open(`auftraege/${contract.orderNumber}`);
    const parts = seat.page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(parts).toHaveText(['Angaben', 'Was jetzt geht', 'Prämien', 'Verlauf']);
    const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops[0]).toBeLessThan(tops[2] ?? 0);
    if (width < 1024) expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await seat.look();
  }
});
