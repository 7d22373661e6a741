/**
 * A held reward from both sides (rules 3.14): somebody recommends to a second mailbox of the own, both rewards wait, the person
 * reads what that means, two operators free a list in one step, and the money is collected; another case is rejected and taken
 * back on its day.
 */
import { expect, type Page } from '@playwright/test';
import { addressOf, unique } from '../cast/address.ts';
import { Cast, type Recommendation } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { keyboard } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';
import { history, Seat } from './seat.ts';

const place = placeAt('spbdevk');
const cast = new Cast(place);

/** One name on both sides, and mailboxes that differ in digits only. */
async function recommendsToOneself(): Promise<Recommendation> {
  const anna = addressOf('annamuster');
  const ben = anna.replace('annamuster-', `annamuster-${unique().replaceAll('-', '')}`);
  return cast.released({ anna, ben, share: 50, contact: ['Anna', 'Muster'] });
}

const caseRow = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /Fall \d+/ });

test('a held reward is told honestly, proposed by one, freed by another in one step, and collected', async ({
  browser,
}) => {
  const contract = await recommendsToOneself();
  const { token } = await cast.setsPassword(await cast.pageOf(contract.anna, 'M02'));

  await test.step('both sides get one mail, and read that there is nothing to do and nothing lost', async () => {
    for (const to of [contract.anna, contract.ben]) {
      await cast.mail(to, 'M39');
      const told = (await cast.mails(to)) as unknown as { Vorlage: string }[];
      expect(told.filter(({ Vorlage }) => Vorlage === 'M39')).toHaveLength(1);
      expect(told.filter(({ Vorlage }) => Vorlage === 'M10' || Vorlage === 'M11')).toHaveLength(0);
    }
    const ben = await visits(browser, await cast.pageOf(contract.ben, 'M39'));
    await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ihre Prämie wird geprüft');
    await expect(ben.getByRole('main')).toContainText(
      'Sie müssen nichts tun, und die Prämie verfällt in dieser Zeit nicht',
    );
    await expect(ben.getByRole('button', { name: /^Weiter/ })).toBeHidden();
    await looksWell(ben);
    await ben.getByRole('link', { name: 'Wie wir prüfen und wie Sie widersprechen' }).click();
    await expect(ben.getByRole('heading', { name: 'Prüfung von Prämien' })).toBeInViewport();
    const anna = await visits(browser, '/de/persoenlicherbereich', { width: 1280, token });
    await expect(anna.getByRole('main')).toContainText(
      'Sie müssen nichts tun, und Ihre Prämie verfällt in dieser Zeit nicht',
    );
    await looksWell(anna);
  });

  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  await test.step('the desk says how much waits, and one proposes the list', async () => {
    await page.getByRole('link', { name: /Prüffälle entscheiden.*€/ }).click();
    await expect(seat.heading).toHaveText('Prüffälle');
    await seat.open(`faelle?text=${contract.number}`);
    await expect(caseRow(page)).toHaveCount(1);
    await expect(caseRow(page)).toContainText(/50\s*gleicher Name, beide Seiten zugleich an einem Gerät/);
    await expect(caseRow(page)).toContainText(/70,00\s€/);
    await page.getByRole('checkbox', { name: /^Fall \d+ auswählen, Anna Muster$/ }).check();
    await expect(page.getByText(/^1 Fall ausgewählt, 70,00\s€ auf dem Spiel$/).first()).toBeVisible();
    await seat.look();
    const bar = page.getByRole('group', { name: 'Mehrere Fälle auf einmal' });
    const question = await seat.asks(
      bar.getByRole('link', { name: 'Freigeben' }),
      'Mehrere Fälle freigeben?',
      'eine zweite Person stimmt unter „Anträge“ der ganzen Liste in einem Schritt zu',
    );
    const release = question.getByRole('button', { name: 'Freigeben oder beantragen' });
    await release.click();
    await expect(question.getByRole('alert')).toBeFocused();
    await question.getByLabel('Grund').fill('Angerufen, zwei Verträge');
    await release.dblclick();
    await expect(page.getByText('1 Freigabe beantragt.')).toBeVisible();
    await expect(caseRow(page)).toContainText('wartet auf eine zweite Person');
  });

  await test.step('the case shows what waits, why, and what would be honest about it', async () => {
    await caseRow(page)
      .getByRole('link', { name: /Fall \d+$/ })
      .click();
    await expect(seat.heading).toHaveText(/^Anna Muster, 70,00\s€ angehalten, noch nicht in Prüfung$/);
    await expect(page.getByRole('main')).toContainText('Vater und Sohn mit demselben Namen.');
    await expect(page.getByText(/^Fall freigeben: beantragt von/)).toBeVisible();
    await expect(await seat.why('Freigabe beantragen')).toContainText('Beantragt: Es wartet auf eine zweite Person.');
    await seat.look();
  });

  await test.step('another one agrees to the list in one step', async () => {
    const other = await Seat.take(browser, { place, who: operators.second, width: 768 });
    const id = /faelle\/(\d+)/.exec(page.url())?.[1] ?? '';
    await other.open(`antraege?status=Offen&text=${id}`);
    await other.page.getByRole('checkbox', { name: `Freigabe von Fall ${id} auswählen` }).check();
    const question = await other.asks(
      other.page.getByRole('link', { name: 'Allen zustimmen' }),
      'Diesen Freigaben zustimmen?',
      /1 Freigabe ausgewählt, 70,00\s€ werden frei/,
    );
    await question.getByRole('button', { name: 'Allen zustimmen' }).dblclick();
    await expect(other.page.getByText('1 Fall freigegeben.')).toBeVisible();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Zurücknehmen geht bis heute um Mitternacht.');
    await expect(history(page)).toContainText('Freigegeben');
  });

  await test.step('the person collects', async () => {
    const anna = await visits(browser, await cast.pageOf(contract.anna, 'M10'));
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Ihre Prämie wartet auf Sie, Anna.');
    await cast.collects(contract.anna);
    await anna.reload();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Wir überweisen Ihre Prämie');
  });
});

