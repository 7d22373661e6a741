/**
 * The desk as it is decided: the overview, a list and a detail, by day and in the dark. Its numbers and days are those of answers
 * that were kept, in the shape of the contract: what it shows of the stories that ran before would differ each time.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typeSignIn } from '../desk/enter.ts';
import { test } from '../test.ts';
import { expectLook, openSteadily, sameEveryTime, steadily, steady, widths } from './look.ts';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`answers/${name}.json`, import.meta.url), 'utf8'));

/** Which call gets which of them. */
const answers: readonly (readonly [path: RegExp, method: string, answer: string])[] = [
  [/\/admin\/ich$/, 'GET', 'me'],
  [/\/admin\/uebersicht$/, 'GET', 'overview'],
  [/\/admin\/uebersicht\/mandanten$/, 'GET', 'companies'],
  [/\/admin\/auftraege$/, 'PUT', 'orders'],
  [/\/admin\/auftraege\/\d{12}$/, 'GET', 'order'],
];

async function answerAlike(page: Page): Promise<void> {
  for (const [path, method, name] of answers)
    await page.route(path, (route) =>
      route.request().method() === method ? route.fulfill({ json: kept(name) }) : route.fallback(),
    );
}

const screens = [
  { name: 'overview', path: '', heading: /^Heute/ },
  { name: 'orders', path: 'auftraege', heading: /^Aufträge/ },
  { name: 'order', path: 'auftraege/333988612227', heading: /Olga Zander/ },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the desk in ${colorScheme} colours`, () => {
    test.use({ ...steady, colorScheme, deviceScaleFactor: 0.5 });

    for (const width of colorScheme === 'dark' ? widths.slice(1) : widths)
      for (const { name, path, heading } of screens)
        test(`looks as decided: ${name} at ${width} px`, async ({ page }) => {
          await page.goto('/verwaltung/spbdevk/');
          await typeSignIn(page);
          await page.getByRole('heading', { level: 1, name: /^Heute/ }).waitFor();
          await answerAlike(page);
          await openSteadily(page, `/verwaltung/spbdevk/${path}`, width);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
          await steadily(page);
          await page.evaluate(sameEveryTime);
          await expectLook(page, `desk-${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}`);
        });
  });
}
