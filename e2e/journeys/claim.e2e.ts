/**
 * "My contact signed, and nothing happened" (rules 3.13), from both sides: a claim with a picture takes an order from somebody
 * else, by two; one is refused, appealed and decided by another operator; one without script ends in goodwill.
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessible.ts';
import { unique } from '../cast/address.ts';
import { Cast, longAgo, type Recommendation } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { history, Seat } from '../desk/seat.ts';
import { type Hands, keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { holds } from '../visit.ts';

const place = placeAt('spbdevk');
const cast = new Cast(place);
const claims = 'persoenlicherbereich/nachbuchungen';

interface Visit {
  token: string;
  width?: number;
  script?: boolean;
}

async function visits(browser: Browser, path: string, { token, width = 360, script = true }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'de-DE',
    baseURL: place.portal,
    javaScriptEnabled: script,
  });
  await holds(context, token, place.portal);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(path);
  return page;
}

const looksWell = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
};

const german = (day: string): string => day.split('-').reverse().join('.');
/** Anna, whose contact agreed, and of whom nobody reported an order. */
async function waiting(): Promise<Recommendation & { token: string }> {
  const contract = await cast.agreed({ share: 100 });
  return { ...contract, ...(await cast.setsPassword(await cast.pageOf(contract.anna, 'M02'))) };
}

const says = {
  de: {
    day: 'Tag des Abschlusses',
    number: 'Auftragsnummer Ihres Kontakts',
    words: 'Was ist passiert?',
    send: 'Anfrage senden',
    sent: 'Ihre Anfrage ist bei uns.',
  },
  en: {
    day: 'Date of the contract',
    number: 'Your contact’s order number',
    words: 'What happened?',
    send: 'Send the claim',
    sent: 'We have your claim.',
  },
};

async function fills(page: Page, externalNumber: string, by: Hands, t = says.de): Promise<void> {
  await by.fill(page.getByLabel(t.number), externalNumber);
  await by.fill(page.getByLabel(t.day), german(longAgo()));
  await by.fill(page.getByLabel(t.words), 'Am Telefon bestellt. <b>Er</b> weiß es noch.');
}

/** The claim that the open list begins with. */
const first = (page: Page): Locator => page.getByRole('article').first();
const numberOf = async (page: Page): Promise<string> =>
  /5\d{11}/.exec((await first(page).getByRole('heading').textContent()) ?? '')?.[0] ?? '';

