/**
 * Screens of the journey in the default brand, one with the choice of a device, and the form that came back, at both widths.
 * What differs from run to run (numbers, days, codes, the picture of a code) is made the same before the picture is taken.
 */
import type { Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast, password } from '../cast/cast.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { words } from '../words.ts';
import { expectLook, openSteadily, sameEveryTime, steadily, steady, widths } from './look.ts';

const says = words.de;
const cast = new Cast();

interface Screen {
  name: string;
  /** The address to open; what has to be there before is made by the API. */
  at: () => Promise<string>;
  step?: (page: Page) => Promise<void>;
}

const path = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

const screens: readonly Screen[] = [
  { name: 'home', at: async () => '/de' },
  { name: 'recommend', at: async () => '/de/empfehlen/101' },
  { name: 'recommend-device', at: async () => '/de/empfehlen/302?quelle=mobilfunk&handy=9101' },
  {
    name: 'recommend-refused',
    at: async () => '/de/empfehlen/101',
    step: async (page) => {
      await page.getByRole('button', { name: says.create }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'share',
    at: async () => '/de/empfehlen/101',
    step: async (page) => {
      await page.getByLabel(says.firstName).fill('Anna');
      await page.getByLabel(says.lastName).fill('Muster');
      await page.getByLabel(says.email).fill(addressOf('look'));
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: says.create }).click();
      await page.getByLabel(says.link).waitFor();
    },
  },
  { name: 'recipient-data', at: async () => (await cast.recommends()).form },
  {
    name: 'agreement',
    at: async () => path(await cast.pageOf((await cast.accepted()).ben, 'M05')),
  },
  { name: 'reward', at: async () => path(await cast.rewardPage()) },
  {
    name: 'reward-data',
    at: async () => path(await cast.rewardPage()),
    step: async (page) => {
      await page.getByRole('button', { name: says.next }).click();
      await page.getByLabel('IBAN').waitFor();
    },
  },
  { name: 'premiums', at: async () => '/de/aktuellepraemienuebersicht' },
  { name: 'contact', at: async () => '/de/kontakt' },
  { name: 'not-found', at: async () => '/de/gibt-es-nicht' },
];

/** On a desk they differ from what the others show in nothing but words: there the long proof looks at them. */
const alikeOnDesk = ['recommend-refused', 'share', 'agreement', 'reward-data', 'contact', 'not-found'];

for (const width of widths) {
  test.describe(`a screen at ${width} px`, () => {
    test.use({ ...steady, deviceScaleFactor: 0.5 });

    for (const { name, at, step } of screens) {
      const details = width === widths[1] && alikeOnDesk.includes(name) ? inProof : {};
      test(`looks as decided: ${name}`, details, async ({ page }) => {
        await openSteadily(page, await at(), width);
        if (step) {
          await step(page);
          await steadily(page);
        }
        await page.evaluate(sameEveryTime);
        await expectLook(page, `screen-${name}-${width}`);
      });
    }
  });
}

test.describe('in the dark', () => {
  test.use({ ...steady, colorScheme: 'dark', deviceScaleFactor: 0.5 });

  for (const width of widths) {
    for (const { name, at } of screens.filter((one) =>
      ['home', 'recommend', 'recipient-data', 'reward'].includes(one.name),
    ))
      test(`looks as decided: ${name} at ${width} px`, async ({ page }) => {
        await openSteadily(page, await at(), width);
        await page.evaluate(sameEveryTime);
        await expectLook(page, `dark-${name}-${width}`);
      });

    test(`looks as decided: the personal area at ${width} px`, async ({ page }) => {
      const { email } = await cast.member();
      await openSteadily(page, '/de/login', width);
      await page.getByLabel(says.email).fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: says.signIn }).click();
      await page.waitForURL('**/persoenlicherbereich');
      await steadily(page);
      await page.evaluate(sameEveryTime);
      await expectLook(page, `dark-personal-area-${width}`);
    });
  }
});
