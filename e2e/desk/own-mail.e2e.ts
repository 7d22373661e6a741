/** Mails in own words: begun with the program's, broken and mended, published alone or by two, sent, and the way back. Its mails are waited for: `npm run proof` alone. */
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace, type Place, placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { houseWith } from './house.ts';
import { postOffice } from './post-office.ts';
import { Seat } from './seat.ts';

const isSaved = (page: Page) => expect(page.getByText(/^Gespeichert \d\d:\d\d/)).toBeVisible();
const subject = (page: Page) => page.getByLabel('Betreff', { exact: true });
const formatted = (page: Page) => page.getByRole('textbox', { name: 'Gestaltet', exact: true });
const plain = (page: Page) => page.getByRole('textbox', { name: 'Nur Text', exact: true });
const placeholder = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Platzhalter' }).getByRole('button', { name: `{${name}}` });
/** The HTML part as it arrives. */
const arrived = (page: Page) => page.frameLocator('iframe[title="Gestalteter Teil der E-Mail"]');

/** Where the mails lead is read from the mails: the house forgets what it has sent. */
class Postal extends Cast {
  private readonly letters: readonly { to: string; source: string }[];
  constructor(place: Place, letters: Postal['letters']) {
    super(place);
    this.letters = letters;
  }

  override async pageOf(to: string): Promise<string> {
    const links = () =>
      this.letters
        .filter((one) => one.to === to)
        .flatMap(({ source }) => readable(source).match(/https?:[^\s"<>]*[?&]token=[^\s"<>]*/g) ?? []);
    await expect.poll(() => links().length, { timeout: 60_000 }).toBeGreaterThan(0);
    return links().find((link) => !link.includes('ablehnen=')) ?? '';
  }
}

