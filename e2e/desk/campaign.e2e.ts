/** Campaigns at the desk: written, seen beforehand, published, agreed to, with other words asked anew, ended; by two at once, and by keyboard. */
import { type Browser, expect, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { publishes } from '../cast/content.ts';
import { operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive, holds } from '../visit.ts';
import { Seat } from './seat.ts';
import { isSaved } from './written-page.ts';

const place = placeAt('aktionen');
const cast = new Cast(place);

interface Made {
  Id: number;
  Revision: number;
}

/** A draft that lacks nothing. */
const newCampaign = (Titel: string): Promise<Made> =>
  cast.call<Made>('POST', '/admin/aktionen', {
    Daten: {
      Von: '2020-01-01',
      Bis: '2099-12-31',
      Texte: [{ Sprache: 'de', Titel, Text: `Text von ${Titel}.` }],
    },
  });

const written = (page: Page, field: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${field}, ${language}`, exact: true });

/** In the place of what stands there. */
async function writes(page: Page, field: string, words: string, language?: string): Promise<void> {
  await written(page, field, language).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

const further = async (page: Page, step: string): Promise<void> => {
  await page.getByRole('button', { name: 'Weitere Schritte' }).click();
  await page.getByRole('link', { name: step, exact: true }).click();
};

/** Somebody who is signed in, at the personal area. */
async function participant(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' });
  await holds(context, (await cast.member()).token, place.portal);
  return context.newPage();
}

/** The box of a campaign, as somebody finds it now. */
async function boxFor(visitor: Page, title: string) {
  await visitor.goto(`${place.portal}/de/persoenlicherbereich`);
  await comesAlive(visitor);
  return visitor.getByRole('article', { name: title });
}

async function takesPart(visitor: Page, title: string): Promise<void> {
  const box = await boxFor(visitor, title);
  await expect(box.getByRole('checkbox')).not.toBeChecked();
  await box.getByRole('checkbox').check();
  await box.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(box.getByText('Sie machen mit.')).toBeVisible();
}

test('a campaign is made, told what it lacks, seen beforehand, published and agreed to; other words are asked anew, and it is ended', async ({
  browser,
}) => {
  const [title, price] = [`Laternen-${unique()}`, `preis-${unique()}`];
  await publishes(cast, 'variablen', { key: { iv: price }, value: { de: '110 €', en: '€110' } });
  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  const visitor = await participant(browser);
  const lacks = page.getByRole('region', { name: 'Das fehlt noch zum Veröffentlichen' });
  const agreed = page.getByRole('region', { name: 'Wer zugestimmt hat' });

  await test.step('it begins with its title', async () => {
    await seat.goTo('Aktionen');
    await page.getByRole('link', { name: 'Neue Aktion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Aktion' });
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Titel');
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByLabel('Für wen').selectOption('angemeldete Empfehler');
    await seat.look();
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await expect(seat.heading).toHaveText(title);
  });

  await test.step('it is told what it lacks, and what is wrong', async () => {
    await expect(lacks).toContainText('Erster Tag ist ein Pflichtfeld');
    await expect(page.getByText('Es fehlt noch etwas, siehe oben.')).toBeVisible();
    await page.getByLabel('Erster Tag').fill('2020-05-01');
    await page.getByLabel('Letzter Tag').fill('2020-04-01');
    await page.getByLabel('Zustimmung nötig').selectOption('Ja');
    await writes(page, 'Rechtstext', `Es gibt {${price}}.`);
    await isSaved(page);
    await expect(lacks).toContainText('Der letzte Tag liegt vor dem ersten.');
    await expect(lacks).toContainText('Text (Deutsch): Text ist ein Pflichtfeld');
    await expect(lacks).toContainText('Rechtstext (Deutsch): Hier werden keine Variablen gefüllt');
    await seat.look();
    await page.getByLabel('Letzter Tag').fill('2099-12-31');
    await writes(page, 'Text', `Bis zu {${price}} für jede Laterne.`);
    await writes(page, 'Rechtstext', 'Ich trage eine Laterne.');
    await writes(page, 'Rechtstext', 'I carry a lantern.', 'Englisch');
    await expect(lacks).toBeHidden();
    await isSaved(page);
  });

  await test.step('the preview shows it with its values, and nobody else sees it', async () => {
    await page.getByRole('link', { name: 'Vorschau', exact: true }).click();
    const shown = page.frameLocator('iframe').getByRole('article', { name: title });
    await expect(shown).toContainText('Bis zu 110 € für jede Laterne.');
    await expect(shown.getByText('Ich trage eine Laterne.')).toBeInViewport();
    await page.getByRole('link', { name: 'Vorschau schließen' }).click();
    await expect(await boxFor(visitor, title)).toBeHidden();
  });

  await test.step('published it is there, and somebody takes part', async () => {
    await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen?' });
    await dialog.getByLabel('Notiz').fill('Für den Martinstag');
    await seat.look();
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('Die Aktion ist veröffentlicht.')).toBeVisible();
    await expect(page.getByText('Läuft', { exact: true })).toBeVisible();
    await expect(agreed).toContainText('Noch niemand');
    await takesPart(visitor, title);
  });

  await test.step('another legal text is asked anew, which is said before it is public', async () => {
    await seat.goTo('Aktionen');
    await page.getByLabel('Wort aus Titel oder Text').fill(title);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await seat.look();
    await row.getByRole('link', { name: title }).click();
    await writes(page, 'Rechtstext', 'Ich trage zwei Laternen.');
    await writes(page, 'Rechtstext', 'I carry two lanterns.', 'Englisch');
    await isSaved(page);
    await expect(agreed.getByRole('row').filter({ hasText: 'Fassung 1' })).toContainText('neu gefragt');
    await agreed.getByText('Lesen').click();
    await expect(agreed.getByText('Ich trage eine Laterne.')).toBeVisible();
    await seat.look();
    await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen?' });
    await expect(dialog).toContainText('1 Person hat einem anderen Rechtstext zugestimmt.');
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('Es gibt nichts Neues zu veröffentlichen.')).toBeVisible();
    await takesPart(visitor, title);
    await page.reload();
    await expect(agreed.getByRole('row').filter({ hasText: 'Fassung 2' })).not.toContainText('neu gefragt');
  });

  await test.step('an earlier end is planned and dropped; then it ends now, and nobody sees it', async () => {
    const dialog = page.getByRole('dialog');
    await further(page, 'Früheres Ende planen');
    await dialog.getByLabel('Tag').fill('2098-12-24');
    await dialog.getByLabel('Uhrzeit').fill('18:00');
    await seat.look();
    await dialog.getByRole('button', { name: 'Früheres Ende planen' }).click();
    await expect(page.getByText('Die Aktion endet am 24.12.2098 - 18:00.')).toBeVisible();
    await further(page, 'Geplantes Ende aufheben');
    await dialog.getByRole('button', { name: 'Geplantes Ende aufheben' }).click();
    await expect(page.getByText('Das geplante Ende ist aufgehoben.')).toBeVisible();
    await further(page, 'Jetzt beenden');
    await expect(dialog).toContainText('Eine Zustimmung bleibt als Nachweis');
    await seat.look();
    await dialog.getByRole('button', { name: 'Jetzt beenden' }).click();
    await expect(page.getByText('Die Aktion ist beendet.')).toBeVisible();
    await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
    await expect(await boxFor(visitor, title)).toBeHidden();
  });

  await test.step('what was public is compared word by word, and an older version is a draft again', async () => {
    await page.getByRole('link', { name: 'Fassungen ansehen und vergleichen' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Für den Martinstag' })).toBeVisible();
    await page.getByLabel('Von').selectOption('Fassung 1');
    await page.getByLabel('Nach').selectOption('Fassung 2');
    await page.getByRole('button', { name: 'Vergleichen' }).click();
    await expect(page.getByText('Von Fassung 1 nach Fassung 2')).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: 'zwei' })).toBeVisible();
    await seat.look();
    await page.getByRole('link', { name: 'Zurückholen – Fassung 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückholen' }).click();
    await expect(written(page, 'Rechtstext')).toHaveText('Ich trage eine Laterne.');
  });
});

test(
  'two editors write one campaign at once: the second one chooses field by field, and nothing is lost',
  inProof,
  async ({ browser }) => {
    const { Id } = await newCampaign(`Zu zweit ${unique()}`);
    const sits = async (who: string) => {
      const seat = await Seat.take(browser, { place, who });
      await seat.open(`aktionen/${Id}`);
      await expect(written(seat.page, 'Text')).toBeVisible();
      return seat;
    };
    const [eva, other] = [await sits(operators.eva), await sits(operators.second)];
    await eva.page.getByLabel('Letzter Tag').fill('2030-01-31');
    await eva.page.getByLabel('Titel, Englisch').fill('Of Eva');
    await isSaved(eva.page);
    const { page } = other;
    await page.getByLabel('Letzter Tag').fill('2031-01-31');
    const twofold = page.getByRole('region', { name: 'Zwei Fassungen zur selben Zeit' });
    await expect(twofold).toBeFocused();
    await other.look();
    await twofold
      .getByRole('group', { name: /^Letzter Tag/ })
      .getByRole('radio', { name: /^Meine Fassung/ })
      .check();
    await twofold.getByRole('button', { name: 'So speichern' }).click();
    await isSaved(page);
    await expect(page.getByLabel('Titel, Englisch')).toHaveValue('Of Eva');
    await page.reload();
    await expect(page.getByLabel('Letzter Tag')).toHaveValue('2031-01-31');
  },
);

test(
  'by keyboard alone a campaign is written, published and, as one that was never public, another one deleted',
  inProof,
  async ({ browser }) => {
    const title = `Tastatur ${unique()}`;
    const seat = await Seat.take(browser, { place });
    const { page } = seat;
    const dialog = page.getByRole('dialog');
    await seat.open('aktionen');
    await page.getByRole('link', { name: 'Neue Aktion' }).press('Enter');
    await expect(dialog.getByLabel('Titel')).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(seat.heading).toHaveText(title);
    await page.getByLabel('Für wen').focus();
    await page.keyboard.press('Tab');
    // The same in the order of every language.
    for (const [name, day] of [
      ['Erster Tag', '01012020'],
      ['Letzter Tag', '11112099'],
    ] as const) {
      await expect(page.getByLabel(name)).toBeFocused();
      await page.keyboard.type(day);
      // Three parts and the button of its calendar.
      while (await page.getByLabel(name).evaluate((field) => field === document.activeElement))
        await page.keyboard.press('Tab');
    }
    await expect(page.getByLabel('Titel, Deutsch')).toBeFocused();
    await written(page, 'Text').press('Control+a');
    await page.keyboard.type('Nur mit Tasten.');
    await isSaved(page);
    await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).press('Enter');
    await expect(dialog.getByLabel('Notiz')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Aktion ist veröffentlicht.')).toBeVisible();
    await page.getByRole('button', { name: 'Weitere Schritte' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Löschen', exact: true })).toBeHidden();

    const { Id } = await newCampaign(`Weg ${unique()}`);
    await seat.open(`aktionen/${Id}`);
    await page.getByRole('button', { name: 'Weitere Schritte' }).press('Enter');
    await page.getByRole('link', { name: 'Löschen', exact: true }).press('Enter');
    await expect(dialog).toContainText('Veröffentlicht war er nie.');
    await dialog.getByRole('button', { name: 'Löschen' }).press('Enter');
    await expect(page.getByText('Die Aktion ist gelöscht.')).toBeVisible();
    await expect(seat.heading).toHaveText('Aktionen');
  },
);
