/**
 * An account from its first mail to the way out: by keyboard on a phone, in English on a desk, and without script. Then
 * what a browser keeps of it.
 */
import { expect, type Page } from '@playwright/test';
import { Cast, newPassword, password } from '../cast/cast.ts';
import { portalPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { type Run, Story } from '../story.ts';
import { test } from '../test.ts';
import { comesAlive, expectKept, holds, kept, typesLogin, typesNewPassword } from '../visit.ts';

const cast = new Cast();

const words = {
  de: {
    welcome: 'Willkommen, Anna',
    password: 'Passwort',
    again: 'Passwort wiederholen',
    show: 'Passwort anzeigen',
    rule: /mindestens 8 Zeichen/,
    fine: 'Dieses Passwort können Sie nehmen',
    differ: 'Die Passwörter stimmen nicht überein.',
    save: 'Passwort speichern und anmelden',
    signIn: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    ask: 'Link anfordern',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    fresh: 'Neues Passwort festlegen',
    email: 'E-Mail-Adresse',
    over: 'Dieser Link gilt nicht mehr',
    hint: 'Ihre Zugangsdaten für den persönlichen Bereich erhalten Sie nach Ihrer ersten Empfehlung per E-Mail.',
  },
  en: {
    welcome: 'Welcome, Anna',
    password: 'Password',
    again: 'Repeat password',
    show: 'Show Password',
    rule: /at least 8 characters/i,
    fine: 'This password is fine',
    differ: 'The passwords do not match.',
    save: 'Save password and sign in',
    signIn: 'Sign in',
    forgotten: 'Forgotten your password?',
    ask: 'Ask for the link',
    sent: 'Please check your inbox',
    fresh: 'Set a new password',
    email: 'E-mail address',
    over: 'This link is no longer valid',
    hint: 'After your first recommendation we e-mail you what you need to sign in to the personal area.',
  },
} as const;

const runs: readonly (readonly [title: string, run: Run, details?: typeof inProof])[] = [
  ['by keyboard on a phone', { share: 100, locale: 'de', width: 360, by: 'keyboard', axe: true }],
  ['in English on a desk', { share: 100, locale: 'en', width: 1280, axe: true }, inProof],
  ['without script', { share: 100, locale: 'de', width: 768, script: false }],
];

for (const [title, run, details = {}] of runs) {
  const says = words[run.locale];
  const hasScript = run.script !== false;

  test(
    `from the first recommendation to a password, in and out again, ${title} [S2-R063]`,
    details,
    async ({ browser }) => {
      const cast = new Cast(portalPlace, run.locale);
      const story = new Story(browser, run, cast, await cast.recommends({ share: run.share }));
      const { by } = story;
      const page = await story.openMail(story.anna, 'M02');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.welcome);
      if (hasScript) await expect(page).not.toHaveURL(/token=/);
      await story.look(page);
      const [first, again] = [
        page.getByLabel(says.password, { exact: true }),
        page.getByLabel(says.again, { exact: true }),
      ];
      await by.fill(first, 'kurz');
      await by.fill(again, 'anders');
      await by.press(page.getByRole('button', { name: says.save }));
      await expect(page.getByRole('alert')).toContainText(says.rule);
      await story.look(page);
      await by.fill(first, password);
      await by.fill(again, password);
      if (hasScript) await expect(page.getByText(says.fine)).toBeVisible();
      await by.press(page.getByRole('button', { name: says.save }));
      await isIn(page, run);
      await story.look(page);

      await story.signsOut(page);
      if (hasScript) await expectKept(page, [null, null]);

      await by.press(page.getByRole('link', { name: says.signIn, exact: true }));
      await expect(page.getByText(says.hint)).toBeVisible();
      await story.look(page);
      await by.press(page.getByRole('button', { name: says.signIn, exact: true }));
      await story.seesProblems(page, 2);
      await by.fill(page.getByLabel(says.email), story.anna);
      await by.fill(page.getByLabel(says.password, { exact: true }), password);
      await by.press(page.getByRole('button', { name: says.signIn, exact: true }));
      await isIn(page, run);
    },
  );

  test(`who forgot the password sets a new one, ${title} [S2-R065][S7-C107]`, details, async ({ browser }) => {
    const anna = await cast.member();
    const story = new Story(browser, run, cast);
    const { by } = story;
    const page = await story.open(`/${run.locale}/login`);
    await by.press(page.getByRole('link', { name: says.forgotten }));
    await expect(page.getByRole('button', { name: says.ask })).toBeVisible();
    await story.look(page);
    await by.fill(page.getByLabel(says.email), anna.email);
    await by.press(page.getByRole('button', { name: says.ask }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.sent);
    await story.look(page);
    const link = await cast.pageOf(anna.email, 'M18');
    const mailed = await story.open(link);
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText(
      words[mailed.url().includes('/en/') ? 'en' : 'de'].fresh,
    );
    const there = words[mailed.url().includes('/en/') ? 'en' : 'de'];
    await story.look(mailed);
    await by.fill(mailed.getByLabel(there.password, { exact: true }), newPassword);
    await by.fill(mailed.getByLabel(there.again, { exact: true }), newPassword);
    await by.press(mailed.getByRole('button', { name: there.save }));
    await isIn(mailed, run);
    const over = await story.open(link);
    await expect(over.getByRole('heading', { level: 1 })).toHaveText(there.over);
    await story.look(over);
  });
}

/** The personal area is open, without one more step; the header says who is signed in. */
async function isIn(page: Page, { width }: Run): Promise<void> {
  await expect(page).toHaveURL(/\/(?:de|en)\/persoenlicherbereich$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna Muster');
  if (width >= 453) await expect(page.getByRole('banner')).toContainText('Anna Muster');
  else await expect(page.getByRole('banner').getByRole('link', { name: /Anna Muster/ })).toBeVisible();
}

test('the login keeps its token in cookie and local storage, with an end only for who stays signed in [S4-T001][S4-T003][S4-T004][S4-T005][S4-T006][S7-C135]', async ({
  page,
}) => {
  const anna = await cast.member();
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      if (String(given[0]).endsWith('/account/login')) sessionStorage.setItem('answer', await answer.clone().text());
      return answer;
    };
  });
  for (const stays of [false, true]) {
    await page.goto('/de/login');
    await expectKept(page, [null, null]);
    await comesAlive(page);
    if (stays) await page.getByRole('checkbox', { name: 'Angemeldet bleiben' }).check();
    await typesLogin(page, anna.email);
    await expect(page).toHaveURL(/\/de\/persoenlicherbereich$/);
    const { Token, Vorname, Nachname } = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('answer') ?? '{}'),
    );
    await expect(page.getByRole('banner')).toContainText(`${Vorname} ${Nachname}`);
    await expectKept(page, [Token, Token]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(cookie?.expires === -1).toBe(!stays);
    await page.goto('/de/logout');
    await expect(page).toHaveURL(/\/de$/);
    await expectKept(page, [null, null]);
  }
});

