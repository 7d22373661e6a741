/** An office from its first page to its first money: it registers, is approved, invites somebody, and releases an order. */
import { expect } from '@playwright/test';
import { addressOf, unique } from '../cast/address.ts';
import { AgencyCast, agencyPassword } from '../cast/agency-cast.ts';
import { password } from '../cast/cast.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';
import { below, fills, goesTo, row, yesterday } from './area.ts';

const cast = new AgencyCast();

test('an office registers, is approved, invites somebody, and releases its first order', async ({ browser }) => {
  const [clara, gabi] = [addressOf('clara', 'agentur.example'), addressOf('gabi')];
  const company = `Agentur ${unique()}`;
  const page = await visits(browser, '/de/agentur/start', { width: 1280 });
  const title = page.getByRole('heading', { level: 1 });

  await test.step('it says who it is; what is missing is named', async () => {
    await page.getByRole('link', { name: 'Agentur registrieren' }).first().click();
    await fills(page, { Firma: company, Vorname: 'Clara', Nachname: 'Brandt', Telefon: '0221 123456' });
    await fills(page, { 'E-Mail-Adresse': clara, 'E-Mail-Adresse wiederholen': clara });
    await page.getByRole('checkbox', { name: /^Ich bin mit den Teilnahmebedingungen/ }).check();
    await page.getByRole('button', { name: 'Agentur registrieren' }).click();
    await expect(page.getByRole('alert')).toContainText('Dies ist ein Pflichtfeld.');
    await looksWell(page);
    await page.getByRole('checkbox', { name: /^Ich habe den Datenschutz/ }).check();
    await page.getByRole('button', { name: 'Agentur registrieren' }).click();
    await expect(title).toHaveText('Bitte sehen Sie in Ihr Postfach');
  });

  await test.step('by the mail she confirms the address, sets a password and is signed in', async () => {
    const { Links } = await cast.mail(clara, 'M25');
    await page.goto(below(Links.find((link) => link.includes('t=')) ?? ''));
    await page.getByRole('button', { name: 'Bestätigen und weiter' }).click();
    await expect(title).toHaveText('Passwort festlegen');
    await expect(page).not.toHaveURL(/t(?:oken)?=[\w-]{20}/);
    await fills(page, { Passwort: agencyPassword, 'Passwort wiederholen': agencyPassword });
    await page.getByRole('button', { name: 'Passwort speichern und anmelden' }).click();
    await expect(title).toHaveText('Stammdaten Ihrer Agentur');
  });

  await test.step('with the rest it waits for an operator, and cannot invite until then', async () => {
    await page.goto('/de/agentur');
    await expect(title).toHaveText(company);
    await page.getByRole('link', { name: 'Angaben vervollständigen' }).click();
    await fills(page, { Straße: 'Hafenstraße', Hausnummer: '7', PLZ: '50668', Ort: 'Köln' });
    await page.getByLabel(/^Steuer/).fill('DE123456788');
    await page.getByLabel('IBAN').fill('DE02120300000000202051');
    await page.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
    await expect(title).toHaveText('Ihre Registrierung wird geprüft');
    await page.getByRole('link', { name: 'Zum Agenturbereich' }).click();
    await expect(page.getByText('Wir prüfen Ihre Registrierung.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Einladen', exact: true })).toBeHidden();
  });

  const [agency] = (
    await cast.call<{ Content: { Agenturnummer: string }[] }>('PUT', '/admin/agenturen', {
      Filter: `Text:${clara}`,
    })
  ).Content;
  await cast.call('PUT', `/admin/agenturen/${agency?.Agenturnummer}/freischalten`, {});

  await test.step('approved, it invites somebody after a talk, who accepts by the mail', async () => {
    await cast.mail(clara, 'M26');
    await page.goto('/de/agentur');
    await fills(page, { Vorname: 'Gabi', Nachname: 'Gast', 'E-Mail-Adresse': gabi });
    await page.getByLabel('Tag des Gesprächs').fill(yesterday());
    await page.getByLabel('Nachweis').fill('Hat im Gespräch um die Einladung gebeten.');
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    await expect(page.getByText('Gabi Gast ist eingeladen. Die E-Mail ist unterwegs.')).toBeVisible();
    const phone = await visits(browser, below(await cast.pageOf(gabi, 'M24')));
    await fills(phone, { Passwort: password, 'Passwort wiederholen': password });
    await phone.getByRole('checkbox', { name: 'Ich akzeptiere die Teilnahmebedingungen.' }).check();
    await phone.getByRole('button', { name: 'Einladung annehmen', exact: true }).click();
    await expect(phone.getByText('Einladung angenommen.')).toBeVisible();
    await goesTo(page, 'Einladungen');
    await expect(row(page, 'Gabi Gast')).toContainText('Angenommen');
  });

  const { number, orderNumber } = await cast.confirmed(gabi);

  await test.step('what comes of it stands in the area; the order is released after it was said what that does', async () => {
    await goesTo(page, 'Empfehler');
    await expect(row(page, gabi)).toBeVisible();
    await goesTo(page, 'Interessenten');
    await expect(row(page, 'Ben Beispiel')).toBeVisible();
    await goesTo(page, 'Status & Auftragsfreigabe');
    await row(page, orderNumber)
      .getByRole('link', { name: /^Freigeben/ })
      .click();
    const question = page.getByRole('region', { name: 'Einen Auftrag freigeben?' });
    await expect(question).toContainText(/35,00\s€ von Empfehlern, 35,00\s€ von Interessenten/);
    await looksWell(page);
    await question.getByRole('button', { name: 'Auftrag freigeben' }).click();
    await expect(page.getByText('Ein Auftrag ist freigegeben.')).toBeVisible();
    await expect(row(page, orderNumber)).toContainText('Freigegeben');
    await cast.mail(gabi, 'M10');
    expect(await cast.rewards(number)).toContainEqual(expect.objectContaining({ Status: 'Bereitgestellt' }));
  });
});
