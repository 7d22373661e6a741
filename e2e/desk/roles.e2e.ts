/** Others than a lead of everything: a lead of one mandant, an editor, and what each of them is told. */
import { expect } from '@playwright/test';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { deskAddress, Seat } from './seat.ts';

test('a lead of one mandant invites for it without a choice, and again; the log has for what', async ({ browser }) => {
  const lead = await new Cast(deskPlace).colleague('BetreiberAdmin', [deskPlace.mandant]);
  const seat = await Seat.take(browser, { who: lead });
  const { page } = seat;
  const email = addressOf('gast', 'betreiber.example');
  const dialog = page.getByRole('dialog');
  const cast = new Cast(deskPlace);
  const invitation = () => cast.pageOf(email, 'operator-invitation');
  const invites = async (role: OperatorRole) => {
    await page.getByRole('link', { name: 'Einladen', exact: true }).click();
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByLabel('Rolle').selectOption(role);
    await dialog.getByRole('button', { name: 'Einladen' }).click();
  };
  let first = '';

  await test.step('without a choice the person works where the lead works', async () => {
    await seat.goTo('Betreiber');
    await invites('BetreiberRedaktion');
    await expect(dialog).toBeHidden();
    first = await invitation();
    expect(first).toMatch(/\/verwaltung\/einladung\?token=/);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(`Mandanten: ${deskPlace.mandant}`);
  });

  await test.step('another role for the same person is refused, and the form says what to do instead', async () => {
    await invites('BetreiberAdmin');
    await expect(dialog.getByRole('alert')).toContainText('Diese Person hat hier schon einen Zugang');
    await seat.look();
    await dialog.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('invited again, the person gets a mail with a fresh link', async () => {
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Ändern/ }).click();
    await row.getByRole('link', { name: 'Neu einladen', exact: true }).click();
    await dialog.getByRole('button', { name: 'Neu einladen' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(invitation).not.toBe(first);
  });

  await test.step('the log names role and mandant', async () => {
    const rows = await seat.logged('Betreiber', email, 'Eingeladen');
    await expect(rows.filter({ hasText: `Redaktion, Mandanten: ${deskPlace.mandant}` })).toHaveCount(2);
  });
});

for (const [width, locale, home, mine, denied, back, details] of [
  [360, 'de', 'Inhalte', 'Meine Sitzungen', 'Dazu fehlt Ihnen die Berechtigung', 'Zur Übersicht', {}],
  [1280, 'en', 'Content', 'My sessions', 'You do not have permission for this', 'Go to the overview', inProof],
] as const) {
  test(
    `an editor begins with the content, finds the own sessions, and from a refused page the way back, in ${locale}`,
    details,
    async ({ browser }) => {
      const editor = await new Cast(deskPlace).colleague('BetreiberRedaktion');
      const seat = await Seat.take(browser, { who: editor, home: new RegExp(`^${home}$`), width, locale });
      const { page } = seat;
      await expect(page).toHaveURL(new RegExp(`/verwaltung/${deskPlace.mandant}/inhalte$`));
      await seat.look();
      await seat.open('sitzungen');
      await expect(seat.heading).toHaveText(mine);
      await expect(page.getByText(/^(?:Mit der Rolle Redaktion|In the role Editors)/)).toBeVisible();
      await seat.look();
      expect(await seat.download(locale === 'de' ? 'Als CSV laden' : 'Download as CSV')).toContain('AngemeldetAm');

      for (const path of ['', 'auftraege']) {
        await page.goto(`${deskAddress}/${deskPlace.mandant}/${path}`);
        await expect(seat.heading).toHaveText(denied);
        await seat.look();
        await page.getByRole('main').getByRole('link', { name: back }).click();
        await expect(seat.heading).toHaveText(home);
      }
    },
  );
}
