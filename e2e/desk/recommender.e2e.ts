/** People at the desk: found, locked and let go, looked at by support with a reason, and deleted on request. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

/** From the list to the page of a person. */
async function finds(seat: Seat, email: string): Promise<void> {
  const { page } = seat;
  await seat.open('empfehler');
  await page.getByLabel(/^(?:Name, E-Mail, Hash, IBAN-Ende|Name, e-mail, hash, end of IBAN)$/).fill(email);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 (?:Empfehler|recommender)$/);
  await seat.look();
  await page.getByRole('link', { name: 'Anna Muster' }).click();
  await expect(seat.heading).toHaveText('Anna Muster');
  await seat.look();
}

const seats = [
  { width: 360, locale: 'de', details: {} },
  { width: 1280, locale: 'en', details: inProof },
] as const;

for (const { width, locale, details } of seats) {
  test(`the list and the page of a person at ${width} px, in ${locale}`, details, async ({ browser }) => {
    const cast = new Cast(deskPlace);
    const { email, hash } = await cast.member();
    const contract = await cast.released({ anna: email });
    const seat = await Seat.take(browser, { width, locale });
    await finds(seat, email);
    await expect(seat.page.getByRole('link', { name: contract.number })).toBeVisible();
    for (const question of ['adminlogin', 'passwortmail', 'aendern', 'abmelden', 'sperren', 'loeschen']) {
      await seat.open(`empfehler/${hash}?frage=${question}`);
      await expect(seat.page.getByRole('dialog')).toBeVisible();
      await seat.look();
    }
    await seat.open(`praemien?text=${hash}`);
    await seat.page.getByRole('cell').getByRole('link').first().click();
    await expect(seat.heading).toHaveText(/^Anna Muster, /);
    await seat.page
      .getByRole('region', { name: /^(?:Worum es geht|What it is about)$/ })
      .getByRole('link', { name: 'Anna Muster' })
      .click();
    await expect(seat.heading).toHaveText('Anna Muster');
  });
}

