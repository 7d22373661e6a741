/**
 * A job that takes its time: who started it may leave or reload, and finds it running, then done. How long it takes is the
 * machine's matter, so the page is told that it goes on; that the server says so is proven in `desk/job/job.test.ts`.
 */
import { type APIResponse, expect, type Route } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { type Place, placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { houseWith } from './house.ts';
import { Seat } from './seat.ts';

const many = 8;
const name = 'Daten löschen, deren Frist um ist';

test('a job started by hand shows as running after a reload, cannot be started twice, and is done in the end', async ({
  browser,
}) => {
  const house = await houseWith({});
  try {
    const place = placeAt('versicherung', house.port);
    const cast = await manyForgotten(place);
    const eva = await Seat.take(browser, { place });
    const { page } = eva;
    await eva.goTo('Abläufe');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('noch nie');

    await test.step('the question says what will happen; after a reload the job runs on', async () => {
      const ask = row.getByRole('link', { name: /^Jetzt ausführen/ });
      const question = await eva.asks(
        ask,
        `${name} jetzt ausführen?`,
        /Gelöschte Daten kann niemand zurückholen\..*Sie können die Seite dabei verlassen\./s,
      );
      await page.route('**/admin/jobs', async (route) => {
        const answer = await handedOn(route);
        const jobs = (await answer.json()) as { Job: string }[];
        const json = jobs.map((job) => (job.Job === 'daten-loeschung' ? { ...job, Laeuft: true } : job));
        await route.fulfill({ response: answer, json });
      });
      await question.getByRole('button', { name: 'Jetzt ausführen' }).click();
      await expect(row).toContainText('Läuft');
      await page.reload();
      await expect(row).toContainText('Läuft');
      await expect(page.getByRole('dialog')).toBeHidden();
      const again = row.getByRole('button', { name: /^Jetzt ausführen/ });
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await expect(again).toHaveAccessibleDescription('Läuft gerade.');
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('the page finds out by itself that it is done, and a reload says the same', async () => {
      await expect.poll(() => cast.isRunning('daten-loeschung'), { timeout: 180_000 }).toBe(false);
      await expect(row).toContainText(/\d+ erledigt/);
      for (const look of [1, 2]) {
        if (look === 2) await page.reload();
        await expect(row).toContainText(/\d+ erledigt/);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(row).toContainText('gestartet von Miriam Aydın');
        await eva.look();
      }
    });

    await test.step('a second run finds nothing to do, and says so where it was asked for', async () => {
      const ask = row.getByRole('link', { name: /^Jetzt ausführen/ });
      await ask.click();
      const question = page.getByRole('dialog', { name: `${name} jetzt ausführen?` });
      await question.getByRole('button', { name: 'Jetzt ausführen' }).dblclick();
      await expect(page.getByText(`${name}: nichts war fällig.`)).toBeVisible();
      await expect(question).toBeHidden();
      await expect(ask).toBeFocused();
      await eva.look();
    });

    await test.step('the log has who ran what', async () => {
      await eva.goTo('Protokoll');
      await page.getByLabel('Was', { exact: true }).selectOption('Mandant');
      const logged = page.getByRole('row').filter({ hasText: 'Job ausgeführt' });
      await expect(logged).toHaveCount(2);
      await expect(logged.first().getByRole('cell')).toContainText([namesOfOperators.eva, 'Job ausgeführt', '–', name]);
      await eva.look();
    });
  } finally {
    await house.stop();
  }
});

/** The answer of the server, asked from outside of the browser. */
async function handedOn(route: Route): Promise<APIResponse> {
  const { host, hostname } = new URL(route.request().url());
  const url = route.request().url().replace(hostname, '127.0.0.1');
  // What only a browser may say is not handed on: that a page of this house asks.
  const headers = { ...(await route.request().allHeaders()), host, 'sec-fetch-site': 'same-origin' };
  return route.fetch({ url, headers });
}

/** People who came and never confirmed, on the day after their data may be kept. */
async function manyForgotten(place: Place): Promise<Cast> {
  const cast = new Cast(place);
  await Promise.all(Array.from({ length: many }, () => cast.accepted()));
  await cast.setsClock(new Date(Date.now() + 90 * 86_400_000));
  return cast;
}
