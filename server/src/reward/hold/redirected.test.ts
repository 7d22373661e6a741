/** Somebody redirects a reward: by another address and a new IBAN, by an IBAN slipped in weeks before, by a stored one. */
import { dayOf, germanDay } from '@weitersagen/contract/basics/day';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { collectInto } from '#testing/cast/collected.ts';
import { evaOf, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { mailTo, rewardTokenOf, tokenIn, type Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const eva = evaOf(app);
const rows = rowsOf(as());
afterAll(() => app.close());

const [own, foreign, third] = ['DE02120300000000202051', 'DE89370400440532013000', 'DE75512108001245126199'];
let tag = '';
let count = 0;
beforeEach(async () => {
  tag = `hold${++count}`;
  await app.post();
});

const desk = async (method: 'GET' | 'PUT', path: string, body?: unknown) =>
  app.call(method, `/admin/${path}`, { token: await eva.token(), ...(body === undefined ? {} : { body }) });
const detail = async (number: string) => (await desk('GET', `praemierungen/${number}`)).body;
const holdsOf = async (number: string): Promise<string[]> => (await detail(number)).Sperren;
/** Of the two rewards of a recommendation that of one role. */
const numberOf = async ({ number }: Walk, role = 'Empfaenger'): Promise<string> =>
  (await desk('GET', `empfehlungen/${number}`)).body.Praemierungen.find((one: { Rolle: string }) => one.Rolle === role)
    .Id;
const paid = async (): Promise<string[]> => {
  const { status, body } = await eva.makesRun();
  if (status === 409) return [];
  await eva.discards(body.Id);
  return body.Posten.map((one: { PraemierungId: string }) => one.PraemierungId);
};
const changeAddress = async (walk: Walk, to: string) =>
  desk('PUT', `empfehler/${await rows.hashOf(walk.recommenderEmail)}/aendern`, {
    Vorname: 'Anna',
    Nachname: 'Muster',
    Email: to,
    Grund: 'Wunsch am Telefon',
  });
const gives = (token: string, iban: string, holder = 'Ben Beispiel') =>
  app.call('POST', '/empfaenger/bankdaten', { token, body: { Kontoinhaber: holder, IBAN: iban, AgbAkzeptiert: true } });
const stops = (token: string) => app.call('PUT', '/praemierung/stopp', { body: { Token: token } });

test('before an IBAN is sent, mail, page and call say from which day a new one is paid; after it the mail says so of this one', async () => {
  const walk = await walkToReady(app, { tag, share: 50 });
  const day = germanDay(dayOf(new Date(app.app.system.clock.now().getTime() + 72 * 3_600_000)));
  for (const email of [walk.recommenderEmail, walk.recipientEmail])
    expect(mailTo(walk.mails, email, /wartet auf Sie/)?.text).toContain(`frühestens am ${day}`);
  const { token } = walk.recommender!;
  const [shown] = (await app.call('GET', '/praemierung/?details=true', { token })).body;
  const order = await app.call('GET', '/empfaenger/auftrag', { token: walk.recipientToken });
  for (const at of [shown.NeueIbanAb, order.body.NeueIbanAb]) expect(germanDay(dayOf(new Date(at)))).toBe(day);
  await collectInto(w, token, 'Anna Muster', own);
  const collected = () => app.post().then((mails) => mailTo(mails, walk.recommenderEmail, /Prämienauswahl/)?.text);
  expect(await collected()).toContain(`frühestens am ${day}`);
  await w.days(4);
  const again = await walkToReady(app, { tag, share: 100 });
  await app.post();
  await collectInto(w, again.recommender!.token, 'Anna Muster', own);
  expect(await collected()).not.toContain('frühestens');
});

describe('by another address and a new IBAN', () => {
  const redirected = async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    const to = `mallory.${tag}@example.org`;
    await w.days(0.01);
    expect((await changeAddress(walk, to)).status).toBe(200);
    walk.mails.push(...(await app.post()));
    expect((await collectInto(w, rewardTokenOf(walk, to), 'Mallory', foreign)).status).toBe(200);
    return walk.recommender!.number;
  };

  test('it waits three days, for the IBAN and for the address, and the run takes nothing until then', async () => {
    const number = await redirected();
    expect(await holdsOf(number)).toEqual(['NeueIban', 'AdresseGeaendert']);
    await w.days(2.9);
    expect(await paid()).not.toContain(number);
    await w.days(0.2);
    expect(await holdsOf(number)).toEqual([]);
    expect(await paid()).toContain(number);
  });

  test('whoever lifts it leaves a row of what stood there, with the name', async () => {
    const number = await redirected();
    expect((await eva.decides(number, 'freigeben')).status).toBe(200);
    const { Sperren, SperrenVerlauf } = await detail(number);
    expect(Sperren).toEqual([]);
    expect(SperrenVerlauf).toMatchObject([
      {
        Art: 'NeueIban',
        AufgehobenVon: expect.stringContaining('@betreiber.example'),
        Bis: expect.any(String),
        Versuch: 1,
      },
      {
        Art: 'AdresseGeaendert',
        AufgehobenVon: expect.stringContaining('@betreiber.example'),
        Bis: expect.any(String),
        Versuch: 1,
      },
    ]);
    expect((await eva.decides(number, 'freigeben')).status).toBe(409);
  });

  test('an IBAN that was given before the change waits for itself alone', async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    const before = await walkToReady(app, { tag, share: 100 });
    await collectInto(w, before.recommender!.token, 'Anna Muster', own);
    await w.days(0.01);
    const to = `neu.${tag}@example.org`;
    await changeAddress(walk, to);
    walk.mails.push(...(await app.post()));
    await collectInto(w, tokenIn(mailTo(walk.mails, to, /Prämie wartet/)), 'Anna Muster', own);
    expect(await holdsOf(walk.recommender!.number)).toEqual(['NeueIban']);
  });
});

