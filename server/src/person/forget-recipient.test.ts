import { afterAll, beforeEach, expect, test } from 'vitest';
import { byAnybody, cancelRecommendation, releaseOrder } from '#settlement/settlement.ts';
import type { Recommended } from '#testing/cast/anna.ts';
import { clientOf } from '#testing/cast/client.ts';
import { operator } from '#testing/cast/operators.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { world } from '#testing/world.ts';
import { deleteUnconfirmed, forgetAgreementAddresses } from './forget-recipient.ts';

const { app, as, anna, ben, days, mandants } = await world();
const client = clientOf(app);
const eva = await operator(app);
afterAll(() => app.close());
const rows = rowsOf(as());

let link: Recommended;
let number: string;
let hash: string;
let orders = 0;
beforeEach(async () => {
  link = await anna.recommends({ share: 50 });
  const { body } = await ben.registers(link, { Telefon: '0221 12345', Werbeeinwilligung: true });
  [number, hash] = [body.Empfaengernummer, body.Empfaengerhash];
  await app.post();
});
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
const order = async (event: 'eingegangen' | 'bestaetigt' = 'eingegangen'): Promise<string> =>
  (await client.reports({ order: `E-${++orders}`, recipient: number, event })).body.Auftragsnummer;
/** After the claim period, which is over at once. */
const release = async (orderNumber: string): Promise<void> => {
  await days(14);
  await as().write((tx) => releaseOrder(tx, orderNumber, undefined, byAnybody));
  await days(-14);
};
const subjects = async () => (await app.post()).map(({ to, subject }) => `${to}: ${subject}`);
const erase = (body: unknown = { Grund: 'Schreiben vom 1. März' }, of = number) =>
  app.call('PUT', `/admin/empfaenger/${of}/loeschen`, { token: eva, body });
const night = () => app.app.jobs.runNow('person.forget', mandants.spbdevk);

const person = {
  salutation: null,
  first_name: null,
  last_name: null,
  company: null,
  email: null,
  phone: null,
  birth_date: null,
  street: null,
  house_number: null,
  postcode: null,
  city: null,
  advertising: false,
  agreement_ip_hash: null,
  delete_on: null,
};

test('data nobody confirmed are there on day 84 and gone after the night of day 85 [S4-T044] [S9-K033]', async () => {
  await days(84);
  await night();
  expect((await ben.looks(number)).body).toMatchObject({ Vorname: 'Ben', LoeschungAm: '2026-05-25' });
  await days(1);
  expect(await night()).toBeGreaterThan(0);
  expect(await rows.recipient(number)).toMatchObject({ ...person, number, status: 'deleted' });
  expect((await app.call('GET', `/empfaenger/exists/${number}?empfehlungsnummer=${link.number}`)).body).toEqual({
    Existiert: false,
  });
  expect(code(await app.call('GET', `/empfaenger/${hash}`))).toEqual([404, 'PSOF0101']);
  expect(code(await ben.looks(number))).toEqual([410, 'PSOF0304']);
  expect(await rows.events('recipient', number)).toEqual(['R1 → unconfirmed', 'R7 unconfirmed → deleted']);
  expect(await rows.events('recommendation', link.number)).toContain('E7 open → expired');
  expect(await subjects()).toContain('anna@example.org: Ihre Empfehlung ist abgelaufen');
  expect(await night()).toBe(0);
  await days(-85);
});

test('whoever has confirmed is not deleted by the night', async () => {
  await ben.confirms(number);
  await days(85);
  await night();
  expect(await rows.recipient(number)).toMatchObject({ status: 'confirmed', first_name: 'Ben' });
  await days(-85);
});

test('the order and the rewards that were still to come end with the data (E7, A10, P3)', async () => {
  const orderNumber = await order();
  await app.post();
  await days(85);
  await night();
  const told = (await subjects()).filter((line) => line.startsWith('anna'));
  await days(-85);
  expect(told).toEqual(['anna@example.org: Ihre Empfehlung ist abgelaufen']);
  expect(await rows.orders(link.number)).toEqual(['rejected: Daten gelöscht']);
  expect(await rows.events('order', orderNumber)).toEqual([
    'A1 → received',
    'A10 received → rejected (Daten gelöscht)',
  ]);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
});

test('"That was not me" deletes the data at once, and nothing that waits is sent any more (R12)', async () => {
  const fresh = await anna.recommends();
  const { body } = await ben.registers(fresh, { Email: 'other@example.org' });
  expect((await ben.declines(body.Empfaengernummer)).body).toEqual({ Geloescht: true });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({ ...person, status: 'deleted' });
  expect(await rows.events('recipient', body.Empfaengernummer)).toEqual([
    'R1 → unconfirmed',
    'R12 unconfirmed → deleted (Das war ich nicht)',
  ]);
  expect((await subjects()).filter((line) => line.startsWith('other'))).toEqual([]);
  const [mail] = await as().read(({ db }) =>
    db.selectFrom('mail').selectAll().where('template', '=', 'M05').orderBy('id', 'desc').limit(1).execute(),
  );
  expect(mail).toMatchObject({ state: 'dropped', address_sealed: null, parameters_sealed: null });
});

test('whoever has confirmed cannot say "that was not me" any more', async () => {
  await ben.confirms(number);
  expect(code(await ben.declines(number))).toEqual([409, 'PSOF0102']);
  expect(await rows.recipient(number)).toMatchObject({ status: 'confirmed', first_name: 'Ben' });
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'ok' });
});

