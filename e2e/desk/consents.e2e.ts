/** A visitor asks what was agreed to, and reads the number from the question; somebody at the desk finds it and takes the evidence along. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { ask, read } from '../cast/call.ts';
import { deskPlace as place } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

interface Decision {
  Funktional?: boolean;
  Analytisch?: boolean;
  Marketing?: boolean;
  Quelle?: string;
  Nummer?: string;
}

/** Gives the number of the evidence. */
async function decides(decision: Decision, language = 'de'): Promise<string> {
  const none = { Funktional: false, Analytisch: false, Marketing: false, Quelle: 'Portal', Liste: consentList };
  const body = { ...none, ...decision };
  const answer = await ask(place, 'POST', '/einwilligung/cookies', body, { 'x-accept-language': language });
  return (await read<{ Nummer: string }>(answer)).Nummer;
}
const everything = { Funktional: true, Analytisch: true, Marketing: true };

test('what was agreed to under a number is found, read word for word, seen to have changed, and taken along', async ({
  browser,
}) => {
  const number = await decides(everything);
  await decides({ Analytisch: true, Nummer: number });
  const foreign = await decides({ ...everything, Quelle: 'Usercentrics' });
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Einwilligungen');
  await expect(seat.heading).toHaveText('Einwilligungen in Cookies');
  await expect(page.getByRole('link', { name: foreign })).toBeVisible();
  await seat.look();

  await page.getByLabel('Ganze Nummer').fill(number.toUpperCase());
  await expect(page.getByRole('status').getByText('2 Entscheidungen')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: number });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('TeilweiseStatistik');
  await expect(rows.nth(1)).toContainText('Zugestimmt');

  const file = await seat.download('Als CSV laden');
  const lines = file.split('\r\n').filter((line) => line.includes(number));
  expect(lines).toHaveLength(2);
  const named = lines[1]?.split(';').at(-2) ?? '';
  const texts = await seat.download('Wortlaute als CSV laden');
  const words = new RegExp(`${named};de;[^;]*;"([^"]*)"`).exec(texts)?.[1];
  expect(createHash('sha256').update(`de\n${words}`).digest('hex')).toBe(named);

  await rows.nth(1).getByRole('link').click();
  await expect(seat.heading).toHaveText(/^Entscheidung vom \d/);
  await expect(page.getByRole('region', { name: 'Was zu lesen war' })).toContainText('Alle akzeptieren');
  await expect(page.getByRole('region', { name: 'Nachweis' })).toContainText(`${consentList}, gilt heute`);
  const order = page.getByRole('list', { name: 'Alles unter dieser Nummer' }).getByRole('listitem');
  await expect(order).toHaveText([
    /^Zuerst entschieden: Funktional, Statistik, Marketing.*diese Entscheidung/,
    /^Neu entschieden: Statistik/,
  ]);
  await seat.look();
  await order.nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Entschieden über' })).toContainText('MarketingAbgelehnt');
});

test('by keyboard and on a phone, in English: narrowed by who asked, and nothing where nobody decided', async ({
  browser,
}) => {
  const foreign = await decides({ ...everything, Quelle: 'OneTrust' }, 'en');
  const seat = await Seat.take(browser, { width: 360, locale: 'en' });
  const { page } = seat;
  await seat.open('einwilligungen');
  await expect(seat.heading).toHaveText('Consent to cookies');
  await page.getByLabel('Asked by').selectOption('OneTrust');
  await expect(page).toHaveURL(/ansicht=OneTrust/);
  await expect(page.getByRole('link', { name: foreign })).toBeVisible();
  await seat.look();
  await page.getByRole('link', { name: foreign }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A consent manager asked in its own words.')).toBeVisible();
  await expect(page.getByText(foreign)).toBeVisible();
  await seat.look();
  await page.getByRole('link', { name: 'Consent', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(seat.heading).toHaveText('Consent to cookies');
  await page.getByLabel('Whole number').fill('00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await seat.look();
});
