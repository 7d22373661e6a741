/** A run that never went to the bank: who made and exported it may not discard it, a second person does. */
import { expect, test } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { Seat } from './seat.ts';

const place = placeAt('intranet');

test('a second person discards an exported run after saying that the bank never had it, and its rewards are free again', async ({
  browser,
}) => {
  const cast = new Cast(place);
  const contract = await cast.released();
  await cast.collects(contract.anna);
  await cast.frees(contract.number);
  const reward = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  expect(reward).not.toBe('');
  const eva = await Seat.take(browser, { place });
  let run = '';

  await test.step('who made and exported it cannot discard it, and reads why', async () => {
    await eva.goTo('Auszahlungen');
    await eva.decides('Auszahlungslauf anlegen');
    await expect(eva.heading).toContainText('Auszahlungslauf');
    run = eva.page.url().split('/').at(-1) ?? '';
    await eva.decides('Datei exportieren');
    const discard = eva.page.getByRole('button', { name: 'Lauf verwerfen' });
    await expect(discard).toHaveAttribute('aria-disabled', 'true');
    await expect(discard).toHaveAccessibleDescription(/Bestätigen oder verwerfen muss eine zweite Person/);
    await discard.click({ force: true });
    await eva.open(`auszahlungen/${run}?frage=verwerfen`);
    await expect(eva.heading).toContainText(run);
    await expect(eva.page.getByRole('dialog')).toBeHidden();
    await eva.look();
  });

  const paul = await Seat.take(browser, { place, who: operators.second, width: 360 });
  const { page } = paul;
  await test.step('the second person reads what will happen, and has to say that the bank has not got the file', async () => {
    await paul.goTo('Auszahlungen');
    await page.getByRole('link', { name: run, exact: true }).click();
    await expect(paul.heading).toContainText(run);
    const ask = page.getByRole('link', { name: 'Lauf verwerfen' });
    const question = await paul.asks(ask, 'Lauf verwerfen', /wieder frei/);
    await expect(question).toContainText('Wenn die Bank die Datei doch ausführt, wird doppelt gezahlt.');
    await question.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(question).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
    await question.getByRole('button', { name: 'Lauf verwerfen' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await paul.look();
    await question.getByLabel('Diese Datei wurde der Bank nicht übergeben.').check();
    await question.getByRole('button', { name: 'Lauf verwerfen' }).dblclick();
    await expect(
      page.getByText(`Lauf ${run} ist verworfen. Was dabei frei wurde, kann in einen neuen Lauf.`),
    ).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the reward waits for the next run', async () => {
    await expect(paul.heading).toBeFocused();
    await expect(page.getByRole('list', { name: 'Stand des Laufs' })).toContainText(
      /Verworfen.*von zweite@betreiber\.example/,
    );
    await expect(page.getByText('Der Lauf ist abgeschlossen.')).toBeVisible();
    await paul.look();
    await paul.open(`praemien?ansicht=Auszahlbar&text=${reward}`);
    await expect(page.getByRole('link', { name: reward })).toBeVisible();
  });

  await test.step('the log has who did what, from which state to which', async () => {
    const row = await eva.logged('Auszahlungslauf', run, 'Verworfen');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(operators.second);
    await expect(row.getByRole('cell').filter({ hasText: /^Exportiert$/ })).toHaveCount(1);
    await expect(eva.page.getByRole('row').filter({ hasText: 'zweite@' })).toHaveCount(1);
  });
});
