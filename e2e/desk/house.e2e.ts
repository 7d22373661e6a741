/** What a lead does beside the money: colleagues, the payout account, jobs by hand, goodwill, the end of a recommendation. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { deskAddress, Seat } from './seat.ts';

test('a colleague is invited by a mail, agreed to by another lead, gets another role, is locked and unlocked', async ({
  browser,
}) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  const email = addressOf('neu', 'betreiber.example');
  await seat.goTo('Betreiber');
  await page.getByRole('link', { name: 'Einladen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Rolle').selectOption('BetreiberSachbearbeitung');
  await dialog.getByLabel('Partnerbank Empfehlungsservice').check();
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await expect(dialog).toBeHidden();
  const cast = new Cast(deskPlace);
  expect(await cast.pageOf(email, 'operator-invitation')).toMatch(/\/verwaltung\/einladung\?token=/);
  // Whoever works here hears that somebody new comes.
  await cast.mail(operators.second, 'M38');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('rahmen');
  const changes = async (what: string, before?: () => Promise<unknown>) => {
    await row.getByRole('button', { name: /^Ändern/ }).click();
    await row.getByRole('link', { name: what, exact: true }).click();
    await before?.();
    await dialog.getByRole('button', { name: what, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await changes('Rolle ändern', () => dialog.getByLabel('Rolle').selectOption('BetreiberAdmin'));
  await expect(row).toContainText('Leitung');
  await changes('Sperren');
  await expect(row).toContainText('Gesperrt');
  await changes('Entsperren');
  await expect(row).toContainText('Eingeladen');
});

test('the payout account is changed with a reason, which the log keeps, and a wrong IBAN is told', async ({
  browser,
}) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Auszahlungskonto');
  await page.getByRole('link', { name: 'Konto ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kontoinhaber').fill('Partnerbank eG');
  await dialog.getByLabel('IBAN').fill('DE00300209000106531065');
  await dialog.getByLabel('Grund').fill('neue Bank');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await dialog.getByRole('button', { name: 'Konto ändern' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByLabel('Grund')).toHaveValue('neue Bank');
  await dialog.getByLabel('IBAN').fill('DE02300209000106531065');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await dialog.getByRole('button', { name: 'Konto ändern' }).click();
  await expect(dialog).toBeHidden();
  const now = page.getByRole('region', { name: 'Zurzeit' });
  await expect(page.getByText(/^Auszahlungskonto ändern: beantragt von Miriam Aydın/)).toBeVisible();
  await seat.look();
  const third = await Seat.take(browser, { who: operators.third, width: 360 });
  await third.goTo('Anträge');
  await third.decides('Zustimmen – Auszahlungskonto ändern', { submit: 'Zustimmen' });
  await page.reload();
  await expect(now).toContainText('10 65');
  await page.goto(`${deskAddress}/${deskPlace.mandant}/protokoll?ansicht=Mandant`);
  await expect(page.getByRole('row').filter({ hasText: 'neue Bank' }).first()).toContainText(
    'Auszahlungskonto geändert',
  );
});

test('a job is run by hand and says what came out', async ({ browser }) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Abläufe');
  const row = page.getByRole('row').filter({ hasText: 'Klicks anonymisieren' });
  await row.getByRole('link', { name: /^Jetzt ausführen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt ausführen' }).click();
  await expect(page.getByText(/^Klicks anonymisieren: /)).toBeVisible();
  await expect(row).toContainText('gestartet von Miriam Aydın');
});

test('a recommendation is cancelled, then goodwill is granted in euros', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const { number, anna } = await cast.agreed();
  const seat = await Seat.take(browser);
  const { page } = seat;
  await page.goto(`${deskAddress}/${deskPlace.mandant}/empfehlungen/${number}`);
  await seat.decides('Empfehlung stornieren', { reason: 'Missbrauch' });
  await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText('Missbrauch');
  await page.getByRole('link', { name: 'Prämie aus Kulanz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Betrag in Euro').fill('501');
  await dialog.getByLabel('Grund').fill('Irrtum');
  await dialog.getByRole('button', { name: 'Prämie aus Kulanz' }).click();
  await expect(dialog.getByRole('alert')).toContainText('zwischen 0,01 und 500,00');
  await expect(dialog.getByLabel('Grund')).toHaveValue('Irrtum');
  await dialog.getByLabel('Betrag in Euro').fill('12,50');
  await dialog.getByRole('button', { name: 'Prämie aus Kulanz' }).dblclick();
  await expect(dialog).toBeHidden();
  await cast.settles(number);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '12,50 €' })).toHaveCount(1);
  await cast.mail(anna, 'M15');
});

test('a mail is shown with its words', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const { anna } = await cast.agreed();
  const { page } = await Seat.take(browser);
  await page.goto(`${deskAddress}/${deskPlace.mandant}/mails?text=${encodeURIComponent(anna)}`);
  await page.getByRole('link', { name: 'Ihr Empfehlungslink' }).click();
  await expect(page.getByRole('region', { name: 'Text der E-Mail' })).toContainText('/k/');
});
