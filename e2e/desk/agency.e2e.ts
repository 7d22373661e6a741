/** Agencies at the desk: reviewed, ended and let in again; looked at by support; two that are one. */
import { expect } from '@playwright/test';
import { AgencyCast } from '../cast/agency-cast.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

/** From the list to the page of an agency. */
async function finds(seat: Seat, number: string, company: string): Promise<void> {
  const { page } = seat;
  await seat.goTo('Agenturen');
  await page.getByLabel('Firma, Ort, Nummer, E-Mail, Person').fill(number);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 Agentur');
  await seat.look();
  await page.getByRole('link', { name: company }).click();
  await expect(seat.heading).toHaveText(company);
  await seat.look();
}

test('an agency is reviewed and approved, ended with all that this ends, and takes part again', async ({ browser }) => {
  const cast = new AgencyCast(deskPlace);
  const { number, company } = await cast.applies();
  const seat = await Seat.take(browser);
  const { page } = seat;

  await test.step('it waits for somebody, and is approved', async () => {
    await expect(page.getByRole('link', { name: /Agenturen prüfen/ }).first()).toBeVisible();
    await finds(seat, number, company);
    await seat.decides('Agentur freischalten', { said: 'Die Agentur ist freigeschaltet.' });
    await expect(history(page)).toContainText('Freigeschaltet');
  });

  await test.step('the question of the end says what ends; afterwards the page says why it ended', async () => {
    const question = await seat.asks(
      page.getByRole('link', { name: 'Agentur deaktivieren', exact: true }),
      'Agentur deaktivieren',
      'Keine Einladung ist offen.',
    );
    await question.getByRole('button', { name: 'Agentur deaktivieren' }).click();
    await expect(question.getByRole('alert')).toBeFocused();
    await question.getByLabel('Grund').fill('Vertrag beendet');
    await question.getByRole('button', { name: 'Agentur deaktivieren' }).click();
    await expect(
      page
        .getByRole('status')
        .getByText(/^Die Agentur ist deaktiviert. Beendet: 0 Anmeldungen/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Deaktiviert: Vertrag beendet')).toBeVisible();
    await seat.look();
  });

  await test.step('it takes part again', async () => {
    await seat.decides('Agentur wieder aktivieren', { said: 'Die Agentur ist wieder aktiv.' });
    await expect(page.getByText('Deaktiviert: Vertrag beendet')).toBeHidden();
  });
});

test('two that are one: found, shown side by side, asked for, agreed to by another person', async ({ browser }) => {
  const cast = new AgencyCast(deskPlace);
  const [goes, stays] = [await cast.agency(), await cast.agency()];
  const seat = await Seat.take(browser);
  const { page } = seat;
  await finds(seat, goes.number, goes.company);
  await page.getByRole('link', { name: 'Mit einer anderen zusammenführen' }).click();
  await expect(seat.heading).toHaveText(`${goes.company} zusammenführen`);
  await page.getByLabel('Firma, Ort, Nummer, E-Mail, Person').fill(stays.number);
  await page.getByRole('main').getByRole('button', { name: 'Suchen', exact: true }).click();
  await seat.look();
  await page.getByRole('link', { name: stays.company }).click();
  await expect(page.getByRole('region', { name: `Bleibt: ${stays.company}` })).toContainText(stays.number);
  await expect(page.getByText('Eine Mitarbeiternummer gibt es in beiden')).toBeVisible();
  await seat.look();

  await test.step('a number that is taken is refused at its field', async () => {
    const question = await seat.asks(
      page.getByRole('link', { name: 'Zusammenführen beantragen' }),
      `${goes.company} in ${stays.company} aufgehen lassen`,
      'Alles andere folgt in Teilen',
    );
    await question.getByLabel(/^Neue Nummer für M1/).fill('M1');
    await question.getByLabel('Grund').fill('Zweimal registriert');
    await question.getByRole('button', { name: 'Zusammenführen beantragen' }).click();
    await expect(
      question.getByText('Die Mitarbeiternummer M1 ist in der gemeinsamen Agentur vergeben.').first(),
    ).toBeVisible();
    await question.getByLabel(/^Neue Nummer für M1/).fill('M7');
    await question.getByRole('button', { name: 'Zusammenführen beantragen' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('it waits; once another person agrees, its number leads to the other, and its people work there', async () => {
    await expect(seat.heading).toHaveText(goes.company);
    await expect(page.getByText(/^Agenturen zusammenführen: beantragt von/)).toBeVisible();
    await cast.settles(goes.number);
    await page.reload();
    await page.getByText('Ihre Nummer führt zu').getByRole('link', { name: stays.number }).click();
    await expect(seat.heading).toHaveText(stays.company);
    await expect(page.getByRole('table').first()).toContainText('Mitarbeiter, M7');
    await expect(history(page)).toContainText(`Zweimal registriert (← ${goes.number}`);
    await seat.look();
  });
});

test('support sees the area of an agency as its owner does, with a bar, for a reason that stands in the log', async ({
  browser,
}) => {
  const cast = new AgencyCast(deskPlace);
  const { number, company } = await cast.agency();
  const seat = await Seat.take(browser);
  const { page } = seat;
  await finds(seat, number, company);
  await page.getByRole('table').first().getByRole('link', { name: 'Clara Brandt' }).click();
  await expect(seat.heading).toHaveText('Clara Brandt');
  await seat.decides('Support-Zugriff öffnen', {
    reason: 'Die Inhaberin bittet um Hilfe',
    said: 'Der Link ist bereit.',
  });
  const link = await page.getByLabel('Link für den Support-Zugriff').inputValue();
  await seat.look();
  const area = await (await browser.newContext()).newPage();
  await area.goto(link);
  await area.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(area.getByRole('region', { name: 'Support-Zugriff' })).toContainText('können nichts ändern');
  await page.reload();
  await expect(history(page)).toContainText('Support hat den Bereich geöffnet');
  await expect(history(page)).toContainText('Grund: Die Inhaberin bittet um Hilfe');
});
