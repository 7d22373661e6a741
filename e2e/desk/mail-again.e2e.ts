/** A mail that the mail server refuses is seen at the desk, and tried again by a person once the cause is mended. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { deskPlace, placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { houseWith } from './house.ts';
import { postOffice } from './post-office.ts';
import { Seat } from './seat.ts';

test('a mail that was tried in vain is tried again at once, arrives once, and the log says who asked', async ({
  browser,
}) => {
  const post = await postOffice();
  const house = await houseWith({ SMTP_URL: post.url });
  try {
    const place = placeAt('versicherung', house.port);
    const cast = new Cast(place);
    const anna = addressOf('anna');
    post.refused.add(anna);
    await cast.recommends({ anna });
    const eva = await Seat.take(browser, { place, width: 360 });
    const { page } = eva;

    await test.step('the outbox lists it as failed, with its tries and the next one', async () => {
      await triedInVain(cast, anna, 3);
      await eva.open('mails?status=Fehlgeschlagen');
      const row = page.getByRole('row').filter({ hasText: anna });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('nächster Versuch');
      await eva.look();
      await row.getByRole('link').first().click();
      await expect(eva.heading).toBeFocused();
    });
    const id = page.url().split('/').at(-1)?.replace(/\?.*/, '') ?? '';

    await test.step('the question says what will happen, and the page that it is tried', async () => {
      const ask = page.getByRole('link', { name: 'Jetzt erneut versuchen' });
      const question = await eva.asks(
        ask,
        'Jetzt erneut versuchen',
        'Die E-Mail geht sofort noch einmal an den Mailserver',
      );
      post.refused.delete(anna);
      await question.getByRole('button', { name: 'Jetzt erneut versuchen' }).dblclick();
      await expect(page.getByText('Die E-Mail wird jetzt erneut versucht.')).toBeVisible();
      await expect(question).toBeHidden();
      await expect(ask.or(eva.heading).and(page.locator(':focus'))).toHaveCount(1);
      await eva.look();
    });

    await test.step('it arrives once, and may not be tried again', async () => {
      await expect.poll(() => post.delivered.get(anna)).toBe(1);
      await page.reload();
      await expect(page.getByText(/versendet am/)).toBeVisible();
      await expect(await eva.why('Jetzt erneut versuchen')).toContainText('Nur, was schon vergeblich versucht wurde.');
      await eva.open(`mails/${id}?frage=erneut`);
      await expect(page.getByText(/versendet am/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await eva.look();
    });

    await test.step('the log has who asked, from which state to which', async () => {
      const row = await eva.logged('Mail', id, 'Versand erneut versucht');
      await expect(row.getByRole('cell')).toContainText([
        namesOfOperators.eva,
        id,
        'Versand erneut versucht',
        'Fehlgeschlagen',
        'Wartet',
      ]);
    });
  } finally {
    await house.stop();
    await post.close();
  }
});

test('a mail that was never tried goes by itself, so nobody is asked to try it again', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const anna = addressOf('anna-waits');
  await cast.recommends({ anna });
  const mail = await cast.mail(anna, 'M02');
  const eva = await Seat.take(browser, { width: 360 });
  await eva.open(`mails/${mail.Id}`);
  await expect(eva.number).toHaveText(`E-Mail ${mail.Id}`);
  await expect(eva.page.getByRole('main')).toContainText('Wartet');
  await expect(await eva.why('Jetzt erneut versuchen')).toContainText('Nur, was schon vergeblich versucht wurde.');
  await eva.open(`mails/${mail.Id}?frage=erneut`);
  await expect(eva.number).toHaveText(`E-Mail ${mail.Id}`);
  await expect(eva.page.getByRole('dialog')).toBeHidden();
  await eva.look();
});

/** Later and later: the clock goes from one try to the next, and the mail of somebody else has the postman look at once. */
async function triedInVain(cast: Cast, to: string, tries: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const [mail] = await cast.mails(to);
        if (!mail || mail.Versuche >= tries) return mail?.Versuche;
        if (mail.NaechsterVersuchAm) {
          await cast.setsClock(new Date(Date.parse(mail.NaechsterVersuchAm) + 1000));
          await cast.registers();
        }
        return mail.Versuche;
      },
      { timeout: 60_000 },
    )
    .toBe(tries);
}
