/** What an editor changes in the CMS is there when a visitor loads the page again: nothing is built, nothing is started anew. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { unique } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { changes, type Data, itemNamed, publishes, uploads } from '../cast/content.ts';
import { drawing, expectColour } from '../cast/drawing.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';

/** A brand of these stories alone: no other one sees its words change. */
const place = placeAt('redaktion');
const cast = new Cast(place);
test.use({ baseURL: place.portal });

const all = (value: unknown) => ({ iv: value });
const both = (de: string, en = `${de} (en)`) => ({ de, en });
const size = { width: 900, height: 600 };
const main = (page: Page) => page.getByRole('main');

/** The scripts and styles of the page: names of files that a build makes anew when it changes. */
const built = (page: Page): Promise<string[]> =>
  page
    .locator('script[src], link[rel=stylesheet], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));

/** The page shows one thing, then, after a change and a reload, another one in its place, by the same build. */
async function expectChanged(
  page: Page,
  path: string,
  [before, after]: readonly [string, string],
  change: () => Promise<void>,
) {
  await page.goto(path);
  await expect(main(page)).toContainText(before);
  const files = await built(page);
  await change();
  await page.reload();
  await expect(main(page)).toContainText(after);
  await expect(main(page)).not.toContainText(before);
  expect(await built(page)).toEqual(files);
}

test('pages: the imprint and the declaration of accessibility [S1-F058][S2-R075]', async ({ page }) => {
  for (const [slug, title] of [
    ['impressum', 'Wer wir sind'],
    ['barrierefreiheitserklaerung', 'Für alle bedienbar'],
  ] as const) {
    const words = [`Erste Fassung ${unique()}`, `Zweite Fassung ${unique()}`] as const;
    const id = await itemNamed(cast, 'seiten', slug);
    const written = (inhalt: string) => ({ slug: all(slug), titel: both(title), inhalt: both(inhalt) });
    await changes(cast, id, written(words[0]));
    await expectChanged(page, `/de/${slug}`, words, () => changes(cast, id, written(words[1])));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto(`/en/${slug}`);
    await expect(main(page)).toContainText(`${words[1]} (en)`);
  }
});

test('blocks: in their place on Home, in the language of the page or said once for all languages [S1-F059][S3-E191]', async ({
  page,
}) => {
  const identifier = `block-${unique()}`;
  const words = [`Für alle gesagt ${unique()}`, `Neuer Baustein ${unique()}`] as const;
  const written = (inhalt: Data[string]) => ({ identifier: all(identifier), platz: all('home.oben'), inhalt });
  const id = await publishes(cast, 'content-bloecke', written(all(words[0])));
  await page.goto('/en');
  await expect(main(page)).toContainText(words[0]);
  await expectChanged(page, '/de', words, () => changes(cast, id, written(both(words[1], `In English ${identifier}`))));
  await page.goto('/en');
  await expect(main(page)).toContainText(`In English ${identifier}`);
  await expect(main(page)).not.toContainText(words[1]);
});

test('the key visual of Home: its words, its picture and where its button leads [S1-F060]', async ({ page }) => {
  await page.goto('/de');
  const picture = page.getByRole('img', { name: 'Ein blaues Feld' });
  await expect(picture).toHaveCount(0);
  const bild = all([await uploads(cast, await drawing(page, '#222255', size))]);
  const written = (titel: string, buttonRoute: string) => ({
    identifier: all('home'),
    titel: both(titel),
    bild,
    bildText: both('Ein blaues Feld'),
    buttonText: both('Hier entlang'),
    buttonRoute: all(buttonRoute),
  });
  const id = await publishes(cast, 'keyvisual', written('Erster Auftritt', 'AktuellePraemienuebersicht'));
  await expectChanged(page, '/de', ['Erster Auftritt', 'Zweiter Auftritt'], () =>
    changes(cast, id, written('Zweiter Auftritt', 'Faq')),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiter Auftritt');
  await expect(page.getByRole('link', { name: 'Hier entlang' })).toHaveAttribute('href', '/de/faq');
  await expectColour(picture, 'blue');
  await expectAccessible(page);
});

test('questions, in the language of the page or said once for all languages [S1-F061][S3-E190]', async ({ page }) => {
  const frage = `Wer fragt ${unique()}?`;
  const words = [`Niemand ${unique()}`, `Alle ${unique()}`] as const;
  const written = (antwort: Data[string]) => ({ gruppe: all('fragen'), frage: all(frage), antwort });
  const id = await publishes(cast, 'faq', written(all(words[0])));
  const answer = async (language: string) => {
    await page.goto(`/${language}/faq`);
    const question = page.getByRole('group').filter({ hasText: frage });
    await question.getByRole('heading').click();
    return question;
  };
  await expect(await answer('en')).toContainText(words[0]);
  await expectChanged(page, '/de/faq', words, () => changes(cast, id, written(both(words[1], `Everybody ${frage}`))));
  await expect((await answer('en')).getByText(`Everybody ${frage}`)).toBeVisible();
});

test('footnotes and variables: wherever they are named, also in a footnote [S1-F062][S1-F063]', async ({ page }) => {
  const [note, key, slug] = [`note-${unique()}`, `wert-${unique()}`, `seite-${unique()}`];
  const variable = (value: string) => ({ key: all(key), value: both(value) });
  const footnote = (words: string) => ({ Identifier: all(note), Inhalt: both(`${words} {${key}}.`) });
  const ids = [
    await publishes(cast, 'variablen', variable('110 €')),
    await publishes(cast, 'fussnoten', footnote('Zuerst')),
  ] as const;
  const inhalt = both(`Es gibt {${key}}[^${note}].`);
  await publishes(cast, 'seiten', { slug: all(slug), titel: both('Werte'), inhalt, route: all(`/${slug}`) });
  await publishes(cast, 'content-bloecke', { identifier: all(slug), platz: all('home.unten'), inhalt });
  for (const path of [`/de/${slug}`, '/de']) {
    await changes(cast, ids[0], variable('110 €'));
    await changes(cast, ids[1], footnote('Zuerst'));
    await expectChanged(page, path, ['Zuerst 110 €.', 'Danach 95 €.'], async () => {
      await changes(cast, ids[0], variable('95 €'));
      await changes(cast, ids[1], footnote('Danach'));
    });
    const said = main(page)
      .getByText('Es gibt 95 €')
      .filter({ hasText: /^Es gibt 95 €\d+\.$/ });
    await said.getByRole('link').click();
    await expect(main(page).getByText('Danach 95 €.')).toBeInViewport();
  }
});

test('images: another one in its block, and another file in the place of one [S1-F064]', async ({ page }) => {
  await page.goto('/de');
  const green = await uploads(cast, await drawing(page, '#225522', size));
  const red = await uploads(cast, await drawing(page, '#552222', size));
  const said = `Ein Feld ${unique()}`;
  const picture = page.getByRole('img', { name: said });
  const written = (one: string) => ({
    identifier: all(`bild-${said}`),
    platz: all('home.unten'),
    inhalt: both('Mit Bild.'),
    bild: all([one]),
    bildText: both(said),
  });
  const id = await publishes(cast, 'content-bloecke', written(green));
  const shows = async (colour: 'red' | 'green' | 'blue') => {
    await page.reload();
    await expectColour(picture, colour);
  };
  await shows('green');
  await changes(cast, id, written(red));
  await shows('red');
  await uploads(cast, await drawing(page, '#222255', size), red);
  await shows('blue');
});
