/**
 * What a Matomo is asked, and what it is not: every goal once and with nothing of a person, by a visitor who agreed; nothing by whoever
 * has not decided or declined. What a visitor does is done in the browser; what others brought there is brought by the API.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { AgencyCast } from '../cast/agency-cast.ts';
import { password } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { type Asked, hasDecided, Recorder } from '../cast/tracker.ts';
import { test } from '../test.ts';
import { holds, typesLogin } from '../visit.ts';

test.describe.configure({ mode: 'serial' });

const place = placeAt('messung');
const cast = new AgencyCast(place);
const recorder = new Recorder();
test.use({ baseURL: place.portal });
test.beforeAll(() => recorder.start());
test.afterAll(() => recorder.stop());
test.beforeEach(() => {
  recorder.asked.length = 0;
});

/** What leaves the portal opens nothing here. */
const staysHere = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[target=_blank], a[href^="mailto:"], a[href^="sms:"]'))
        event.preventDefault();
    }),
  );
/** A browser may still give the old cookies right after the answer that changed them; here it does for as long as the page stands. */
const readsCookiesLate = (page: Page) =>
  page.addInitScript(() => {
    const { cookie } = document;
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    Object.defineProperty(document, 'cookie', { get: () => cookie, ...(set && { set: set.bind(document) }) });
  });
async function agrees(context: BrowserContext): Promise<void> {
  await hasDecided(context, place.portal, ['analytical']);
}
const goals = (): string[] => recorder.asked.flatMap(({ values: { idgoal } }) => idgoal ?? []);
const views = (): string[] => recorder.asked.flatMap(({ values: { action_name } }) => action_name ?? []);
const expectGoals = (...wanted: number[]) => expect.poll(goals).toEqual(wanted.map(String));
/** The sender has come, because the page was told of. */
const isCounted = (name: string) => expect.poll(views).toContain(name);

const documented = [
  'action_name',
  'apiv',
  'cookie',
  'idgoal',
  'idsite',
  'pv_id',
  'rand',
  'rec',
  'send_image',
  'url',
  '_id',
];

function expectPlain(asked: readonly Asked[], ...secrets: string[]): void {
  for (const { method, path, values, cookie, referer } of asked) {
    expect([method, path, cookie, referer]).toEqual(['GET', '/matomo.php', undefined, undefined]);
    expect(Object.keys(values).filter((name) => !documented.includes(name))).toEqual([]);
    expect(values).toMatchObject({ idsite: '128', rec: '1', apiv: '1', send_image: '0', cookie: '1' });
    expect(values._id).toMatch(/^[0-9a-f]{16}$/);
    expect(values.action_name === undefined).toBe(values.idgoal !== undefined);
    for (const secret of secrets) expect(JSON.stringify(values)).not.toContain(secret);
  }
  expect(new Set(asked.map(({ values }) => values.rand)).size).toBe(asked.length);
}

test('Anna recommends, shares in every way and asks: each goal once [S2-R215][S7-C103][S9-K047][S9-K049][S9-K050][S9-K051][S9-K052][S9-K053][S9-K054][S9-K058][S9-K061][S9-K062][S9-K063]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await staysHere(page);
  await agrees(context);
  await page.goto('/de');
  await isCounted('Home');
  await page.locator('[data-goal=productTile] a').first().click();
  await expectGoals(16);
  await isCounted('Empfehlen');
  const anna = addressOf('anna');
  await page.getByRole('radio', { name: 'Beide' }).check();
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(anna);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Link ist fertig, Anna.');
  await expectGoals(16, 1, 2);
  await page.reload();
  await expect.poll(() => views().filter((name) => name === 'EmpfehlungTeilen')).toHaveLength(2);
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const tiles = page.getByRole('region', { name: 'Weitergeben' }).or(page.locator('section[aria-labelledby=send]'));
  for (const channel of [
    'emailClient',
    'gmail',
    'outlook',
    'yahoo',
    'whatsapp',
    'facebook',
    'twitter',
    'xing',
    'linkedIn',
  ])
    await tiles.locator(`[data-goal=${channel}]`).first().click();
  await page.locator('[data-goal=copyLink]').getByRole('button').click();
  await page.locator('[data-goal=instagram] a').click();
  await expectGoals(16, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 21);
  expectPlain(recorder.asked, anna, 'Anna', 'Muster', number);
  expect(recorder.asked.map(({ values }) => values.url)).toContain(`${place.portal}/de/empfehlung/:empfehlungsnummer`);

  await page.goto('/de');
  await expect.poll(() => views().filter((name) => name === 'Home')).toHaveLength(2);
  const question = page.locator('[data-goal=faq] summary').last();
  await question.click();
  await question.click();
  await page.goto('/de/kontakt');
  await isCounted('Kontakt');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(anna);
  await page.getByLabel('Betreff').fill('Frage');
  await page.getByLabel('Nachricht', { exact: true }).fill('Wann kommt die Prämie?');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /senden/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/angekommen|Danke|Vielen Dank/);
  await expect.poll(() => goals().slice(-2)).toEqual(['20', '19']);
  // One visitor, and each page view has a mark of its own.
  expect(new Set(recorder.asked.map(({ values }) => values._id)).size).toBe(1);
});

