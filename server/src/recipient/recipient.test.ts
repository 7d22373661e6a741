import { sameEmail } from '@weitersagen/contract/basics/email';
import { decode } from '@weitersagen/contract/basics/wire';
import { RecipientPremium } from '@weitersagen/contract/recipient/schemas';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cancelRecommendation } from '#settlement/settlement.ts';
import type { Recommended } from '../testing/cast/anna.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { type OrderSituation, undone, writeOrders } from '../testing/database/situations.ts';
import { premiums, products } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { listRecommendationIdsByEmail, remindRecipients } from './recipient.ts';

const { app, as, anna, ben, days, mandants } = await world();
afterAll(() => app.close());
const rows = rowsOf(as());

const unconfirmedOrder: OrderSituation = {
  status: 'received',
  releasableOn: null,
  recipientStatus: 'unconfirmed',
  recommendationStatus: 'open',
  isAgencyOrder: false,
  cancelReportedAt: null,
};

let link: Recommended;
let number: string;
beforeEach(async () => {
  await app.post();
  link = await anna.recommends({ share: 50 });
  number = (await ben.registers(link)).body.Empfaengernummer;
  await app.post();
});
const exists = (of: string, query = '', options: Parameters<typeof app.call>[2] = {}) =>
  app.call('GET', `/empfaenger/exists/${of}${query}`, options);
const premiumsOf = async (of: string, mandant = 'spbdevk') => {
  const { status, body } = await app.call('GET', `/empfaenger/${of}/praemie/`, { mandant });
  return status === 200 ? body : status;
};
const night = () => app.app.jobs.runNow('person.remind', mandants.spbdevk);
const reminders = async () => (await app.post()).filter(({ subject }) => subject === 'Bitte bestätigen Sie Ihre Daten');

test('somebody who registered is known by number, alone and with the number of the link', async () => {
  expect((await exists(number)).body).toEqual({ Existiert: true });
  expect((await exists(number, `?empfehlungsnummer=${link.number}`)).body).toEqual({ Existiert: true });
});

test('a recipient of a follow-up is known under the number of the link, too', async () => {
  const { body } = await ben.registers(link, { Email: 'bea@example.org' });
  expect((await exists(body.Empfaengernummer, `?empfehlungsnummer=${link.number}`)).body).toEqual({ Existiert: true });
});

test('nobody is known under another link, of another mandant, after a deletion, or under a number that is none', async () => {
  const other = await anna.recommends();
  expect((await exists(number, `?empfehlungsnummer=${other.number}`)).body).toEqual({ Existiert: false });
  expect((await exists(number, '', { mandant: 'versicherung' })).body).toEqual({ Existiert: false });
  expect((await exists('200000000006')).body).toEqual({ Existiert: false });
  expect((await exists('200000000001')).status).toBe(404);
  await ben.declines(number);
  expect((await exists(number)).body).toEqual({ Existiert: false });
});

test('the kept number goes when nobody is found', async () => {
  const gone = `empfaenger_${link.number}=; Path=/; SameSite=Lax; Max-Age=0`;
  const query = `?empfehlungsnummer=${link.number}`;
  expect((await exists(number, query)).headers['set-cookie']).toBeUndefined();
  expect((await exists('200000000006', query)).headers['set-cookie']).toBe(gone);
  expect((await exists('200000000006')).headers['set-cookie']).toBeUndefined();
});

test('the premiums show the own share, for the recipient and for the recommendation alike', async () => {
  const own = await premiumsOf(number);
  expect(decode(z.array(RecipientPremium), own).ok).toBe(true);
  expect(own).toEqual([
    {
      Id: premiums.home,
      Name: '70 € Geldprämie',
      Art: 'Geld',
      Wert: '70,00\u00a0€',
      WertCent: 7000,
      BetragCent: 3500,
      Betrag: '35,00\u00a0€',
    },
    {
      Id: premiums.voucher,
      Name: 'Gutschein über 60 €',
      Art: 'Gutschein',
      Wert: '60,00\u00a0€',
      WertCent: 6000,
      BetragCent: 3000,
      Betrag: '30,00\u00a0€',
    },
  ]);
  expect(await premiumsOf(link.number)).toEqual(own);
});

