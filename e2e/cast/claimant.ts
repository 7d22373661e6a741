/** Anna, who claims a reward that did not come (rules 3.13): what she fills in, and what the pages call it. */
import type { Locator, Page } from '@playwright/test';
import type { Hands } from '../hands.ts';
import { Cast, longAgo, type Recommendation } from './cast.ts';
import { placeAt } from './place.ts';

export const place = placeAt('spbdevk');
export const cast = new Cast(place);
export const claims = 'persoenlicherbereich/nachbuchungen';

const german = (day: string): string => day.split('-').reverse().join('.');
/** Anna, whose contact agreed, and of whom nobody reported an order. */
export async function waiting(): Promise<Recommendation & { token: string }> {
  const contract = await cast.agreed({ share: 100 });
  return { ...contract, ...(await cast.setsPassword(await cast.pageOf(contract.anna, 'M02'))) };
}

export const says = {
  de: {
    day: 'Tag des Abschlusses',
    number: 'Auftragsnummer Ihres Kontakts',
    words: 'Nachricht',
    send: 'Anfrage senden',
    sent: 'Ihre Anfrage ist bei uns.',
  },
  en: {
    day: 'Date of the contract',
    number: 'Your contact’s order number',
    words: 'Message',
    send: 'Send the claim',
    sent: 'We have your claim.',
  },
};

export async function fills(page: Page, externalNumber: string, by: Hands, t = says.de): Promise<void> {
  await by.fill(page.getByLabel(t.number), externalNumber);
  await by.fill(page.getByLabel(t.day), german(longAgo()));
  await by.fill(page.getByLabel(t.words, { exact: true }), 'Am Telefon bestellt. <b>Er</b> weiß es noch.');
}

/** The claim that the open list begins with. */
export const first = (page: Page): Locator => page.getByRole('article').first();
export const numberOf = async (page: Page): Promise<string> =>
  /5\d{11}/.exec((await first(page).getByRole('heading').textContent()) ?? '')?.[0] ?? '';
