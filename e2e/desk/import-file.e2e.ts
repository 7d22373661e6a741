/** A file on its way and afterwards: how far it is, what it was refused for, and its rows page by page. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { enter } from './enter.ts';
import { Seat } from './seat.ts';

const header = 'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email';
const fileOf = (rows: number, rest = '') => ({
  name: 'auftraege.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [header, ...Array.from({ length: rows }, (_, at) => `F-${at};eingegangen;104477120935;2026-01-01;${rest}`)].join(
      '\n',
    ),
  ),
});
const tries = async (page: Page, file: ReturnType<typeof fileOf>) => {
  await page.getByLabel('CSV-Datei').setInputFiles(file);
  await page.getByRole('button', { name: 'Probelauf starten' }).click();
};
const lines = (page: Page) => page.getByRole('table').getByRole('row').locator('td:first-child').allInnerTexts();

test('the rows of a file are paged to the end and back', inProof, async ({ page }) => {
  await enter(page, 'import');
  await tries(page, fileOf(120));
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  const goes = (name: string) => pages.getByRole('link', { name }).click();
  const shows = (first: number, last: number) =>
    expect.poll(() => lines(page)).toEqual(Array.from({ length: last - first + 1 }, (_, at) => String(first + at)));
  await shows(2, 51);
  await goes('Nächste Seite');
  await shows(52, 101);
  await expectAccessible(page);
  await goes('Nächste Seite');
  await shows(102, 121);
  await expect(pages.getByRole('link', { disabled: false })).toHaveCount(2);
  await goes('Vorherige Seite');
  await shows(52, 101);
  await goes('Letzte Seite');
  await shows(72, 121);
  await goes('Erste Seite');
  await shows(2, 51);
});

test('the bad rows of a file are loaded, mended, and imported', async ({ browser }) => {
  const { number, ben, externalNumber } = await new Cast(deskPlace).agreed();
  const wrong = '104477120935';
  const file = (text: string) => ({ name: 'auftraege.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const eva = await Seat.take(browser, { width: 360 });
  const { page } = eva;
  await eva.goTo('Import');
  await tries(page, file(`Name;${header}\n"Beispiel; Ben";${externalNumber};eingegangen;${wrong};2026-01-01;${ben}`));
  await expect(page.getByText('Keine Zeile ist in Ordnung.')).toBeVisible();
  await expect(page.getByText('Verbessern Sie sie, und importieren Sie sie neu.')).toBeVisible();
  await eva.look();
  const bad = await eva.download('Fehlerhafte Zeilen laden');
  expect(bad).toBe(
    `\ufeffZeile;Fehler;Name;${header}\r\n2;Diese Empfehlungsnummer kennen wir nicht: ${wrong};"Beispiel; Ben";${externalNumber};eingegangen;${wrong};2026-01-01;${ben}\r\n`,
  );
  await eva.goTo('Import');
  await tries(page, file(bad.replaceAll(wrong, number)));
  await expect(page.getByText('Die eine Zeile ist in Ordnung.')).toBeVisible();
  await eva.decides('Jetzt einlesen');
  await expect(page.getByText('1 Zeile wurde übernommen.')).toBeVisible();
  await eva.look();
});

test('a file on a slow line shows how far it is', inProof, async ({ page, context }) => {
  await enter(page, 'import');
  const line = await context.newCDPSession(page);
  const passes = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await line.send('Network.enable');
  await passes(100_000);
  await tries(page, fileOf(250, 'x'.repeat(10_000)));
  const bar = page.getByRole('progressbar', { name: 'Die Datei wird übertragen' });
  await expect.poll(() => bar.evaluate((it: HTMLProgressElement) => it.position)).toBeGreaterThan(0.05);
  await expect(page.getByText(/ von 2,\d\sMB übertragen$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Die Datei wird übertragen' })).toBeAttached();
  await expectAccessible(page);
  await passes(-1);
  await expect(page.getByRole('heading', { level: 1, name: /^Probelauf/ })).toBeVisible();
});

test('what a file was refused for stays while another import is looked after', inProof, async ({ page }) => {
  await enter(page, 'import');
  await tries(page, fileOf(1));
  await expect(page.getByRole('heading', { level: 1, name: /^Probelauf/ })).toBeVisible();
  let looks = 0;
  await page.route('**/admin/importe', async (route) => {
    // A host below localhost is known to browsers only.
    const { host, hostname } = new URL(route.request().url());
    const url = route.request().url().replace(hostname, '127.0.0.1');
    const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
    const body = await answer.json();
    looks++;
    await route.fulfill({ response: answer, json: { ...body, Content: running(body.Content) } });
  });
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('cell', { name: 'Läuft' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Probelauf starten' }).click();
  const problem = page.getByRole('alert');
  await expect(problem).toBeFocused();
  const before = looks;
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(before + 2);
  await expect(problem).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: Aufträge importieren/);
  await page.unrouteAll({ behavior: 'wait' });
});

const running = (rows: readonly object[]) => rows.map((row, at) => (at === 0 ? { ...row, Status: 'Laeuft' } : row));
