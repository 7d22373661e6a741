/** Content at the desk: written in two languages and seen before it is public, by two at once, and a page of its own. */
import { type Browser, expect } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { namesOfOperators, operators } from '../cast/operator-session.ts';
import { deskPlace as place, portalPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { typeSignIn } from './enter.ts';
import { Seat } from './seat.ts';
import { goesOn, isSaved, newPage, text } from './written-page.ts';

test('an editor changes the imprint in two languages, sees it before anybody else, plans it, publishes it, and brings the old one back', async ({
  browser,
}) => {
  const seat = await Seat.take(browser, { place: portalPlace });
  const { page } = seat;
  const [german, english] = [`Hausmeister-${unique()}`, `Caretaker-${unique()}`];
  const visitor = await (await browser.newContext()).newPage();
  const imprint = async (language: string) => {
    await visitor.goto(`${portalPlace.portal}/${language}/impressum`);
    return visitor.getByRole('main');
  };
  await seat.goTo('Inhalte');
  await seat.look();
  await page.getByRole('main').getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(seat.heading).toHaveText('Impressum');
  await expect(text(page)).toBeVisible();
  await seat.look();
  const before = await text(page).textContent();

  await test.step('what is typed keeps itself', async () => {
    await goesOn(page, ` ${german}`);
    await goesOn(page, ` ${english}`, 'Englisch');
    await isSaved(page);
    await expect(page.getByText('Geändert', { exact: true }).first()).toBeVisible();
  });

  await test.step('the preview has it, in both languages and sizes, and no visitor does', async () => {
    await page.getByRole('link', { name: 'Vorschau', exact: true }).click();
    const shown = page.frameLocator('iframe');
    await expect(shown.getByText(german)).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Vorschau: Impressum, Deutsch, Telefon');
    await page.getByRole('region', { name: 'Vorschau' }).getByRole('button', { name: 'Englisch' }).click();
    await expect(shown.getByText(english)).toBeVisible();
    await page.getByRole('link', { name: 'Bildschirm' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('title', /Bildschirm$/);
    await page.getByRole('link', { name: 'Vorschau schließen' }).click();
    await expect(await imprint('de')).not.toContainText(german);
  });

  await test.step('a moment that is over is none; one to come is planned and taken back', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Weitere Schritte' }).click();
    await page.getByRole('link', { name: 'Veröffentlichung planen' }).click();
    await dialog.getByLabel('Tag').fill('2020-01-01');
    await dialog.getByLabel('Uhrzeit').fill('08:00');
    await dialog.getByRole('button', { name: 'Veröffentlichung planen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('in der Zukunft');
    await seat.look();
    await dialog.getByLabel('Tag').fill('2099-12-24');
    await dialog.getByRole('button', { name: 'Veröffentlichung planen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Wird am 24\.12\.2099 - 08:00 veröffentlicht/)).toBeVisible();
    await page.getByRole('button', { name: 'Weitere Schritte' }).click();
    await page.getByRole('link', { name: 'Geplante Veröffentlichung aufheben' }).click();
    await dialog.getByRole('button', { name: 'Geplante Veröffentlichung aufheben' }).click();
    await expect(page.getByText(/^Wird am 24\.12\.2099/)).toBeHidden();
  });

  await test.step('now it is public', async () => {
    await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen?' });
    await dialog.getByLabel('Notiz').fill('Hausmeister genannt');
    await seat.look();
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('Es ist veröffentlicht.')).toBeVisible();
    await expect(page.getByText('Es gibt nichts Neues zu veröffentlichen.')).toBeVisible();
    await expect(await imprint('de')).toContainText(german);
    await expect(await imprint('en')).toContainText(english);
  });

  await test.step('both versions are compared, and the older one is a draft again', async () => {
    await page.getByRole('link', { name: 'Fassungen ansehen und vergleichen' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Hausmeister genannt' })).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: german })).toBeVisible();
    await seat.look();
    await page
      .getByRole('row')
      .last()
      .getByRole('link', { name: /^Zurückholen/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückholen' }).click();
    await expect(seat.heading).toHaveText('Impressum');
    await expect(text(page)).not.toContainText(german);
    await expect(text(page)).toHaveText(before ?? '');
    await seat.decides('Veröffentlichen', { said: 'Es ist veröffentlicht.' });
  });
});

test('two editors write at once: the second one sees both versions, chooses field by field, and nothing is lost', async ({
  browser,
}) => {
  const { Id } = await newPage('Zu zweit');
  const sits = async (who: string, given: Browser) => {
    const seat = await Seat.take(given, { who });
    await seat.open(`inhalte/${Id}`);
    await expect(text(seat.page)).toBeVisible();
    return seat;
  };
  const [eva, other] = [await sits(operators.eva, browser), await sits(operators.second, browser)];
  await eva.page.getByLabel('Titel, Deutsch').fill('Evas Titel');
  await goesOn(eva.page, ' Evas Satz.');
  await isSaved(eva.page);

  const { page } = other;
  await page.getByLabel('Titel, Englisch').fill('The other title');
  await goesOn(page, ' Der andere Satz.');
  const twofold = page.getByRole('region', { name: 'Zwei Fassungen zur selben Zeit' });
  await expect(twofold).toBeFocused();
  await expect(twofold).toContainText(namesOfOperators.eva);
  await other.look();
  await expect(page.getByText('Erst zwischen den zwei Fassungen wählen.')).toBeVisible();
  await expect(twofold.getByRole('group', { name: /^Titel, Deutsch/ })).toContainText('nur dort geändert');
  await twofold.getByRole('button', { name: 'So speichern' }).click({ force: true });
  await expect(twofold.getByText('Bitte wählen Sie noch für 1 Feld.')).toBeVisible();
  const field = twofold.getByRole('group', { name: /^Text, Deutsch/ });
  await expect(field).toContainText('Evas Satz.');
  await field.getByRole('radio', { name: /^Meine Fassung/ }).check();
  await twofold.getByRole('button', { name: 'So speichern' }).click();
  await isSaved(page);
  await expect(page.getByLabel('Titel, Deutsch')).toHaveValue('Evas Titel');
  await expect(page.getByLabel('Titel, Englisch')).toHaveValue('The other title');
  await expect(text(page)).toContainText('Der andere Satz.');
  await page.getByText('Was nicht übernommen wurde').click();
  await expect(page.getByText('Evas Satz.')).toBeVisible();

  await test.step('whoever comes back to the tab sees what the other one saved', async () => {
    await eva.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(eva.page.getByLabel('Titel, Englisch')).toHaveValue('The other title');
    await expect(text(eva.page)).toContainText('Der andere Satz.');
  });
});

test('what could not be saved stays, through a reload and a new sign-in as well', async ({ browser }) => {
  const { Id } = await newPage('Ohne Netz');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open(`inhalte/${Id}`);
  await page.route('**/admin/inhalte/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Titel, Deutsch').fill('Nicht verloren');
  await expect(page.getByText(/^Nicht gespeichert – der Server antwortet nicht/)).toBeVisible();
  await seat.look();
  // Away and back within the desk.
  await page.getByRole('main').getByRole('link', { name: 'Seiten' }).click();
  await expect(seat.heading).toHaveText('Seiten');
  await page.goBack();
  await expect(page.getByText('Ihr Text von vorhin')).toBeVisible();
  await expect(page.getByLabel('Titel, Deutsch')).toHaveValue('Nicht verloren');

  await test.step('a page that is loaded anew has it as well', async () => {
    // As a page goes it saves once more, where no route holds it up.
    await page.evaluate(() => {
      const ask = window.fetch;
      window.fetch = (where, how) => (how?.method === 'PUT' ? Promise.reject(new TypeError()) : ask(where, how));
    });
    await page.reload();
    await expect(page.getByText('Ihr Text von vorhin')).toBeVisible();
    await expect(page.getByLabel('Titel, Deutsch')).toHaveValue('Nicht verloren');
    await page.unroute('**/admin/inhalte/*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await isSaved(page);
  });

  await test.step('what was typed a moment before the page is loaded anew is kept', async () => {
    await page.getByLabel('Titel, Deutsch').fill('Eben noch getippt');
    await page.reload();
    await expect(page.getByLabel('Titel, Deutsch')).toHaveValue('Eben noch getippt');
    await expect(page.getByText(/^(?:Gespeichert \d\d:\d\d|Alles gespeichert)/)).toBeVisible();
  });

  await test.step('the session is over: after a new sign-in the text is there and saves itself', async () => {
    await page.context().clearCookies();
    await goesOn(page, ' Nach der Pause.');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(seat.heading).toHaveText('Anmelden');
    await typeSignIn(page);
    await expect(text(page)).toContainText('Nach der Pause.');
    await isSaved(page);
    await page.reload();
    await expect(text(page)).toContainText('Nach der Pause.');
    await expect(page.getByText('Ihr Text von vorhin')).toBeHidden();
  });
});

test('a page is added with a route of its own and stands in the menu; without its text it cannot be published', async ({
  browser,
}) => {
  const seat = await Seat.take(browser, { width: 360 });
  const { page } = seat;
  const slug = `partner-${unique()}`;
  const title = `Für ${slug}`;
  await seat.open('inhalte/liste/seiten');
  const dialog = await seat.asks(
    page.getByRole('link', { name: 'Neue Seite' }),
    'Neue Seite',
    'Es entsteht ein Entwurf',
  );
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Name');
  await dialog.getByLabel('Name').fill(slug);
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(seat.heading).toHaveText(title);
  const lacks = page.getByRole('region', { name: 'Das fehlt noch zum Veröffentlichen' });
  await expect(lacks).toContainText('Text (Deutsch)');
  await expect(page.getByText('Es fehlt noch etwas, siehe oben.')).toBeVisible();
  await seat.look();
  await goesOn(page, 'Partner melden sich bei uns.');
  await page.getByLabel('Eigene Adresse').fill(`/${slug}`);
  await page.getByLabel('Im Menü').selectOption('oben auf jeder Seite');
  await isSaved(page);
  await expect(lacks).toBeHidden();
  await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Es ist veröffentlicht.')).toBeVisible();
  const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await visitor.goto(`${place.portal}/de/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('Partner melden sich bei uns.')).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('link', { name: title })).toBeVisible();
  // The menu of the brand is everybody's.
  await page.getByRole('button', { name: 'Weitere Schritte' }).click();
  await page.getByRole('link', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(seat.heading).toHaveText('Seiten');
});

test(
  'a draft is copied to another brand, and all content goes into a file that is tried before it is read',
  inProof,
  async ({ browser }) => {
    const title = `Kopie-${unique()}`;
    const { Id } = await newPage(title);
    const seat = await Seat.take(browser);
    const { page } = seat;
    await seat.open(`inhalte/${Id}?frage=kopieren`);
    const dialog = page.getByRole('dialog', { name: 'In eine andere Marke kopieren?' });
    await dialog.getByLabel('Marke').selectOption('Partnerbank Empfehlungsservice');
    await seat.look();
    await dialog.getByRole('button', { name: 'In eine andere Marke kopieren' }).click();
    await expect(page.getByText('Kopiert zu rahmen.')).toBeVisible();
    await page.goto(`${place.desk}/rahmen/inhalte?worte=${title}`);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

    await seat.open('inhalte');
    const file = await seat.download('Alles als Datei laden');
    expect(file).toContain(title);
    await page.getByRole('link', { name: 'Datei einlesen' }).click();
    await expect(seat.heading).toHaveText('Inhalte einlesen');
    // No line but its own: what the others say is being written by whoever works beside it.
    const [head, ...lines] = file.split('\n');
    const changed = [head, ...lines.filter((line) => line.includes(title))]
      .join('\n')
      .replace('Text von', 'Neuer Text von');
    await page
      .getByLabel('Datei mit Inhalten')
      .setInputFiles({ name: 'inhalte.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(changed) });
    await page.getByRole('button', { name: 'Prüfen' }).click();
    const result = page.getByRole('region', { name: 'Ergebnis der Prüfung' });
    await expect(result).toContainText('Geänderte Entwürfe');
    await seat.look();
    await result.getByRole('button', { name: 'Jetzt als Entwürfe übernehmen' }).click();
    await expect(page.getByRole('heading', { name: 'Ergebnis', exact: true })).toBeVisible();
    await seat.open(`inhalte/${Id}`);
    await expect(text(page)).toHaveText(`Neuer Text von ${title}.`);
  },
);
