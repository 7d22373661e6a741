/** A page of content that nobody else works on, and how somebody writes in it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';

interface Written {
  Id: string;
  Revision: number;
}

export async function newPage(title: string, more: object = {}): Promise<Written & { slug: string }> {
  const slug = `seite-${unique()}`;
  const Daten = {
    slug: { iv: slug },
    titel: { de: title, en: `${title} (en)` },
    inhalt: { de: `Text von ${title}.`, en: `Text of ${title}.` },
    ...more,
  };
  return { slug, ...(await new Cast(deskPlace).call<Written>('POST', '/admin/inhalte/liste/seiten', { Daten })) };
}

export const text = (page: Page, language = 'Deutsch'): Locator =>
  page.getByRole('textbox', { name: `Text, ${language}` });

export const isSaved = (page: Page): Promise<void> => expect(page.getByText(/^Gespeichert \d\d:\d\d/)).toBeVisible();

/** At the end of a text, as somebody goes on writing. */
export async function goesOn(page: Page, words: string, language?: string): Promise<void> {
  await text(page, language).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}
