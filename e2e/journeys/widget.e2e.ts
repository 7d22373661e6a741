/**
 * The portal inside the pages of a bank: recommended, shared and accepted in the frame, which grows with its content, with script
 * and without.
 */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { bank, expectFits, frameOf, heard, heightOf, place, type Run, recommends, visit } from '../framed.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { words } from '../words.ts';

/** The first is told in every run, the others in the proof. */
const runs: readonly Run[] = [
  { locale: 'de', width: 1280 },
  { locale: 'en', width: 360 },
  { locale: 'de', width: 768 },
];
for (const run of runs) {
  const when = run === runs[0] ? {} : inProof;
  test(
    `on a page of the bank somebody recommends, and the contact accepts, in ${run.locale} at ${run.width} px`,
    when,
    async ({ browser }) => {
      const says = words[run.locale];
      const page = await visit(browser, `${bank}/${run.locale}/empfehlen`, run);
      const frame = frameOf(page);
      let tall = 0;

      await test.step('the frame is as high as its content, and has neither header nor footer', async () => {
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
        await expectFits(page);
        tall = await heightOf(page);
        expect(tall).toBeGreaterThan(1500);
        await expect(frame.getByRole('contentinfo')).toHaveCount(0);
        await expectAccessible(page, { always: true });
      });

      await test.step('the next page is lower, begins at the top of the frame, and "back" leads to the one before', async () => {
        await frame.getByRole('link', { name: says.recommend, exact: true }).click();
        await expect(frame.getByRole('button', { name: says.create })).toBeVisible();
        await expectFits(page);
        expect(await heightOf(page)).toBeLessThan(tall);
        await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
        await page.evaluate(() => history.back());
        await expect(frame.getByRole('link', { name: says.recommend, exact: true })).toBeVisible();
        await page.evaluate(() => history.forward());
        await expect(frame.getByRole('button', { name: says.create })).toBeVisible();
        expect(page.url()).toBe(`${bank}/${run.locale}/empfehlen`);
      });

      await test.step('what is missing is shown where it can be seen', async () => {
        await frame.getByRole('button', { name: says.create }).click();
        await expect(frame.getByRole('alert')).toBeFocused();
        await expect(frame.getByRole('alert')).toBeInViewport();
        await expectFits(page);
      });

      const link =
        await test.step('the link is made and shared in the frame, by a cookie of this frame alone', async () => {
          const answered = page.waitForResponse(/\/empfehlen\/create(?:\?|$)/);
          await recommends(frame, says);
          await expectFits(page);
          const set = (await (await answered).headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
          expect(set.length).toBeGreaterThan(0);
          for (const { value } of set) expect(value).toMatch(/; SameSite=None; .*; Secure; Partitioned$/);
          const cookies = await page.context().cookies(place.portal);
          expect(cookies.length).toBeGreaterThan(0);
          for (const cookie of cookies)
            expect(cookie).toMatchObject({
              sameSite: 'None',
              secure: true,
              partitionKey: 'http://partnerbank.localhost',
            });
          const made = async () => (await heard(page)).filter((line) => line.includes('created')).length;
          await expect.poll(made).toBe(1);
          await expectAccessible(page, { always: true });
          expect(await made()).toBe(1);
          return frame.getByLabel(says.link).inputValue();
        });

      await test.step('nothing the page of the bank was told stands for a person', async () => {
        const told = (await heard(page)).filter((line) => !line.includes(':height'));
        expect(told.join('\n')).toContain('"to":"/empfehlung/:empfehlungsnummer","from":"/empfehlen/:produktId"');
        expect(told.join('\n')).not.toMatch(/\d{6}|[?#]|token|@/);
      });

      await test.step('the contact is led to the page of the bank, and accepts in its frame', async () => {
        const shared = `${link.replace('//localhost', '//rahmen.localhost').replace(/\?.*/, '')}?c=cp`;
        const ben = await visit(browser, shared, run);
        await expect(ben).toHaveURL(
          new RegExp(`^${bank}/${run.locale}/empfehlen\\?nr=\\d{12}&h=[0-9a-f]+&channel=cp&einsprungsquelle=KurzURL$`),
        );
        const form = frameOf(ben);
        const email = addressOf('ben');
        await form.getByLabel(says.firstName).fill('Ben');
        await form.getByLabel(says.lastName).fill('Beispiel');
        await form.getByLabel(says.email, { exact: true }).fill(email);
        await form.getByLabel(says.repeated).fill(email);
        await form.getByRole('checkbox').first().check();
        await form.getByRole('button', { name: says.accept }).click();
        await expect(form.getByRole('heading', { level: 1 })).toHaveText(says.thanks);
        await expectFits(ben);
        await expectAccessible(ben);
        await ben.context().close();
      });
      await page.context().close();
    },
  );
}

test('without script somebody recommends in the frame, and the link of a recommendation opens there', async ({
  browser,
}) => {
  const run: Run = { locale: 'de', width: 768, script: false };
  const page = await visit(browser, `${bank}/de/zuhause-l`, run);
  await recommends(frameOf(page), words.de);
  const link = await frameOf(page).getByLabel(words.de.link).inputValue();
  const ben = await visit(browser, link.replace('//localhost', '//rahmen.localhost'), run);
  await expect(ben).toHaveURL(new RegExp(`^${bank}/de/empfehlen\\?nr=`));
  await expect(frameOf(ben).getByRole('heading', { level: 1 })).toContainText('Anna M.');
});
