/**
 * The own data in the own hand: password, language, newsletter, sessions, bank account, customer number, the file of
 * everything, the end. By keyboard on a phone, in English on a desk, and without script.
 */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast, type Member, newPassword, password } from '../cast/cast.ts';
import { portalPlace } from '../cast/place.ts';
import { keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';
import { comesAlive, holds } from '../visit.ts';

const cast = new Cast();

interface Run {
  locale: 'de' | 'en';
  width: number;
  by: typeof pointer;
  script: boolean;
}

const runs: readonly (readonly [title: string, run: Run, details?: typeof inProof])[] = [
  ['by keyboard on a phone', { locale: 'de', width: 360, by: keyboard, script: true }],
  ['in English on a desk', { locale: 'en', width: 1280, by: pointer, script: true }, inProof],
  ['without script', { locale: 'de', width: 768, by: pointer, script: false }],
];

const words = {
  de: {
    current: 'Aktuelles Passwort',
    fresh: 'Neues Passwort',
    again: 'Neues Passwort wiederholen',
    change: 'Passwort ändern',
    failed: 'Fehler: Passwort konnte nicht geändert werden',
    changed: 'Passwort erfolgreich geändert.',
    order: 'Newsletter bestellen',
    pending: 'Bestätigung ausstehend',
    confirm: 'Anmeldung bestätigen',
    isIn: 'Sie sind jetzt für den Newsletter angemeldet.',
    opted: 'Sie erhalten den Newsletter.',
    off: 'Newsletter abbestellen',
    isOut: 'Sie erhalten keinen Newsletter mehr.',
    none: 'Sie erhalten keinen Newsletter.',
    over: 'Der Link ist ungültig oder abgelaufen.',
    saveBank: 'Bankverbindung speichern',
    bankSaved: /^Ihre Bankverbindung ist gespeichert\./,
    deleteBank: 'Bankverbindung löschen',
    bankGone: 'Sie haben keine Bankverbindung gespeichert.',
    wrongIban: 'IBAN ist nicht gültig',
    deleteAccount: 'Konto löschen',
    typed: /^Zur Bestätigung/,
    mismatch: 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
    forGood: 'Konto endgültig löschen',
    gone: 'Ihr Konto ist gelöscht',
  },
  en: {
    current: 'Current password',
    fresh: 'New password',
    again: 'Repeat the new password',
    change: 'Change password',
    failed: /could not be changed/,
    changed: 'Your password has been changed.',
    order: 'Subscribe to the newsletter',
    pending: 'Waiting for confirmation',
    confirm: 'Confirm subscription',
    isIn: 'You are now subscribed to the newsletter.',
    opted: 'You receive the newsletter.',
    off: 'Unsubscribe',
    isOut: 'You will receive no more newsletters.',
    none: 'You do not receive the newsletter.',
    over: /link is invalid|no longer valid|expired/i,
    saveBank: 'Save bank details',
    bankSaved: /^Your bank details have been saved\./,
    deleteBank: 'Delete bank details',
    bankGone: 'You have not saved any bank details.',
    wrongIban: 'IBAN is not valid',
    deleteAccount: 'Delete account',
    typed: /^To confirm/,
    mismatch: 'This is not the e-mail address of this account.',
    forGood: 'Delete account permanently',
    gone: 'Your account is deleted',
  },
} as const;

for (const [title, run, details = {}] of runs) {
  const says = words[run.locale];
  const { by } = run;
  const at = (path: string): string => `/${run.locale}/${path}`;
  const look = async (page: Page): Promise<void> => {
    if (!run.script) return;
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  };

  test.describe(title, details, () => {
    let anna: Member & { token: string };
    let page: Page;
    test.beforeEach(async ({ browser }) => {
      anna = await cast.member();
      const context = await browser.newContext({
        baseURL: portalPlace.portal,
        viewport: { width: run.width, height: 800 },
        locale: run.locale === 'de' ? 'de-DE' : 'en-GB',
        javaScriptEnabled: run.script,
      });
      await holds(context, anna.token);
      page = await context.newPage();
    });
    test.afterEach(() => page.context().close());
    /** What the page does, as a call with the session of its browser. */
    const puts = async (request: APIRequestContext, path: string, data: object) => {
      const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
      const headers = { authorization: `Bearer ${token}`, 'x-accept-language': run.locale };
      return request.put(`${portalPlace.api}/${path}`, { data, headers });
    };

    test(`changing the password fails with a wrong current one and works with the right one, ${title} [S2-R017]`, async () => {
      await page.goto(at('meinedaten'));
      await look(page);
      const change = async (current: string) => {
        await by.fill(page.getByLabel(says.current, { exact: true }), current);
        await by.fill(page.getByLabel(says.fresh, { exact: true }), newPassword);
        await by.fill(page.getByLabel(says.again, { exact: true }), newPassword);
        await by.press(page.getByRole('button', { name: says.change }));
      };
      await change('Falsch-2026-Falsch');
      await expect(page.getByRole('alert')).toContainText(says.failed);
      await expect(page.getByRole('alert')).toBeFocused();
      await look(page);
      await change(password);
      await expect(page.getByRole('status').filter({ hasText: says.changed })).toBeFocused();
    });

    test(`the newsletter is ordered, confirmed by the link of the mail and ended again, ${title} [S2-R019][S2-R061][S2-R062][S4-T021][S4-T022][S4-T023][S3-E057][S3-E058]`, async ({
      request,
    }) => {
      await page.goto(at('meinedaten'));
      await expect(page.getByText(says.none)).toBeVisible();
      if (run.script) await comesAlive(page);
      await Promise.all([
        run.script &&
          page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith('/setNewsletterOptin')),
        by.press(page.getByRole('button', { name: says.order })),
      ]);
      await expect(page.getByText(says.pending)).toBeVisible();
      await look(page);
      await page.reload();
      await expect(page.getByText(says.pending)).toBeVisible();
      const link = await cast.pageOf(anna.email, 'M20');
      const opened = at(`empfehler/newsletter/optin${new URL(link).search}`);
      await page.goto(opened);
      await look(page);
      await by.press(page.getByRole('button', { name: says.confirm }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.isIn);
      await page.goto(at('meinedaten'));
      await expect(page.getByText(says.opted)).toBeVisible();
      const asks = () => puts(request, 'empfehler/setNewsletterOptin', { NewsletterPermission: true });
      expect(await (await asks()).json()).toMatchObject({ OptinMailVersendet: false, OptinBereitsGesetzt: true });
      await page.reload();
      await expect(page.getByText(says.opted)).toBeVisible();
      await page.goto(opened);
      await by.press(page.getByRole('button', { name: says.confirm }));
      await expect(page.getByRole('alert')).toContainText(says.over);
      const { Links } = await cast.mail(anna.email, 'M20');
      const out = Links.find((one) => one.includes('/optout')) ?? '-';
      await page.goto(at(`empfehler/newsletter/optout${new URL(out).search}`));
      await by.press(page.getByRole('button', { name: says.off }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.isOut);
      await page.goto(at('meinedaten'));
      await expect(page.getByText(says.none)).toBeVisible();
      expect(await (await asks()).json()).toMatchObject({ OptinMailVersendet: true, OptinBereitsGesetzt: false });
      await page.reload();
      await expect(page.getByText(says.pending)).toBeVisible();
      for (const kind of ['optin', 'optout']) await expectListed(request, kind, `/empfehler/newsletter/${kind}`);
    });

    test(`bank data are stored, shown masked and deleted, ${title} [S2-R055][S5-V003]`, async ({ request }) => {
      await page.goto(at('empfehler/bankdaten'));
      await look(page);
      await by.fill(page.getByLabel('IBAN', { exact: true }), 'DE00123');
      await by.press(page.getByRole('button', { name: says.saveBank }));
      await expect(page.getByRole('alert')).toContainText(says.wrongIban);
      const refused = await puts(request, 'empfehler/bankdaten/', { Kontoinhaber: 'Anna Muster', IBAN: 'DE00123' });
      expect(refused.status()).toBe(400);
      const { Fehler } = (await refused.json()) as { Fehler: { Feld: string; Message: string }[] };
      expect(Fehler).toEqual([expect.objectContaining({ Feld: 'IBAN', Message: says.wrongIban })]);
      await look(page);
      await by.fill(page.getByLabel('IBAN', { exact: true }), 'de02120300000000202051');
      await by.press(page.getByRole('button', { name: says.saveBank }));
      await expect(page.getByRole('status').filter({ hasText: says.bankSaved })).toBeFocused();
      await expect(page.getByText('DE02 **** **** **** **20 51')).toBeVisible();
      await look(page);
      await by.press(page.getByRole('link', { name: says.deleteBank }));
      await expect(page.getByRole('button', { name: says.deleteBank })).toBeVisible();
      await look(page);
      await by.press(page.getByRole('button', { name: says.deleteBank }));
      await expect(page.getByText(says.bankGone)).toBeVisible();
      await expectListed(request, 'EmpfehlerBankdaten', '/empfehler/bankdaten');
    });

    test(`the account is deleted after the own e-mail was typed, and the old login fails, ${title} [S2-R018]`, async ({
      request,
    }) => {
      await page.goto(at('meinedaten'));
      await by.press(page.getByRole('link', { name: says.deleteAccount }));
      await expect(page.getByLabel(says.typed)).toBeVisible();
      await look(page);
      await by.fill(page.getByLabel(says.typed), 'jemand@example.org');
      await by.press(page.getByRole('button', { name: says.forGood }));
      await expect(page.getByRole('alert')).toContainText(says.mismatch);
      await by.fill(page.getByLabel(says.typed), anna.email);
      await by.press(page.getByRole('button', { name: says.forGood }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.gone);
      await look(page);
      expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
      const again = await request.post(`${portalPlace.api}/account/login`, {
        data: { Email: anna.email, Password: password },
      });
      expect(again.status()).toBe(400);
    });
  });
}

test('my data opens for who is signed in; language and sessions are one press each [S2-R014][S6-P008][S3-E051][S3-E053][S3-E054][S3-E055][S3-E056][S3-E059][S3-E207]', async ({
  page,
  request,
}) => {
  const anna = await cast.member();
  await page.goto('/de/meinedaten');
  await expect(page).toHaveURL(/\/de\/login\?redirect=MeineDaten/);
  const elsewhere = await request.post(`${portalPlace.api}/account/login`, {
    data: { Email: anna.email, Password: password },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' },
  });
  const { Token } = (await elsewhere.json()) as { Token: string };
  await holds(page.context(), anna.token);
  await page.goto('/de/meinedaten');
  await page.reload();
  const who = await request.get(`${portalPlace.api}/account/user`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  const { Vorname, Nachname, Email, Empfehlerhash } = (await who.json()) as Record<string, string>;
  const factOf = (name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
  for (const [name, value] of [
    ['Name', `${Vorname} ${Nachname}`],
    // It is the user name, too.
    ['E-Mail-Adresse', Email],
  ] as const)
    await expect(factOf(name)).toHaveText(value ?? '-');
  await page.goto('/de/meinedaten/auskunft');
  await page.reload();
  await expect(factOf('Kennung')).toHaveText(Empfehlerhash ?? '-');
  await page.goto('/de/meinedaten');
  await page.getByLabel('Sprache unserer E-Mails').selectOption('en');
  await page.getByRole('button', { name: 'Sprache speichern' }).click();
  await expect(page.getByText('Die Sprache ist gespeichert.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sprache unserer E-Mails')).toHaveValue('en');
  await page.getByRole('button', { name: 'Abmelden – Firefox unter Windows' }).click();
  await expect(page.getByText('Die Sitzung ist beendet.')).toBeVisible();
  const ended = await request.get(`${portalPlace.api}/account/user`, { headers: { authorization: `Bearer ${Token}` } });
  expect(ended.status()).toBe(401);
  await expectListed(request, 'MeineDaten', '/meinedaten');
});

for (const [title, javaScriptEnabled] of [
  ['on a living page', true],
  ['without script', false],
] as const)
  test(`the language chosen in the header is that of later mails, too, ${title}`, async ({ browser }) => {
    const anna = await cast.member();
    const context = await browser.newContext({ baseURL: portalPlace.portal, javaScriptEnabled });
    await holds(context, anna.token);
    const page = await context.newPage();
    await page.goto('/de/meinedaten?gespeichert=session');
    if (javaScriptEnabled) await comesAlive(page);
    await page.getByRole('banner').getByRole('button', { name: 'en – English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My data');
    await expect(page).toHaveURL(/\/en\/meinedaten\?gespeichert=session$/);
    await expect(page.getByLabel('Language of our e-mails')).toHaveValue('en');
    await context.close();
  });

test('everything known is downloaded as a file, without script', async ({ browser }) => {
  const anna = await cast.member();
  const context = await browser.newContext({ baseURL: portalPlace.portal, javaScriptEnabled: false });
  await holds(context, anna.token);
  const page = await context.newPage();
  await page.goto('/de/meinedaten');
  await page.getByRole('link', { name: 'Daten ansehen und herunterladen' }).click();
  await expect(page.getByText(anna.email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als Datei herunterladen (JSON)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('spbdevk-meine-daten.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { Person: { Email: string } };
  expect(file.Person.Email).toBe(anna.email);
  await context.close();
});

test('the customer number is checked for its form and says what is known of it [S2-R052]', async ({
  page,
  request,
}) => {
  const anna = await cast.member();
  await holds(page.context(), anna.token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de/kundennummer');
  await expectAccessible(page);
  await keyboard.fill(page.getByLabel('Kundennummer'), 'abc');
  await keyboard.press(page.getByRole('button', { name: 'Kundennummer speichern' }));
  await expect(page.getByRole('alert')).toContainText('Kundennummer ist nicht gültig');
  await keyboard.fill(page.getByLabel('Kundennummer'), '12345678');
  await keyboard.press(page.getByRole('button', { name: 'Kundennummer speichern' }));
  await expect(page.getByText('Wir prüfen Ihre Kundennummer noch.')).toBeVisible();
  await expectListed(request, 'Kundennummer', '/kundennummer');
});
