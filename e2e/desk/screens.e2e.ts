/** Every screen about money, people and the house: at three widths and in both languages, empty and full, for everybody. */
import { expect, test } from '@playwright/test';
import { Crowd, mandant, signedIn } from './crowd.ts';
import { deskAddress, Seat } from './seat.ts';

const money = ['empfehlungen', 'praemien', 'praemien?status=Abgelaufen&text=niemand', 'auszahlungen'];
const house = [
  'mails',
  'jobs',
  'protokoll',
  'sitzungen',
  'betreiber',
  'betreiber?frage=einladen',
  'konto?frage=aendern',
];

for (const [width, locale] of [
  [360, 'de'],
  [768, 'en'],
  [1280, 'de'],
] as const) {
  for (const [part, paths] of Object.entries({ money, house })) {
    test(`the lists of the ${part} at ${width} px, in ${locale}`, async ({ browser }) => {
      const seat = await Seat.take(browser, { width, locale });
      for (const path of paths) {
        await test.step(path, async () => {
          await seat.page.goto(`${deskAddress}/${mandant}/${path}`);
          await expect(seat.page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path.includes('frage=')) await expect(seat.page.getByRole('dialog')).toBeVisible();
          await seat.look();
        });
      }
    });
  }
}

test('a stopped reward, its recommendation and a mail, in German on a phone and in English on a desk', async ({
  browser,
}) => {
  const crowd = new Crowd(await signedIn('first'));
  const contract = await crowd.released();
  await crowd.collects(contract);
  await crowd.stops(contract);
  const reward = (await crowd.rewards(contract)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  const mail = await crowd.mail(contract.anna, 'M13');
  for (const [width, locale] of [
    [360, 'de'],
    [1280, 'en'],
  ] as const) {
    const seat = await Seat.take(browser, { width, locale });
    for (const path of [
      `praemien/${reward}`,
      `praemien/${reward}?frage=zuruecksetzen`,
      `empfehlungen/${contract.number}`,
      `empfehlungen/${contract.number}?frage=loeschen`,
      `mails/${mail.Id}`,
    ]) {
      await test.step(`${path} at ${width} px`, async () => {
        await seat.page.goto(`${deskAddress}/${mandant}/${path}`);
        await expect(seat.page.getByRole('heading', { level: 1 })).toBeVisible();
        await seat.look();
      });
    }
  }
});
