/**
 * The client reports a cancellation when money was paid already: a person decides. Either the order stands and what
 * rested goes on, or it ends and what was paid is claimed back.
 */
import { type Browser, expect } from '@playwright/test';
import { Cast, type Recommendation } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, rewardRows, Seat, type SeatOptions } from './seat.ts';

/** Every run at this brand is confirmed by the story that made it. */
const place = placeAt('spbdevk');
const reason = 'Widerruf beim Auftraggeber';
const waits = /^Beantragt: Es wartet auf eine weitere Person, bis zum \d\d\.\d\d\.\d{4}\.$/;

/** Anna has her money, Ben's reward is ready, and the client has cancelled; an operator is at the page of the order. */
async function reported(
  browser: Browser,
  options: SeatOptions,
): Promise<{ cast: Cast; contract: Recommendation; seat: Seat; bens: string }> {
  const cast = new Cast(place);
  const contract = await cast.released();
  await cast.collects(contract.anna);
  await cast.frees(contract.number);
  await cast.pays(contract.number);
  await cast.reports(contract, 'storniert', reason);
  const bens = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Bereitgestellt')?.Id ?? '';
  expect(bens).not.toBe('');
  const seat = await Seat.take(browser, { place, ...options });
  return { cast, contract, seat, bens };
}