test('confirming and declining at once end as one of both', async () => {
  const [confirmed, declined] = await Promise.all([ben.confirms(number), ben.declines(number)]);
  expect([confirmed.status, declined.status].toSorted()).toEqual(confirmed.status === 200 ? [200, 409] : [200, 410]);
  const { status } = await rows.recommendation(link.number);
  expect(status).toBe(confirmed.status === 200 ? 'ok' : 'expired');
});

test('a recommendation that was cancelled before stays cancelled when the data go', async () => {
  await cancelRecommendation(as(), link.number, 'Doppelt');
  await ben.declines(number);
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'cancelled' });
  expect(await rows.recipient(number)).toMatchObject({ status: 'deleted' });
});

test('on request an operator deletes somebody who has not confirmed: the recommendation runs out (R10)', async () => {
  await order();
  expect((await erase()).body).toEqual({ Geloescht: true });
  expect(await rows.recipient(number)).toMatchObject({ ...person, status: 'deleted' });
  expect(await rows.events('recipient', number)).toContain('R10 unconfirmed → deleted');
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'expired' });
  expect(await rows.orders(link.number)).toEqual(['rejected: Daten gelöscht']);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
});

test('on request an operator deletes somebody who has confirmed: the recommendation is cancelled (R10)', async () => {
  await ben.confirms(number);
  await ben.givesBankData(number);
  await order('bestaetigt');
  await app.post();
  expect((await erase()).status).toBe(200);
  expect(await rows.events('recommendation', link.number)).toContain('R10 ok → cancelled');
  expect(await rows.orders(link.number)).toEqual(['rejected: Daten gelöscht']);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
  expect(
    await as().read(({ db }) =>
      db.selectFrom('bank_account').selectAll().where('owner_kind', '=', 'recipient').execute(),
    ),
  ).toEqual([]);
  expect(await subjects()).toEqual(['anna@example.org: Ihre Empfehlung konnte nicht berücksichtigt werden']);
  expect(code(await erase())).toEqual([410, 'PSOF0304']);
});

test('a reward that waits has to be given up; the recommender keeps the own one', async () => {
  await ben.confirms(number);
  await release(await order('bestaetigt'));
  expect(await erase()).toMatchObject({
    status: 409,
    body: { PsoErrorCode: 'PSOF0102', Fehler: [{ Feld: 'Verzicht', Message: 'Dies ist ein Pflichtfeld.' }] },
  });
  expect(await rows.recipient(number)).toMatchObject({ status: 'confirmed', first_name: 'Ben' });
  expect((await erase({ Grund: 'Brief von Ben Zwirbelmann', Verzicht: true })).status).toBe(200);
  expect(await rows.rewards(link.number)).toEqual(['recipient cancelled 3500', 'recommender ready 3500']);
  const named = await as().read(({ db }) =>
    db.selectFrom('event').select('object').where('reason', 'like', '%Zwirbelmann%').execute(),
  );
  expect(named).toEqual([]);
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'released' });
  expect((await subjects()).filter((line) => line.includes('nicht berücksichtigt'))).toEqual([]);
});

test('the recommendation of a recipient who gives up the only reward ends unpaid (E12)', async () => {
  link = await anna.recommends({ share: 0 });
  number = (await ben.registers(link)).body.Empfaengernummer;
  await ben.confirms(number);
  await release(await order('bestaetigt'));
  await erase({ Grund: 'Verzicht erklärt', Verzicht: true });
  expect(await rows.events('recommendation', link.number)).toContain('E12 released → expired');
});

test('a transfer under way is made all the same, without the hash of the IBAN', async () => {
  await ben.confirms(number);
  await ben.givesBankData(number);
  await release(await order('bestaetigt'));
  expect(code(await erase())).toEqual([409, 'PSOF0102']);
  expect((await erase({ Grund: 'Verzicht erklärt', Verzicht: true })).status).toBe(200);
  expect(await rows.rewards(link.number)).toEqual(['recipient collected 3500', 'recommender ready 3500']);
  const { id } = (await rows.recipient(number)) as { id: number };
  const reward = await as().read(({ db }) =>
    db.selectFrom('reward').selectAll().where('recipient_id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(reward).toMatchObject({ iban_hash: null, iban_sealed: expect.any(String) });
});

test('deleting takes a reason and an operator, and knows no number of another mandant', async () => {
  expect((await erase({})).body.Fehler).toMatchObject([{ Feld: 'Grund' }]);
  expect(code(await app.call('PUT', `/admin/empfaenger/${number}/loeschen`, { body: { Grund: 'x' } }))).toEqual([
    401,
    'PSOF0204',
  ]);
  expect(
    code(
      await app.call('PUT', `/admin/empfaenger/${number}/loeschen`, {
        token: eva,
        mandant: 'versicherung',
        body: { Grund: 'x' },
      }),
    ),
  ).toEqual([404, 'PSOF0101']);
  expect(await rows.recipient(number)).toMatchObject({ status: 'unconfirmed' });
});

test('two nights at once delete a person once', async () => {
  await days(85);
  const counts = await Promise.all([deleteUnconfirmed(as()), deleteUnconfirmed(as())]);
  await days(-85);
  expect(counts[0]! + counts[1]!).toBeGreaterThan(0);
  expect((await rows.events('recipient', number)).filter((event) => event.startsWith('R7'))).toHaveLength(1);
});

test('the address of an agreement goes when the recommendation is over and no account is kept for it', async () => {
  await ben.confirms(number);
  await forgetAgreementAddresses(as());
  expect((await rows.recipient(number)).agreement_ip_hash).toEqual(expect.any(String));
  await cancelRecommendation(as(), link.number, 'Doppelt');
  await forgetAgreementAddresses(as());
  expect(await rows.recipient(number)).toMatchObject({ agreement_ip_hash: null, first_name: 'Ben' });
});
