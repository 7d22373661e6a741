/** What the desk says where it cannot show a page: to everybody, on a phone and on a desk, in both languages. */
import { expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { deskAddress, Seat } from './seat.ts';

const said = {
  de: {
    width: 360,
    denied: 'Dazu fehlt Ihnen die Berechtigung',
    deniedLead: 'Ändern kann sie, wer hier die Rolle Leitung hat.',
    fault: 'Das hat nicht geklappt',
    number: 'nennen Sie bitte diese Nummer: 7f3a-Mails',
    again: 'Noch einmal versuchen',
    toStart: 'Zur Übersicht',
    start: /^Heute/,
  },
  en: {
    width: 1280,
    denied: 'You do not have permission for this',
    deniedLead: 'Anybody with the role Lead can change that.',
    fault: 'That did not work',
    number: 'please quote this number: 7f3a-Mails',
    again: 'Try again',
    toStart: 'Go to the overview',
    start: /^Today/,
  },
} as const;

/** The list of mails cannot be read, as when the database is away. */
const breaks = (page: Page, message: string) =>
  page.route('**/admin/mails', (route) =>
    route.fulfill({
      status: 500,
      json: { PsoErrorCode: 'PSOF0001', Message: message, Fehler: [], TraceId: '7f3a-Mails' },
    }),
  );

for (const locale of ['de', 'en'] as const) {
  const { width, denied, deniedLead, fault, number, again, toStart, start } = said[locale];
  const details = locale === 'en' ? inProof : {};

  test(`a page that is not for the role says who can change that, in ${locale}`, details, async ({ browser }) => {
    const who = await new Cast(deskPlace).colleague('BetreiberSachbearbeitung');
    const seat = await Seat.take(browser, { who, width, locale });
    await seat.open('betreiber');
    await expect(seat.heading).toHaveText(denied);
    await expect(seat.page.getByText(deniedLead)).toBeVisible();
    await seat.look();
    await seat.page.getByRole('link', { name: toStart }).click();
    await expect(seat.heading).toHaveText(start);
  });

  test(`a fault is told with its number and can be tried again, in ${locale}`, details, async ({ browser }) => {
    const seat = await Seat.take(browser, { width, locale });
    const { page } = seat;
    await breaks(page, locale === 'de' ? 'Es ist ein technischer Fehler aufgetreten.' : 'A technical error occurred.');
    await page.goto(`${deskAddress}/${deskPlace.mandant}/mails`);
    await expect(seat.heading).toHaveText(fault);
    await expect(page.getByText(number)).toBeVisible();
    await seat.look();
    await page.unroute('**/admin/mails');
    await page.getByRole('button', { name: again }).click();
    await expect(seat.heading).toHaveText(locale === 'de' ? 'E-Mails' : 'Mails');
  });
}
