/** A page that a mandant adds: at a path of its own, named in the navigation or in the footer, gone when it is taken back. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { unique } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { changes, publishes, takesBack } from '../cast/content.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const place = placeAt('redaktion');
const cast = new Cast(place);
test.use({ baseURL: place.portal });

const all = (value: unknown) => ({ iv: value });

for (const [menu, where, width, details] of [
  ['kopf', 'banner', 1280, inProof],
  ['kopf', 'banner', 360, {}],
  ['fuss', 'contentinfo', 360, {}],
] as const)
  test(
    `a page of the mandant's own is found in its ${where} at ${width} px and stands in the list of routes [S2-R078]`,
    details,
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = `aktion-${unique()}`;
      const route = `/aktionen/${name}`;
      const title = `Sommer ${name}`;
      const written = (words: string, menue: string) => ({
        slug: all(name),
        titel: { de: title, en: `Summer ${name}` },
        inhalt: { de: words },
        route: all(route),
        menue: all(menue),
      });
      expect((await page.goto(`/de${route}`))?.status()).toBe(404);
      const id = await publishes(cast, 'seiten', written('Drei Wochen lang.', menu));
      await page.goto('/de');
      await comesAlive(page);
      const link = page.getByRole(where).getByRole('link', { name: title });
      if (where === 'banner' && width < 1024) await page.getByRole('button', { name: 'Menü' }).click();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/de${route}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.getByRole('main')).toContainText('Drei Wochen lang.');
      await expectAccessible(page);
      const { Routes } = await (await request.get(`${place.api}/route/additional`)).json();
      expect(Routes).toContainEqual({ RouteName: name, Route: route });
      await page.goto(`/en${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Summer ${name}`);
      await expect(page.getByText('This text is not available in English yet.')).toBeVisible();
      await changes(cast, id, written('Nur für Eingeweihte.', 'keins'));
      await page.goto(`/de${route}`);
      await expect(page.getByRole('main')).toContainText('Nur für Eingeweihte.');
      await expect(page.getByRole(where).getByRole('link', { name: title, includeHidden: true })).toHaveCount(0);
      await takesBack(cast, id);
      expect((await page.goto(`/de${route}`))?.status()).toBe(404);
    },
  );
