/**
 * Every page of a mandant's own words, in two brands, both languages and at every width, with all that an editor may write: it
 * hinders nobody, never scrolls sideways, and reads the same without script. Large: `npm run proof` alone.
 */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { unique } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { publishes } from '../cast/content.ts';
import { type Place, placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';

const widths = [360, 768, 1280] as const;
const locales = ['de', 'en'] as const;
const brands = ['spbdevk', 'versicherung'] as const;

const pages = [
  ...['', 'impressum', 'datenschutz', 'agb', 'barrierefreiheitserklaerung', 'teilnahmebedingungen'],
  ...['faq', 'faq?suche=praemie', 'faq?suche=reward', 'willkommen', 'exklusiv', 'kontakt'],
];

/** One of each kind that Markdown has, and what is long. */
const everything = `Bis zu {maxPraemie}[^praemie], [hier](seite:AktuellePraemienuebersicht) und unter https://marke.example/ein/sehr/langer/pfad/der/nicht/umbricht.

## Liste und Zahlen
- eins[^teilnahme]
- zwei
  - darunter

1. zuerst
2. dann

> Ein Satz von jemandem.

### Tabelle
| Tarif | Laufzeit | Preis im Monat | Prämie | Anschluss |
|---|:---:|---:|---:|---|
| Glasfaser 1000 | 24 Monate | 34,95 € | 110 € | Glasfaserhausanschlussleitungsverlegung |

\`\`\`
so steht es im Schreiben
\`\`\`

Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft[^praemie].`;

/** A page with a path of its own, named nowhere; said in German only. */
async function ownPage(place: Place): Promise<string> {
  const name = `alles-${unique()}`;
  await publishes(new Cast(place), 'seiten', {
    slug: { iv: name },
    titel: { de: 'Alles, was geschrieben werden kann' },
    inhalt: { de: everything },
    route: { iv: `/${name}` },
    menue: { iv: 'keins' },
  });
  return name;
}

const contextOf = (browser: Browser, place: Place, locale: 'de' | 'en', more: object): Promise<BrowserContext> =>
  browser.newContext({ baseURL: place.portal, locale: locale === 'de' ? 'de-DE' : 'en-GB', ...more });

async function opens(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
}

for (const brand of brands)
  for (const locale of locales) {
    const place = placeAt(brand);
    for (const width of widths)
      test(`every page of the words of ${brand} at ${width} px, in ${locale}`, inProof, async ({ browser }) => {
        const context = await contextOf(browser, place, locale, { viewport: { width, height: 800 } });
        const page = await context.newPage();
        for (const path of [...pages, await ownPage(place)]) {
          await opens(page, `/${locale}/${path}`);
          const isInside = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
          expect(isInside, path).toBe(true);
          await expectAccessible(page, { always: true });
        }
        await context.close();
      });

    test(`the words of ${brand} read the same without script, in ${locale}`, inProof, async ({ browser }) => {
      const [living, still] = await Promise.all(
        [true, false].map(async (javaScriptEnabled) =>
          (await contextOf(browser, place, locale, { javaScriptEnabled })).newPage(),
        ),
      );
      if (!living || !still) throw new Error('a page is missing');
      for (const path of [...pages, await ownPage(place)]) {
        await opens(living, `/${locale}/${path}`);
        await living.keyboard.press('Shift');
        await expect(living.locator('html[data-alive]'), path).toHaveCount(1);
        await opens(still, `/${locale}/${path}`);
        const read = (page: Page) => page.getByRole('main').ariaSnapshot();
        expect(await read(still), path).toBe(await read(living));
      }
      await living.context().close();
      await still.context().close();
    });
  }
