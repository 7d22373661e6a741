/** The forms of agencies in a browser that runs no script. */
import { expect } from '@playwright/test';
import { addressOf, unique } from '../cast/address.ts';
import { type Agency, AgencyCast, agencyPassword } from '../cast/agency-cast.ts';
import { test } from '../test.ts';
import { typesLogin, visits } from '../visit.ts';
import { fills, row } from './area.ts';

const cast = new AgencyCast();
let agency: Agency;
test.beforeAll(async () => {
  agency = await cast.agency();
});
const script = false;
const problems = 'Bitte prüfen Sie';

test('without script an office registers, and what was typed survives a mistake', async ({ browser }) => {
  const clara = addressOf('clara', 'agentur.example');
  const page = await visits(browser, '/de/agentur/registrieren', { script });
  await fills(page, { Firma: `Agentur ${unique()}`, Vorname: 'Clara', Nachname: 'Brandt', Telefon: '0221 123456' });
  await fills(page, { 'E-Mail-Adresse': clara, 'E-Mail-Adresse wiederholen': `x${clara}` });
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agentur registrieren' }).click();
  await expect(page.getByRole('alert')).toContainText(problems);
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(clara);
  await fills(page, { 'E-Mail-Adresse wiederholen': clara });
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agentur registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte sehen Sie in Ihr Postfach');
  await cast.mail(clara, 'M25');
});

test('without script an owner signs in, changes the master data, and leaves', async ({ browser }) => {
  const page = await visits(browser, '/de/agentur/stammdaten', { script });
  await typesLogin(page, agency.emails.owner, 'Falsch-2026-Kiesel');
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort');
  await typesLogin(page, agency.emails.owner, agencyPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stammdaten');
  const office = page.getByRole('region', { name: 'Die Agentur' });
  await office.getByLabel('PLZ').fill('5');
  await office.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText(problems);
  await office.getByLabel('PLZ').fill('50667');
  await office.getByLabel('Ort').fill('Köln-Altstadt');
  await office.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  await expect(office.getByLabel('Ort')).toHaveValue('Köln-Altstadt');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Jetzt abmelden' }).click();
  await expect(page).toHaveURL(/\/de\/agentur\/login/);
  await page.goto('/de/agentur/stammdaten');
  await expect(page).toHaveURL(/\/de\/agentur\/login/);
});

test('without script two orders are turned down at once', async ({ browser }) => {
  const gabi = await cast.recommender(agency);
  const orders = [await cast.confirmed(gabi), await cast.confirmed(gabi)];
  const page = await visits(browser, '/de/agentur/auftraege', { script, agencyToken: agency.owner });
  await page.getByRole('button', { name: 'Ausgewählte ablehnen' }).click();
  await expect(page.getByText('Es ist nichts ausgewählt.')).toBeVisible();
  for (const { orderNumber } of orders)
    await page.getByRole('checkbox', { name: `Auftrag ${orderNumber} auswählen` }).check();
  await page.getByRole('button', { name: 'Ausgewählte ablehnen' }).click();
  await page.getByRole('button', { name: '2 Aufträge ablehnen' }).click();
  await expect(page.getByRole('alert')).toContainText(problems);
  await page.getByLabel('Grund für alle').fill('Zweimal gemeldet');
  await page.getByRole('button', { name: '2 Aufträge ablehnen' }).click();
  await expect(page.getByText('2 Aufträge sind abgelehnt.')).toBeVisible();
  for (const { orderNumber } of orders) await expect(row(page, orderNumber)).toContainText('Abgelehnt');
});

test('without script somebody is invited, found in the list, and the invitation withdrawn', async ({ browser }) => {
  const gabi = addressOf('gabi');
  const page = await visits(browser, '/de/agentur', { script, agencyToken: agency.employee });
  await fills(page, { Vorname: 'Gabi', Nachname: 'Gast', 'E-Mail-Adresse': 'gabi' });
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(problems);
  await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Gast');
  await fills(page, { 'E-Mail-Adresse': gabi });
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(page.getByLabel('Link der Einladung')).toHaveValue(/token=/);
  await page.getByRole('link', { name: 'Zu den Einladungen' }).click();
  await page.getByLabel('Name oder E-Mail-Adresse').fill(gabi);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByRole('row', { name: 'Gabi Gast' })).toHaveCount(1);
  await row(page, gabi)
    .getByRole('link', { name: /^Widerrufen/ })
    .click();
  await page.getByRole('button', { name: 'Einladung widerrufen' }).click();
  await expect(page.getByText('Die Einladung ist widerrufen.')).toBeVisible();
});