test('a login that fails says so, and nobody is signed in after it [S7-C104][S8-X005]', async ({ page }) => {
  const anna = await cast.member();
  await page.goto('/de/login');
  await comesAlive(page);
  // Meanwhile somebody signed in here in another tab.
  await holds(page.context(), anna.token);
  await page.evaluate((token) => localStorage.setItem('token', token), anna.token);
  await typesLogin(page, anna.email, 'Falsch-2026-Falsch');
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(anna.email);
  await expectKept(page, [null, null]);
});

test('a new password is looked at by the rule of the server, shown when asked, and changed with the sentence of its end [S2-R033][S5-V017][S5-V018][S5-V019][S8-X006]', async ({
  page,
}) => {
  const anna = await cast.member();
  await holds(page.context(), anna.token);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/de/passwortaendern');
  const [current, fresh, again] = ['Aktuelles Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'].map((name) =>
    page.getByLabel(name, { exact: true }),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>];
  await current.fill(password);
  await fresh.fill('kurz');
  await again.focus();
  await expect(page.getByText('Das Passwort muss mindestens 8 Zeichen lang sein')).toBeVisible();
  await fresh.fill('Anna-Muster-2026');
  await again.focus();
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible();
  await fresh.fill(newPassword);
  await expect(page.getByText('Dieses Passwort können Sie nehmen')).toBeVisible();
  await page.getByRole('button', { name: 'Neues Passwort anzeigen' }).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await fresh.fill('Anna-Muster-2026');
  await again.focus();
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible();
  await expect(fresh, 'it is drawn anew, and still shown').toHaveAttribute('type', 'text');
  await again.fill('anders');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert')).toContainText('Die Passwörter stimmen nicht überein.');
  expect(asked.filter((path) => path.endsWith('/account/resetPasswordWithoutToken'))).toEqual([]);
  await expect(fresh).toHaveAttribute('type', 'password');
  await typesNewPassword(page);
  await expect(page.getByRole('status').filter({ hasText: 'Passwort erfolgreich geändert.' })).toBeFocused();
  await expect.poll(() => kept(page)).not.toContain(anna.token);
});

test('the rule of a password is the one the server gives at the first touch [S5-V016]', async ({ page }) => {
  const anna = await cast.member();
  await holds(page.context(), anna.token);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/account/passwortvalidator', async (route) => {
    asked++;
    await held.promise;
    const json = { MinLaenge: 3, MaxLaenge: 9, RegEx: '^[a-z]{3,9}1A$', Text: 'Nur Buchstaben, dann 1A.' };
    await route.fulfill({ json });
  });
  await page.goto('/de/passwortaendern');
  const fresh = page.getByLabel('Neues Passwort', { exact: true });
  const again = page.getByLabel('Neues Passwort wiederholen', { exact: true });
  expect(asked).toBe(0);
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill(password);
  await expect.poll(() => asked).toBe(1);
  await fresh.fill(newPassword);
  await again.focus();
  await expect(page.getByText('Dieses Passwort können Sie nehmen')).toBeVisible();
  held.resolve();
  await expect(page.getByText('Nur Buchstaben, dann 1A.'), 'what was judged before is judged again').toBeVisible();
  await fresh.fill('rundreise1A');
  await again.focus();
  await expect(page.getByText('Dieses Passwort können Sie nehmen')).toBeVisible();
  expect(asked).toBe(1);
});

test('a change of the password that fails is told in the words of the specification [S8-X007]', async ({ page }) => {
  const anna = await cast.member();
  await holds(page.context(), anna.token);
  await page.route('**/account/resetPasswordWithoutToken', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/de/passwortaendern');
  await comesAlive(page);
  await typesNewPassword(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.',
  );
});