test('the share of nothing is an empty list, the cap of the mandant counts [S7-C058]', async () => {
  expect((await premiumsOf(link.number))[0]).toMatchObject({ WertCent: 7000, BetragCent: 3500 });
  expect(await premiumsOf((await anna.recommends({ share: 100 })).number)).toEqual([]);
  const capped = await anna.recommends({ share: 0, mandant: 'versicherung' });
  expect((await premiumsOf(capped.number, 'versicherung'))[0]).toMatchObject({ WertCent: 7000, BetragCent: 1500 });
});

test('what was promised is shown when it is over, at the value it had', async () => {
  const small = await anna.recommends({ product: products.homeSmall, share: 0 });
  await days(1);
  expect(await premiumsOf(small.number)).toMatchObject([{ Id: premiums.displayed, BetragCent: 4000 }]);
  await days(-1);
});

test('premiums of a number that is not there, of another mandant, or of somebody who is gone are unknown', async () => {
  expect(await premiumsOf('200000000006')).toBe(404);
  expect(await premiumsOf('100000000008')).toBe(404);
  expect(await premiumsOf('300000000004')).toBe(404);
  expect(await premiumsOf(number, 'versicherung')).toBe(404);
  await ben.declines(number);
  expect(await premiumsOf(number)).toBe(404);
});

test('on day 7 the mail comes once more, and only once (R6)', async () => {
  const Email = 'slow@example.org';
  const slow = (await ben.registers(link, { Email })).body.Empfaengernummer;
  await app.post();
  await days(6);
  await night();
  expect(await reminders()).toEqual([]);
  await days(1);
  expect(await night()).toBeGreaterThan(0);
  const sent = (await reminders()).filter(({ to }) => to === Email);
  expect(sent.map(({ text }) => text.includes('Wir warten noch auf Ihre Bestätigung.'))).toEqual([true]);
  expect(await rows.events('recipient', slow)).toEqual(['R1 → unconfirmed', 'R6 unconfirmed → unconfirmed']);
  expect(await night()).toBe(0);
  await days(1);
  expect(await night()).toBe(0);
  await days(-8);
});

test('a night that was missed is made up for', async () => {
  await days(9);
  expect(await night()).toBeGreaterThan(0);
  await days(-9);
});

test('nobody is reminded who has confirmed, is gone, or whose recommendation has ended', async () => {
  await ben.confirms(number);
  const gone = (await ben.registers(await anna.recommends())).body.Empfaengernummer;
  await ben.declines(gone);
  const ended = await anna.recommends();
  const waiting = (await ben.registers(ended)).body.Empfaengernummer;
  await cancelRecommendation(as(), ended.number, 'Doppelt');
  await days(7);
  await night();
  await days(-7);
  for (const one of [number, gone, waiting])
    expect((await rows.events('recipient', one)).filter((event) => event.startsWith('R6'))).toEqual([]);
});

test('two nights at once remind once', async () => {
  await days(7);
  await Promise.all([remindRecipients(as()), remindRecipients(as())]);
  await days(-7);
  expect((await rows.events('recipient', number)).filter((event) => event.startsWith('R6'))).toHaveLength(1);
});

test('an address finds the recipients who have the same one, however it is typed', async () => {
  const address = fc.constantFrom('ben@example.org', 'bea@example.org', 'bén@example.org', 'ben@example.org.de');
  const typed = fc.tuple(address, fc.boolean()).map(([email, isLoud]) => (isLoud ? email.toUpperCase() : email));
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 6 }), typed, (emails, asked) =>
      undone(as(), async (tx) => {
        const written = await writeOrders(
          tx.db,
          emails.map(() => ({ ...unconfirmedOrder })),
        );
        const numbers = [...written.keys()];
        for (const [index, email] of emails.entries())
          await tx.db.updateTable('recipient').set({ email }).where('number', '=', numbers[index]!).execute();
        const found = await listRecommendationIdsByEmail(tx, asked);
        const same = numbers.filter((_, index) => sameEmail(emails[index]!, asked));
        const ids = await tx.db.selectFrom('recommendation').select(['id', 'number']).execute();
        const ours = ids.filter(({ id, number }) => written.has(number) && found.includes(id));
        expect(ours.map((one) => one.number).toSorted()).toEqual(same.toSorted());
      }),
    ),
    { numRuns: 20 },
  );
});
