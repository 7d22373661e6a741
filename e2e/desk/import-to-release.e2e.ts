/**
 * The operator's morning: a file of the client is tried, its bad rows are taken along, the rest is imported, and the
 * order is released. By keyboard on a phone in German, by pointer on a wide screen in English.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast, longAgo, type Recommendation } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { deskAddress, enter, typeSignIn } from './enter.ts';

const words = {
  de: {
    file: /^(?:CSV-Datei|Dieselbe Datei)/,
    probe: 'Probelauf starten',
    tried: '2 Zeilen sind in Ordnung, 1 nicht. Der Probelauf selbst hat nichts geschrieben.',
    problem: 'Empfehlungsnummer ist nicht gültig',
    badFile: 'Fehlerhafte Zeilen laden',
    go: 'Jetzt einlesen',
    ask: 'Diese Datei importieren?',
    consequence: '2 Zeilen werden gemeldet',
    done: '2 Zeilen wurden übernommen, 1 nicht.',
    orders: 'Zu den Aufträgen',
    search: 'Name, E-Mail, Nummer, IBAN-Ende',
    release: 'Freigeben',
    askRelease: /^Auftrag \d{12} freigeben\?$/,
    rewards: '2 Prämien werden bereitgestellt, zusammen 70,00 €',
    reason: 'Grund',
    released: 'Freigegeben',
    toast: /^Auftrag \d{12} ist freigegeben\.$/,
    more: 'Weitere Aktionen',
    order: /^Zuhause L für Ben Beispiel, bestätigt am [\d.]{10}$/,
    held: 'Er ist schon freigegeben.',
    reasonTold: 'Grund: Liste vom Montag',
  },
  en: {
    file: /^(?:CSV file|Choose the same)/,
    probe: 'Start the dry run',
    tried: '2 rows are fine, 1 is not. The dry run itself wrote nothing.',
    problem: /not valid/,
    badFile: 'Download the bad rows',
    go: 'Import now',
    ask: 'Import this file?',
    consequence: '2 rows are reported',
    done: '2 rows were taken over, 1 was not.',
    orders: 'Go to orders',
    search: 'Name, e-mail, number, end of IBAN',
    release: 'Release',
    askRelease: /^Release order \d{12}\?$/,
    rewards: '2 rewards become ready, 70,00 € together',
    reason: 'Reason',
    released: 'Released',
    toast: /^Order \d{12} is released\.$/,
    more: 'More actions',
    order: /^Zuhause L for Ben Beispiel, confirmed on [\d.]{10}$/,
    held: 'It is released already.',
    reasonTold: 'Reason: Liste vom Montag',
  },
} as const;

const runs = [
  { locale: 'de', width: 360, by: 'key', details: {} },
  { locale: 'en', width: 1280, by: 'pointer', details: inProof },
] as const;

for (const { locale, width, by, details } of runs) {
  test(
    `a file is tried, imported and its order released, in ${locale} at ${width} px by ${by}`,
    details,
    async ({ browser, baseURL }) => {
      const w = words[locale];
      const cast = new Cast(deskPlace);
      const contract = await cast.agreed();
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: locale === 'de' ? 'de-DE' : 'en-GB',
        viewport: { width, height: 900 },
        acceptDownloads: true,
      });
      const page = await context.newPage();
      const press = (target: Locator) => (by === 'key' ? target.press('Enter') : target.click());
      const file = { name: 'auftraege.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(contract)) };

      await enter(page, 'import');
      await expectAccessible(page);
      await page.getByLabel(w.file).setInputFiles(file);
      await press(page.getByRole('button', { name: w.probe }));
      await expect(page.getByText(w.tried)).toBeVisible();
      await expect(page.getByText(w.problem)).toBeVisible();
      await expectAccessible(page);
      expect(await downloaded(page, w.badFile, press)).toContain('V-kaputt');

      // After a reload the result is still there; the file has to be chosen once more.
      await page.reload();
      await expect(page.getByText(w.tried)).toBeVisible();
      await press(page.getByRole('link', { name: w.go }));
      const question = page.getByRole('dialog', { name: w.ask });
      await expect(question).toContainText(w.consequence);
      await expectAccessible(page);
      await press(question.getByRole('button', { name: w.go }));
      await expect(page.getByText(w.done)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await press(page.getByRole('link', { name: w.orders }));
      await page.getByLabel(w.search).fill(contract.externalNumber);
      const row = page.getByRole('row').filter({ hasText: contract.externalNumber });
      await expect(row).toHaveCount(1);
      await expectAccessible(page);
      await press(row.getByRole('link'));
      await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeFocused();
      await expectAccessible(page);

      // Who imported an order does not release it.
      const address = page.url();
      await context.clearCookies();
      await page.goto(address);
      await typeSignIn(page, { who: operators.second });
      await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeVisible();
      await press(page.getByRole('link', { name: w.release, exact: true }));
      const release = page.getByRole('dialog', { name: w.askRelease });
      await expect(release).toContainText(w.rewards);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(release).toBeHidden();
      await expect(page.getByRole('link', { name: w.release, exact: true })).toBeFocused();
      await press(page.getByRole('link', { name: w.release, exact: true }));
      await release.getByLabel(w.reason).fill('Liste vom Montag');
      await press(release.getByRole('button', { name: w.release }));
      await expect(page.getByText(w.toast)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText(w.released, { exact: true }).first()).toBeVisible();
      await page.getByText(w.more, { exact: true }).click();
      await expect(page.getByText(w.held)).toBeVisible();
      await expect(page.getByText(w.reasonTold)).toBeVisible();
      expect((await cast.mail(contract.anna, 'M10')).Links.length).toBeGreaterThan(0);
      await context.close();
    },
  );
}

test('what waits today leads to the list that shows it', async ({ page }) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Heute/ })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Eingegangene Aufträge bestätigen/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${deskAddress}auftraege?status=Eingegangen`);
  await expect(page.getByLabel('Status')).toHaveValue('Eingegangen');
  await page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende').fill(contract.externalNumber);
  await expect(page).toHaveURL(/text=/);
  await page.getByRole('link', { name: contract.orderNumber }).click();
  await page.getByRole('link', { name: 'Bestätigen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText('ist bestätigt')).toBeVisible();
});

test('the list of orders is a file, through the same filter', async ({ page }) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  await enter(page, `auftraege?text=${contract.externalNumber}`);
  const text = await downloaded(page, 'Als CSV laden', (target) => target.click());
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(contract.orderNumber);
});

async function downloaded(page: Page, name: string, press: (target: Locator) => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('link', { name }))]);
  return readFile(await download.path(), 'utf8');
}

const fileOf = ({ number, ben, externalNumber }: Recommendation): string => {
  const day = longAgo();
  return [
    'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email',
    `${externalNumber};eingegangen;${number};${day};${ben}`,
    `${externalNumber};bestaetigt;${number};;`,
    'V-kaputt;eingegangen;123;2026-01-01;',
  ].join('\n');
};
