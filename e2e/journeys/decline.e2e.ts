/** "Das war ich nicht": whoever got a mail about an account they never wanted ends it, whatever else the tab has opened. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { test } from '../test.ts';

const cast = new Cast();

test('who was not it ends the account with one button of the welcome mail', async ({ page }) => {
  const { email } = await cast.registers();
  const { Links } = await cast.mail(email, 'M01');
  await page.goto(Links.find((link) => link.includes('ablehnen=')) ?? '');
  await expect(page).toHaveURL(/\/registrieren\?ablehnen=.{8}$/);
  await page.reload();
  await expect(page).toHaveURL(/\/registrieren\?ablehnen=.{8}$/);
  await page.getByRole('button', { name: 'Das war ich nicht' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, wir haben es festgehalten.');
});

test('of two such mails opened in one tab each page keeps its own account, also going back', async ({ page }) => {
  const tokens: (string | null)[] = [];
  for (let count = 0; count < 2; count++) {
    const { Links } = await cast.mail((await cast.registers()).email, 'M01');
    const link = Links.find((one) => one.includes('ablehnen=')) ?? '';
    tokens.push(new URL(link).searchParams.get('ablehnen'));
    await page.goto(link);
    await expect(page).toHaveURL(/\/registrieren\?ablehnen=.{8}$/);
  }
  const sent = page.locator('main input[name=_token]');
  await expect(sent).toHaveValue(tokens[1] ?? '');
  await page.goBack();
  await expect(sent).toHaveValue(tokens[0] ?? '');
  await page.reload();
  await expect(sent).toHaveValue(tokens[0] ?? '');
  await page.goForward();
  await expect(sent).toHaveValue(tokens[1] ?? '');
});