test('Ben gives his data, agrees and enters the shop, and each gets a premium [S9-K055][S9-K059][S9-K060][S9-K064]', async ({
  page,
  context,
}) => {
  await staysHere(page);
  await agrees(context);
  const made = await cast.recommends();
  await page.goto(made.form);
  await isCounted('EmpfaengerDaten');
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(made.ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(made.ben);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  const shop = page.locator('a[href*="/empfehlen/click/"]').first();
  await expect(shop).toBeVisible();
  await expectGoals(24);
  await isCounted('EmpfaengerBestaetigung');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await shop.click();
  await expectGoals(24, 13);
  await page.goto(await cast.pageOf(made.ben, 'M05'));
  await page.getByRole('button', { name: 'Daten bestätigen' }).click();
  await expectGoals(24, 13, 25);
  await cast.releases(await cast.confirms(made));
  await page.goto(await cast.pageOf(made.anna, 'M10'));
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await expectGoals(24, 13, 25, 17);
  await page.getByLabel('Kontoinhaber').fill('Anna Muster');
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /auszahlen lassen$/ }).click();
  await expectGoals(24, 13, 25, 17, 18);
  expectPlain(recorder.asked, made.ben, made.hash, made.number, 'DE02', 'token');
});

test('registration, login, newsletter, availability and an invitation [S9-K057][S9-K064]', async ({
  page,
  context,
}) => {
  await staysHere(page);
  await agrees(context);
  const account = await cast.registers();
  await page.goto(account.welcome);
  await isCounted('RegistrierungAbschliessen');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Passwort speichern und anmelden' }).click();
  await expectGoals(22);
  await expect(page).toHaveURL(/\/persoenlicherbereich/);
  await context.clearCookies({ name: 'token' });
  await page.goto('/de/login');
  await typesLogin(page, account.email);
  await expectGoals(22, 23);
  const token = await cast.signsIn(account.email);
  await fetch(`${place.api}/empfehler/setNewsletterOptin`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ NewsletterPermission: true }),
  });
  const { Links } = await cast.mail(account.email, 'M20');
  await page.goto(Links.find((one) => one.includes('/newsletter/optin')) ?? '');
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expectGoals(22, 23, 26);
  await page.goto('/de/produkt/101');
  await isCounted('Produkt');
  await page.getByRole('link', { name: 'Verfügbarkeit prüfen' }).click();
  await expectGoals(22, 23, 26, 15);
  const { employee } = await cast.agency();
  await holds(context, employee, place.portal, 'agenturtoken');
  await page.goto('/de/agentur/recommend-employees');
  await page.getByLabel('Vorname').fill('Gabi');
  await page.getByLabel('Nachname').fill('Gast');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('gabi'));
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expectGoals(22, 23, 26, 15, 27);
  // What was reached on the way does not stay in the address.
  expect(page.url()).not.toContain('erreicht');
  expectPlain(recorder.asked, account.email, 'Gabi', 'token');
});

test.describe('somebody who is asked', () => {
  test.use({ isAsked: true });

  test('whoever declines tells the portal that and nobody anything else; before, nothing is sent [S2-R215][S9-K056]', async ({
    page,
    context,
  }) => {
    const own: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/matomo.php')) own.push(request.url());
    });
    const modules: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/tracking-') && modules.push(request.url()));
    await page.goto('/de?c=mai');
    const dialog = page.getByRole('dialog', { name: 'Ihre Einwilligung' });
    await expect(dialog).toBeVisible();
    expect([own, recorder.asked, modules]).toEqual([[], [], []]);
    await dialog.getByRole('button', { name: 'Nur erforderliche' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => own.length).toBe(1);
    const sent = new URL(own[0] ?? '');
    expect(sent.origin).toBe(place.portal);
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      idsite: '128',
      rec: '1',
      apiv: '1',
      send_image: '0',
      idgoal: '14',
      url: `${place.portal}/de`,
      cookie: '0',
    });
    await page.locator('[data-goal=productTile] a').first().click();
    await expect(page).toHaveURL(/\/de\/empfehlen\/\d+\?(?:.*&)?(?:c|channel)=mai/);
    expect([own.length, recorder.asked, modules]).toEqual([1, [], []]);
    const kept = (await context.cookies()).map(({ name }) => name).filter((name) => !name.startsWith('consent_'));
    expect(kept).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), JSON.stringify({ ...sessionStorage })])).toEqual([
      [],
      expect.not.stringContaining('mai'),
    ]);
  });
});

test('whoever takes the consent back in the same page is counted no more, and keeps no cookie', async ({
  page,
  context,
}) => {
  await agrees(context);
  await readsCookiesLate(page);
  await page.goto('/de');
  await isCounted('Home');
  const named = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_pk'));
  expect((await named()).toSorted()).toEqual(['_pk_id', '_pk_ses']);
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const before = recorder.asked.length;
  await page.locator('[data-goal=faq] summary').last().click();
  await page.goto('/de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([await named(), recorder.asked.length]).toEqual([[], before]);
});

test('a tracker that does not answer holds nothing up', async ({ page, context }) => {
  await recorder.stop();
  await agrees(context);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/de');
  await page.locator('[data-goal=productTile] a').first().click();
  await expect(page.getByRole('button', { name: 'Empfehlungslink erstellen' })).toBeVisible();
  expect(errors).toEqual([]);
});
