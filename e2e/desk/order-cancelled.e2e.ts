/** Orders that are cancelled at the desk: before the release, and after it while the rewards wait for their people. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, rewardRows, Seat } from './seat.ts';

test('an order cancelled before its release takes the reserved rewards along, and both people hear of it', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.confirms(contract);
  const { orderNumber } = contract;
  const seat = await Seat.take(browser, { width: 360 });
  const { page } = seat;

  await test.step('the question says what will be lost and who hears of it, and wants a reason', async () => {
    await seat.open(`auftraege/${orderNumber}`);
    const question = await seat.asks(
      page.getByRole('link', { name: 'Stornieren', exact: true }),
      `Auftrag ${orderNumber} stornieren?`,
      /2 Prämien entfallen, zusammen 70,00\s€/,
    );
    await expect(question).toContainText(/Der Empfehler bekommt .*, der Empfänger auch, wenn er bestätigt hat\./);
    await question.getByRole('button', { name: 'Stornieren' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await seat.look();
    await question.getByLabel('Grund').fill('Widerruf am Telefon');
    await question.getByRole('button', { name: 'Stornieren' }).dblclick();
    await expect(page.getByText(`Auftrag ${orderNumber} ist storniert.`)).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the page says why, and that nothing more can be decided', async () => {
    await expect(seat.heading).toBeFocused();
    await expect(rewardRows(page)).toContainText(['Storniert', 'Storniert']);
    await expect(history(page).getByRole('listitem').last()).toContainText(
      /Storniert.*Miriam Aydın.*Bestätigt → Storniert.*Grund: Widerruf am Telefon/,
    );
    for (const name of ['Bestätigen', 'Freigeben', 'Ablehnen', 'Stornieren'])
      await expect(await seat.why(name)).toContainText('Der Auftrag ist beendet.');
    await seat.look();
  });

  await test.step('the recommendation has ended with it', async () => {
    await page.getByRole('link', { name: contract.number }).click();
    await expect(seat.heading).toHaveText('Anna Muster empfiehlt Zuhause L');
    await expect(seat.number).toHaveText(`Empfehlung ${contract.number}`);
    await expect(history(page).getByRole('listitem').last()).toContainText(
      /Auftrag entfallen.*Angenommen → Storniert.*Grund: Widerruf am Telefon/,
    );
    await seat.look();
  });

  await test.step('both people read that it comes to nothing, not what was said among colleagues', async () => {
    for (const person of [contract.anna, contract.ben]) {
      await seat.open(`mails/${(await cast.mail(person, 'M12')).Id}`);
      const words = page.getByRole('region', { name: 'Text der E-Mail' });
      await expect(words).toContainText('Für diese Empfehlung gibt es keine Prämie');
      await expect(words).not.toContainText('Widerruf am Telefon');
    }
  });

  await test.step('the log has who did what, from which state to which, and why', async () => {
    const row = await seat.logged('Auftrag', orderNumber, 'Storniert');
    await expect(row.getByRole('cell')).toContainText([
      namesOfOperators.eva,
      orderNumber,
      'Storniert',
      'Bestätigt',
      'Storniert',
      'Widerruf am Telefon',
    ]);
  });
});

test(
  'an order cancelled after its release takes the rewards that wait along, in English',
  inProof,
  async ({ browser }) => {
    const cast = new Cast(deskPlace);
    const contract = await cast.released();
    const { orderNumber } = contract;
    const seat = await Seat.take(browser, { locale: 'en' });
    const { page } = seat;

    await test.step('the question says what will be lost', async () => {
      await seat.open(`auftraege/${orderNumber}`);
      await expect(rewardRows(page)).toContainText(['Ready', 'Ready']);
      const question = await seat.asks(
        page.getByRole('link', { name: 'Cancel order', exact: true }),
        `Cancel order ${orderNumber}?`,
        '2 rewards end, 70,00 € together',
      );
      await expect(question.getByRole('checkbox')).toHaveCount(0);
      await question.getByLabel('Reason').fill('Withdrawn in time');
      await question.getByRole('button', { name: 'Cancel order' }).dblclick();
      await expect(page.getByText(`Order ${orderNumber} is cancelled.`)).toBeVisible();
      await expect(question).toBeHidden();
    });

    await test.step('the rewards are gone, and the books are even', async () => {
      await expect(seat.heading).toBeFocused();
      await expect(rewardRows(page)).toContainText(['Cancelled', 'Cancelled']);
      await expect(history(page).getByRole('listitem').last()).toContainText(
        /Cancelled after the release.*Released → Cancelled.*Reason: Withdrawn in time/,
      );
      await seat.look();
      await rewardRows(page).first().getByRole('link').click();
      await expect(seat.heading).toHaveText(/^(?:Anna Muster|Ben Beispiel), 35,00\s€, cancelled on [\d.]{10}$/);
      await expect(page.getByRole('region', { name: 'Postings' })).toContainText('Reversal: Provision');
      await expect(history(page)).toContainText('Reason: Withdrawn in time');
      await seat.look();
    });

    await test.step('both people hear of it', async () => {
      for (const person of [contract.anna, contract.ben])
        expect((await cast.mail(person, 'M12')).Id).toBeGreaterThan(0);
    });

    await test.step('the person reads on the page of the reward why there is none', async () => {
      await page.goto(await cast.pageOf(contract.anna, 'M10'));
      await expect(seat.heading).toHaveText('Ihre Prämie wurde storniert');
      await expect(page.getByRole('list', { name: 'Weg Ihrer Prämie' })).toContainText(
        'Grund: Der Vertrag, für den es die Prämie gab, besteht nicht mehr.',
      );
    });
  },
);
