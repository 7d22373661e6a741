import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksOf } from '#testing/database/books.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { type World, world } from '#testing/world.ts';
import { cancelRecommendation } from '../settlement.ts';

let all: World;
beforeAll(async () => {
  all = await world();
});
afterAll(() => all.app.close());

let count = 0;
const next = (): { order: string; email: string } => ({ order: `C-${++count}`, email: `person-${count}@example.org` });

/** A link with one person who has registered, and confirmed if asked for. */
async function linkWith(email: string, { confirms = true } = {}) {
  const link = await all.anna.recommends();
  const { body } = await all.ben.registers(link, { Email: email });
  if (confirms) await all.ben.confirms(body.Empfaengernummer);
  return { link, recipient: body.Empfaengernummer as string };
}
const mailsTo = async (address: string): Promise<string[]> =>
  (await all.app.post()).filter(({ to }) => to === address).map(({ subject }) => subject);

describe('somebody who followed the link', () => {
  test('is found by the e-mail, by the own number, and as the only one without an order', async () => {
    for (const by of ['email', 'recipient', 'nothing'] as const) {
      const { order, email } = next();
      const { link, recipient } = await linkWith(email);
      const named = {
        email: { number: link.number, email: email.toUpperCase() },
        recipient: { recipient },
        nothing: { number: link.number },
      };
      expect((await all.client.reports({ order, ...named[by] })).body.Status).toBe('Eingegangen');
      expect(await booksOf(all, order)).toMatchObject({ email, isFollowUp: false, recommendation: 'ok' });
    }
  });

  test('is found on the own follow-up by the number of the link', async () => {
    const [first, second] = [next(), next()];
    const { link } = await linkWith(first.email);
    const { body } = await all.ben.registers(link, { Email: second.email });
    expect(body.Empfehlungsnummer).not.toBe(link.number);
    await all.client.reports({ order: second.order, number: link.number, email: second.email });
    expect(await booksOf(all, second.order)).toMatchObject({
      email: second.email,
      isFollowUp: true,
      recommendation: 'open',
    });
  });

  test('is not guessed when there is more than one without an order, or none', async () => {
    const [first, second] = [next(), next()];
    const { link } = await linkWith(first.email);
    await all.ben.registers(link, { Email: second.email });
    const two = await all.client.reports({ order: first.order, number: link.number });
    expect([two.status, two.body.Fehler]).toMatchObject([
      400,
      [{ Feld: 'Email', Message: 'E-Mail-Adresse ist nötig, weil sonst niemand den Auftrag bestätigen kann.' }],
    ]);
    await all.client.reports({ order: first.order, number: link.number, email: first.email });
    expect((await all.client.reports({ order: second.order, number: link.number })).body.Status).toBe('Eingegangen');
    const none = await all.client.reports({ order: next().order, number: link.number });
    expect([none.status, none.body.Fehler[0].Feld]).toEqual([400, 'Email']);
  });

  test('cannot order twice while the first order lives', async () => {
    const { order, email } = next();
    const { link, recipient } = await linkWith(email);
    await all.client.reports({ order, recipient });
    for (const named of [{ recipient }, { number: link.number, email }]) {
      const second = next();
      expect((await all.client.reports({ order: second.order, ...named })).body.Status).toBe('Abgelehnt');
      expect(await booksOf(all, second.order)).toMatchObject({
        rejection: 'Mehrfachauftrag',
        rewards: [],
        events: ['A1'],
      });
    }
    expect(await booksOf(all, order)).toMatchObject({ order: 'received', recommendation: 'ok' });
  });

  test.each([
    ['confirmed', true, 'ok', ['A1', 'P1']],
    ['not confirmed', false, 'open', ['A1', 'P1']],
  ])(
    'and %s takes the agreement along to a follow-up when the first order has ended',
    async (_what, confirms, status, events) => {
      const { order, email } = next();
      const { link, recipient } = await linkWith(email, { confirms });
      await all.client.reports({ order, recipient });
      await all.client.reports({ order, event: 'storniert', on: null });
      await all.app.post();
      const again = next();
      expect((await all.client.reports({ order: again.order, number: link.number, email })).body.Status).toBe(
        'Eingegangen',
      );
      expect(await booksOf(all, again.order)).toMatchObject({
        email,
        isFollowUp: true,
        recommendation: status,
        events,
      });
      expect((await all.ben.looks(recipient)).body.ExterneAuftragsnummer).toBe(again.order);
      expect(await mailsTo(email)).toEqual(['Wir haben Ihren Auftrag erhalten']);
      expect((await all.client.reports({ order: next().order, recipient })).body.Status).toBe('Abgelehnt');
    },
  );

  test('is nobody any more once the data are deleted', async () => {
    const { order, email } = next();
    const { link, recipient } = await linkWith(email, { confirms: false });
    await all.ben.declines(recipient);
    expect((await all.client.reports({ order, recipient })).body.Status).toBe('Abgelehnt');
    expect(await booksOf(all, order)).toMatchObject({ rejection: 'Empfehlung abgelaufen', recipient: 'deleted' });
    const again = next();
    expect((await all.client.reports({ order: again.order, number: link.number, email })).body.Status).toBe(
      'Eingegangen',
    );
    expect(await booksOf(all, again.order)).toMatchObject({ recipient: 'unconfirmed', isFollowUp: true });
  });
});

