/** One reward is cancelled at the desk while its contract stands: the person reads that it is lost, and no untrue cause. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

const place = placeAt('spbdevk');

test('a reward is cancelled by itself: its person is told so and promised nothing more, the other reward stays', async ({
  browser,
}) => {
  const cast = new Cast(place);
  const contract = await cast.released();
  const rewards = await cast.rewards(contract.number);
  const [bens = '', annas = ''] = ['Empfaenger', 'Empfehler'].map(
    (role) => rewards.find((one) => one.Rolle === role)?.Id,
  );
  const seat = await Seat.take(browser, { place, width: 768 });
  const { page } = seat;

  await test.step('the question says what will happen, and wants a reason', async () => {
    await seat.open(`praemien/${bens}`);
    const question = await seat.asks(
      page.getByRole('link', { name: 'Prämie stornieren' }),
      'Prämie stornieren',
      /35,00\s€ werden nicht ausgezahlt\. Die Person bekommt eine E-Mail\./,
    );
    await question.getByRole('button', { name: 'Prämie stornieren' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await seat.look();
    await question.getByLabel('Grund').fill('Dieselbe Person');
    await question.getByRole('button', { name: 'Prämie stornieren' }).dblclick();
    await expect(page.getByText('Die Prämie ist storniert, die E-Mail ist unterwegs.')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the page has the reason and what the books took back', async () => {
    await expect(seat.heading).toBeFocused();
    await expect(history(page).getByRole('listitem').last()).toContainText(
      /Storniert.*Miriam Aydın.*Bereitgestellt → Storniert.*Grund: Dieselbe Person/,
    );
    await expect(page.getByRole('region', { name: 'Buchungen' })).toContainText('Storno Bereitstellung');
    await expect(await seat.why('Prämie stornieren')).toContainText('Diese Prämie ist beendet.');
    await seat.look();
  });

  await test.step('the other reward waits for its person as before', async () => {
    await page.getByRole('link', { name: contract.number }).click();
    await expect(seat.heading).toHaveText('Anna Muster empfiehlt Zuhause L');
    await expect(seat.number).toHaveText(`Empfehlung ${contract.number}`);
    const chain = page.getByRole('region', { name: 'Von der Empfehlung zur Prämie' });
    await expect(chain.getByRole('paragraph').filter({ hasText: annas })).toContainText('Bereitgestellt');
    await expect(chain.getByRole('paragraph').filter({ hasText: bens })).toContainText('Storniert');
    await seat.look();
  });

  await test.step('the person reads it in a mail and on both pages, on a phone', async () => {
    await seat.open(`mails/${(await cast.mail(contract.ben, 'M12')).Id}`);
    await expect(page.getByRole('region', { name: 'Text der E-Mail' })).toContainText(
      'Für diese Empfehlung gibt es keine Prämie',
    );
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'de-DE' });
    const ben = await context.newPage();
    await ben.goto(await cast.pageOf(contract.ben, 'M11'));
    await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ihre Prämie wurde storniert');
    await expect(ben.getByRole('listitem').filter({ hasText: 'Prämie storniert' })).toHaveText(
      /^Prämie storniertAm \d\d\.\d\d\.\d{4}$/,
    );
    await expectAccessible(ben);
    await ben.goto(await cast.pageOf(contract.ben, 'M05'));
    await expect(ben.getByText('Der Anspruch auf diese Prämie ist entfallen.')).toBeVisible();
    await expect(ben.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(ben);
  });

  await test.step('the log has who did what, from which state to which, and why', async () => {
    const row = await seat.logged('Prämie', bens, 'Storniert');
    await expect(row.getByRole('cell')).toContainText([
      namesOfOperators.eva,
      bens,
      'Storniert',
      'Bereitgestellt',
      'Storniert',
      'Dieselbe Person',
    ]);
  });
});