test('a locked person is out: the link is over, the reward is held, nobody looks in; unlocked, everything goes on', async ({
  browser,
  request,
}) => {
  const cast = new Cast(deskPlace);
  const { email, hash, token } = await cast.member();
  const contract = await cast.released({ anna: email });
  await cast.collects(contract.anna);
  const { link } = await cast.recommends({ anna: email });
  const reward = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  const visitor = await (await browser.newContext()).newPage();
  const opens = async () => (await visitor.goto(link))?.status();
  const isIn = async () =>
    (await request.get(`${seat.place.api}/account/user`, { headers: { authorization: `Bearer ${token}` } })).ok();
  const seat = await Seat.take(browser);
  const { page } = seat;
  expect([await opens(), await isIn()]).toEqual([200, true]);

  await test.step('the lock says what will happen, and wants a reason', async () => {
    await finds(seat, email);
    const question = await seat.asks(
      page.getByRole('link', { name: 'Empfehler sperren' }),
      'Empfehler sperren',
      /Anna Muster wird abgemeldet, alle Links enden/,
    );
    await question.getByRole('button', { name: 'Empfehler sperren' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await question.getByLabel('Grund').fill('Massenversand');
    await question.getByRole('button', { name: 'Empfehler sperren' }).dblclick();
    await expect(question).toBeHidden();
  });

  await test.step('the person is out, the link is over, and the page says what waits for what', async () => {
    await expect(page.getByText('Das Konto ist gesperrt: Links enden, Prämien ruhen.')).toBeVisible();
    await expect(await seat.why('Support-Zugriff öffnen')).toContainText(
      'Das Konto ist gesperrt. Entsperren Sie es zuerst.',
    );
    await expect(history(page)).toContainText('Grund: Massenversand');
    await seat.look();
    expect([await opens(), await isIn()]).toEqual([410, false]);
    await seat.open(`praemien/${reward}`);
    await expect(page.getByText('Das Konto des Empfehlers ist gesperrt.')).toBeVisible();
  });

  await test.step('unlocked by two, from the reward on, the link opens again', async () => {
    await page.getByRole('link', { name: 'Anna Muster' }).click();
    await expect(seat.heading).toHaveText('Anna Muster');
    await seat.decides('Empfehler entsperren', {
      reason: 'Geklärt',
      said: /^Beantragt: Es wartet auf eine weitere Person/,
    });
    await expect(page.getByText(/^Empfehler entsperren: beantragt von Miriam Aydın/)).toBeVisible();
    expect(await opens()).toBe(410);
    await cast.settles(hash);
    await page.reload();
    await expect(page.getByText('Das Konto ist gesperrt: Links enden, Prämien ruhen.')).toBeHidden();
    expect(await opens()).toBe(200);
  });
});

test('support looks in by a link that opens once, with a reason in the log and a bar on every page', async ({
  browser,
}) => {
  const { email, hash } = await new Cast(deskPlace).member();
  const seat = await Seat.take(browser);
  const { page } = seat;
  await finds(seat, email);

  await test.step('nobody looks in without a reason', async () => {
    const question = await seat.asks(
      page.getByRole('link', { name: 'Support-Zugriff öffnen' }),
      'Support-Zugriff öffnen',
      /einen Link, der 15 Minuten lang und nur einmal gilt/,
    );
    await question.getByRole('button', { name: 'Support-Zugriff öffnen' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await question.getByLabel('Grund').fill('Frage am Telefon');
    await question.getByRole('button', { name: 'Support-Zugriff öffnen' }).click();
    await expect(question).toBeHidden();
  });

  const link = await page.getByLabel('Link für den Support-Zugriff').inputValue();
  await test.step('the link is shown this once, and opens beside the desk', async () => {
    await seat.look();
    const [portal] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'In neuem Fenster öffnen' }).click(),
    ]);
    await portal.getByRole('main').getByRole('button').click();
    await expect(portal.getByRole('region', { name: 'Support-Zugriff' })).toContainText('Anna Muster');
    await portal.close();
    const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await other.goto(link);
    await other.getByRole('main').getByRole('button').click();
    await expect(other.getByRole('main')).toContainText('Der Link ist ungültig oder abgelaufen.');
    await page.reload();
    await expect(seat.heading).toHaveText('Anna Muster');
    await expect(page.getByLabel('Link für den Support-Zugriff')).toBeHidden();
  });

  await test.step('the log says who looked in and why; signing out everywhere ends it', async () => {
    await expect(history(page)).toContainText('Support-Zugriff, nur lesend');
    await seat.decides('Überall abmelden', { reason: 'Gespräch beendet' });
    await expect(page.getByText('in keinem Browser')).toBeVisible();
    const row = await seat.logged('Empfehler', hash, 'Support-Zugriff, nur lesend');
    await expect(row.getByRole('cell')).toContainText([
      namesOfOperators.eva,
      hash.slice(0, 8),
      'Support-Zugriff, nur lesend',
      'Aktiv',
      'Aktiv',
      'Frage am Telefon',
    ]);
  });
});

test('who asks to go is deleted after the desk has said what is lost, and gets a last mail', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const { email, hash } = await cast.member();
  await cast.released({ anna: email });
  const seat = await Seat.take(browser, { width: 360 });
  const { page } = seat;
  await finds(seat, email);
  const question = await seat.asks(
    page.getByRole('link', { name: 'Konto löschen' }),
    'Konto löschen',
    /[\d,]+\s€ verfallen: Prämien, die vorgemerkt oder noch nicht abgeholt sind\./,
  );
  await question.getByLabel('Grund').fill('Wunsch am Telefon');
  await question.getByRole('button', { name: 'Konto löschen' }).click();
  await expect(question).toBeHidden();
  await expect(seat.heading).toHaveText('gelöschte Person');
  await expect(page.getByText(email)).toBeHidden();
  for (const name of ['Support-Zugriff öffnen', 'E-Mail zum Passwort senden', 'Konto löschen'])
    await expect(await seat.why(name)).toContainText('Das Konto ist gelöscht.');
  await seat.look();
  expect((await cast.mail(email, 'M21')).Id).toBeGreaterThan(0);
  await seat.open(`empfehler?text=${email}`);
  await expect(page.getByRole('heading', { name: 'Dazu gibt es keinen Eintrag' })).toBeVisible();
  await seat.open(`empfehler/${hash}`);
  // Words about a person go with the person, those of the operator, too.
  await expect(history(page)).toContainText(/gelöscht/i);
  await expect(history(page)).not.toContainText('Wunsch am Telefon');
});
