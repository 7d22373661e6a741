/** The data of a recipient are deleted on request: with a reward given up, and while nothing was there to give up. */
import { expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

const chain = (page: Page) =>
  page.getByRole('region', { name: /^(?:Von der Empfehlung zur Prämie|From the recommendation to the reward)$/ });

test('who has a reward to collect gives it up by a tick, then nothing of the person is left', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.released();
  const link = await cast.pageOf(contract.ben, 'M11');
  const seat = await Seat.take(browser, { width: 360 });
  const { page } = seat;

  await test.step('the question says what is lost, and wants a reason and a yes to it', async () => {
    await seat.open(`empfehlungen/${contract.number}`);
    await expect(chain(page)).toContainText('Ben Beispiel');
    const question = await seat.asks(
      page.getByRole('link', { name: 'Empfängerdaten löschen' }),
      'Empfängerdaten löschen',
      /35,00\s€ könnte die Person noch abholen\. Das entfällt\./,
    );
    const forget = question.getByRole('button', { name: 'Empfängerdaten löschen' });
    await question.getByLabel('Grund').fill('Brief von Ben Beispiel');
    await forget.click();
    await expect(question.getByRole('alert')).toBeFocused();
    await seat.look();
    await question.getByLabel(/Ja, die Person verzichtet auf 35,00\s€\./).check();
    await forget.dblclick();
    await expect(page.getByText('Die Daten des Empfängers sind gelöscht.')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the page keeps the contract and the other reward, and no word about the person', async () => {
    await expect(seat.heading).toBeFocused();
    const paragraphs = chain(page).getByRole('paragraph');
    await expect(paragraphs.filter({ hasText: 'Gelöscht' })).toHaveText(/^gelöscht\s*Gelöscht$/);
    await expect(paragraphs.filter({ hasText: contract.orderNumber })).toContainText('Freigegeben');
    await expect(paragraphs.filter({ hasText: 'Empfehler' })).toContainText('Bereitgestellt');
    await expect(paragraphs.filter({ hasText: 'Empfänger,' })).toContainText('Storniert');
    for (const word of ['Ben', contract.ben]) await expect(page.getByRole('main')).not.toContainText(word);
    await expect(await seat.why('Empfängerdaten löschen')).toContainText('Es gibt keine Daten eines Empfängers.');
    await seat.look();
  });

  await test.step('the order knows nobody any more, either', async () => {
    await seat.open(`auftraege/${contract.orderNumber}`);
    await expect(seat.heading).toHaveText(/^Zuhause L für eine gelöschte Person, freigegeben am /);
    await expect(seat.number).toContainText(contract.orderNumber);
    await expect(page.getByRole('row').filter({ hasText: 'gelöschte Person' })).toContainText('Storniert');
    await expect(page.getByRole('main')).not.toContainText('Ben');
    await seat.look();
  });

  await test.step('the log has that it was asked for, and not in which words', async () => {
    const row = await seat.logged('Empfänger', contract.recipientNumber, 'Daten auf Wunsch gelöscht');
    await expect(row).toContainText(namesOfOperators.eva);
    await expect(row).not.toContainText('Brief');
  });

  await test.step('the link to the reward says that there is none, and greets nobody', async () => {
    await page.goto(link);
    await expect(seat.heading).toHaveText('Ihre Prämie wurde storniert');
    await expect(page.getByRole('main')).not.toContainText('Ben');
  });
});

test(
  'without a reward there is nothing to give up: the recommendation ends, in English',
  inProof,
  async ({ browser }) => {
    const cast = new Cast(deskPlace);
    const contract = await cast.agreed();
    const seat = await Seat.take(browser, { locale: 'en' });
    const { page } = seat;

    await test.step('the question has no tick and says what ends', async () => {
      await seat.open(`empfehlungen/${contract.number}`);
      const question = await seat.asks(
        page.getByRole('link', { name: 'Delete the data of the recipient' }),
        'Delete the data of the recipient',
        'The recommendation ends, and the recommender gets a mail.',
      );
      await expect(question.getByRole('checkbox')).toHaveCount(0);
      await question.getByLabel('Reason').fill('Asked by phone');
      await question.getByRole('button', { name: 'Delete the data of the recipient' }).click();
      await expect(page.getByText('The data of the recipient are deleted.')).toBeVisible();
      await expect(question).toBeHidden();
      // The second press of a double click, which comes after the answer, takes nothing away.
      await expect(seat.heading).toBeFocused();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    });

    await test.step('the recommendation has ended, and nobody can be deleted a second time', async () => {
      await expect(seat.heading).toBeFocused();
      await expect(history(page).getByRole('listitem').last()).toContainText(
        /Data deleted on request.*Accepted → Cancelled/,
      );
      await expect(history(page)).not.toContainText('Asked by phone');
      await expect(page.getByRole('main')).not.toContainText('Ben');
      await seat.open(`empfehlungen/${contract.number}?frage=loeschen`);
      await expect(seat.number).toContainText(contract.number);
      await expect(page.getByRole('dialog')).toBeHidden();
      await seat.look();
    });

    await test.step('the recommender hears of it', async () => {
      await seat.open(`mails/${(await cast.mail(contract.anna, 'M12')).Id}`);
      await expect(page.getByRole('region', { name: 'Text of the mail' })).toContainText(
        'konnte nicht berücksichtigt werden',
      );
    });
  },
);
