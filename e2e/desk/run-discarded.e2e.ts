/** A run that never went to the bank: one person asks to discard it, another one agrees, who has not exported it. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators, operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const place = placeAt('intranet');

test('an exported run is discarded after two people said that the bank never had it, and its rewards are free again', async ({
  browser,
}) => {
  const cast = new Cast(place);
  const contract = await cast.released();
  await cast.collects(contract.anna);
  await cast.frees(contract.number);
  const reward = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  expect(reward).not.toBe('');
  const eva = await Seat.take(browser, { place });
  const paul = await Seat.take(browser, { place, who: operators.third });
  const rita = await Seat.take(browser, { place, who: operators.second, width: 360 });
  let run = '';

  await test.step('one makes it, another one exports it', async () => {
    await eva.goTo('Auszahlungen');
    await eva.decides('Auszahlungslauf anlegen');
    await expect(eva.heading).toHaveText(/^Auszahlung vom .*Entwurf$/);
    run = eva.page.url().split('/').at(-1) ?? '';
    await paul.open(`auszahlungen/${run}`);
    await paul.decides('Datei exportieren');
    await expect(paul.page.getByRole('link', { name: 'Bankdatei laden' })).toBeVisible();
  });

  await test.step('where nothing is ready the button says so, and nothing else does', async () => {
    const { page } = eva;
    await eva.goTo('Auszahlungen');
    const none = 'Zurzeit ist keine Prämie zur Auszahlung bereit.';
    await expect(page.getByRole('button', { name: 'Auszahlungslauf anlegen' })).toHaveAccessibleDescription(none);
    await expect(page.getByText(none)).toHaveCount(1);
    await eva.open(`auszahlungen/${run}`);
  });

  await test.step('who asks reads what will happen, and has to say that the bank has not got the file', async () => {
    const { page } = eva;
    await page.reload();
    const ask = page.getByRole('link', { name: 'Lauf verwerfen' });
    const question = await eva.asks(ask, 'Lauf verwerfen', /wieder frei/);
    await expect(question).toContainText('Wenn die Bank die Datei doch ausführt, wird doppelt gezahlt.');
    await expect(question).toContainText('Es geschieht erst, wenn eine weitere Person zustimmt.');
    await question.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(question).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
    await question.getByRole('button', { name: 'Lauf verwerfen' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await eva.look();
    await question.getByLabel('Diese Datei wurde der Bank nicht übergeben.').check();
    await question.getByRole('button', { name: 'Lauf verwerfen' }).dblclick();
    await expect(page.getByText(/^Beantragt: Es wartet auf eine weitere Person/)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByText(/^Exportierten Lauf verwerfen: beantragt von Miriam Aydın/)).toBeVisible();
    await expect(await eva.why('Lauf verwerfen')).toContainText('wartet auf');
    await eva.look();
  });

  await test.step('who asked cannot agree, another person can, on a phone', async () => {
    await eva.page.getByRole('link', { name: 'Zum Antrag' }).click();
    await expect(eva.page.getByRole('link', { name: /^Zurückziehen/ })).toBeVisible();
    await expect(eva.page.getByRole('link', { name: /^Zustimmen/ })).toHaveCount(0);
    await eva.look();
    await rita.open('antraege?status=Offen');
    const row = rita.page.getByRole('row').filter({ hasText: 'Exportierten Lauf verwerfen' });
    await row.getByRole('link', { name: /^Zustimmen/ }).click();
    const question = rita.page.getByRole('dialog');
    await expect(question).toContainText('Wenn die Bank die Datei doch ausgeführt hat, wird doppelt gezahlt.');
    await rita.look();
    await question.getByRole('button', { name: 'Zustimmen', exact: true }).dblclick();
    await expect(rita.page.getByText('Sie haben zugestimmt. Was beantragt war, ist geschehen.')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the reward waits for the next run', async () => {
    await rita.open(`auszahlungen/${run}`);
    const { page } = rita;
    await expect(page.getByRole('list', { name: 'Stand des Laufs' })).toContainText(/Verworfen.*von Jonas Petersen/);
    await expect(page.getByText('Der Lauf ist abgeschlossen.')).toBeVisible();
    await rita.look();
    await rita.open(`praemien?ansicht=Auszahlbar&text=${reward}`);
    await expect(page.getByRole('link', { name: reward })).toBeVisible();
  });

  await test.step('the log has who did what, from which state to which', async () => {
    const row = await eva.logged('Auszahlungslauf', run, 'Verworfen');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(namesOfOperators.second);
    await expect(row.getByRole('cell').filter({ hasText: /^Exportiert$/ })).toHaveCount(1);
  });
});
