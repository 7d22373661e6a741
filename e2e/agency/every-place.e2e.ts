/** Every page of agencies on a phone, in both languages: it hinders nobody and never scrolls sideways. */
import { expect } from '@playwright/test';
import { routes } from '@weitersagen/contract/site/routes';
import { type Agency, AgencyCast } from '../cast/agency-cast.ts';
import { inProof } from '../in-proof.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';
import { placesOfOwner } from './area.ts';

const cast = new AgencyCast();
const locales = [
  ['de', {}],
  ['en', inProof],
] as const;

/** Before somebody is signed in; what a mail leads to has a token. */
const ofGuests = Object.entries(routes).filter(([key, { login }]) => key.startsWith('agency') && login === 'none');
const outside = [
  ...ofGuests.map(([, { path, tokenInQuery }]) => `${path}${tokenInQuery ? '?token=x' : ''}`),
  ...['login?redirect=agency', 'registrieren?gesendet=1', 'passwortvergessen?gesendet=1'].map(
    (one) => `/agentur/${one}`,
  ),
];

const lists = ['einladungen', 'empfehlungen', 'leads', 'auftraege', 'dashboard', 'praemien'];

/** What is asked before something is done, and what nothing was found for. */
async function asked(agency: Agency): Promise<string[]> {
  const gabi = await cast.recommender(agency);
  const { orderNumber } = await cast.confirmed(gabi);
  const { id } = await cast.handsOver(agency, `${gabi}.example`);
  return [
    ...[`auftraege?nummer=${orderNumber}`, `auftraege?ablehnen=${orderNumber}`, 'auftraege?text=niemand'],
    ...['mitarbeiter?aendern=M1', 'mitarbeiter?entfernen=M1', `einladungen?widerrufen=${id}`],
    ...[`suche?text=${gabi}`, 'suche?text=niemand', 'suche?text=x', 'zusatzdaten'],
    ...['stammdaten?bank=1', 'stammdaten?auskunft=1', 'stammdaten?loeschen=1'],
  ];
}

for (const [locale, details] of locales) {
  test(`the pages for whoever is not signed in, in ${locale}`, details, async ({ browser, request }) => {
    if (locale === 'de') for (const [, { name, path }] of ofGuests) await expectListed(request, name, path);
    const page = await visits(browser, `/${locale}/agentur/login`);
    for (const path of outside) await looksAt(page, `/${locale}${path}`);
  });

  test(`every tab, screen and question, empty and full, in ${locale}`, details, async ({ browser }) => {
    const agency = await cast.agency();
    const page = await visits(browser, `/${locale}/agentur`, { agencyToken: agency.owner });
    // In other words they are as empty.
    if (locale === 'de') for (const path of lists) await looksAt(page, `/de/agentur/${path}`);
    for (const path of ['', ...placesOfOwner, ...(await asked(agency))])
      await looksAt(page, `/${locale}/agentur/${path}`);
    await looksAt(page, `/${locale}/praemienuebersicht`);
  });
}

async function looksAt(page: Awaited<ReturnType<typeof visits>>, path: string): Promise<void> {
  await test.step(path, async () => {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    // Its token a page takes out of the address.
    expect(new URL(page.url()).pathname, 'nobody is sent on').toBe(path.replace(/\?.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksWell(page);
  });
}
