/** Somebody calls: the name was typed wrong, the e-mail address is another one now. The desk changes both. */
import { expect } from '@playwright/test';
import { Cast, password } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { history, Seat } from './seat.ts';

const words = {
  de: {
    ask: 'Name oder E-Mail ändern',
    what: 'wird Anna Muster überall abgemeldet, der Newsletter endet',
    reason: 'Grund',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail-Adresse',
    taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    wrong: 'E-Mail-Adresse ist nicht gültig',
    done: 'Name und E-Mail-Adresse sind gespeichert.',
    events: ['Name geändert', 'E-Mail-Adresse geändert', 'Anna Muster → Annabell Muster'],
  },
  en: {
    ask: 'Change name or e-mail',
    what: 'Anna Muster is signed out everywhere, the newsletter ends',
    reason: 'Reason',
    first: 'First name',
    last: 'Last name',
    email: 'E-mail address',
    taken: 'There is already an account with this e-mail address.',
    wrong: 'E-mail address is not valid',
    done: 'Name and e-mail address are saved.',
    events: ['Name changed', 'E-mail address changed', 'Anna Muster → Annabell Muster'],
  },
} as const;

const seats = [
  { width: 360, locale: 'de', hands: keyboard, by: 'keyboard', details: {} },
  { width: 1280, locale: 'en', hands: pointer, by: 'pointer', details: inProof },
] as const;

for (const { width, locale, hands, by, details } of seats) {
  test(
    `name and address of a recommender are changed at ${width} px, in ${locale}, by ${by}`,
    details,
    async ({ browser, request }) => {
      const { ask, what, ...say } = words[locale];
      const cast = new Cast(deskPlace);
      const { email, hash, token } = await cast.member();
      const other = await cast.member();
      const contract = await cast.released({ anna: email });
      const to = `neu-${email}`;
      const seat = await Seat.take(browser, { width, locale });
      const { page } = seat;
      await seat.open(`empfehler/${hash}`);
      await expect(seat.heading).toHaveText('Anna Muster');
      const dialog = page.getByRole('dialog', { name: ask, exact: true });
      const field = (name: string) => dialog.getByLabel(name, { exact: true });
      const save = dialog.getByRole('button', { name: ask });

      await test.step('the question says what will happen, and shows what is stored', async () => {
        await hands.press(page.getByRole('link', { name: ask }));
        await expect(dialog).toContainText(what);
        await expect(field(say.first)).toHaveValue('Anna');
        await expect(field(say.last)).toHaveValue('Muster');
        await expect(field(say.email)).toHaveValue(email);
        await seat.look();
      });

      await test.step('what is wrong stands at its field, and what was typed stays', async () => {
        await hands.fill(field(say.first), 'Annabell');
        await hands.fill(field(say.email), 'anna');
        await hands.fill(dialog.getByLabel(say.reason), 'Anruf vom Montag');
        await hands.press(save);
        await expect(dialog.getByRole('alert')).toBeFocused();
        await expect(field(say.email)).toHaveAccessibleDescription(new RegExp(say.wrong));
        await hands.fill(field(say.email), other.email);
        await hands.press(save);
        await expect(field(say.email)).toHaveAccessibleDescription(new RegExp(say.taken));
        await expect(field(say.first)).toHaveValue('Annabell');
        await seat.look();
      });

      await test.step('then it is done: the page, the log and both addresses say so', async () => {
        await hands.fill(field(say.email), to);
        await hands.press(save);
        await expect(dialog).toBeHidden();
        await expect(page.getByText(say.done)).toBeVisible();
        await expect(seat.heading).toHaveText('Annabell Muster');
        await expect(page.getByText(to, { exact: true })).toBeVisible();
        for (const event of say.events) await expect(history(page)).toContainText(event);
        await seat.look();
        for (const address of [email, to]) expect((await cast.mail(address, 'M37')).Id).toBeGreaterThan(0);
      });

      await test.step('the person is signed out, comes in with the new address, and collects by the new mail', async () => {
        const signedInBy = async (address: string) =>
          (
            await request.post(`${deskPlace.api}/account/login`, { data: { Email: address, Password: password } })
          ).status();
        const headers = { authorization: `Bearer ${token}` };
        expect((await request.get(`${deskPlace.api}/account/user`, { headers })).status()).toBe(401);
        expect([await signedInBy(email), await signedInBy(to)]).toEqual([400, 200]);
        await cast.collects(to);
        await expect
          .poll(async () => (await cast.rewards(contract.number)).map(({ Status }) => Status))
          .toContain('Abgeholt');
      });
    },
  );
}
