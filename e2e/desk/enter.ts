/** Through the door of the desk, as a person does it. */
import { expect, type Page } from '@playwright/test';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';

/** The desk of the mandant whose people the stories are about. */
export const deskAddress = `/verwaltung/${deskPlace.mandant}/`;

/** Types the sign-in of the page that is open. */
export async function typeSignIn(
  page: Page,
  { who = operators.eva, code, wrong = false }: { who?: string; code?: string | undefined; wrong?: boolean } = {},
) {
  await page.getByLabel(/^(?:E-Mail-Adresse|E-mail address)$/).fill(who);
  await page.getByLabel(/^(?:Passwort|Password)$/).fill(wrong ? 'Falsch-2026-Falsch' : operatorPassword);
  if (code) await page.getByLabel(/^(?:Code der|Code of)/).fill(code);
  await page.getByRole('button', { name: /^(?:Anmelden|Sign in)$/ }).press('Enter');
}

/** Opens a page of the desk through the sign-in. */
export async function enter(page: Page, path = ''): Promise<void> {
  const door = page.getByRole('heading', { level: 1, name: /^(?:Anmelden|Sign in)$/ });
  await page.goto(deskAddress + path);
  await expect(door).toBeVisible();
  await typeSignIn(page);
  await page.waitForURL((url) => url.pathname === deskAddress + path.replace(/\?.*/, ''));
  // The address is there before the page is: until then the fields are still those of the sign-in.
  await expect(door).toBeHidden();
}