describe('somebody nobody knows', () => {
  test('gets the own number of a link nobody followed, as a shell with one mail that names the order', async () => {
    const { order, email } = next();
    const link = await all.anna.recommends();
    await all.app.post();
    expect((await all.client.reports({ order, event: 'bestaetigt', number: link.number, email })).body.Status).toBe(
      'Bestaetigt',
    );
    expect(await booksOf(all, order)).toMatchObject({
      email,
      recipient: 'unconfirmed',
      isFollowUp: false,
      recommendation: 'open',
      rewards: ['recommender open 7000'],
    });
    const mails = await all.app.post();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Bitte bestätigen Sie Ihre Daten']]);
    expect(mails[0]?.text).toContain(order);
  });

  test('confirms with a name and makes the recommendation accepted', async () => {
    const { order, email } = next();
    const link = await all.anna.recommends();
    await all.client.reports({ order, number: link.number, email });
    const { number } = await all
      .as()
      .read(({ db }) =>
        db.selectFrom('recipient').select('number').where('email', '=', email).executeTakeFirstOrThrow(),
      );
    expect((await all.ben.looks(number)).body).toMatchObject({ NamenErforderlich: true, ExterneAuftragsnummer: order });
    expect((await all.ben.confirms(number)).status).toBe(400);
    expect((await all.ben.confirms(number, { Anrede: 'Frau', Vorname: 'Carla', Nachname: 'Neu' })).status).toBe(200);
    expect(await booksOf(all, order)).toMatchObject({ recipient: 'confirmed', recommendation: 'ok' });
  });

  test('gets a follow-up of a link that has somebody', async () => {
    const [first, second] = [next(), next()];
    const { link } = await linkWith(first.email);
    await all.client.reports({ order: second.order, number: link.number, email: second.email });
    expect(await booksOf(all, second.order)).toMatchObject({
      email: second.email,
      isFollowUp: true,
      recommendation: 'open',
    });
  });

  test('who orders with five others at once gets a number of the own', async () => {
    const link = await all.anna.recommends();
    const people = Array.from({ length: 6 }, next);
    const answers = await Promise.all(
      people.map(({ order, email }) => all.client.reports({ order, number: link.number, email })),
    );
    expect(answers.map(({ body }) => body.Status)).toEqual(people.map(() => 'Eingegangen'));
    const books = await Promise.all(people.map(({ order }) => booksOf(all, order)));
    expect(books.map(({ email }) => email)).toEqual(people.map(({ email }) => email));
    expect(books.filter(({ isFollowUp }) => !isFollowUp)).toHaveLength(1);
  });

  test('is the recommender: the order is rejected as a self-recommendation', async () => {
    const { order } = next();
    const link = await all.anna.recommends();
    expect((await all.client.reports({ order, number: link.number, email: 'ANNA@example.org' })).body.Status).toBe(
      'Abgelehnt',
    );
    expect(await booksOf(all, order)).toMatchObject({
      rejection: 'Selbstempfehlung',
      recipient: null,
      recommendation: 'open',
      rewards: [],
    });
  });
});

describe('a link that is over', () => {
  test('by hand takes no order of a stranger', async () => {
    const { order, email } = next();
    const link = await all.anna.recommends();
    await cancelRecommendation(all.as(), link.number, 'Missbrauch');
    expect((await all.client.reports({ order, number: link.number, email })).body.Status).toBe('Abgelehnt');
    expect(await booksOf(all, order)).toMatchObject({ rejection: 'Empfehlung storniert', recommendation: 'cancelled' });
  });

  test('by its time takes an order of a day on which it was valid (E19), and none of a later day', async () => {
    const [late, tooLate, known, lateKnown] = [next(), next(), next(), next()];
    const [fresh, followed] = [await all.anna.recommends(), await linkWith(known.email)];
    await all.nights(181);
    const day = (days: number): string => new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10);
    expect(
      (await all.client.reports({ order: tooLate.order, number: fresh.number, email: tooLate.email, on: day(181) }))
        .body.Status,
    ).toBe('Abgelehnt');
    expect(await booksOf(all, tooLate.order)).toMatchObject({
      rejection: 'Empfehlung abgelaufen',
      recommendation: 'expired',
    });
    expect(
      (await all.client.reports({ order: late.order, number: fresh.number, email: late.email, on: day(180) })).body
        .Status,
    ).toBe('Eingegangen');
    expect(await booksOf(all, late.order)).toMatchObject({ recommendation: 'open', isFollowUp: false });

    await all.nights(185);
    expect(await statusOf(followed.link.number)).toBe('expired');
    expect(
      (await all.client.reports({ order: lateKnown.order, recipient: followed.recipient, on: day(181) })).body.Status,
    ).toBe('Abgelehnt');
    expect(
      (await all.client.reports({ order: known.order, number: followed.link.number, email: known.email, on: day(100) }))
        .body.Status,
    ).toBe('Eingegangen');
    expect(await booksOf(all, known.order)).toMatchObject({
      recommendation: 'ok',
      recipient: 'confirmed',
      isFollowUp: false,
    });
  });
});

const statusOf = async (number: string) => (await rowsOf(all.as()).recommendation(number)).status;
