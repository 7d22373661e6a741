/** Pages no journey passes, and those outside of any: each opens, reads well and hinders nobody. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';

const pages: readonly (readonly [title: string, path: string, heading: string, routeName?: string])[] = [
  ['the not-found page says so [S2-R069][S2-R070]', '/de/404', 'Datei nicht gefunden', 'FileNotFound'],
  ['an unknown address, too [S2-R004]', '/xx/login', 'Datei nicht gefunden'],
  [
    'the page of a link that is over [S2-R043]',
    '/de/empfehlungabgelaufen',
    'Diese Empfehlung ist abgelaufen',
    'EmpfehlungAbgelaufen',
  ],
  [
    'the thanks to whoever recommended [S2-R039]',
    '/de/bestaetigung',
    'Ihre Empfehlung ist unterwegs',
    'EmpfehlungBestaetigung',
  ],
  [
    'the thanks to a recipient [S2-R042]',
    '/de/empfaengerbestaetigung',
    'Vielen Dank, Ihre Daten sind angekommen',
    'EmpfaengerBestaetigung',
  ],
  ['the thanks after a pickup [S2-R051]', '/de/praemiedanke', 'So geht es nach dem Abholen weiter', 'PraemieDanke'],
  ['the thanks for goodwill [S2-R077]', '/de/kulanzdanke', 'So geht es mit einer Kulanzprämie weiter', 'KulanzDanke'],
  [
    'what is earned at present [S2-R076]',
    '/de/aktuellepraemienuebersicht',
    'Aktuelle Prämien',
    'AktuellePraemienuebersicht',
  ],
  ['who is responsible', '/de/impressum', 'Impressum', 'Impressum'],
  ['the terms', '/en/agb', 'Terms of participation', 'Agb'],
  ['the terms of taking part', '/de/teilnahmebedingungen', 'Teilnahmebedingungen'],
  ['the page of a campaign for some, by its other spelling', '/de/exclusiv', 'Exklusiv für Sie'],
  ['the page before the sign-in', '/de/willkommen', 'Willkommen bei Sparkreis Partnerprogramm'],
  ['what people ask', '/de/faq', 'Fragen und Antworten', 'Faq'],
  ['"that was not me" of an account', '/de/empfehlung/104477120935?ablehnen=unknown-token', 'Das waren nicht Sie?'],
  ['"that was not me" of a reward', '/de/praemie/?stopp=unknown-token', 'Das waren nicht Sie?'],
  ['the invitation of an operator', '/verwaltung/einladung?token=x', 'Zugang zur Verwaltung'],
  ['an invitation that is over', '/verwaltung/einladung', 'Der Link ist ungültig oder abgelaufen.'],
];

for (const [title, path, heading, routeName] of pages) {
  test(title, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    if (routeName) await expectListed(request, routeName, path.replace(/^\/(de|en)/, ''));
  });
}

test('an address that is nowhere says so and leads on, to three pages [S2-R071][S2-R072][S2-R073][S8-X028]', async ({
  page,
}) => {
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datei nicht gefunden');
  const ways = page.getByRole('main').getByRole('link');
  expect(await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/de',
    '/de/persoenlicherbereich',
    '/de/kontakt',
  ]);
});
