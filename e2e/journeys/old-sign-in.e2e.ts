/**
 * Bank data a quarter of an hour after the sign-in, in a house of its own, because its clock moves: without the password
 * nothing changes, with it everything does (7.3).
 */
import { expect, test } from '@playwright/test';
import { password } from '../account.ts';
import { houseWith } from '../desk/house.ts';

const later = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

test('who signed in 16 minutes ago changes and deletes the bank account with the password alone', async ({
  page,
  request,
}) => {
  const house = await houseWith({});
  try {
    const api = `http://127.0.0.1:${house.port}/api/v1/spbdevk`;
    const call = async <T>(method: 'POST' | 'PUT' | 'GET', path: string, data?: object, token?: string): Promise<T> => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await request.fetch(api + path, { method, headers, ...(data && { data }) });
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as T;
    };
    const email = 'anna.frueher@example.org';
    const { Token: eva } = await call<{ Token: string }>('POST', '/admin/login', {
      Email: 'admin@betreiber.example',
      Password: 'Empfehlen-2026-Demo',
    });
    await call('POST', '/account/createEmpfehler', { Vorname: 'Anna', Nachname: 'Muster', Email: email });
    let link = '';
    await expect
      .poll(async () => {
        const path = `/admin/mails?an=${encodeURIComponent(email)}&vorlage=M01`;
        const [mail] = await call<{ Links: string[] }[]>('GET', path, undefined, eva);
        link = mail?.Links.find((one) => one.includes('token=')) ?? '';
        return link;
      })
      .not.toBe('');
    const { Token } = await call<{ Token: string }>('PUT', '/account/resetPassword', {
      Token: new URL(link).searchParams.get('token'),
      Password: password,
      PasswordWiederholung: password,
    });
    const portal = `http://spbdevk.localhost:${house.port}`;
    await page.context().addCookies([{ name: 'token', value: Token, url: portal }]);
    await page.goto(`${portal}/de/empfehler/bankdaten`);
    await expect(page.getByLabel('Ihr Passwort', { exact: true })).toHaveCount(0);
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');

    // The page is open and the sign-in becomes too old meanwhile.
    await call('PUT', '/admin/zeit', { Jetzt: later(16) }, eva);
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihr Passwort ein.');
    await page.getByRole('button', { name: 'Ihr Passwort anzeigen' }).click();
    await expect(page.getByLabel('Ihr Passwort', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');
    await page.getByLabel('Ihr Passwort', { exact: true }).fill('Falsch-2026-Falsch');
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByRole('alert')).toContainText('Das aktuelle Passwort ist nicht richtig.');
    await page.getByLabel('IBAN', { exact: true }).fill('DE02120300000000202051');
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
    await expect(page.getByText('DE02 **** **** **** **20 51')).toBeVisible();

    await page.getByRole('link', { name: 'Bankverbindung löschen' }).click();
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Bankverbindung löschen' }).click();
    await expect(page.getByText('Sie haben keine Bankverbindung gespeichert.')).toBeVisible();
  } finally {
    await house.stop();
  }
});
