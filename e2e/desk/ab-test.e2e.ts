/** A/B tests: a block and the order of the ways to share in two versions, seen by two visitors, and what the desk says of it. */
import { type Browser, expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { publishes } from '../cast/content.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const place = placeAt('vergleich');
const cast = new Cast(place);

const devices = {
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
} as const;

/** Two people whom their devices tell apart; the one with the phone goes without script. */
async function twoVisitors(browser: Browser, script = false): Promise<readonly [laptop: Page, phone: Page]> {
  const at = async (userAgent: string, javaScriptEnabled: boolean): Promise<Page> =>
    (await browser.newContext({ userAgent, javaScriptEnabled, locale: 'de-DE' })).newPage();
  return [await at(devices.laptop, true), await at(devices.phone, script)];
}

/** Chance gives two people the same version half of the time: then the same test is planned once more. */
async function plannedUntil(
  id: number,
  isGood: () => Promise<boolean>,
  body: (test: object) => object,
): Promise<number> {
  let now = id;
  for (let again = 0; again < 30; again++) {
    if (await isGood()) return now;
    const test = await cast.call<object>('GET', `/admin/abtests/${now}`);
    await cast.call('PUT', `/admin/abtests/${now}/beenden`);
    await cast.call('DELETE', `/admin/abtests/${now}`);
    now = (await cast.call<{ Id: number }>('POST', '/admin/abtests', body(test))).Id;
  }
  throw new Error('both see the same version, thirty times');
}
const idIn = (page: Page): number => Number(/abtests\/(\d+)/.exec(page.url())?.[1]);

/** What is counted is written within a second. */
async function untilTold(seat: Seat, rows: readonly RegExp[]): Promise<void> {
  await expect(async () => {
    await seat.page.reload();
    const result = seat.page.getByRole('region', { name: /^(?:Ergebnis|Result)$/ }).first();
    for (const row of rows) await expect(result.getByRole('row', { name: row })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('two versions of a block are seen by two visitors, told at the desk, and over when somebody says so', async ({
  browser,
}) => {
  const block = await publishes(cast, 'content-bloecke', {
    identifier: { iv: 'begruessung' },
    titel: { de: 'Willkommen bei uns' },
    inhalt: { de: 'So haben wir immer gegrüßt.', en: 'This is how we always said hello.' },
    platz: { iv: 'home.oben' },
    sortierung: { iv: 1 },
  });
  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  const [laptop, phone] = await twoVisitors(browser);
  const home = `${place.portal}/de`;
  const greets = async (visitor: Page): Promise<string> => {
    await visitor.goto(home);
    return (await visitor.getByText('Kurz und gut.').isVisible()) ? 'B' : 'A';
  };

  await test.step('version B begins as what is published, and what is missing is said', async () => {
    await seat.goTo('A/B-Tests');
    await seat.open('abtests/neu');
    await expect(seat.heading).toHaveText('A/B-Test anlegen');
    await seat.look();
    await page.getByRole('link', { name: 'Willkommen bei uns' }).click();
    await expect(seat.heading).toHaveText('A/B-Test: Baustein „Willkommen bei uns“');
    const german = page.getByRole('group', { name: 'Fassung B, Deutsch' });
    await expect(german.getByLabel('Text', { exact: true })).toHaveValue('So haben wir immer gegrüßt.');
    await page.getByLabel('Name').fill('Kürzer grüßen');
    await page.getByRole('button', { name: 'A/B-Test anlegen' }).click();
    await expect(page.getByText('Fassung B sagt dasselbe wie der veröffentlichte Baustein.').first()).toBeVisible();
    await seat.look();
    await german.getByLabel('Text', { exact: true }).fill('Kurz und gut.');
    await page.getByLabel('Ziel').selectOption('Produkt geöffnet');
    await page.getByRole('button', { name: 'A/B-Test anlegen' }).click();
    await expect(seat.heading).toHaveText('Kürzer grüßen');
    await expect(page.getByText('Noch hat niemand diese Stelle gesehen.')).toBeVisible();
    await seat.look();
  });

  const id = await plannedUntil(
    idIn(page),
    async () => (await greets(laptop)) !== (await greets(phone)),
    (made) => ({ ...made, Gegenstand: 'Baustein', Baustein: block }),
  );

  await test.step('each sees one version, whatever goes on in the browser, and one of them opens a product', async () => {
    const first = [await greets(laptop), await greets(phone)];
    expect([await greets(laptop), await greets(phone)]).toEqual(first);
    await laptop.goto(`${place.portal}/de/faq`);
    await laptop.getByRole('heading', { level: 1 }).click();
    await laptop
      .getByRole('link', { name: /Programm im Vergleich/ })
      .first()
      .click();
    await expect(laptop.getByText(first[0] === 'B' ? 'Kurz und gut.' : 'So haben wir immer gegrüßt.')).toBeVisible();
    await laptop.goto(`${place.portal}/de/empfehlen/101`);
    const sawB = first[0] === 'B';
    await seat.open(`abtests/${id}`);
    await untilTold(seat, sawB ? [/^A, veröffentlicht 1 0/, /^B 1 1/] : [/^A, veröffentlicht 1 1/, /^B 1 0/]);
    await expect(page.getByText('Noch lässt sich nichts sagen')).toBeVisible();
    await expect(page.getByText('sieht vielleicht die andere Fassung')).toBeVisible();
    await seat.look();
    expect(await seat.download('CSV')).toContain('Tag;MenschenA;ErreichtA;MenschenB;ErreichtB');
  });

  await test.step('ended early everybody sees A, the result stays until it is deleted', async () => {
    const ends = await seat.asks(
      page.getByRole('link', { name: 'Beenden' }),
      '„Kürzer grüßen“ jetzt beenden?',
      'sehen alle A',
    );
    await ends.getByRole('button', { name: 'Beenden' }).click();
    await expect(page.getByText(/vorzeitig beendet am/)).toBeVisible();
    expect([await greets(laptop), await greets(phone)]).toEqual(['A', 'A']);
    const removes = await seat.asks(
      page.getByRole('link', { name: 'Löschen' }),
      '„Kürzer grüßen“ löschen?',
      'gehen verloren',
    );
    await removes.getByRole('button', { name: 'Löschen' }).click();
    await expect(seat.heading).toHaveText('A/B-Tests');
    await expect(page.getByRole('link', { name: 'Kürzer grüßen' })).toBeHidden();
  });
});

test('on a phone and in English: another order of the ways to share, and one who shares', async ({ browser }) => {
  const { number, hash } = await cast.recommends();
  const share = `${place.portal}/de/empfehlung/${number}?h=${hash}`;
  const seat = await Seat.take(browser, { place, width: 360, locale: 'en' });
  const { page } = seat;
  const [laptop, phone] = await twoVisitors(browser, true);
  const first = async (visitor: Page): Promise<string | null> => {
    await visitor.goto(share);
    return visitor.getByRole('region', { name: 'Link weitersagen' }).getByRole('listitem').first().textContent();
  };

  await seat.open('abtests/neu?was=teilwege');
  await expect(seat.heading).toHaveText('A/B test: Order of the ways to share');
  await page.getByLabel('Name').fill('X first');
  const places = page.getByRole('group', { name: 'Order in version B' }).getByRole('combobox');
  const before = await places.first().inputValue();
  await places.first().selectOption('facebook');
  await expect(places.first()).toHaveValue('facebook');
  expect(await places.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toContain(before);
  await seat.look();
  await page.getByRole('button', { name: 'Make the A/B test' }).click();
  await expect(seat.heading).toHaveText('X first');
  const id = await plannedUntil(
    idIn(page),
    async () => (await first(laptop)) !== (await first(phone)),
    (made) => ({ ...made, Gegenstand: 'Teilwege', Baustein: null }),
  );
  const sharer = (await first(laptop)) === 'Facebook' ? laptop : phone;
  await first(sharer);
  await sharer.getByRole('region', { name: 'Link weitersagen' }).getByRole('link', { name: 'Facebook' }).click();
  await seat.open(`abtests/${id}`);
  await untilTold(seat, [/^A, published 1 0/, /^B 1 1/]);
  await seat.look();
  await seat.open('abtests');
  await expect(page.getByRole('link', { name: 'X first' })).toBeVisible();
  await seat.look();
});
