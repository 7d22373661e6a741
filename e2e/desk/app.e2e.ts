/** Clients of the app of a brand: one that reads is added, used, renewed and removed; one that writes is let in by two. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { deskPlace as place } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const cms = `${new URL(place.api).origin}/cms`;

async function tokenOf(client: string, secret: string): Promise<{ status: number; token: string }> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: `${place.mandant}:${client}`,
    client_secret: secret,
    scope: 'squidex-api',
  });
  const answer = await fetch(`${cms}/identity-server/connect/token`, { method: 'POST', body });
  const { access_token: token = '' } = (await answer.json()) as { access_token?: string };
  return { status: answer.status, token };
}

const reads = async (token: string): Promise<number> =>
  (await fetch(`${cms}/api/content/${place.mandant}/seiten`, { headers: { authorization: `Bearer ${token}` } })).status;

const rowOf = (page: Page, client: string): Locator => page.getByRole('row').filter({ hasText: client });

async function proves(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel('Grund').fill('für die App');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The secret that the page shows this once. */
async function secretOn(page: Page, client: string): Promise<string> {
  const shown = page.getByRole('region', { name: `Geheimnis von ${place.mandant}:${client}` });
  const secret = await shown.getByLabel('Geheimnis', { exact: true }).inputValue();
  await expect(shown.getByLabel('Befehl, der ein Token holt')).toHaveValue(
    new RegExp(`client_id=${place.mandant}:${client} .*${secret}`),
  );
  return secret;
}

async function atClients(browser: Browser, who?: string): Promise<Seat> {
  const seat = await Seat.take(browser, { ...(who && { who }) });
  await seat.goTo('Inhalte');
  await seat.page.getByRole('navigation', { name: 'Ansichten der Inhalte' }).getByText('App & Zugänge').click();
  await expect(seat.heading).toHaveText('App & Zugänge');
  return seat;
}

async function adds(page: Page, client: string, role: string): Promise<void> {
  await page.getByRole('link', { name: 'Client anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Client anlegen' });
  await dialog.getByLabel('Name').fill(client);
  await dialog.getByLabel('Rolle').selectOption(role);
  await proves(dialog, 'Anlegen');
}

test(
  'a client that reads is added, gets a token, loses it with a new secret, and is removed',
  inProof,
  async ({ browser }) => {
    const seat = await atClients(browser);
    const { page } = seat;
    await seat.look();
    const client = `app-${unique()}`;
    await adds(page, client, 'delivery');
    const first = await secretOn(page, client);
    await seat.look();
    const { token } = await tokenOf(client, first);
    expect(await reads(token)).toBe(200);
    await page.getByRole('button', { name: 'Ich habe es abgelegt' }).click();
    await expect(page.getByText(first)).toBeHidden();

    await test.step('the question says what ends, and it ends', async () => {
      const ask = rowOf(page, client).getByRole('link', { name: /^Neues Geheimnis/ });
      const dialog = await seat.asks(ask, `Neues Geheimnis für ${client}`, 'enden sofort');
      await proves(dialog, 'Neues Geheimnis');
      const second = await secretOn(page, client);
      expect([await reads(token), (await tokenOf(client, first)).status]).toEqual([401, 401]);
      expect(await reads((await tokenOf(client, second)).token)).toBe(200);
    });

    await test.step('a page that is loaded anew has no secret', async () => {
      await page.reload();
      await expect(rowOf(page, client)).toContainText('Nr. 2');
      await expect(page.getByRole('region', { name: /^Geheimnis von/ })).toBeHidden();
    });

    await test.step('the one that pages are read with stays', async () => {
      const held = rowOf(page, 'mit ihm lesen die Seiten').getByRole('button', { name: /^Entfernen/ });
      await expect(held).toHaveAttribute('aria-disabled', 'true');
      await expect(held).toHaveAccessibleDescription(/lesen die Seiten/);
    });

    const ask = rowOf(page, client).getByRole('link', { name: /^Entfernen/ });
    const dialog = await seat.asks(ask, `${client} entfernen`, 'enden sofort');
    await dialog.getByLabel('Grund').fill('vorbei');
    await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect(rowOf(page, client)).toHaveCount(0);
  },
);

test('a client that writes is let in by another lead, and whoever asked has its secret shown', async ({ browser }) => {
  const seat = await atClients(browser);
  const { page } = seat;
  const client = `redaktion-${unique()}`;
  await adds(page, client, 'editor');
  await expect(page.getByText(/Client des CMS mit Schreibrecht zulassen/)).toBeVisible();
  await expect(rowOf(page, client)).toHaveCount(0);

  await test.step('another lead agrees', async () => {
    const other = await Seat.take(browser, { who: operators.second });
    await other.goTo('Anträge');
    const row = rowOf(other.page, client);
    await expect(row).toContainText(`${place.mandant}:${client}, Redaktion`);
    await row.getByRole('link', { name: /^Zustimmen/ }).click();
    const dialog = other.page.getByRole('dialog', { name: /^Antrag \d+ zustimmen: Client des CMS/ });
    await expect(dialog).toContainText('einmal das Geheimnis');
    await other.look();
    await dialog.getByRole('button', { name: 'Zustimmen', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await page.reload();
  await expect(rowOf(page, client)).toContainText('noch keins');
  await rowOf(page, client)
    .getByRole('link', { name: /^Geheimnis zeigen/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geheimnis zeigen' }).click();
  const { token } = await tokenOf(client, await secretOn(page, client));
  expect(await reads(token)).toBe(200);
  await expect(rowOf(page, client).getByRole('link', { name: /^Geheimnis zeigen/ })).toHaveCount(0);
});
