/** A colleague has lost the phone: a lead resets the second factor, and the colleague comes in anew with another one. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { namesOfOperators, operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { type HouseWithCodes, houseWithCodes } from './house.ts';
import { Seat } from './seat.ts';

const [lead, colleague] = [operators.eva, operators.second] as const;
const reset = 'Zweiten Faktor zurücksetzen';
/** Where somebody's access changes, name and address say whose. */
const called = `${namesOfOperators.second} (${colleague})`;
const title = `Zugang von ${called}`;
const newPassword = 'Neuanfang-2026-Paul';

let house: HouseWithCodes;
test.beforeAll(async () => {
  house = await houseWithCodes();
});
test.afterAll(() => house.stop());

/** Two who work at the desk, in a browser each. */
const take = (browser: Parameters<typeof Seat.take>[0], who: typeof lead | typeof colleague) =>
  Seat.take(browser, { place: placeAt('spbdevk', house.port), who, code: house.code(who) });

test('a reset ends the access at once; a link leads to a new password and a new factor; the locked get neither', async ({
  browser,
}) => {
  const eva = await take(browser, lead);
  const paul = await take(browser, colleague);
  const { page } = eva;
  const row = page.getByRole('row').filter({ hasText: colleague });
  const menu = row.getByRole('button', { name: /^Ändern/ });
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  let link = '';
  let recovery = '';

  await test.step('the question says what will happen, and the link goes to the colleague', async () => {
    await eva.goTo('Betreiber');
    await expect(row).toContainText('eingerichtet');
    await menu.click();
    await eva.asks(
      row.getByRole('link', { name: reset }),
      title,
      `Passwort und zweiter Faktor von ${called} gelten nicht mehr. Eine neue Einladung geht an diese Adresse.`,
    );
    await dialog.getByLabel('Grund').fill('Telefon verloren, am Apparat erkannt');
    await dialog.getByRole('button', { name: reset }).dblclick();
    await expect(page.getByText(`Der Zugang von ${called} ist geändert.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    link = await invitationOf(page);
    await expect(row).toContainText('Eingeladen');
    await expect(row).toContainText('fehlt');
    await expect(row).toContainText('nicht angemeldet');
    await expect(eva.heading).toBeFocused();
    await eva.look();
  });

  await test.step('the colleague is out, and the old password and factor let nobody in', async () => {
    await paul.page.reload();
    await expect(paul.heading).toHaveText('Anmelden');
    await paul.page.getByLabel('E-Mail-Adresse').fill(colleague);
    await paul.page.getByLabel('Passwort').fill('Empfehlen-2026-Demo');
    await paul.page.getByLabel('Code der Authenticator-App').fill(house.code(colleague));
    await paul.page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(paul.page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
  });

  await test.step('the colleague chooses a password, sets up a new factor, and comes in with both', async () => {
    const { page: own } = paul;
    await choosesPassword(own, link);
    await expect(paul.heading).toHaveText('Zweiten Faktor einrichten');
    await paul.look();
    const shown = await own.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const totp = new TOTP({ secret: (shown ?? '').replaceAll(' ', '') });
    await own.getByLabel('Code aus der App').fill('000000');
    await own.getByRole('button', { name: 'Zugang einrichten' }).click();
    await expect(own.getByRole('alert')).toBeFocused();
    await own.getByLabel('Code aus der App').fill(totp.generate());
    await own.getByRole('button', { name: 'Zugang einrichten' }).click();
    await expect(paul.heading).toHaveText(/^Ihre Wiederherstellungs.?codes$/);
    await paul.look();
    const codes = (await own.getByLabel('Wiederherstellungscodes').inputValue()).split('\n');
    expect(codes).toHaveLength(10);
    const file = own.waitForEvent('download');
    await own.getByRole('link', { name: 'Als Datei speichern' }).click();
    expect((await file).suggestedFilename()).toBe('wiederherstellungscodes.txt');
    expect(await readFile(await (await file).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    await expect(own.getByRole('button', { name: 'Drucken' })).toBeVisible();
    await own.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
    await expect(paul.heading).toHaveText('Ihr Zugang ist eingerichtet');
    await paul.look();
    recovery = codes[0] ?? '';
    await own.context().clearCookies();
    await own.goto(`${paul.place.desk}/anmelden`);
    await own.getByLabel('E-Mail-Adresse').fill(colleague);
    await own.getByLabel('Passwort').fill(newPassword);
    // A code counts once: the next one is right already.
    await own.getByLabel('Code der Authenticator-App').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await own.getByRole('button', { name: 'Anmelden' }).click();
    await expect(paul.heading).toHaveText(/^Heute/);
    await choosesPassword(own, link);
    await expect(paul.heading).toHaveText('Der Link ist ungültig oder abgelaufen.');
  });

  await test.step('without the phone a recovery code lets in, once', async () => {
    const { page: own } = paul;
    for (const heading of [/^Heute/, 'Anmelden']) {
      await own.context().clearCookies();
      await own.goto(`${paul.place.desk}/anmelden`);
      await own.getByLabel('E-Mail-Adresse').fill(colleague);
      await own.getByLabel('Passwort').fill(newPassword);
      await own.getByLabel('Code der Authenticator-App').fill(recovery);
      await own.getByRole('button', { name: 'Anmelden' }).click();
      await expect(paul.heading).toHaveText(heading);
      if (heading === 'Anmelden') break;
      await own.getByRole('button', { name: 'Konto' }).click();
      await own.getByRole('link', { name: 'Meine Sitzungen' }).click();
      await expect(own.getByText('Noch 9 sind übrig.')).toBeVisible();
    }
    await expect(own.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
  });

  await test.step('who has none is told, and makes new ones by the second factor', async () => {
    await expect(page.getByText('Sie haben keine Wiederherstellungscodes.')).toBeVisible();
    await page.getByRole('link', { name: 'Neue Codes erstellen' }).click();
    const question = page.getByRole('dialog', { name: 'Neue Codes erstellen' });
    await expect(question).toContainText('Die alten gelten dann nicht mehr.');
    await eva.look();
    await question.getByLabel('Code der Authenticator-App').fill('000000');
    await question.getByRole('button', { name: 'Neue Codes erstellen' }).click();
    await expect(question.getByRole('alert')).toContainText('Der Code ist nicht richtig.');
    await expect(async () => {
      await question.getByLabel('Code der Authenticator-App').fill(house.code(lead));
      await question.getByRole('button', { name: 'Neue Codes erstellen' }).click();
      await expect(question).toBeHidden({ timeout: 3000 });
    }).toPass({ timeout: 45_000, intervals: [5000] });
    await expect(page.getByRole('textbox', { name: 'Wiederherstellungscodes' })).toHaveValue(
      /^(?:\d{4}-\d{4}-\d{4}\n?){10}$/,
    );
    await expect(page.getByText('Noch 10 sind übrig.')).toBeVisible();
    await expect(page.getByText('Sie haben keine Wiederherstellungscodes.')).toBeHidden();
    await eva.look();
    await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
    await expect(page.getByRole('textbox', { name: 'Wiederherstellungscodes' })).toBeHidden();
  });

  await test.step('who is locked while the question is open gets no new factor: the question says so', async () => {
    const other = await page.context().newPage();
    for (const one of [page, other]) await one.goto(`${eva.place.desk}/spbdevk/betreiber`);
    await menu.click();
    await row.getByRole('link', { name: reset }).click();
    const address = page.url();
    const there = other.getByRole('row').filter({ hasText: colleague });
    await there.getByRole('button', { name: /^Ändern/ }).click();
    await there.getByRole('link', { name: 'Sperren' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click();
    await expect(there).toContainText('Gesperrt');
    await other.close();
    await dialog.getByRole('button', { name: reset }).click();
    await expect(dialog.getByRole('alert')).toContainText('Diese Aktion ist im aktuellen Status nicht möglich.');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await eva.look();
    await page.goto(address);
    await expect(row).toContainText('Gesperrt');
    await expect(page.getByRole('dialog')).toBeHidden();
    await menu.click();
    await expect(row.getByRole('link', { name: 'Entsperren' })).toBeVisible();
    await expect(row.getByRole('link', { name: reset })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the log has who did what, from which state to which, and why', async () => {
    const logged = await eva.logged('Betreiber', colleague, 'Zweiter Faktor zurückgesetzt');
    await expect(logged).toHaveCount(1);
    await expect(logged.getByRole('cell')).toContainText([
      namesOfOperators.eva,
      colleague,
      'Zweiter Faktor zurückgesetzt',
      'Aktiv',
      'Eingeladen',
      'Telefon verloren, am Apparat erkannt',
    ]);
  });
});

/** The link of the newest invitation, as the test mode tells it to whoever sits at the desk. */
const invitationOf = (page: Page): Promise<string> =>
  page.evaluate(async (to) => {
    const query = `an=${encodeURIComponent(to)}&vorlage=operator-invitation`;
    const answer = await fetch(`/api/v1/spbdevk/admin/mails?${query}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const [mail] = (await answer.json()) as { Links: string[] }[];
    return mail?.Links.find((link) => link.includes('token=')) ?? '';
  }, colleague);

async function choosesPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).not.toHaveURL(/token=/);
  await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
  await page.getByLabel('Passwort wiederholen').fill(newPassword);
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
}
