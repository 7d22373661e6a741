/** What forms say that were filled in wrongly: the sentences of the specification, in German on /de. */

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { de } from '@weitersagen/contract/texts/de';
import { Cast } from '../cast/cast.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const cast = new Cast();

const sentences = (page: Page) => page.getByRole('alert').getByRole('link').allTextContents();
const accept = 'Empfehlung annehmen';
const terms = 'Die Zustimmung ist erforderlich, um fortzufahren.';
const tooLong = 'x'.repeat(5000);

/** A sentence of the specification, about a field by its German name. */
const german = new RegExp(
  `^(?:${Object.values(de.problems)
    .map((sentence) => sentence.replace('{label}', `(?:${Object.values(de.labels).join('|')})`))
    .join('|')})$`,
);

/** What each form says that is sent empty, and then what comes back of wrong and far too long answers. */
const forms: readonly (readonly [
  whose: string,
  open: (page: Page, request: APIRequestContext) => Promise<unknown>,
  send: string | RegExp,
  whenEmpty: readonly string[],
  wrong: Readonly<Record<string, string>>,
  whenWrong: readonly string[],
])[] = [
  [
    'a recipient [S8-X024][S8-X026]',
    async (page) => page.goto((await cast.recommends()).form),
    accept,
    [
      'Vorname ist ein Pflichtfeld',
      'Nachname ist ein Pflichtfeld',
      'E-Mail-Adresse ist ein Pflichtfeld',
      'E-Mail-Adresse wiederholen ist ein Pflichtfeld',
      terms,
    ],
    { Vorname: tooLong, 'E-Mail-Adresse': 'ben' },
    ['Vorname ist zu lang', 'E-Mail-Adresse ist nicht gültig'],
  ],
  [
    'whoever recommends',
    (page) => page.goto('/de/empfehlen/101'),
    'Empfehlungslink erstellen',
    ['Vorname ist ein Pflichtfeld', 'Nachname ist ein Pflichtfeld', 'E-Mail-Adresse ist ein Pflichtfeld', terms],
    { Nachname: tooLong, 'E-Mail-Adresse': 'anna@' },
    ['Nachname ist zu lang', 'E-Mail-Adresse ist nicht gültig'],
  ],
  [
    'whoever asks something',
    (page) => page.goto('/de/kontakt'),
    'Nachricht senden',
    ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Betreff', 'Nachricht']
      .map((label) => `${label} ist ein Pflichtfeld`)
      .concat('Dies ist ein Pflichtfeld.'),
    { Betreff: tooLong, 'E-Mail-Adresse': 'anna' },
    ['Betreff ist zu lang', 'E-Mail-Adresse ist nicht gültig'],
  ],
  [
    'a reward',
    async (page) => page.goto((await cast.rewardPage({ share: 100 })).replace('/praemie/?', '/praemie/1?')),
    /auszahlen lassen/,
    ['IBAN ist ein Pflichtfeld', terms],
    { 'Kontoinhaberin oder Kontoinhaber': tooLong, IBAN: 'DE00' },
    ['Kontoinhaberin oder Kontoinhaber ist zu lang', 'IBAN ist nicht gültig'],
  ],
];

for (const [whose, open, send, whenEmpty, wrong, whenWrong] of forms) {
  test(`the form of ${whose} says in German what is missing and what is wrong [S5-V001]`, async ({ page, request }) => {
    await open(page, request);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await sentences(page)).toEqual(whenEmpty);
    await expect(page).toHaveTitle(/^Fehler: /);
    for (const [label, value] of Object.entries(wrong)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: send }).click();
    for (const sentence of whenWrong) await expect(page.getByRole('alert')).toContainText(sentence);
    for (const said of await sentences(page)) expect(said).toMatch(german);
  });
}

test('the e-mail address once more: another one blocks the form with a sentence, the same passes [S5-V011]', async ({
  page,
}) => {
  const walk = await cast.recommends();
  await page.goto(walk.form);
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(walk.ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('anders@example.org');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('status').getByText('Die E-Mail-Adressen stimmen nicht überein.')).toBeVisible();
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adressen stimmen nicht überein.');
  await expect(page).toHaveURL(/empfaengerdaten/);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(walk.ben.toUpperCase());
  await page.getByRole('button', { name: accept }).click();
  await expect(page).toHaveURL(/empfaengerbestaetigung/);
});

test('the address of the recommender is refused in the words of the specification [S8-X027]', async ({ page }) => {
  const walk = await cast.recommends();
  await page.goto(walk.form);
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(walk.anna);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(walk.anna);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.',
  );
});

test('whoever types an account holder reads at the field how the transfer writes it', async ({ page }) => {
  await page.goto((await cast.rewardPage({ share: 100 })).replace('/praemie/?', '/praemie/1?'));
  const owner = page.getByLabel('Kontoinhaber');
  await expect(owner).toHaveAccessibleDescription('Vorname und Nachname, wie bei Ihrer Bank hinterlegt');
  await owner.fill('Jörg Müller');
  await expect(owner).toHaveAccessibleDescription('Auf der Überweisung steht: Joerg Mueller');
  await owner.fill('李小龍');
  await expect(owner).toHaveAccessibleDescription('Vorname und Nachname, wie bei Ihrer Bank hinterlegt');
});

test('a wrong IBAN of a reward and a missing name are named, and what was typed stays [S8-X025]', async ({ page }) => {
  await page.goto((await cast.rewardPage({ share: 100 })).replace('/praemie/?', '/praemie/1?'));
  await page.getByLabel('Kontoinhaber').fill('');
  await page.getByLabel('IBAN').fill('DE02120300000000202052');
  await page.getByRole('button', { name: /auszahlen lassen/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await sentences(page)).toEqual([
    'Kontoinhaberin oder Kontoinhaber ist ein Pflichtfeld',
    'IBAN ist nicht gültig',
    'Die Zustimmung ist erforderlich, um fortzufahren.',
  ]);
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE02/);
  await page.getByRole('link', { name: 'IBAN ist nicht gültig' }).click();
  await expect(page.getByLabel('IBAN')).toBeFocused();
});

test('a wrong field shows where the focus is, and once it is right it no longer says what was wrong', async ({
  page,
}) => {
  await page.goto((await cast.rewardPage({ share: 100 })).replace('/praemie/?', '/praemie/1?'));
  await comesAlive(page);
  const iban = page.getByLabel('IBAN');
  await iban.fill('DE02120300000000202052');
  await page.getByRole('button', { name: /auszahlen lassen/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(iban).toHaveAccessibleDescription(/IBAN ist nicht gültig/);
  const line = (): Promise<string> => iban.evaluate((field) => getComputedStyle(field).boxShadow);
  const without = await line();
  await iban.focus();
  await expect(iban).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(line).not.toBe(without);
  await expect(page.getByRole('alert')).toContainText('IBAN ist nicht gültig');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await iban.fill('DE02120300000000202051');
  await expect(iban).not.toHaveAttribute('aria-invalid', 'true');
  await expect(iban).not.toHaveAccessibleDescription(/nicht gültig/);
  await expect(page.getByRole('alert')).not.toContainText('IBAN');
  await expect(iban).toHaveAccessibleDescription(/IBAN ist gültig: Deutsche Kreditbank Berlin/);
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/api/v1/spbdevk/bank/12030000']);
  await expect(page.getByText(/€ auf DE02\s••••\s2051\./)).toBeVisible();
  await iban.fill('DE0212030000000020205');
  await expect(page.getByRole('alert')).toContainText('IBAN ist nicht gültig');
  await expect(page.getByText(/€ auf DE02/)).toHaveCount(0);
});
