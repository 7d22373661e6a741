/** A day of somebody who works in an agency: invites, sees who came, releases an order, turns two down, and is refused what is the owner's. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { AgencyCast, agencyPassword } from '../cast/agency-cast.ts';
import { test } from '../test.ts';
import { looksWell, typesLogin, visits } from '../visit.ts';
import { fills, goesTo, row } from './area.ts';

const cast = new AgencyCast();

test('an employee signs in to the page that was wanted, invites, sees leads and releases one of two orders [S2-R204]', async ({
  browser,
}) => {
  const agency = await cast.agency();
  const gabi = await cast.recommender(agency);
  const free = await cast.confirmed(gabi);
  const own = await cast.confirmed(gabi, agency.emails.employee);
  const page = await visits(browser, '/de/agentur/leads', { width: 1280 });

  await test.step('over the login to the leads', async () => {
    await expect(page.getByText('Nach der Anmeldung geht es dort weiter.')).toBeVisible();
    await typesLogin(page, agency.emails.employee, agencyPassword);
    await expect(page).toHaveURL(/\/de\/agentur\/leads$/);
    await expect(row(page, free.ben)).toContainText('Ben Beispiel');
  });

  await test.step('somebody is invited without evidence: there is a link to hand over, and no mail', async () => {
    const email = addressOf('gabi');
    await goesTo(page, 'Einladungsmaske');
    await fills(page, { Vorname: 'Gabi', Nachname: 'Gast', 'E-Mail-Adresse': email });
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    const made = page.getByRole('region', { name: 'Einladung für Gabi Gast' });
    await expect(made.getByLabel('Link der Einladung')).toHaveValue(/\/de\/registrieren\?token=/);
    await expect(made.getByRole('img', { name: 'QR-Code der Einladung für Gabi Gast' })).toBeVisible();
    await looksWell(page);
    await made.getByRole('link', { name: 'Zu den Einladungen' }).click();
    await expect(row(page, email)).toContainText('Versendet');
    expect(await cast.mails(email)).toEqual([]);
  });

  await test.step('the own order is somebody else’s to release, and says so; the other one is released', async () => {
    await goesTo(page, 'Status & Auftragsfreigabe');
    await expect(row(page, own.orderNumber)).toContainText('Eigener Auftrag:');
    await expect(row(page, own.orderNumber).getByRole('link', { name: /^Freigeben/ })).toBeHidden();
    await row(page, free.orderNumber)
      .getByRole('link', { name: /^Freigeben/ })
      .click();
    await page.getByRole('button', { name: 'Auftrag freigeben' }).click();
    await expect(page.getByText('Ein Auftrag ist freigegeben.')).toBeVisible();
    await expect(row(page, free.orderNumber)).toContainText('Freigegeben');
    await page.goto(`/de/agentur/auftraege?nummer=${own.orderNumber}`);
    const question = page.getByRole('region', { name: 'Davon kann jetzt nichts freigegeben werden' });
    await expect(question).toContainText(
      'Eigener Auftrag: Sie, die Inhaberin, der Inhaber oder die Agentur sind beteiligt.',
    );
    await expect(question.getByRole('button')).toBeHidden();
  });

  await test.step('two are turned down at once for one reason; what is released already stays, and stays chosen', async () => {
    const twice = [await cast.confirmed(gabi), await cast.confirmed(gabi)];
    await page.goto('/de/agentur/auftraege');
    for (const { orderNumber } of [free, ...twice])
      await page.getByRole('checkbox', { name: `Auftrag ${orderNumber} auswählen` }).check();
    await page.getByRole('button', { name: 'Ausgewählte ablehnen' }).click();
    const question = page.getByRole('region', { name: '2 Aufträge ablehnen?' });
    for (const { orderNumber } of twice)
      await expect(question.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('Ben Beispiel');
    await expect(question).toContainText(/Zusammen werden 140,00\s€ nicht ausgezahlt/);
    await expect(question.getByRole('listitem').filter({ hasText: free.orderNumber })).toContainText(
      'Schon freigegeben.',
    );
    await looksWell(page);
    await question.getByRole('button', { name: '2 Aufträge ablehnen' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie');
    await question.getByLabel('Grund für alle').fill('Zweimal gemeldet');
    await question.getByRole('button', { name: '2 Aufträge ablehnen' }).click();
    await expect(page.getByText('2 Aufträge sind abgelehnt.')).toBeVisible();
    for (const { orderNumber } of twice) await expect(row(page, orderNumber)).toContainText('Abgelehnt');
    await expect(page.getByText('1 ausgewählt')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Auftrag ${free.orderNumber} auswählen` })).toBeChecked();
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  });

  await test.step('employees and invoices are the owner’s, and so is what the agency says of itself', async () => {
    const screens = page.getByRole('navigation', { name: 'Agenturbereich' }).getByRole('link');
    await expect(screens).toHaveText(['Berichte', 'Suche', 'Prämien', 'Stammdaten']);
    for (const path of ['mitarbeiter', 'rechnungen']) {
      await page.goto(`/de/agentur/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Berechtigung');
    }
    await page.goto('/de/agentur/stammdaten');
    await expect(page.getByText('Ändern kann das die Inhaberin oder der Inhaber.')).toBeVisible();
    await expect(page.getByLabel('IBAN')).toBeHidden();
  });
});