describe('by an IBAN slipped in with the link of a mail, weeks before there is money', () => {
  /** Ben gives his account, somebody with the same link another one; the order is released weeks later. */
  const slippedIn = async () => {
    const mails: string[] = [];
    const walk = await walkToReady(app, { tag, share: 0 }, async ({ recipientToken, recipientEmail }) => {
      expect((await gives(recipientToken, own)).status).toBe(200);
      expect(await app.post()).toEqual([]);
      expect((await gives(recipientToken, foreign, 'Mallory')).status).toBe(200);
      const told = await app.post();
      expect(told.map(({ to, subject }) => [to, subject])).toEqual([
        [recipientEmail, 'Ihre Bankverbindung wurde geändert'],
      ]);
      mails.push(tokenIn(told[0], 'stopp'));
      await w.days(20);
    });
    return { walk, number: await numberOf(walk), stopToken: mails[0] ?? '' };
  };

  test('the person is told, and the days count from the pickup', async () => {
    const { walk, number } = await slippedIn();
    expect(await detail(number)).toMatchObject({ Status: 'Abgeholt', Sperren: ['NeueIban'], Kontoinhaber: 'Mallory' });
    expect(await rows.events('recipient', walk.recipientNumber)).toEqual(
      expect.arrayContaining(['R9 confirmed → confirmed', 'bankReplaced confirmed → confirmed']),
    );
    expect(await paid()).not.toContain(number);
    await w.days(3.01);
    expect(await paid()).toContain(number);
  });

  test('a first one that is weeks old when the money comes has no days left', async () => {
    const walk = await walkToReady(app, { tag, share: 0 }, async ({ recipientToken }) => {
      await gives(recipientToken, own);
      await w.days(20);
    });
    expect(await holdsOf(await numberOf(walk))).toEqual([]);
  });

  test('the link of the mail stops the reward and the account, and is good once', async () => {
    const { walk, number, stopToken } = await slippedIn();
    await w.days(3.01);
    expect((await stops(stopToken)).body).toEqual({ Gestoppt: true });
    expect(await holdsOf(number)).toEqual(['Bank']);
    expect(await paid()).not.toContain(number);
    expect((await stops(stopToken)).status).toBe(400);
    const refused = await gives(walk.recipientToken, third);
    expect([refused.status, refused.body.Fehler[0].Feld]).toEqual([409, 'IBAN']);
    expect((await desk('GET', `empfehlungen/${walk.number}`)).body.BankverbindungGestoppt).toBe(true);
  });

  test('the link of the mail is good for a year, and not a day longer', async () => {
    const { stopToken } = await slippedIn();
    const other = await slippedIn();
    // Each mail is twenty days old.
    await w.days(344);
    expect((await stops(other.stopToken)).body).toEqual({ Gestoppt: true });
    await w.days(25);
    expect((await stops(stopToken)).status).toBe(400);
  });

  test('decided as foreign the account goes; the reward is set back and waits for the right one', async () => {
    const { walk, number, stopToken } = await slippedIn();
    await stops(stopToken);
    const decide = async (what: string) =>
      eva.settles(await desk('PUT', `empfaenger/${walk.recipientNumber}/bankdaten/${what}`, { Grund: 'Anruf' }));
    expect((await decide('loeschen')).body).toMatchObject({ Status: 'Zugestimmt' });
    // What was collected to it is another decision.
    expect(await holdsOf(number)).toEqual(['Bank', 'NeueIban']);
    expect((await eva.decides(number, 'zuruecksetzen')).status).toBe(200);
    expect((await gives(walk.recipientToken, own)).body).toMatchObject({ PraemierungStatus: 'Abgeholt' });
    expect(await detail(number)).toMatchObject({ Versuch: 2, Kontoinhaber: 'Ben Beispiel', Sperren: ['NeueIban'] });
    expect((await decide('loeschen')).status).toBe(409);
  });

  test('stopped before there is money the reward waits for the decision, then it is collected by itself', async () => {
    let stopToken = '';
    const walk = await walkToReady(app, { tag, share: 0 }, async ({ recipientToken }) => {
      await gives(recipientToken, own);
      await gives(recipientToken, third);
      stopToken = tokenIn((await app.post())[0], 'stopp');
      await stops(stopToken);
    });
    const number = await numberOf(walk);
    expect((await detail(number)).Status).toBe('Bereitgestellt');
    const asked = await desk('PUT', `empfaenger/${walk.recipientNumber}/bankdaten/freigeben`, { Grund: 'Anruf' });
    expect((await detail(number)).Status).toBe('Bereitgestellt');
    expect((await eva.settles(asked)).body).toMatchObject({ Status: 'Zugestimmt' });
    expect(await detail(number)).toMatchObject({ Status: 'Abgeholt', Sperren: ['NeueIban'] });
  });
});

