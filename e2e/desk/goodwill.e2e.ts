/** Goodwill, from the desk to the person and back: granted, collected by the mail's link, thanked for, seen as collected. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const place = placeAt('spbdevk');

test('a reward as goodwill is granted, collected by the person with thanks of its own, and seen as collected', async ({
  browser,
}) => {
  const cast = new Cast(place);
  const contract = await cast.agreed();
  await cast.call('PUT', `/admin/empfehlungen/${contract.number}/stornieren`, { Grund: 'Doppelt' });
  const seat = await Seat.take(browser, { place });
  const { page } = seat;

  await test.step('the question wants an amount that may be granted, and a reason', async () => {
    await seat.open(`empfehlungen/${contract.number}`);
    const question = await seat.asks(
      page.getByRole('link', { name: 'Prämie aus Kulanz' }),
      'Prämie aus Kulanz',
      'eine E-Mail, mit der sie sie 60 Tage lang abholen kann',
    );
    const grant = question.getByRole('button', { name: 'Prämie aus Kulanz' });
    await question.getByLabel('Für wen').selectOption('Empfehler: Anna Muster');
    await question.getByLabel('Betrag in Euro').fill('500,01');
    await question.getByLabel('Grund').fill('Der Fehler lag bei uns');
    await grant.click();
    await expect(question.getByRole('alert')).toBeFocused();
    await seat.look();
    await question.getByLabel('Betrag in Euro').fill('25,50');
    await grant.dblclick();
    // Nobody ever ordered by this recommendation: that takes another person.
    await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person/)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByText(/^Kulanz gewähren: beantragt von/)).toBeVisible();
    await seat.look();
    await cast.settles(contract.number);
    await page.reload();
  });

  const [{ Id: reward = '' } = {}] = (await cast.rewards(contract.number)).filter(
    ({ Status }) => Status === 'Bereitgestellt',
  );
  await test.step('the recommendation goes on with this one reward', async () => {
    await expect(page.getByRole('paragraph').filter({ hasText: reward })).toContainText(
      /Empfehler, 25,50\s€ Bereitgestellt/,
    );
    await expect(page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').last()).toContainText(
      /Kulanz gewährt.*Storniert → Freigegeben.*Grund: Der Fehler lag bei uns/,
    );
    await seat.look();
  });

  await test.step('the person collects it by the link of the mail, on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'de-DE' });
    const anna = await context.newPage();
    const heading = anna.getByRole('heading', { level: 1 });
    await anna.goto(await cast.pageOf(contract.anna, 'M15'));
    await expect(heading).toHaveText('Ihre Prämie wartet auf Sie, Anna.');
    await expect(anna.getByRole('main')).toContainText('aus Kulanz');
    await expectAccessible(anna);
    await anna.getByRole('button', { name: /^Weiter/ }).click();
    await expect(heading).toHaveText(/^Wohin dürfen wir 25,50\s€ überweisen\?$/);
    await expect(anna.getByLabel('Kontoinhaber')).toHaveValue('Anna Muster');
    await anna.getByLabel('IBAN').fill('DE02120300000000202051');
    await anna.getByRole('checkbox').last().check();
    await anna.getByRole('button', { name: /auszahlen lassen/ }).click();
    await expect(heading).toHaveText(/^Geschafft, Anna\. Wir überweisen Ihnen 25,50\s€ aus Kulanz\.$/);
    await expect(anna).toHaveURL(/\/de\/kulanzdanke/);
    await expect(anna.getByText(/Wir überweisen auf Ihr Konto .*2051 \(Deutsche Kreditbank Berlin\)\./)).toBeVisible();
    await expect(anna.getByRole('list', { name: 'So geht es weiter' }).getByRole('listitem')).toContainText([
      'Prämie bereitgestellt',
      'Prämie abgeholt',
      'Überweisung in Vorbereitung',
      'Auf Ihrem Konto',
    ]);
    expect(await anna.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(anna);
  });

  await test.step('the desk shows it as collected, as goodwill without an order', async () => {
    await seat.open(`praemien?text=${reward}`);
    const row = page.getByRole('row').filter({ hasText: reward });
    await expect(row).toContainText('Kulanz');
    await expect(row).toContainText('Abgeholt');
    await row.getByRole('link', { name: reward }).click();
    await expect(seat.heading).toHaveText(/^Anna Muster, 25,50\s€, abgeholt am [\d.]{10}$/);
    await expect(seat.number).toContainText(reward);
    const facts = page.getByRole('region', { name: 'Worum es geht' });
    await expect(facts).toContainText('Kulanz ohne Auftrag');
    await expect(facts).toContainText(/Anna Muster, DE.*20 51/);
    await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText(/Bereitgestellt → Abgeholt/);
    await seat.look();
    expect((await cast.mail(contract.anna, 'M13')).Id).toBeGreaterThan(0);
  });
});
