/** Content on its way to the public: seen in a frame beforehand, with pictures, several at once, and by another person's press. */
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace as place, placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';
import { goesOn, isSaved, newPage, text } from './written-page.ts';

const visits = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await page.goto(address);
  return page;
};

/** A picture of one colour, as the clipboard or a folder of the editor's has it. */
const brings = (page: Page, how: 'paste' | 'drop', colour: string): Promise<void> =>
  text(page).evaluate(
    async (element, [event, fill]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('nothing draws here');
      drawing.fillStyle = fill;
      drawing.fillRect(0, 0, 300, 200);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      const data = new DataTransfer();
      data.items.add(new File([blob as Blob], 'Leuchtturm.png', { type: 'image/png' }));
      const { left, top } = element.getBoundingClientRect();
      const given = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...given, clipboardData: data })
          : new DragEvent('drop', { ...given, dataTransfer: data, clientX: left + 30, clientY: top + 30 }),
      );
    },
    [how, colour] as const,
  );

test('the preview shows what was typed at the width of a phone and of a desk, in both languages, also of a brand on another host, where the page may store nothing', async ({
  browser,
}) => {
  const { Id } = await newPage('Vorschauseite', { route: { iv: `/vorschau-${unique()}` } });
  const other = placeAt('versicherung');
  const seat = await Seat.take(browser, { place: other });
  const { page } = seat;
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  // As a browser that lets no page in a frame of another site store anything.
  await page.addInitScript(() => {
    if (parent === self) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto(`${other.desk}/${place.mandant}/inhalte/${Id}`);
  await goesOn(page, ' Eben getippt.');
  await goesOn(page, ' Typed just now.', 'Englisch');
  await isSaved(page);
  await page.getByRole('link', { name: 'Vorschau', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' });
  const shown: FrameLocator = page.frameLocator('iframe');
  /** What the frame shows is in view, and drawn at the width it is for. */
  const shows = async (words: string, width: number) => {
    await expect(shown.getByText(words)).toBeVisible();
    await expect(shown.getByText(words)).toBeInViewport();
    await expect.poll(() => shown.locator('body').evaluate(() => innerWidth)).toBe(width);
  };
  await shows('Eben getippt.', 375);
  await preview.getByRole('button', { name: 'Englisch' }).click();
  await shows('Typed just now.', 375);
  await page.mouse.wheel(0, 2_000);
  await preview.getByRole('link', { name: 'Bildschirm' }).click();
  await shows('Typed just now.', 1280);
  await preview.getByRole('button', { name: 'Deutsch' }).click();
  await shows('Eben getippt.', 1280);
  // Whoever touches the page brings it to life.
  await shown.getByRole('link').first().press('Shift');
  await expect(shown.locator('html[data-alive]')).toBeAttached();
  expect(said).toEqual([]);
  await seat.look();
});

test('a picture is pasted and dropped into a text, described there, picked again, and shown on the page', async ({
  browser,
}) => {
  const route = `/bilder-${unique()}`;
  const { Id } = await newPage('Bilderseite', {
    route: { iv: route },
    inhalt: { de: 'Der Hafen.', en: 'The harbour.' },
  });
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open(`inhalte/${Id}`);
  await goesOn(page, ' ');
  const dialog = page.getByRole('dialog', { name: 'Bild beschreiben' });
  // The editor has one of its own beside a picture, for the cursor.
  const images = text(page).locator('img:not(.ProseMirror-separator)');

  await test.step('pasted: it is asked what it shows', async () => {
    await brings(page, 'paste', '#224466');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('in Worten');
    await seat.look();
    await dialog.getByLabel('Was zeigt das Bild?').fill('Ein blauer Leuchtturm');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(images).toHaveAttribute('alt', 'Ein blauer Leuchtturm');
  });

  await test.step('dropped and left without words: it cannot go live, and the button that describes it is there', async () => {
    await brings(page, 'drop', '#884422');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(images).toHaveCount(2);
    await isSaved(page);
    const lacks = page.getByRole('region', { name: 'Das fehlt noch zum Veröffentlichen' });
    await expect(lacks).toContainText('Text (Deutsch): Bitte sagen Sie in Worten, was auf dem Bild zu sehen ist');
    await images.and(page.locator('img:not([alt]), img[alt=""]')).click();
    await page.getByRole('button', { name: 'Bild beschreiben' }).click();
    await dialog.getByLabel('Was zeigt das Bild?').fill('Ein brauner Leuchtturm');
    await page.keyboard.press('Enter');
    await expect(lacks).toBeHidden();
  });

  await test.step('picked for the other language, with words of its own', async () => {
    await goesOn(page, ' ', 'Englisch');
    const bar = page.getByRole('toolbar', { name: 'Werkzeuge für Text, Englisch' });
    await bar.getByRole('button', { name: 'Bild', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Bild', exact: true });
    await choice
      .getByRole('button', { name: /^Leuchtturm/ })
      .first()
      .click();
    await dialog.getByLabel('Was zeigt das Bild?').fill('A brown lighthouse');
    await page.keyboard.press('Enter');
    await expect(text(page, 'Englisch').getByRole('img')).toHaveAttribute('alt', 'A brown lighthouse');
    await isSaved(page);
  });

  await seat.decides('Veröffentlichen', { said: 'Es ist veröffentlicht.' });
  const visitor = await visits(browser, `${place.portal}/de${route}`);
  for (const name of ['Ein blauer Leuchtturm', 'Ein brauner Leuchtturm'])
    await expect
      .poll(() => visitor.getByRole('img', { name }).evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  await visitor.goto(`${place.portal}/en${route}`);
  await expect(visitor.getByRole('img', { name: 'A brown lighthouse' })).toBeVisible();
});

test('several drafts of a list go live together, all of them or none', inProof, async ({ browser }) => {
  const word = `Gruppe${unique().replaceAll('-', '')}`;
  const routes = [`/eins-${unique()}`, `/zwei-${unique()}`];
  await newPage(`${word} Eins`, { route: { iv: routes[0] } });
  await newPage(`${word} Zwei`, { route: { iv: routes[1] } });
  await newPage(`${word} Drei`, {
    inhalt: { de: 'Nur ![](bild:00000000-0000-4000-8000-000000000000)', en: 'x' },
  });
  const seat = await Seat.take(browser, { width: 360 });
  const { page } = seat;
  const chooses = async (...names: string[]) => {
    await seat.open(`inhalte/liste/seiten?text=${word}`);
    for (const name of names) await page.getByRole('checkbox', { name: `${word} ${name} auswählen` }).check();
    await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
    return page.getByRole('dialog', { name: 'Zusammen veröffentlichen?' });
  };
  const all = await chooses('Eins', 'Zwei', 'Drei');
  await expect(all.getByRole('listitem')).toHaveCount(3);
  await seat.look();
  await all.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(all.getByRole('alert').first()).toContainText('in Worten');
  const visitor = await visits(browser, `${place.portal}/de${routes[0]}`);
  await expect(visitor.getByText(`Text von ${word} Eins.`)).toBeHidden();
  const two = await chooses('Eins', 'Zwei');
  await two.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('2 Einträge sind veröffentlicht.')).toBeVisible();
  for (const [index, name] of ['Eins', 'Zwei'].entries()) {
    await visitor.goto(`${place.portal}/de${routes[index]}`);
    await expect(visitor.getByText(`Text von ${word} ${name}.`)).toBeVisible();
  }
});

test('new terms wait for another person, which is said where they were written, and are live after the press', async ({
  browser,
}) => {
  const own = placeAt('selbst');
  const word = `Absatz-${unique()}`;
  const seat = await Seat.take(browser, { place: own });
  const { page } = seat;
  await seat.open('inhalte/liste/seiten');
  await page.getByRole('main').getByRole('row').filter({ hasText: 'agb' }).getByRole('link').first().click();
  await expect(text(page)).toBeVisible();
  await goesOn(page, ` ${word}.`);
  await isSaved(page);
  await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen?' });
  await expect(dialog).toContainText('Es geschieht erst, wenn eine weitere Person zustimmt.');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person, bis zum/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Bedingungen oder E-Mail veröffentlichen: beantragt von/)).toBeVisible();
  await expect(page.getByText('Es wartet schon auf eine weitere Person.')).toBeVisible();
  await seat.look();
  const visitor = await visits(browser, `${own.portal}/de/agb`);
  await expect(visitor.getByRole('main')).not.toContainText(word);

  const other = await Seat.take(browser, { place: own, who: operators.second });
  await other.open('antraege');
  await other.decides('Zustimmen – Bedingungen oder E-Mail veröffentlichen', { submit: 'Zustimmen' });
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText(word);
  await page.reload();
  await expect(page.getByText('Es gibt nichts Neues zu veröffentlichen.')).toBeVisible();
});