describe('by a stored account that is replaced', () => {
  const stores = async (email: string, IBAN: string, holder = 'Anna Muster') =>
    app.call('PUT', '/empfehler/bankdaten/', {
      token: await personToken(w, email),
      body: { Kontoinhaber: holder, IBAN },
    });

  test('the address of before hears of it, too, and stops everything although it is nobody’s any more', async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    const ready = await walkToReady(app, { tag, share: 100 });
    const open = await walkToReady(app, { tag, share: 100 });
    await stores(walk.recommenderEmail, own);
    const to = `mallory.${tag}@example.org`;
    await changeAddress(walk, to);
    walk.mails.push(...(await app.post()));
    await stores(to, foreign, 'Mallory');
    const told = (await app.post()).filter(({ subject }) => /geändert/.test(subject));
    expect(told.map((mail) => mail.to).toSorted()).toEqual([walk.recommenderEmail, to].toSorted());
    const old = mailTo(told, walk.recommenderEmail);
    expect(`${old?.text}${old?.html}`).not.toMatch(/Anna,/);
    await collectInto(w, rewardTokenOf(walk, to), 'Mallory', foreign);
    expect((await stops(tokenIn(old, 'stopp'))).status).toBe(200);
    const numbers = [walk, ready, open].map(({ recommender }) => recommender!.number);
    for (const number of numbers) expect(await holdsOf(number)).toContain('Bank');
    await w.days(4);
    expect(await paid()).toEqual(expect.not.arrayContaining(numbers));
    const hash = await rows.hashOf(to);
    expect((await desk('GET', `empfehler/${hash}`)).body).toMatchObject({
      BankverbindungGestoppt: true,
      Sperren: ['Bank'],
    });
    // The browser that replaced it changes nothing any more, and no pickup goes on.
    expect((await stores(to, third)).status).toBe(409);
    expect(await rows.events('account', hash)).toContainEqual(expect.stringMatching(/^bankStopped /));
  });

  test('deleted and stored anew is replaced, too: the address of before hears of both, and the days count from the pickup', async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    await stores(walk.recommenderEmail, own);
    const to = `mallory.${tag}@example.org`;
    await w.days(0.01);
    await changeAddress(walk, to);
    walk.mails.push(...(await app.post()));
    const token = await personToken(w, to);
    expect((await app.call('DELETE', '/empfehler/bankdaten', { token })).status).toBe(200);
    const both = [walk.recommenderEmail, to].toSorted();
    const told = async (subject: RegExp) => (await app.post()).filter((mail) => subject.test(mail.subject));
    expect((await told(/gelöscht/)).map((mail) => mail.to).toSorted()).toEqual(both);
    await w.days(1);
    await stores(to, foreign, 'Mallory');
    const replaced = await told(/geändert/);
    expect(replaced.map((mail) => mail.to).toSorted()).toEqual(both);
    for (const { text } of replaced) expect(text).toContain('frühestens 3 Tage nach dem Abholen');
    expect(await rows.events('account', await rows.hashOf(to))).toContainEqual(expect.stringMatching(/^bankReplaced /));
    await w.days(4);
    await collectInto(w, rewardTokenOf(walk, to), 'Mallory', foreign);
    expect(await holdsOf(walk.recommender!.number)).toEqual(['NeueIban']);
    await w.days(2.9);
    expect(await paid()).not.toContain(walk.recommender!.number);
  });

  test('another holder changes no days, and the mail says the day of the IBAN', async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    const day = germanDay(dayOf(new Date(app.app.system.clock.now().getTime() + 72 * 3_600_000)));
    await stores(walk.recommenderEmail, own);
    await app.post();
    await w.days(2);
    await stores(walk.recommenderEmail, own, 'A. Muster');
    expect(mailTo(await app.post(), walk.recommenderEmail, /geändert/)?.text).toContain(`frühestens am ${day}`);
    await w.days(1.01);
    await collectInto(w, walk.recommender!.token, 'A. Muster', own);
    expect(await holdsOf(walk.recommender!.number)).toEqual([]);
  });

  test('decided as right, what it stopped goes on, but nothing that goes to another IBAN', async () => {
    const [one, two] = [await walkToReady(app, { tag, share: 100 }), await walkToReady(app, { tag, share: 100 })];
    const waits = await walkToReady(app, { tag, share: 100 });
    await stores(one.recommenderEmail, foreign);
    await stores(one.recommenderEmail, own);
    await collectInto(w, one.recommender!.token, 'Anna Muster', own);
    await collectInto(w, two.recommender!.token, 'Mallory', third);
    const stopToken = tokenIn(mailTo(await app.post(), one.recommenderEmail, /geändert/), 'stopp');
    await stops(stopToken);
    await w.days(4);
    await app.post();
    const hash = await rows.hashOf(one.recommenderEmail);
    const free = () => desk('PUT', `empfehler/${hash}/bankdaten/freigeben`, { Grund: 'Anruf' });
    expect((await eva.settles(await free())).body).toMatchObject({ Status: 'Zugestimmt' });
    expect(await holdsOf(one.recommender!.number)).toEqual([]);
    expect(await holdsOf(two.recommender!.number)).toEqual(['Bank']);
    expect(await holdsOf(waits.recommender!.number)).toEqual([]);
    expect((await app.post()).map(({ subject }) => subject)).toEqual(['Ihre Prämie wartet auf Sie']);
    expect((await free()).status).toBe(409);
  });

  test('an address is remembered for thirty days and no longer, and not once the person is gone', async () => {
    const walk = await walkToReady(app, { tag, share: 100 });
    const to = `spaeter.${tag}@example.org`;
    await changeAddress(walk, to);
    const kept = async () =>
      (await as().read(({ db }) => db.selectFrom('former_address').selectAll().execute())).length;
    const before = await kept();
    expect(before).toBeGreaterThan(0);
    await w.days(30.1);
    await stores(to, own);
    await app.post();
    await stores(to, foreign);
    expect((await app.post()).map((mail) => mail.to)).toEqual([to]);
    await app.app.jobs.runNow('person.forget', w.mandants.spbdevk);
    expect(await kept()).toBe(0);
  });
});
