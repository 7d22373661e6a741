/**
 * "My contact signed, and nothing happened" (rules 3.13), from both sides: a claim with a picture takes an order from somebody
 * else, by two. What is refused, and what goes without script: claim-refused.e2e.ts.
 */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { cast, claims, fills, first, numberOf, place, says, waiting } from '../cast/claimant.ts';
import { operators } from '../cast/operator-session.ts';
import { history, Seat } from '../desk/seat.ts';
import { pointer } from '../hands.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';

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
    // By the name of its field.
    await expect(anna.getByRole('alert')).toContainText(`${says.de.words} ist ein Pflichtfeld`);
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
    await expect(seat.heading).toHaveText(/^Anna Muster: Abschluss vom [\d.]{10} nachbuchen$/);
    await expect(seat.number).toHaveText(`Nachbuchung ${number}`);
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
