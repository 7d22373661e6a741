/** How somebody works in the area of an agency. */
import type { Locator, Page } from '@playwright/test';
import { rightsOf } from '@weitersagen/contract/agency/rights';
import { screensFor, tabsFor } from '../../web/src/portal/agency/area/places.ts';

const rights = rightsOf(['owner']);
/** All there is in the area, by the last part of its address. */
export const placesOfOwner: readonly string[] = [...tabsFor(rights), ...screensFor(rights)];

/** The address of a link of a mail, as somebody of this portal opens it. */
export const below = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** Types into fields by their labels, one after the other. */
export async function fills(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** One of the six tabs; behind its name may stand how much waits there. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });

export const goesTo = (page: Page, name: string): Promise<void> => tab(page, name).click();

/** The row of a list that says so. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** As somebody types a day. */
export const yesterday = (): string =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