const readable = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function begins(seat: Seat, name: string): Promise<void> {
  const { page } = seat;
  await page.getByRole('link', { name: `In eigenen Worten – ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `„${name}“ in eigenen Worten` });
  await expect(dialog).toContainText('geht die E-Mail wie bisher');
  await seat.look();
  await dialog.getByRole('button', { name: 'Entwurf anlegen' }).click();
  await expect(seat.heading).toHaveText(name);
  await expect(formatted(page)).toContainText('{inhalt}');
}

test(
  'a mail is broken and mended, goes out in own words, and one about money takes a second person',
  inProof,
  async ({ browser }) => {
    const post = await postOffice();
    const house = await houseWith({ SMTP_URL: post.url, DEMO_VIER_AUGEN: '1' });
    try {
      const place = placeAt('versicherung', house.port);
      const cast = new Postal(place, post.letters);
      const letter = async (to: string, words: string): Promise<string> => {
        const found = () => post.letters.find((one) => one.to === to && one.source.includes(words))?.source;
        await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
        return found() ?? '';
      };
      const eva = await Seat.take(browser, { place });
      const { page } = eva;

      await test.step('the list has every mail, and finds the one that is looked for', async () => {
        await eva.goTo('Inhalte');
        await page.getByRole('link', { name: 'E-Mails', exact: true }).last().click();
        await expect(eva.heading).toHaveText('E-Mails in eigenen Worten');
        expect(await page.getByRole('row').count()).toBeGreaterThan(30);
        await eva.look();
        await page.getByLabel('Name, Nummer oder Anlass').fill('gefolgt');
        await page.getByRole('button', { name: 'Anzeigen' }).click();
        await expect(page.getByRole('row')).toHaveCount(2);
        await expect(page.getByRole('row').last()).toContainText('Deutsch: Programm');
        await begins(eva, 'Empfehlung angenommen');
        await expect(subject(page)).toHaveValue('{betreff}');
        await expect(arrived(page).getByRole('heading')).toHaveText('Ihre Empfehlung wurde angenommen, Anna');
        await eva.look();
      });

      await test.step('what is wrong is said at its field while it is written, and nothing is published', async () => {
        await subject(page).fill('Neu von uns, {vornam}');
        await expect(page.getByText('Den Platzhalter {vornam} gibt es in dieser E-Mail nicht.')).toBeVisible();
        await plain(page).fill('Hallo {vorname},\n\n{inhalt}');
        await expect(page.getByText(/{knopf} fehlt\. Ohne den Platzhalter/)).toBeVisible();
        await page.getByRole('button', { name: /^HTML bearbeiten/ }).click();
        await formatted(page).fill('<p>{inhalt}</p>\n<p><a href="https://fremd.example/">Hier</a></p>\n<p>{knopf}</p>');
        await expect(page.getByText(/fremd\.example gehört nicht zum Auftraggeber/)).toBeVisible();
        await isSaved(page);
        await expect(page.getByRole('region', { name: 'Das fehlt noch zum Veröffentlichen' })).toContainText(
          'Text (Deutsch)',
        );
        await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await page.getByRole('button', { name: 'Testmail an mich' }).click();
        await expect(page.getByText(/Erst berichtigen, was an den Feldern steht/)).toBeVisible();
        await eva.look();
      });

      await test.step('mended, with a placeholder put in by a press, and seen as it will arrive', async () => {
        await subject(page).fill('Neu von uns, ');
        await placeholder(page, 'vorname').click();
        await expect(subject(page)).toHaveValue('Neu von uns, {vorname}');
        await expect(subject(page)).toBeFocused();
        await plain(page).press('Control+End');
        await placeholder(page, 'knopf').click();
        await expect(plain(page)).toHaveValue('Hallo {vorname},\n\n{inhalt}\n\n{knopf}');
        await formatted(page).fill('<p>Wie schoen, {vorname}</p>\n<p>{inhalt}</p>\n<p>{knopf}</p>');
        await page.getByRole('button', { name: /^Mit Gestaltung bearbeiten/ }).click();
        await expect(formatted(page)).toContainText('Wie schoen');
        await expect(arrived(page).getByText('Wie schoen, Anna')).toBeVisible();
        await expect(page.getByText('Neu von uns, Anna', { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Nur Text', exact: true }).click();
        await expect(page.locator('pre')).toContainText('Hallo Anna,');
        await isSaved(page);
        await page.getByRole('button', { name: 'Testmail an mich' }).click();
        await expect(page.getByText(`Die Testmail ist unterwegs an ${operators.eva}.`)).toBeVisible();
        await letter(operators.eva, 'Subject: Test: Neu von uns, Anna');
        await eva.look();
      });

      await test.step('published, the next one comes in own words', async () => {
        await eva.decides('Veröffentlichen', { said: 'Es ist veröffentlicht.' });
        const anna = addressOf('anna');
        await cast.agreed({ anna });
        expect(await letter(anna, 'Subject: Neu von uns, Anna')).toContain('Wie schoen, Anna');
      });

      await test.step('one with a button for money waits for a second person', async () => {
        await eva.open('inhalte/mails?text=M02');
        await begins(eva, 'Ihr Empfehlungslink');
        await expect(page.getByText(/geht sie erst live, wenn eine zweite Person zustimmt/)).toBeVisible();
        await subject(page).fill('Zum Weitersagen');
        await isSaved(page);
        await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('wenn eine weitere Person zustimmt');
        await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
        await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person/)).toBeVisible();
        await expect(page.getByRole('main').getByText(/Bedingungen oder E-Mail veröffentlichen/)).toBeVisible();
        await eva.look();
        await eva.open('inhalte/mails?stand=wartet');
        await expect(page.getByRole('row').filter({ hasText: 'Ihr Empfehlungslink' })).toContainText(
          'wartet auf eine zweite Person',
        );
        const other = await Seat.take(browser, { place, who: operators.second });
        await other.open('antraege?status=Offen');
        await other.page
          .getByRole('link', { name: /^Zustimmen/ })
          .last()
          .click();
        await other.page.getByRole('dialog').getByRole('button', { name: 'Zustimmen', exact: true }).click();
        await expect(other.page.getByRole('dialog')).toBeHidden();
        const anna = addressOf('anna-later');
        await cast.recommends({ anna });
        await letter(anna, 'Subject: Zum Weitersagen');
      });

      await test.step('and back to the words of the program', async () => {
        await eva.open('inhalte/mails?stand=eigene&text=gefolgt');
        await page.getByRole('link', { name: /^Bearbeiten/ }).click();
        await page.getByRole('button', { name: 'Weitere Schritte' }).click();
        await page.getByRole('link', { name: 'Zurück zu den Worten des Programms' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('in allen Sprachen wieder mit den Worten des Programms');
        await dialog.getByRole('button', { name: 'Zurück zu den Worten des Programms' }).click();
        await expect(page.getByText('Es ist zurückgenommen.')).toBeVisible();
        const anna = addressOf('anna-last');
        await cast.agreed({ anna });
        await letter(anna, 'Subject: Ihre Empfehlung wurde angenommen');
      });
    } finally {
      await house.stop();
      await post.close();
    }
  },
);

test(
  'by keyboard alone: begun, a placeholder from the toolbar and one from the list, another language and back',
  inProof,
  async ({ browser }) => {
    const seat = await Seat.take(browser);
    const { page } = seat;
    await seat.open('inhalte/mails?text=M21');
    await page.getByRole('link', { name: /^In eigenen Worten/ }).press('Enter');
    const begin = page.getByRole('dialog').getByRole('button', { name: 'Entwurf anlegen' });
    await expect(begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(formatted(page)).toContainText('{inhalt}');
    await subject(page).press('End');
    await page.keyboard.type(' von ');
    await placeholder(page, 'mandant').focus();
    await page.keyboard.press('Enter');
    await expect(subject(page)).toHaveValue('{betreff} von {mandant}');
    await expect(subject(page)).toBeFocused();

    await formatted(page).press('Control+End');
    await page.keyboard.type(' ');
    await page.keyboard.press('Shift+Tab');
    const bar = page.getByRole('toolbar', { name: 'Werkzeuge für Gestaltet' });
    await expect(bar.getByRole('button')).toHaveCount(10);
    for (const name of ['Bild', 'Tabelle', 'Fußnote']) await expect(bar.getByRole('button', { name })).toHaveCount(0);
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name: 'Platzhalter' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Welcher Platzhalter?' });
    await dialog.getByRole('button', { name: '{serviceEmail}' }).focus();
    await page.keyboard.press('Enter');
    await expect(formatted(page)).toBeFocused();
    await expect(formatted(page)).toContainText('{mandant} {serviceEmail}');
    await page.getByRole('button', { name: 'Aus dem Gestalteten übernehmen' }).press('Enter');
    await expect(plain(page)).toHaveValue(/\{mandant\} \{serviceEmail\}$/);

    const languages = page.getByRole('group', { name: 'Sprache der E-Mail' });
    await languages.getByRole('button', { name: 'Englisch' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Englisch: die Worte des Programms' })).toBeVisible();
    await page.getByRole('button', { name: 'Englisch in eigenen Worten' }).press('Enter');
    await expect(formatted(page)).toContainText('Kind regards');
    await seat.look();
    await page.getByText('Englisch: zurück zu den Worten des Programms').press('Enter');
    await page.getByRole('button', { name: 'Eigene Worte herausnehmen' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Englisch in eigenen Worten' })).toBeVisible();
    await isSaved(page);
    await new Cast(deskPlace).call('DELETE', `/admin/inhalte/${page.url().split('/').at(-1)}`);
  },
);
