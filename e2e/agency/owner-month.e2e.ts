/**
 * A month of an owner: twenty orders released at once after it was said what that does; on the first of the next month the job
 * bills the fees, she saves the invoice as PDF and as XML, and the desk enters the money. A house of its own, as its clock is set.
 */
import { type Download, expect, type Page } from '@playwright/test';
import { AgencyCast, agencyPassword } from '../cast/agency-cast.ts';
import { operatorPassword } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { houseWith } from '../desk/house.ts';
import { Seat } from '../desk/seat.ts';
import { test } from '../test.ts';
import { looksWell, typesLogin, visits } from '../visit.ts';
import { row } from './area.ts';

const seller = {
  Name: 'Sparkreis Vertriebsgesellschaft mbH',
  Strasse: 'Am Markt',
  Hausnummer: '4',
  Plz: '65183',
  Ort: 'Wiesbaden',
  UStIdNr: 'DE123456788',
  Ansprechpartner: 'Buchhaltung',
  Telefon: '0611 123456',
  Email: 'rechnung@spbdevk.example',
  Kontoinhaber: 'Sparkreis Vertriebsgesellschaft mbH',
  IBAN: 'DE02120300000000202051',
};
const count = 20;
/** The fee of this brand, 2.90 € an order, with 19 % on their sum. */
const [gross, grossInXml] = [/69,02\s€/, '69.02'];

/** The morning of the next first, as in Berlin. */
function nextFirst(): Date {
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month, 1, 8));
}

async function bytesOf(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function saves(page: Page, button: string): Promise<[name: string, bytes: Buffer]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return [file.suggestedFilename(), await bytesOf(file)];
}

test('an owner releases twenty orders at once, gets the invoice of their fees as PDF and XML, and it is paid', async ({
  browser,
}) => {
  const house = await houseWith({ DEMO_VIER_AUGEN: '0' });
  try {
    const place = placeAt('spbdevk', house.port);
    const cast = new AgencyCast(place);
    const { emails, company, ...agency } = await cast.agency();
    await cast.call('PUT', '/admin/rechnungssteller', {
      ...seller,
      Grund: 'Erste Abrechnung',
      Passwort: operatorPassword,
    });
    const gabi = await cast.recommender({ emails, company, ...agency });
    for (let made = 0; made < count; made += 5)
      await Promise.all(Array.from({ length: 5 }, () => cast.confirmed(gabi)));
    const page = await visits(browser, '/de/agentur/auftraege', { portal: place.portal, width: 1280 });
    await typesLogin(page, emails.owner, agencyPassword);

    await test.step('all of them are chosen; the question says what comes of it', async () => {
      await page.getByRole('checkbox', { name: /^Alle auf dieser Seite/ }).check();
      await expect(page.getByText(`${count} ausgewählt`)).toBeVisible();
      await page.getByRole('button', { name: 'Ausgewählte freigeben' }).click();
      const question = page.getByRole('region', { name: `${count} Aufträge freigeben?` });
      await expect(question).toContainText(/700,00\s€ von Empfehlern, 700,00\s€ von Interessenten/);
      await question.getByRole('button', { name: `${count} Aufträge freigeben` }).click();
      await expect(page.getByText(`${count} Aufträge sind freigegeben.`)).toBeVisible();
      await page.goto('/de/agentur/auftraege?status=Freigegeben');
      await expect(page.getByRole('table', { name: new RegExp(`^${count} Aufträge`) })).toBeVisible();
    });

    await test.step('the list is saved as a file as often as she wants, without another look at the page', async () => {
      for (const _time of ['once', 'and again']) {
        const [name, bytes] = await saves(page, 'Als CSV laden');
        expect([name, bytes.toString().trim().split(/\r?\n/).length]).toEqual([
          expect.stringMatching(/\.csv$/),
          count + 1,
        ]);
      }
    });

    await cast.setsClock(nextFirst());
    const eva = await Seat.take(browser, { place });

    await test.step('on the first of the next month the job bills her', async () => {
      await eva.goTo('Abläufe');
      const job = row(eva.page, 'Agenturen abrechnen');
      const question = await eva.asks(
        job.getByRole('link', { name: /^Jetzt ausführen/ }),
        'Agenturen abrechnen jetzt ausführen?',
        'ihre Rechnung und ihre Abrechnung',
      );
      await question.getByRole('button', { name: 'Jetzt ausführen' }).click();
      // It loads what draws an invoice first.
      await expect(job).toContainText('2 erledigt', { timeout: 60_000 });
    });

    const number = `RE-${nextFirst().getUTCFullYear()}-000001`;
    await test.step('she hears of it, reads it, and saves it as PDF and as XML', async () => {
      await cast.mail(emails.owner, 'M31');
      await page.goto('/de/agentur/rechnungen');
      await typesLogin(page, emails.owner, agencyPassword);
      const invoice = row(page, number);
      await expect(invoice).toContainText('Offen');
      await expect(invoice).toContainText(gross);
      await invoice.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rechnung ${number}`);
      await expect(page.getByRole('row', { name: 'Rechnungsbetrag' })).toContainText(gross);
      const [pdfName, pdf] = await saves(page, 'Rechnung als PDF');
      expect([pdfName, pdf.subarray(0, 5).toString()]).toEqual([`${number}.pdf`, '%PDF-']);
      const [xmlName, xml] = await saves(page, 'XRechnung (XML)');
      expect(xmlName).toBe(`${number}.xml`);
      expect(xml.toString('utf8')).toContain(`<cbc:PayableAmount currencyID="EUR">${grossInXml}</cbc:PayableAmount>`);
      for (const locale of ['de', 'en'] as const)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`/${locale}/agentur/rechnungen/${number}`);
          await looksWell(page);
        }
    });

    await test.step('the desk enters the money, and she sees it', async () => {
      await eva.goTo('Rechnungen');
      await eva.page.getByRole('link', { name: number }).first().click();
      await eva.decides('Als bezahlt eintragen', { said: 'Als bezahlt eingetragen.' });
      await page.goto('/de/agentur/rechnungen');
      await expect(row(page, number)).toContainText('Bezahlt');
    });
  } finally {
    await house.stop();
  }
});