test('a case is rejected with a code and taken back on its day, by keyboard', inProof, async ({ browser }) => {
  const contract = await recommendsToOneself();
  const seat = await Seat.take(browser, { place, width: 360 });
  const { page } = seat;
  await seat.open(`faelle?text=${contract.number}`);
  await caseRow(page)
    .getByRole('link', { name: /Fall \d+$/ })
    .click();
  await expect(seat.heading).toBeFocused();

  await keyboard.press(page.getByRole('link', { name: 'Ablehnen', exact: true }));
  const question = page.getByRole('dialog', { name: 'Ablehnen', exact: true });
  await expect(question).toContainText('In der Nacht werden die Prämien storniert');
  await expect(question).toContainText('Anna Muster (Empfehler), Anna Muster (Kontakt)');
  await seat.look();
  await question.getByLabel('Grund').fill('Dieselbe Person');
  await keyboard.press(question.getByRole('button', { name: 'Ablehnen' }));
  await expect(question.getByRole('alert')).toBeFocused();
  await question.getByLabel('Was es ist').selectOption('Empfehlung an sich selbst');
  await keyboard.press(question.getByRole('button', { name: 'Ablehnen' }));
  await expect(page.getByText('Fall abgelehnt, zurücknehmen geht bis Mitternacht')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Empfehlung an sich selbst: Dieselbe Person');
  // Nothing is cancelled on the day itself.
  expect((await cast.rewards(contract.number)).map(({ Status }) => Status)).toEqual([
    'Bereitgestellt',
    'Bereitgestellt',
  ]);

  await seat.decides('Entscheidung zurücknehmen', { reason: 'Verwechselt' });
  await expect(page.getByText('In Prüfung').first()).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: 'Notiz schreiben', exact: true }));
  await page.getByRole('dialog').getByLabel('Notiz für Kolleginnen und Kollegen').fill('Rückruf am Montag');
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Notiz schreiben' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Rückruf am Montag');
  await seat.look();
});
