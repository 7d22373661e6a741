/** Rewards that go back: a pickup that was not the person's is set back, and what was paid by mistake is claimed back. */
import { expect } from '@playwright/test';
import { Cast, type Recommendation } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

const place = placeAt('versicherung');

/** Anna has chosen the money. */
async function collected(cast: Cast): Promise<Recommendation & { reward: string }> {
  const contract = await cast.released();
  await cast.collects(contract.anna);
  const reward = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  expect(reward).not.toBe('');
  return { ...contract, reward };
}

test(
  'a pickup is set back with a reason: the bank data go, the person reads why and can collect anew',
  inProof,
  async ({ browser }) => {
    const cast = new Cast(place);
    const { reward, ...contract } = await collected(cast);
    const eva = await Seat.take(browser, { place, width: 768 });
    const { page } = eva;
    const facts = page.getByRole('region', { name: 'Worum es geht' });

    await test.step('the question says what will happen, and wants a reason', async () => {
      await eva.open(`praemien/${reward}`);
      await expect(facts).toContainText('Anna Muster, DE');
      const question = await eva.asks(
        page.getByRole('link', { name: 'Abholung zurücksetzen' }),
        'Abholung zurücksetzen',
        /Die Bankverbindung dieser Abholung wird gelöscht\..* 60 Tage lang neu abholen\./,
      );
      await question.getByRole('button', { name: 'Abholung zurücksetzen' }).click();
      await expect(question.getByRole('alert')).toBeFocused();
      await eva.look();
      await question.getByLabel('Grund').fill('Das war jemand anderes');
      await question.getByRole('button', { name: 'Abholung zurücksetzen' }).dblclick();
      await expect(page.getByText('Die Abholung ist zurückgesetzt, die E-Mail ist unterwegs.')).toBeVisible();
      await expect(question).toBeHidden();
    });

    await test.step('the page holds no bank data any more', async () => {
      await expect(eva.heading).toBeFocused();
      await expect(page.getByText(/^Bereitgestellt$/).first()).toBeVisible();
      await expect(facts).toContainText('noch keine Angabe');
      await expect(facts).not.toContainText('DE02');
      await expect(history(page)).toContainText('Grund: Das war jemand anderes');
      await expect(await eva.why('Abholung zurücksetzen')).toContainText(
        'Nur, was abgeholt und noch nicht ausgezahlt ist.',
      );
      await eva.look();
    });

    await test.step('the person reads the reason and collects anew', async () => {
      const { Id } = await cast.mail(contract.anna, 'M17');
      await eva.open(`mails/${Id}`);
      await expect(page.getByRole('region', { name: 'Text der E-Mail' })).toContainText('Das war jemand anderes');
      await cast.collects(contract.anna, 'DE02100500000054540402', 'M17');
      await eva.open(`praemien/${reward}`);
      await expect(facts).toContainText('04 02');
    });

    await test.step('the log has who did what, from which state to which, and why', async () => {
      const row = await eva.logged('Prämie', reward, 'Zurückgesetzt');
      await expect(row.getByRole('cell')).toContainText([
        namesOfOperators.eva,
        reward,
        'Zurückgesetzt',
        'Abgeholt',
        'Bereitgestellt',
        'Das war jemand anderes',
      ]);
    });
  },
);

test('a paid reward is claimed back: the books have a claim, the person reads why, the recommendation has ended', async ({
  browser,
}) => {
  const cast = new Cast(place);
  const { reward, ...contract } = await collected(cast);
  await cast.frees(contract.number);
  await cast.pays(contract.number);
  const eva = await Seat.take(browser, { place });
  const { page } = eva;

  await test.step('the question says what will happen, and wants a reason', async () => {
    await eva.open(`praemien/${reward}`);
    await expect(await eva.why('Prämie stornieren')).toContainText(
      'Die Person hat die Prämie schon. Fordern Sie sie zurück.',
    );
    const question = await eva.asks(
      page.getByRole('link', { name: 'Prämie zurückfordern' }),
      'Prämie zurückfordern',
      /soll [\d,]+\s€ zurückzahlen\. In den Büchern steht eine Forderung\. Das lässt sich nicht zurücknehmen\./,
    );
    await question.getByRole('button', { name: 'Prämie zurückfordern' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await eva.look();
    await question.getByLabel('Grund').fill('Der Vertrag war erfunden');
    await question.getByRole('button', { name: 'Prämie zurückfordern' }).dblclick();
    await expect(page.getByText('Die Prämie ist zurückgefordert, die E-Mail ist unterwegs.')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the books have a claim against the person', async () => {
    await expect(eva.heading).toBeFocused();
    await expect(page.getByRole('region', { name: 'Buchungen' })).toContainText('Forderung an Personen');
    await expect(history(page)).toContainText('Grund: Der Vertrag war erfunden');
    await expect(await eva.why('Prämie zurückfordern')).toContainText('Diese Prämie ist beendet.');
    await eva.look();
  });

  await test.step('the person reads the reason', async () => {
    const { Id } = await cast.mail(contract.anna, 'M35');
    await eva.open(`mails/${Id}`);
    await expect(page.getByRole('region', { name: 'Text der E-Mail' })).toContainText('Der Vertrag war erfunden');
  });

  await test.step('the log has who did what, from which state to which, and why', async () => {
    const row = await eva.logged('Prämie', reward, 'Zurückgefordert');
    await expect(row.getByRole('cell')).toContainText([
      namesOfOperators.eva,
      reward,
      'Zurückgefordert',
      'Ausgezahlt',
      'Storniert',
      'Der Vertrag war erfunden',
    ]);
  });
});
