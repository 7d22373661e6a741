/** A screen of the desk by its address, with what it says of itself in both languages. */
import { expect } from '@playwright/test';
import { deskPlace } from '../cast/place.ts';
import { deskAddress, type Seat } from './seat.ts';

export type Named = Record<'de' | 'en', string>;
export type Titled = Record<'de' | 'en', string | RegExp>;
export type Screen = readonly [path: string, heading: Titled, dialog?: Named];

/** The screen of the address, and its question when the address asks one. */
export async function opens(seat: Seat, [path, heading, dialog]: Screen, locale: 'de' | 'en'): Promise<void> {
  const { page } = seat;
  await page.goto(`${deskAddress}/${deskPlace.mandant}/${path}`);
  /** What stands behind a question is out of reach, its heading too. */
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading[locale]);
  if (dialog) await expect(page.getByRole('dialog', { name: dialog[locale], exact: true })).toBeVisible();
  else await expect(page.getByRole('dialog')).toBeHidden();
  await seat.look();
}