test('a claim with a picture takes the order from somebody else, once another operator agrees, and the person sees the reward', async ({
  browser,
}) => {
  const [mine, other] = [await waiting(), await cast.agreed()];
  await cast.confirms(other);
  const anna = await visits(browser, '/de/persoenlicherbereich', mine);

  await test.step('filed on a phone, from the personal area: what is wrong is said at once, the picture goes along', async () => {
    await anna.getByRole('link', { name: 'Mein Kontakt hat abgeschlossen, und nichts ist passiert?' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachbuchungen');
    await looksWell(anna);
    await anna.getByRole('link', { name: 'Neue Nachbuchung anfragen' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Nichts passiert? Nachbuchung anfragen');
    await looksWell(anna);
    await anna.getByRole('button', { name: says.de.send }).click();
    await expect(anna.getByRole('alert')).toBeFocused();
    await looksWell(anna);
    await fills(anna, ` ${other.externalNumber.toLowerCase()} `, pointer);
    const choose = anna.getByLabel('Bilder oder PDF');
    await choose.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<html>kein Bild') });
    await expect(anna.getByRole('status').filter({ hasText: 'Nur Bilder' })).toBeVisible();
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#147a5c' } })
      .jpeg()
      .toBuffer();
    await choose.setInputFiles([
      { name: 'Bestätigung.jpg', mimeType: 'image/jpeg', buffer: picture },
      { name: 'doch nicht.jpg', mimeType: 'image/jpeg', buffer: picture },
    ]);
    await expect(anna.getByText('doch nicht.jpg ist angehängt.')).toBeVisible();
    await looksWell(anna);
    await anna.getByRole('button', { name: 'doch nicht.jpg entfernen' }).click();
    await expect(choose).toBeFocused();
    await anna.getByRole('button', { name: says.de.send }).dblclick();
    await expect(anna.getByText(says.de.sent)).toBeVisible();
    await expect(first(anna)).toContainText('Eingereicht');
    await expect(first(anna)).toContainText('<b>Er</b> weiß es noch.');
    await looksWell(anna);
    await cast.mail(mine.anna, 'M40');
  });
  const number = await numberOf(anna);

  await test.step('the own file is saved, with a living page and without script', async () => {
    const still = await visits(browser, `/de/${claims}`, { ...mine, script: false });
    for (const page of [anna, still]) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        first(page).getByRole('button', { name: 'Herunterladen Bestätigung.jpg' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Bestätigung.jpg');
      expect(await sharp(await file.path()).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    }
    // The form is free for a second time.
    await expect(first(still).getByRole('button', { name: 'Herunterladen Bestätigung.jpg' })).toBeEnabled();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachbuchungen');
  });

  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  await test.step('the desk sees age, day and picture, what may be meant, and who would lose it', async () => {
    await seat.goTo('Nachbuchungen');
    await seat.open(`nachbuchungen?text=${number}`);
    const row = page.getByRole('table').getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('seit heute');
    await expect(row).toContainText('1 Datei');
    await seat.look();
    await row.getByRole('link', { name: number }).click();
    await expect(seat.heading).toHaveText(`Nachbuchung ${number}`);
    await expect(page.getByRole('main')).toContainText('Am Telefon bestellt. <b>Er</b> weiß es noch.');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Bestätigung.jpg herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Bestätigung.jpg');
    expect(await sharp(await file.path()).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    const proposal = page.getByRole('row').filter({ hasText: other.externalNumber });
    await expect(proposal).toContainText('gleiche Auftragsnummer');
    const question = await seat.asks(
      proposal.getByRole('link', { name: /^Zuordnen/ }),
      `Auftrag ${other.externalNumber} zuordnen?`,
      /verliert den Auftrag mit allen Prämien.*Eine weitere Person muss zustimmen/,
    );
    await question.getByLabel('Grund').fill('Mit beiden gesprochen');
    await question.getByRole('button', { name: 'Zuordnen' }).click();
    // By an order number alone nobody knows to which recommendation.
    await expect(question.getByRole('alert')).toBeFocused();
    await question.getByLabel('Empfehlungsnummer der Person').fill(mine.number);
    await question.getByRole('button', { name: 'Zuordnen' }).dblclick();
    await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person/)).toBeVisible();
    await expect(question).toBeHidden();
    await seat.look();
  });

  await test.step('nothing has changed for the person until another operator agrees', async () => {
    await anna.goto(`/de/${claims}`);
    await expect(first(anna)).toContainText('Wir prüfen das.');
    const colleague = await Seat.take(browser, { place, who: operators.second });
    await colleague.open(`antraege?status=Offen&text=${other.orderNumber}`);
    await colleague.page.getByRole('link', { name: /^Zustimmen/ }).click();
    const question = colleague.page.getByRole('dialog');
    await question.getByRole('button', { name: /^Zustimmen/ }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByText('Zugeordnet').first()).toBeVisible();
    await expect(history(page)).toContainText('Auftrag zugeordnet');
    await seat.look();
  });

  await test.step('the person reads it, gets M41, and the reward goes its way', async () => {
    await cast.mail(mine.anna, 'M41');
    await cast.mail(other.anna, 'M12');
    await anna.goto(`/de/${claims}`);
    await expect(first(anna)).toContainText(/Am \d.*haben wir den Auftrag Ihrer Empfehlung zugeordnet/);
    await looksWell(anna);
    expect((await cast.rewards(mine.number)).map(({ Status }) => Status)).toEqual(['Offen']);
    expect((await cast.rewards(other.number)).map(({ Status }) => Status)).toEqual(['Storniert', 'Storniert']);
    await cast.releases(await cast.orderOf(mine.number), 'third');
    await anna.goto(await cast.pageOf(mine.anna, 'M10'));
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Ihre Prämie wartet auf Sie, Anna.');
  });
});

for (const { locale, by, title, tag } of [
  { locale: 'de', by: keyboard, title: 'by keyboard alone', tag: {} },
  { locale: 'en', by: pointer, title: 'in English', tag: inProof },
] as const)
  test(
    `a claim is refused with a reason, appealed once and decided by another operator, ${title}`,
    tag,
    async ({ browser }) => {
      const isGerman = locale === 'de';
      const mine = await waiting();
      const anna = await visits(browser, `/${locale}/persoenlicherbereich/nachbuchung`, mine);
      await fills(anna, `NICHTS-${unique()}`, by, says[locale]);
      await by.press(anna.getByRole('button', { name: says[locale].send }));
      await expect(anna.getByText(says[locale].sent)).toBeVisible();
      const number = await numberOf(anna);

      const refuse = async (who: string, code: string): Promise<void> => {
        const seat = await Seat.take(browser, { place, who, locale, width: 360 });
        const { page } = seat;
        await seat.open(`nachbuchungen/${number}`);
        await expect(page.getByText(isGerman ? /^Kein Auftrag passt/ : /^No order fits/)).toBeVisible();
        await seat.look();
        const verb = isGerman ? 'Ablehnen' : 'Refuse';
        await by.press(page.getByRole('link', { name: verb, exact: true }));
        const question = page.getByRole('dialog');
        await question.getByRole('combobox').selectOption(code);
        await seat.look();
        await by.press(question.getByRole('button', { name: verb }));
        await expect(question).toBeHidden();
        await page.context().close();
      };

      await test.step('refused: the person is told no more than the list of reasons allows', async () => {
        await refuse(operators.eva, 'AndereEmpfehlung');
        await cast.mail(mine.anna, 'M41');
        await anna.goto(`/${locale}/${claims}`);
        await expect(first(anna)).toContainText(
          isGerman ? 'Es ist kein Vertrag zustande gekommen' : 'There is no contract',
        );
        await expect(first(anna)).not.toContainText(/andere[nr]? Empfehlung|another recommendation/);
        await looksWell(anna);
      });

      await test.step('appealed once', async () => {
        await by.press(anna.getByRole('link', { name: isGerman ? 'Widersprechen' : 'Appeal', exact: true }));
        const send = anna.getByRole('button', { name: isGerman ? 'Widerspruch senden' : /appeal/i });
        await by.press(send);
        await expect(anna.getByRole('alert')).toBeFocused();
        await looksWell(anna);
        await by.fill(anna.getByRole('textbox'), 'Mein Kontakt hat den Vertrag vor sich liegen.');
        await by.press(send);
        await expect(first(anna).getByText(isGerman ? 'Widerspruch' : 'Appealed', { exact: true })).toBeVisible();
        await expect(anna.getByRole('link', { name: isGerman ? 'Widersprechen' : 'Appeal', exact: true })).toBeHidden();
      });

      await test.step('who decided first does not decide again; another one does, for good', async () => {
        const seat = await Seat.take(browser, { place, locale, width: 768 });
        await seat.open(`nachbuchungen/${number}`);
        const held = seat.page.getByRole('button', { name: isGerman ? 'Ablehnen' : 'Refuse', exact: true });
        await expect(held).toHaveAccessibleDescription(isGerman ? /andere Person/ : /Another person/);
        await seat.look();
        await refuse(operators.second, 'RegelnNichtErfuellt');
        await cast.mail(mine.anna, 'M42');
        await anna.goto(`/${locale}/${claims}`);
        await expect(first(anna)).toContainText(
          isGerman ? 'Damit ist die Entscheidung endgültig' : 'The decision is final',
        );
        await looksWell(anna);
      });
    },
  );

test('without script a claim goes without files, and ends in goodwill', async ({ browser }) => {
  const mine = await waiting();
  const anna = await visits(browser, '/en/persoenlicherbereich/nachbuchung', { ...mine, script: false });
  // Playwright reads no text inside of it.
  await expect(anna.locator('noscript p')).toBeVisible();
  await expect(anna.getByLabel('Pictures or PDF')).toBeHidden();
  await anna.getByRole('button', { name: says.en.send }).click();
  await expect(anna.getByRole('alert')).toContainText('Date of the contract is required');
  await fills(anna, `KULANZ-${unique()}`, pointer, says.en);
  await anna.getByRole('button', { name: says.en.send }).click();
  await expect(anna.getByText(says.en.sent)).toBeVisible();
  const number = await numberOf(anna);

  await cast.call('PUT', `/admin/empfehlungen/${mine.number}/stornieren`, { Grund: 'Doppelt' });
  const seat = await Seat.take(browser, { place, who: operators.second, locale: 'en' });
  const { page } = seat;
  await seat.open(`nachbuchungen/${number}`);
  const question = await seat.asks(
    page.getByRole('link', { name: 'Grant goodwill' }),
    'Grant goodwill',
    'sees the decision in the personal area',
  );
  await question.getByLabel(/^Number of one of the person/).fill(mine.number);
  await question.getByLabel('Amount in euros').fill('25.00');
  await question.getByLabel('Reason').fill('The shop confirms it');
  await question.getByRole('button', { name: 'Grant goodwill' }).click();
  // Nobody ever ordered: that takes another person.
  await expect(page.getByText(/^Asked for:/)).toBeVisible();
  await cast.settles(mine.number);
  await cast.mail(mine.anna, 'M41');
  await cast.mail(mine.anna, 'M15');
  await anna.reload();
  await expect(first(anna)).toContainText(/we granted you a goodwill reward/);
});