test('a reported cancellation is turned down: the order stands, and the reward that rested can be collected', async ({
  browser,
}) => {
  const { cast, contract, seat, bens } = await reported(browser, { width: 360 });
  const { orderNumber } = contract;
  const { page } = seat;
  const ben = await (await browser.newContext({ locale: 'de-DE' })).newPage();

  await test.step('it waits among what a person has to decide', async () => {
    await page
      .getByRole('link', { name: /Gemeldete Stornos entscheiden/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Storno gemeldet/ })).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende').fill(contract.externalNumber);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 Auftrag');
    const row = page.getByRole('row').filter({ hasText: contract.externalNumber });
    await expect(row).toContainText(/Storno gemeldet am \d\d\.\d\d\.\d{4}/);
    await seat.look();
    await row.getByRole('link', { name: orderNumber }).click();
    await expect(seat.heading).toHaveText(/^Zuhause L für Ben Beispiel, freigegeben am /);
    await expect(seat.number).toContainText(orderNumber);
  });

  await test.step('the page says what happened, and what rests until somebody decides', async () => {
    await expect(page.getByText(/Der Auftraggeber hat am \d\d\.\d\d\.\d{4} storniert\./)).toBeVisible();
    await expect(history(page).getByRole('listitem').last()).toContainText(
      new RegExp(`Storno gemeldet.*Auftraggeber.*Grund: ${reason}`),
    );
    await seat.look();
    await seat.open(`praemien/${bens}`);
    await expect(page.getByText('Der Auftraggeber hat den Auftrag storniert gemeldet.')).toBeVisible();
    await ben.goto(await cast.pageOf(contract.ben, 'M11'));
    await expect(ben.getByText('Wir prüfen den Auftrag. Bis dahin wird nichts ausgezahlt.')).toBeVisible();
    await expect(ben.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  await test.step('the question says that the other reward goes on', async () => {
    await seat.open(`auftraege/${orderNumber}`);
    const question = await seat.asks(
      page.getByRole('link', { name: 'Auftrag bestehen lassen' }),
      `Auftrag ${orderNumber} bestehen lassen?`,
      /Eine Prämie läuft weiter, zusammen 35,00\s€/,
    );
    await question.getByLabel('Grund').fill('War ein Versehen');
    await question.getByRole('button', { name: 'Auftrag bestehen lassen' }).dblclick();
    await expect(page.getByText(waits)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(
      page.getByText(/^Gemeldetes Storno ablehnen, Auftrag bleibt: beantragt von Miriam Aydın/),
    ).toBeVisible();
    await seat.look();
    await expect(rewardRows(page).filter({ hasText: bens })).not.toContainText('Abgeholt');
  });

  await test.step('another person agrees, and only then it goes on', async () => {
    await ben.reload();
    await expect(ben.getByText('Wir prüfen den Auftrag. Bis dahin wird nichts ausgezahlt.')).toBeVisible();
    await cast.settles(orderNumber);
    await page.reload();
  });

  await test.step('nothing waits any more, and the history has both', async () => {
    await expect(page.getByText(/Der Auftraggeber hat am/)).toBeHidden();
    await expect(rewardRows(page)).toContainText(['Ausgezahlt', 'Bereitgestellt']);
    await expect(history(page).getByRole('listitem')).toContainText([
      new RegExp(`Storno gemeldet.*Grund: ${reason}`),
      /Storno abgelehnt, Auftrag bleibt.*Katrin Vogt, beantragt von Miriam Aydın.*Grund: War ein Versehen/,
    ]);
    await seat.look();
    await ben.reload();
    await expect(ben.getByRole('main').getByRole('button', { name: /^Weiter/ })).toBeVisible();
  });

  await test.step('the log has what was reported and what was decided', async () => {
    const row = await seat.logged('Auftrag', orderNumber, 'Storno abgelehnt, Auftrag bleibt');
    await expect(row.getByRole('cell')).toContainText([
      `${namesOfOperators.third}, beantragt von ${namesOfOperators.eva}`,
      orderNumber,
      'Storno abgelehnt, Auftrag bleibt',
      'Freigegeben',
      'Freigegeben',
      'War ein Versehen',
    ]);
    await expect(page.getByRole('row').filter({ hasText: 'Storno gemeldet' })).toContainText(reason);
  });
});

test(
  'a reported cancellation is carried out: what was paid is claimed back, the rest ends, in English',
  inProof,
  async ({ browser }) => {
    const { cast, contract, seat } = await reported(browser, { locale: 'en' });
    const { orderNumber } = contract;
    const { page } = seat;

    await test.step('the question says what is claimed back, and wants a yes to it', async () => {
      await seat.open(`auftraege/${orderNumber}`);
      const question = await seat.asks(
        page.getByRole('link', { name: 'Cancel order', exact: true }),
        `Cancel order ${orderNumber}?`,
        'One reward that was received is claimed back, 35,00 € together',
      );
      await expect(question).toContainText('One reward ends, 35,00 € together');
      await question.getByLabel('Reason').fill('The contract was withdrawn');
      await question.getByRole('button', { name: 'Cancel order' }).click();
      await expect(question.getByRole('alert')).toBeFocused();
      await seat.look();
      await question.getByLabel('Yes, 35,00 € are claimed back.').check();
      await question.getByRole('button', { name: 'Cancel order' }).dblclick();
      await expect(page.getByText(`Order ${orderNumber} is cancelled.`)).toBeVisible();
      await expect(question).toBeHidden();
    });

    await test.step('both rewards have ended, and the history has what was reported and decided', async () => {
      await expect(seat.heading).toBeFocused();
      await expect(rewardRows(page)).toContainText(['Cancelled', 'Cancelled']);
      await expect(history(page).getByRole('listitem')).toContainText([
        new RegExp(`Cancellation reported.*Reason: ${reason}`),
        /Cancelled after the release.*Miriam Aydın.*Reason: The contract was withdrawn/,
      ]);
      await seat.look();
    });

    await test.step('the recommender reads that the money is claimed back and why, the recipient that there is none', async () => {
      const words = page.getByRole('region', { name: 'Text of the mail' });
      await seat.open(`mails/${(await cast.mail(contract.anna, 'M35')).Id}`);
      await expect(words).toContainText('Rückforderung einer Prämie');
      await expect(words).toContainText('Grund: The contract was withdrawn');
      await seat.open(`mails/${(await cast.mail(contract.ben, 'M12')).Id}`);
      await expect(words).toContainText('Für diese Empfehlung gibt es keine Prämie');
    });

    await test.step('the log has what was reported and what was decided', async () => {
      await seat.open(`protokoll?ansicht=Auftrag&text=${orderNumber}`);
      const row = page.getByRole('row');
      await expect(row.filter({ hasText: 'Cancellation reported' })).toContainText(reason);
      await expect(row.filter({ hasText: 'Cancelled after the release' })).toContainText(
        /Miriam Aydın.*Released.*Cancelled.*The contract was withdrawn/,
      );
      await seat.look();
    });
  },
);
