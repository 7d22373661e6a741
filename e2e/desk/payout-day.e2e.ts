/**
 * The operators' day, from the client's file to the money: Eva imports orders after a dry run, Rita releases them. Eva
 * asks to free an account that is new, and makes a payout run. Paul, who has touched none of it, agrees and exports. Then
 * the bank sends one transfer back, and the books say so.
 */
import { expect } from '@playwright/test';
import { Cast, longAgo, type Recommendation } from '../cast/cast.ts';
import { namesOfOperators, operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const fileOf = (contracts: readonly Recommendation[]): string =>
  [
    'ExterneAuftragsnummer;Ereignis;Empfaengernummer;Auftragsdatum',
    ...contracts.flatMap(({ externalNumber, recipientNumber }) =>
      ['eingegangen', 'bestaetigt'].map((event) => `${externalNumber};${event};${recipientNumber};${longAgo()}`),
    ),
    'KEINE-NUMMER;eingegangen;999999999999;2026-11-01',
  ].join('\r\n');

test('import, release, payout run, export by another person, confirmation, return: the whole day of the operators', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contracts = [await cast.agreed(), await cast.agreed()];
  const [first, second] = contracts as [Recommendation, Recommendation];
  const eva = await Seat.take(browser);
  const { page } = eva;

  await test.step('a dry run tells which rows are bad, then the file is imported', async () => {
    await eva.goTo('Import');
    await page
      .getByLabel('CSV-Datei')
      .setInputFiles({ name: 'auftraege.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(contracts)) });
    await page.getByRole('button', { name: 'Probelauf starten' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Probelauf');
    await expect(page.getByRole('link', { name: 'Fehlerhafte Zeilen laden' })).toBeVisible();
    expect(await eva.download('Fehlerhafte Zeilen laden')).toContain('KEINE-NUMMER');
    await eva.decides('Jetzt einlesen');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Import/);
    await expect(page.getByRole('link', { name: 'Zu den Aufträgen' })).toBeVisible();
  });

  await test.step('who imported an order is told that another person releases it', async () => {
    first.orderNumber = await cast.orderOf(first.number);
    await eva.open(`auftraege/${first.orderNumber}`);
    await page.getByRole('link', { name: 'Freigeben', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Freigeben', exact: true }).click();
    await expect(question.getByRole('alert')).toContainText('Diese Entscheidung braucht eine weitere Person');
    await eva.look();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });

  await test.step('another person finds and releases it', async () => {
    const rita = await Seat.take(browser, { who: operators.second });
    await rita.goTo('Aufträge');
    await rita.page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende').fill(first.number);
    await expect(rita.page).toHaveURL(new RegExp(`text=${first.number}`));
    await expect(rita.page.getByRole('row')).toHaveCount(2);
    await rita.page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(rita.heading).toBeFocused();
    await rita.decides('Freigeben', { reason: 'Vertrag geprüft', said: /^Auftrag \d+ ist freigegeben/ });
  });

  second.orderNumber = await cast.orderOf(second.number);
  await cast.releases(second.orderNumber, 'second');
  for (const contract of contracts) await cast.collects(contract.anna);
  await cast.frees(second.number);

  await test.step('a new account waits until somebody has called', async () => {
    const id = (await cast.rewards(first.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
    await eva.goTo('Prämien');
    await page.getByRole('link', { name: /^Gesperrt/ }).click();
    await expect(page).toHaveURL(/ansicht=Gesperrt/);
    await page.getByRole('link', { name: id }).click();
    await expect(page.getByText('Die IBAN ist neu für diese Person')).toBeVisible();
    await eva.decides('Zur Auszahlung freigeben', { reason: 'angerufen', said: /^Beantragt: Es wartet auf/ });
    await expect(page.getByText('Die IBAN ist neu für diese Person')).toBeVisible();
    await expect(page.getByText(/^Stopp oder Sperre aufheben: beantragt von Miriam Aydın/)).toBeVisible();
  });

  const paul = await Seat.take(browser, { who: operators.third, width: 360 });
  await test.step('another person agrees, on a phone, and the reward is free', async () => {
    await paul.page
      .getByRole('link', { name: /Anträge/ })
      .first()
      .click();
    const waiting = paul.page.getByRole('row').filter({ hasText: 'angerufen' });
    await waiting
      .getByRole('link', { name: /^Zustimmen/ })
      .first()
      .click();
    const question = paul.page.getByRole('dialog');
    await expect(question).toContainText('admin@betreiber.example');
    await paul.look();
    await question.getByRole('button', { name: 'Zustimmen', exact: true }).dblclick();
    await expect(paul.page.getByText('Sie haben zugestimmt. Was beantragt war, ist geschehen.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Die IBAN ist neu für diese Person')).toBeHidden();
  });

  let run = '';
  await test.step('a run says what it takes before it is there', async () => {
    await eva.goTo('Auszahlungen');
    await page.getByRole('link', { name: 'Auszahlungslauf anlegen' }).click();
    await expect(page.getByRole('dialog')).toContainText('Es wird noch nichts überwiesen');
    await page.getByRole('dialog').getByRole('button', { name: 'Auszahlungslauf anlegen' }).dblclick();
    await expect(eva.heading).toHaveText(/^Auszahlung vom [\d.]{10}: \d+ Prämien?, .*€, Entwurf$/);
    run = page.url().split('/').at(-1) ?? '';
  });

  await test.step('who made the run cannot export it, and reads why', async () => {
    await expect(await eva.why('Datei exportieren')).toContainText(/andere Person/);
    await eva.look();
  });

  await test.step('another person exports on a phone, and takes the file', async () => {
    await paul.goTo('Auszahlungen');
    await paul.page.getByRole('link', { name: run, exact: true }).click();
    await expect(paul.number).toHaveText(`Auszahlungslauf ${run}`);
    await paul.decides('Datei exportieren');
    await expect(paul.page.getByRole('link', { name: 'Bankdatei laden' })).toBeVisible();
    const file = await paul.download('Bankdatei laden');
    expect(file).toContain('pain.001.001.09');
    expect(file).toContain(`Praemie ${first.number}`);
    await expect(await paul.why('Überweisung bestätigen')).toContainText(/\S/);
  });

  await test.step('who made it confirms what the bank did', async () => {
    await page.reload();
    await eva.decides('Überweisung bestätigen');
    await expect(page.getByText('Der Lauf ist abgeschlossen.')).toBeVisible();
  });

  await test.step('the bank sends one transfer back', async () => {
    const reward = (await cast.rewards(first.number)).find(({ Status }) => Status === 'Ausgezahlt')?.Id ?? '';
    await eva.decides(`Rückläufer melden – ${reward}`, { submit: 'Rückläufer melden', reason: 'Konto erloschen' });
    const row = page.getByRole('row').filter({ hasText: reward });
    await expect(row).not.toContainText('Zurückgekommen');
    await cast.settles(reward);
    await page.reload();
    await expect(row).toContainText('Zurückgekommen');
    await eva.look();
    await row.getByRole('link', { name: reward }).click();
    await expect(eva.number).toContainText(reward);
    await expect(page.getByRole('region', { name: 'Buchungen' })).toContainText('Storno Auszahlung');
    await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText('Konto erloschen');
    await cast.mail(first.anna, 'M17');
  });

  await test.step('the log knows who did what, and is a file', async () => {
    await eva.goTo('Protokoll');
    await page.getByLabel('Was', { exact: true }).selectOption('Auszahlungslauf');
    await page.getByLabel('Name, Nummer oder E-Mail').fill(run);
    await expect(page.getByRole('row', { name: /Entwurf Exportiert/ })).toContainText(namesOfOperators.third);
    await expect(page.getByRole('row', { name: /Exportiert Bestätigt/ })).toContainText(namesOfOperators.eva);
    expect(await eva.download('Als CSV laden')).toContain(operators.third);
  });
});
