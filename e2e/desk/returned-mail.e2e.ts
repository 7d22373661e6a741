/** A mail comes back: the mail server says so, the desk shows why, and frees the address once the owner has mended it. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { namesOfOperators } from '../cast/operator-session.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';
import { houseWith } from './house.ts';
import { postOffice } from './post-office.ts';
import { Seat } from './seat.ts';

const secret = 'what-the-mail-server-of-the-journey-knows';

test('a mail that came back is undeliverable, its address gets no more, and is found and freed with a reason', async ({
  browser,
}) => {
  const post = await postOffice();
  const house = await houseWith({
    SMTP_URL: post.url,
    MAIL_RETURN_TO: 'back@bounce.example',
    MAIL_WEBHOOK_SECRET: secret,
  });
  try {
    const place = placeAt('versicherung', house.port);
    const cast = new Cast(place);
    const anna = addressOf('anna');
    await cast.recommends({ anna });
    await expect.poll(() => post.delivered.get(anna)).toBe(1);
    // Before anything comes back: who uses a link that came there lifts it.
    const { token } = await cast.setsPassword(post.pageOf(anna));
    const [, MessageId] = /^Message-ID: (\S+)/im.exec(post.letters.find(({ to }) => to === anna)?.source ?? '') ?? [];
    const told = await fetch(`http://127.0.0.1:${house.port}/api/mails/rueckmeldungen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Meldungen: [{ Art: 'Endgueltig', MessageId, Antwort: '550 5.1.1' }] }),
    });
    expect(await told.json()).toEqual({ Angenommen: 1, Bekannt: 0, Unbekannt: 0 });
    const eva = await Seat.take(browser, { place, width: 360 });
    const { page } = eva;

    await test.step('the outbox says that it came back, and why', async () => {
      await eva.open('mails?status=Unzustellbar');
      const row = page.getByRole('row').filter({ hasText: anna });
      await expect(row).toContainText('kam zurück');
      await expect(row).toContainText('Die Adresse gibt es nicht (550 5.1.1)');
      await eva.look();
    });

    await test.step('the person reads it in the personal area, with a living page and without script', async () => {
      for (const script of [true, false]) {
        const area = await visits(browser, '/de/persoenlicherbereich', { portal: place.portal, token, script });
        await expect(area.getByText('Mails an Sie kommen zurück.')).toBeVisible();
        if (script) await looksWell(area);
      }
    });

    await test.step('the address is found by itself, and freed with a reason', async () => {
      await page.getByRole('link', { name: 'Adressen mit Rückläufern' }).click();
      await expect(eva.heading).toHaveText('Adressen mit Rückläufern');
      await eva.open(`mails/adressen?text=${encodeURIComponent(anna)}`);
      const row = page.getByRole('row').filter({ hasText: 'Gesperrt' });
      await expect(row).toHaveCount(1);
      await eva.look();
      const mail = await row.getByRole('link', { name: /^E-Mail \d+$/ }).textContent();
      const question = await eva.asks(
        row.getByRole('link', { name: `Wieder freigeben – ${mail}` }),
        `Adresse von ${mail} wieder freigeben`,
        'E-Mails gehen wieder',
      );
      await question.getByLabel(/Grund/).fill('Das Postfach war voll und ist es nicht mehr');
      await question.getByRole('button', { name: 'Wieder freigeben' }).click();
      await expect(page.getByText('Die Adresse bekommt wieder E-Mails.')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Aufgehoben' })).toHaveCount(1);
    });

    await test.step('the log has who did it', async () => {
      await page.getByRole('link', { name: /^E-Mail \d+$/ }).click();
      await expect(eva.number).toHaveText(/^E-Mail \d+$/);
      const id = /\d+/.exec((await eva.number.textContent()) ?? '')?.[0] ?? '';
      const row = await eva.logged('Mail', id, 'Adresse wieder frei');
      await expect(row).toContainText(namesOfOperators.eva);
    });
  } finally {
    await house.stop();
    await post.close();
  }
});
