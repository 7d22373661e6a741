/** Pictures at the desk: uploaded, seen to by keyboard, described, replaced and removed. */
import { expect } from '@playwright/test';
import { drawing } from '../cast/drawing.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const picture = ({ page }: Seat, width: number, height: number, colour: string): Promise<Buffer> =>
  drawing(page, colour, { width, height });

const mimeType = 'image/png';

test('a picture is uploaded, gets a focus and a text by keyboard alone, is replaced and removed', async ({
  browser,
}) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Bilder');
  await page.getByLabel('Dateien hochladen').setInputFiles([
    { name: 'Leuchtturm bei Nacht.png', mimeType, buffer: await picture(seat, 1200, 800, '#224466') },
    { name: 'kaputt.png', mimeType, buffer: Buffer.from('kein Bild') },
  ]);
  await expect(page.getByText('Eine Datei ist da.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('kaputt.png: nicht angenommen: Nur Bilder');
  await seat.look();
  await page.getByRole('button', { name: 'Hinweis zu kaputt.png schließen' }).click();
  await expect(page.getByRole('alert')).toBeHidden();

  await test.step('the focus and the text', async () => {
    await page.getByRole('link', { name: 'Leuchtturm bei Nacht' }).press('Enter');
    await expect(seat.heading).toHaveText('Leuchtturm bei Nacht');
    await expect(page.getByText('In der Standardsprache fehlt der Alternativtext.')).toBeVisible();
    await seat.look();
    const point = page.getByRole('button', { name: /^Fokus: / });
    await point.press('ArrowLeft');
    await point.press('Shift+ArrowDown');
    await expect(point).toHaveAccessibleName('Fokus: 49 % von links, 60 % von oben');
    await page.getByRole('group', { name: 'Fokus' }).getByLabel('Von links (%)').fill('20');
    await page.getByLabel('Alternativtext, Deutsch').fill('Ein Leuchtturm am Meer');
    await page.getByLabel('Alternativtext, English').fill('A lighthouse by the sea');
    await page.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(page.getByText('Leuchtturm bei Nacht ist gespeichert.')).toBeVisible();
    await expect(page.getByText('Alternativtext fehlt')).toBeHidden();
    await expect(point).toHaveAccessibleName('Fokus: 20 % von links, 60 % von oben');
  });

  await test.step('the cut, by its form, by arrow keys and by pointer', async () => {
    await page.getByRole('button', { name: 'Ausschnitt', exact: true }).press('Enter');
    await page.getByRole('button', { name: '1:1' }).press('Enter');
    const frame = page.getByRole('button', { name: /^Ausschnitt: / });
    await expect(frame).toHaveAccessibleName('Ausschnitt: 0 % von links, 0 % von oben, 67 % breit, 100 % hoch');
    await frame.press('ArrowRight');
    await frame.press('Shift+ArrowUp');
    await expect(frame).toHaveAccessibleName('Ausschnitt: 1 % von links, 0 % von oben, 67 % breit, 99 % hoch');
    await page.getByRole('button', { name: 'Ganzes Bild' }).click();
    const whole = page.getByRole('img', { name: 'Das ganze Bild' });
    const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
    await whole.hover({ position: { x: width * 0.25, y: height * 0.25 } });
    await page.mouse.down();
    // The rectangle that comes lies over the picture.
    await whole.hover({ position: { x: width * 0.75, y: height * 0.75 }, force: true });
    await page.mouse.up();
    await expect(frame).toHaveAccessibleName('Ausschnitt: 25 % von links, 25 % von oben, 50 % breit, 50 % hoch');
    await seat.look();
    await page.getByRole('button', { name: 'Speichern' }).click();
    // What was said of the first saving may still stand there: the picture that was saved has its focus at hand again, and its cut.
    await expect(frame).toBeDisabled();
    await expect(frame).toHaveAccessibleName('Ausschnitt: 25 % von links, 25 % von oben, 50 % breit, 50 % hoch');
    await expect(page.getByText('Leuchtturm bei Nacht ist gespeichert.')).toBeVisible();
  });

  await test.step('another file', async () => {
    await page.getByRole('link', { name: 'Datei ersetzen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Datei ersetzen' });
    await dialog
      .getByLabel('Neue Datei')
      .setInputFiles({ name: 'neu.png', mimeType, buffer: await picture(seat, 600, 300, '#884422') });
    await seat.look();
    await dialog.getByRole('button', { name: 'Datei ersetzen' }).click();
    await expect(page.getByText('Leuchtturm bei Nacht ist ersetzt.')).toBeVisible();
    await expect(page.getByText('600 × 300 Bildpunkte')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Fokus: 50 % von links/ })).toBeVisible();
    await expect(page.getByLabel('Alternativtext, Deutsch')).toHaveValue('Ein Leuchtturm am Meer');
  });

  await seat.decides('Löschen', { said: 'Leuchtturm bei Nacht ist gelöscht.' });
  await expect(seat.heading).toHaveText('Bilder');
  await expect(page.getByRole('link', { name: 'Leuchtturm bei Nacht' })).toBeHidden();
});

for (const [width, locale, lacks, details] of [
  [360, 'de', 'Alternativtext fehlt', {}],
  [1280, 'en', 'Alternative text is missing', inProof],
] as const) {
  test(`a picture that was pasted, on its own page at ${width} px, in ${locale}`, details, async ({ browser }) => {
    const seat = await Seat.take(browser, { width, locale });
    const { page } = seat;
    const heading = `Nebel ${width}`;
    await seat.open('bilder');
    await expect(seat.heading).toBeVisible();
    const content = (await picture(seat, 300, 900, '#778899')).toString('base64');
    await page.evaluate(
      ([base64, name]) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], `${name}.png`, { type: 'image/png' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      },
      [content, heading] as const,
    );
    await page.getByRole('link', { name: heading }).click();
    await expect(seat.heading).toHaveText(heading);
    await expect(page.getByText(lacks).first()).toBeVisible();
    await seat.look();
    await page.goto(`${page.url()}?frage=ersetzen`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await seat.look();
    await page.goto(page.url().replace('ersetzen', 'loeschen'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await seat.look();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`/verwaltung/${deskPlace.mandant}/bilder$`));
  });
}
