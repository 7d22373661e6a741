/**
 * The other ways to recommend: by a code that is printed on a card and read by a camera, or typed from the telephone; a company;
 * as staff; and a second person who comes through the same link.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from '../accessible.ts';
import { addressOf, unique } from '../cast/address.ts';
import { Cast, password } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { type Hands, keyboard, pointer } from '../hands.ts';
import { test } from '../test.ts';

interface Window {
  width?: number;
  script?: boolean;
  brand?: string;
}

async function open(
  browser: Browser,
  address: string,
  { width = 1280, script = true, brand = 'spbdevk' }: Window = {},
) {
  const context = await browser.newContext({
    baseURL: placeAt(brand).portal,
    viewport: { width, height: 800 },
    locale: 'de-DE',
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** What a camera reads of a picture on the page. */
async function scan(page: Page): Promise<string | undefined> {
  const picture = await page
    .getByAltText('QR-Code, der zu Ihrer Empfehlung führt')
    .first()
    .screenshot({ scale: 'css' });
  const { data, info } = await sharp(picture).resize(600, 600, { kernel: 'nearest' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const read = jsqr as unknown as typeof jsqr.default;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function asksForCode(page: Page, email: string, by: Hands = pointer): Promise<string> {
  await by.fill(page.getByLabel('Vorname'), 'Anna');
  await by.fill(page.getByLabel('Nachname'), "O'Brien-Müller");
  await by.fill(page.getByLabel('E-Mail-Adresse'), email);
  await by.tick(page.getByRole('checkbox'));
  await by.press(page.getByRole('button', { name: 'Empfehlungscode erstellen' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Empfehlungscode ist fertig');
  return (await page.locator('[translate=no]').first().textContent()) ?? '';
}

async function givesData(page: Page, email: string, by: Hands = pointer): Promise<void> {
  await by.fill(page.getByLabel('Vorname'), 'Ben');
  await by.fill(page.getByLabel('Nachname'), '王');
  await by.fill(page.getByLabel('E-Mail-Adresse', { exact: true }), email);
  await by.fill(page.getByLabel('E-Mail-Adresse wiederholen'), email);
  await by.tick(page.getByRole('checkbox').first());
  await by.press(page.getByRole('button', { name: 'Empfehlung annehmen' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank');
}

test('a code goes from the form over the card and a camera to somebody who agrees, and its owner sees it [S2-R009][S2-R010][S2-R027]', async ({
  browser,
}) => {
  const cast = new Cast();
  const [anna, ben] = [addressOf('anna'), addressOf('ben')];
  const page = await open(browser, '/de/code', { width: 360 });
  await expectAccessible(page);
  const code = await asksForCode(page, anna, keyboard);
  await expect(page.getByRole('list').filter({ hasText: ' wie ' })).toContainText(/wie [A-Z]/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await keyboard.press(page.getByRole('link', { name: '10 Karten auf A4' }));
  await expect(page.getByText(code)).toHaveCount(10);
  await expectAccessible(page);
  const scanned = await scan(page);
  expect(scanned).toBe(`${placeAt('spbdevk').portal}/de/code?code=${code}&c=qr`);

  const contact = await open(browser, scanned ?? '', { width: 360 });
  await expect(contact.getByRole('heading', { level: 1 })).toContainText('Anna O. empfiehlt Ihnen');
  expect(contact.url()).toContain('channel=qr&einsprungsquelle=QRCode&reservierung=');
  await givesData(contact, ben, keyboard);
  await cast.agrees({ ben });

  // Her access came by mail, and so did the code.
  const area = await open(browser, await cast.pageOf(anna, 'M01'));
  await area.getByLabel('Passwort', { exact: true }).fill(password);
  await area.getByLabel('Passwort wiederholen', { exact: true }).fill(password);
  const terms = area.getByRole('checkbox');
  if ((await terms.count()) > 0) await terms.first().check();
  await area.locator('main button[type=submit]').click();
  await expect(area).not.toHaveURL(/registrieren/);
  await area.goto('/de/persoenlicherbereich');
  await expect(area.locator('main')).toContainText('B. 王.');
  await area.getByRole('link', { name: 'Empfehlungscode' }).click();
  await expect(area.getByText(code).first()).toBeVisible();
  await expectAccessible(area);
});

test('a code that was heard on the telephone is typed without script, slips are told, and two people come by it', async ({
  browser,
}) => {
  const owner = await open(browser, '/de/code', { script: false });
  const code = await asksForCode(owner, addressOf('anna'));
  for (const name of ['ben', 'bea']) {
    const page = await open(browser, '/de/code', { width: 360, script: false });
    const field = page.getByLabel('Empfehlungscode', { exact: true });
    const wrong = code[0] === 'B' ? `C${code.slice(1)}` : `B${code.slice(1)}`;
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Empfehlung ansehen' }).click();
    await expect(page.getByRole('alert')).toContainText('mindestens ein Zeichen stimmt nicht');
    await expect(field).toHaveValue(wrong);
    await field.fill(` ${code.toLowerCase().replace('-', ' ')}`);
    await page.getByRole('button', { name: 'Empfehlung ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna O. empfiehlt Ihnen');
    await givesData(page, addressOf(name));
  }
});

test('a company is recommended, and whoever comes says which', async ({ browser }) => {
  const page = await open(browser, '/de/empfehlen/101', { width: 360, brand: 'versicherung' });
  const company = page.getByLabel('Firma');
  await expect(company).toBeHidden();
  await page.getByRole('radio', { name: 'Unternehmen' }).check();
  await expect(company).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('X');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('anna'));
  await page.getByRole('checkbox').first().check();
  const create = page.getByRole('button', { name: 'Empfehlungslink erstellen' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Firma ist ein Pflichtfeld');
  await company.fill('Müller-Lüdenscheidt & Söhne');
  await create.click();
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d{12}/);
  const link = await page.getByLabel('Ihr Link').or(page.locator('input[readonly]')).first().inputValue();

  const contact = await open(browser, link, { brand: 'versicherung' });
  await contact.getByLabel('Firma').fill('Müller-Lüdenscheidt & Söhne');
  await expectAccessible(contact);
  await givesData(contact, addressOf('ben'));
});

test('staff recommend with the address of their employer, and no other [S2-R067][S2-R068][S1-F037]', async ({
  browser,
}) => {
  const page = await open(browser, '/de/mitarbeiterempfehlen');
  await expectAccessible(page);
  await page.getByLabel('Produkt', { exact: true }).click();
  await page.getByLabel('Produkt', { exact: true }).selectOption('101');
  await expect(page.getByRole('radio', { name: 'Ich' }).locator('..')).toContainText('70,00 €');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  const email = page.getByLabel('E-Mail-Adresse');
  await email.fill(addressOf('anna'));
  await page.getByRole('checkbox').first().check();
  const create = page.getByRole('button', { name: 'Empfehlungslink erstellen' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Bitte verwenden Sie Ihre dienstliche E-Mail-Adresse.');
  await email.fill(`anna-${unique()}@sparkasse.example`);
  await create.click();
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d{12}/);
});

test('a second person who comes through the same link has a recommendation of the own', async ({ browser }) => {
  const cast = new Cast();
  const first = await cast.agreed();
  const page = await open(browser, first.link, { width: 360 });
  const second = addressOf('bea');
  await givesData(page, second);
  const own = new URL(page.url()).searchParams.get('nr');
  expect(own).toMatch(/^1\d{11}$/);
  expect(own).not.toBe(first.number);
  await cast.agrees({ ben: second });
});

const sameEmail = 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.';

async function saysWho(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname', { exact: true }).fill('Anna');
  await page.getByLabel('Nachname', { exact: true }).fill("O'Brien");
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByRole('checkbox').first().check();
}

test('whoever may recommend to the own self uses the own link, and agrees', async ({ browser }) => {
  const anna = addressOf('anna');
  const page = await open(browser, '/de/empfehlen/101', { width: 360, brand: 'selbst' });
  await saysWho(page, anna);
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d{12}/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Selbst nutzen' }).click();
  await givesData(page, anna);
  await new Cast(placeAt('selbst')).agrees({ ben: anna });
});

test('nobody recommends to the own self elsewhere', async ({ browser }) => {
  const { form, anna, number, hash } = await new Cast().recommends();
  const page = await open(browser, `/de/empfehlung/${number}?h=${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Selbst nutzen' })).toHaveCount(0);
  await page.goto(form);
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(anna.toUpperCase());
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(anna.toUpperCase());
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(page.getByRole('alert')).toContainText(sameEmail);
});

for (const script of [true, false])
  test(`a contact whom the recommender answers for gets the link from us, with script or without: ${script}`, async ({
    browser,
  }) => {
    const [anna, ben] = [addressOf('anna'), addressOf('ben')];
    const page = await open(browser, '/de/empfehlen/101', { width: 360, brand: 'schalter', script });
    const email = page.getByLabel('E-Mail-Adresse Ihres Kontakts');
    await expect(email).toBeHidden();
    await saysWho(page, anna);
    const choice = page.getByRole('radio', { name: 'Wir schreiben Ihrem Kontakt' });
    await (script ? keyboard : pointer).choose(choice);
    await email.fill(anna.toUpperCase());
    await page.getByLabel('Vorname Ihres Kontakts').fill('Bea');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    const create = page.getByRole('button', { name: 'Empfehlungslink erstellen' });
    await create.click();
    await expect(page.getByRole('alert')).toContainText(sameEmail);
    await expect(email).toHaveValue(anna.toUpperCase());
    if (script) expect(sent.filter((path) => path.endsWith('/create'))).toEqual([]);
    if (script) await expectAccessible(page);
    await email.fill(ben);
    // Without script a page that comes back asks for the agreement anew.
    await page.getByRole('checkbox').first().check();
    await create.click();
    await expect(page).toHaveURL(/\/de\/bestaetigung\?nr=\d{12}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Empfehlung ist unterwegs');
    const { Links } = await new Cast(placeAt('schalter')).mail(ben, 'M03');
    await page.goto(Links.find((link) => link.includes('c=em')) ?? '');
    await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(ben);
    await expect(page.getByLabel('Vorname')).toHaveValue('Bea');
  });

test('the pages of codes and of staff hinder nobody in English either', async ({ browser }) => {
  const page = await open(browser, '/en/code');
  for (const path of ['/en/code', '/en/danke', '/en/mitarbeiterempfehlen']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, { always: true });
  }
});
