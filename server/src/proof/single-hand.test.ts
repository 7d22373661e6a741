/**
 * Nobody moves money alone (rules 3.12): what one operator tries with a session of the own, by calls that any of them may
 * make. A run of one hand, a file that is discarded and the payout account have their tests beside them
 * (settlement/payout-run, desk/debtor), the statements of somebody who writes rows in payout/attacks.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../identity/password/second-factor.ts';
import { resumeImports } from '../order-import/order-import.ts';
import type { Reply } from '../testing/app.ts';
import { fileOf, type Reported } from '../testing/cast/client.ts';
import { collectInto } from '../testing/cast/collected.ts';
import { type Eva, evaOf } from '../testing/cast/eva.ts';
import { operator } from '../testing/cast/operators.ts';
import { password } from '../testing/cast/person.ts';
import { type RewardStates, rewardStates } from '../testing/cast/reward-states.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { today } from '../testing/mandant-files.ts';
import { mailTo, confirm as recipientConfirms, recommendAndRegister, tokenIn, type Walk } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let eva: Eva;
let ways: RewardStates;
beforeAll(async () => {
  w = await world({ DEMO_TOTP: '1' });
  eva = evaOf(w.app);
  ways = rewardStates(w, eva);
});
afterAll(() => w.app.close());

const admin = 'mallory@betreiber.example';
const clerk = 'klaus@betreiber.example';
const tokenOf = (email: string): Promise<string> =>
  operator(w.app, { email, role: email === clerk ? 'BetreiberSachbearbeitung' : 'BetreiberAdmin' });
const put = (token: string, path: string, body: unknown = { Grund: 'geprüft' }): Promise<Reply> =>
  w.app.call('PUT', `/admin/${path}`, { token, body });
const agree = (token: string, asked: Reply): Promise<Reply> =>
  put(token, `antraege/${asked.body.Antrag}/zustimmen`, {});
const listByHand = (order: string) =>
  sql<{ byHand: boolean }>`select by_hand as "byHand" from orders where external_number = ${order}`;
const refusedAs = (why: RegExp) => ({ status: 409, body: { Message: expect.stringMatching(why) } });
/** The ids of the operators by their address. */
const idOf = async (token: string, email: string): Promise<number> => {
  const { body } = await w.app.call('GET', '/admin/betreiber', { token });
  return body.find((one: { Email: string }) => one.Email === email)?.Id;
};
const runOf = async (reward: string): Promise<number> =>
  (await w.app.call('GET', `/admin/praemierungen/${reward}`, { token: await eva.token() })).body.Zahlungen[0].LaufId;

interface Tried {
  path: string;
  body?: unknown;
  /** The reward it is about. */
  reward: string;
}

const stoppedReward = async (): Promise<Tried> => {
  const made = await ways.collected();
  const stop = tokenIn(mailTo(await w.app.post(), made.recommenderEmail, /Prämienauswahl/), 'stopp');
  await w.app.call('PUT', '/praemierung/stopp', { body: { Token: stop } });
  return { path: `praemierungen/${made.reward}/freigeben`, reward: made.reward };
};

describe.each<[what: string, prepare: () => Promise<Tried>]>([
  ['frees a reward that its owner has stopped', stoppedReward],
  [
    'says that a transfer of an exported run came back',
    async () => {
      const { reward } = await ways.exported();
      return { path: `praemierungen/${reward}/ruecklaeufer`, reward };
    },
  ],
  [
    'says that a paid transfer came back',
    async () => {
      const { reward } = await ways.paidOut();
      return { path: `praemierungen/${reward}/ruecklaeufer`, reward };
    },
  ],
  [
    'discards a run whose file the bank may have',
    async () => {
      const { reward } = await ways.exported();
      return { path: `auszahlungslaeufe/${await runOf(reward)}/verwerfen`, body: { NichtUebergeben: true }, reward };
    },
  ],
])('whoever %s alone', (_what, prepare) => {
  let tried: Tried;
  let asked: Reply;
  const stand = async () => {
    const { body } = await w.app.call('GET', `/admin/praemierungen/${tried.reward}`, { token: await eva.token() });
    return [body.Status, body.Sperren, body.Zahlungen, await rowsOf(w.as()).events('reward', tried.reward)];
  };
  beforeAll(async () => {
    tried = await prepare();
  });

  test('has asked for it, and nothing has moved', async () => {
    const before = await stand();
    asked = await put(await tokenOf(admin), tried.path, tried.body);
    expect([asked.status, Object.keys(asked.body)]).toEqual([202, ['Antrag', 'Art', 'EndetAm']]);
    expect(await stand()).toEqual(before);
  });

  test('does not agree to it, and neither does a colleague of the own making', async () => {
    const before = await stand();
    const made = await strawman();
    expect(await agree(await tokenOf(admin), asked)).toMatchObject(refusedAs(/selbst beantragt/));
    expect(await agree(made, asked)).toMatchObject(refusedAs(/neu eingerichtet/));
    expect(await stand()).toEqual(before);
  });
});

let colleagues = 0;
/** Mallory invites somebody whose mailbox is her own, and signs in as that one. */
async function makesColleague(): Promise<string> {
  const email = `strohmann${++colleagues}@betreiber.example`;
  await w.app.post();
  const invited = await w.app.call('POST', '/admin/betreiber', {
    token: await tokenOf(admin),
    body: { Email: email, Rolle: 'BetreiberAdmin' },
  });
  expect(invited.status).toBe(200);
  return accepts(
    tokenIn((await w.app.post()).find(({ to, text }) => to === email && text.includes('einladung?token='))),
  );
}

/** One of them, with a fresh session. */
async function strawman(): Promise<string> {
  if (colleagues === 0) await makesColleague();
  return tokenOf('strohmann1@betreiber.example');
}

/** Password and second factor, as the page asks for them. */
async function accepts(token: string): Promise<string> {
  const accept = (body: unknown) => w.app.call('PUT', '/admin/einladung/annehmen', { body });
  const { TotpUri } = (await accept({ Token: token, Password: password })).body;
  const secret = new URL(TotpUri).searchParams.get('secret') ?? '';
  const done = await accept({ Token: token, Code: codeAt(secret, w.app.app.system.clock.now()) });
  expect(done.status).toBe(200);
  return done.body.Token;
}

describe('a colleague whom one admin', () => {
  const change = (email: string, body: unknown) => async () => {
    const token = await tokenOf(admin);
    const id = await idOf(token, email);
    for (const one of [body].flat()) expect((await put(token, `betreiber/${id}`, one)).status).toBe(200);
  };
  test.each<[how: string, email: string, make: (email: string) => () => Promise<unknown>]>([
    ['has raised', 'raised@betreiber.example', (email) => change(email, { Rolle: 'BetreiberAdmin' })],
    ['has unlocked', 'unlocked@betreiber.example', (email) => change(email, [{ Gesperrt: true }, { Gesperrt: false }])],
    ['has reset', 'reset@betreiber.example', (email) => change(email, { ZweiterFaktorZuruecksetzen: true })],
  ])('%s decides nothing and is no second person for that one, until a third has agreed', async (_how, email, make) => {
    const role = email.startsWith('raised') ? 'BetreiberSachbearbeitung' : 'BetreiberAdmin';
    await operator(w.app, { email, role });
    await make(email)();
    // Whoever was reset comes in by the mail; that way is the one of an invitation.
    const made = () => operator(w.app, { email });
    const { reward } = await ways.paidOut();
    const asked = await put(await tokenOf(admin), `praemierungen/${reward}/ruecklaeufer`);
    expect(await agree(await made(), asked)).toMatchObject(refusedAs(/neu eingerichtet/));
    const settle = async (token: string) => put(token, `betreiber/${await idOf(token, email)}/zustimmen`, {});
    expect((await settle(await tokenOf(admin))).status).toBe(409);
    expect((await settle(await made())).status).toBe(409);
    expect((await settle(await tokenOf('nora@betreiber.example'))).status).toBe(200);
    expect((await agree(await made(), asked)).status).toBe(200);
  });

  test('has invited exports no run and settles nobody, not even another one of the same making', async () => {
    const { reward } = await ways.collected();
    const { Id } = (await eva.makesRun()).body;
    const [first, second] = [await makesColleague(), await makesColleague()];
    expect(await put(first, `auszahlungslaeufe/${Id}/exportieren`, {})).toMatchObject(refusedAs(/neu eingerichtet/));
    const other = await idOf(first, `strohmann${colleagues}@betreiber.example`);
    expect((await put(first, `betreiber/${other}/zustimmen`, {})).status).toBe(409);
    expect((await put(second, `betreiber/${other}/zustimmen`, {})).status).toBe(409);
    expect((await eva.shows(Id)).body).toMatchObject({ Status: 'Entwurf' });
    await eva.exports(Id);
    expect((await eva.confirms(Id)).body.Posten.map((one: { PraemierungId: string }) => one.PraemierungId)).toContain(
      reward,
    );
  });
});

describe('a clerk', () => {
  const grants = async (number: string, BetragCent: number): Promise<number> =>
    (
      await put(await tokenOf(clerk), `empfehlungen/${number}/kulanz`, {
        Rolle: 'Empfehler',
        BetragCent,
        Grund: 'Kulanz',
      })
    ).status;
  /** Recommended by the clerk's own address; with an order that was cancelled, where it is asked for. */
  const ownRecommendation = async (hadOrder: boolean, email = 'klaus.privat@example.org'): Promise<string> => {
    const link = await w.anna.recommends({ as: { firstName: 'Klaus', lastName: 'Privat', email } });
    const { body } = await w.ben.registers(link, { Email: `freund.${link.number}@example.org` });
    if (hadOrder) {
      await w.ben.confirms(body.Empfaengernummer);
      const order = { order: `K-${link.number}`, recipient: body.Empfaengernummer };
      await w.client.reports(order);
      await w.client.reports({ ...order, event: 'storniert', reason: 'Widerruf' });
    } else await put(await tokenOf(clerk), `empfehlungen/${link.number}/stornieren`);
    return link.number;
  };
  const givenTo = async (email: string): Promise<number> => {
    const { body } = await w.app.call('PUT', '/admin/praemierungen', {
      token: await eva.token(),
      body: { Filter: email, PageSize: 50 },
    });
    const given = body.Content.filter((one: { Kulanz: boolean }) => one.Kulanz);
    return given.reduce((sum: number, one: { BetragCent: number }) => sum + one.BetragCent, 0);
  };

  test('gives nothing alone where nobody ever ordered, and not more than KulanzGrenzeCent', async () => {
    expect(await grants(await ownRecommendation(false), 1)).toBe(202);
    expect(await grants(await ownRecommendation(true), 10_001)).toBe(202);
  });

  test('gives one person in slices what one person may get in a year, and no cent more', async () => {
    const email = 'scheiben@example.org';
    const answers: number[] = [];
    for (const cents of [10_000, 10_000, 10_000, 10_000, 9_999, 2, 1, 1]) {
      await w.days(1);
      answers.push(await grants(await ownRecommendation(true, email), cents));
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 202, 200, 202]);
    expect(await givenTo(email)).toBe(50_000);
  });

  test('spreads no more over many persons than the own budget of the day, also at once', async () => {
    await w.days(1);
    const numbers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => ownRecommendation(true, `strohmann${index}@example.org`)),
    );
    const answers = await Promise.all(numbers.map((number) => grants(number, 10_000)));
    expect(answers.toSorted()).toEqual([200, 200, 200, 200, 200, 202, 202]);
    await w.days(1);
    expect(await grants(await ownRecommendation(true, 'morgen@example.org'), 10_000)).toBe(200);
  });

  test('takes nobody’s reward from end to end: the person hears of it, it waits, and another one exports it or nobody', async () => {
    const { reward, recommenderEmail, mails } = await ways.ready();
    const email = `mallory.${reward}@example.org`;
    const hash = await rowsOf(w.as()).hashOf(recommenderEmail);
    await w.days(0.01);
    const person = { Vorname: 'Anna', Nachname: 'Muster', Email: email, Grund: 'Wunsch am Telefon' };
    expect((await put(await tokenOf(clerk), `empfehler/${hash}/aendern`, person)).status).toBe(200);
    mails.push(...(await w.app.post()));
    expect(mailTo(mails, recommenderEmail)?.subject).toMatch(/geändert/);
    const token = tokenIn(mails.findLast(({ to, text }) => to === email && text.includes('/praemie')));
    expect((await collectInto(w, token, 'Mallory', 'DE89370400440532013000')).status).toBe(200);
    expect((await put(await tokenOf(clerk), `praemierungen/${reward}/freigeben`)).status).toBe(202);
    const { body } = await w.app.call('GET', `/admin/praemierungen/${reward}`, { token: await tokenOf(clerk) });
    expect(body.Sperren).toEqual(['NeueIban', 'AdresseGeaendert']);
    await w.days(4);
    const { Id, Posten } = (await eva.makesRun()).body;
    const item = Posten.find(({ PraemierungId }: { PraemierungId: string }) => PraemierungId === reward);
    const told = item.Auffaelligkeiten.map(({ Text, Wer }: { Text: string; Wer: string }) => [Text, Wer]);
    expect(told).toEqual(expect.arrayContaining([['E-Mail-Adresse geändert', clerk]]));
    const exported = await put(await tokenOf(clerk), `auszahlungslaeufe/${Id}/exportieren`, {});
    expect(exported).toMatchObject(refusedAs(/letzten 30 Tagen/));
    expect((await eva.downloads(Id, { as: 'otto' })).status).toBe(409);
    await eva.discards(Id);
  });

  test('releases no order that came by the own hand, by no way round, and the night leaves it', async () => {
    const token = () => tokenOf(clerk);
    const walk = await recommendAndRegister(w.app, { share: 100 });
    await recipientConfirms(w.app, walk);
    const file = (event: 'eingegangen' | 'bestaetigt') =>
      fileOf([{ order: walk.externalNumber, recipient: walk.recipientNumber, event, on: today }]);
    for (const event of ['eingegangen', 'bestaetigt'] as const) {
      const body = file(event);
      expect((await w.app.call('POST', '/admin/auftraege/import', { token: await token(), body })).status).toBe(202);
      await resumeImports(w.as());
    }
    const [order] = (await put(await token(), 'auftraege', { Filter: walk.externalNumber })).body.Content;
    const number = order.Auftragsnummer;
    const release = async (by: string) => put(by, `auftraege/${number}/freigeben`, {});
    await w.nights(20);
    expect(await release(await token())).toMatchObject(refusedAs(/selbst/));
    expect(await release(await strawman())).toMatchObject(refusedAs(/neu eingerichtet/));
    // A hand is not forgotten with the thirty days of other touches.
    await w.nights(15);
    expect(await release(await token())).toMatchObject(refusedAs(/selbst/));
    expect(await rowsOf(w.as()).orders(walk.number)).toEqual(['confirmed']);
    expect((await release(await tokenOf('rita@betreiber.example'))).status).toBe(200);
  });

  /** An import by the clerk's hand, then what the client reports of the same order by its key; whether the clerk may release it. */
  const releasesAfter = async (
    hand: (walk: Walk) => Reported,
    client: (walk: Walk) => Reported,
    walk: Walk,
  ): Promise<Reply> => {
    const on = w.app.app.system.clock.now().toISOString().slice(0, 10);
    const order = { order: walk.externalNumber, on };
    const body = fileOf([{ ...order, event: 'eingegangen', ...hand(walk) }]);
    await w.app.call('POST', '/admin/auftraege/import', { token: await tokenOf(clerk), body });
    await resumeImports(w.as());
    await w.client.reports({ ...order, event: 'eingegangen', ...client(walk) });
    const { body: reported } = await w.client.reports({ ...order, on: null, event: 'bestaetigt' });
    await w.days(15);
    return put(await tokenOf(clerk), `auftraege/${reported.Auftragsnummer}/freigeben`, {});
  };
  const confirmedWalk = async (): Promise<Walk> => {
    const walk = await recommendAndRegister(w.app, { share: 100 });
    await recipientConfirms(w.app, walk);
    return walk;
  };

  test('releases an own import once the client has reported the same order', async () => {
    const person = ({ recipientNumber: recipient }: Walk) => ({ recipient, product: 'X101' });
    expect((await releasesAfter(person, person, await confirmedWalk())).status).toBe(200);
  });

  test.each<[string, (walk: Walk) => Reported, (walk: Walk) => Reported]>([
    [
      'the dearest product instead of the one that was bought',
      ({ recipientNumber: recipient }) => ({ recipient, product: 'X201' }),
      ({ recipientNumber: recipient }) => ({ recipient, product: 'X101' }),
    ],
    [
      'a product where the client names none',
      ({ recipientNumber: recipient }) => ({ recipient, product: 'X201' }),
      ({ recipientNumber: recipient }) => ({ recipient }),
    ],
    [
      'a later day',
      ({ recipientNumber: recipient }) => ({ recipient }),
      ({ recipientNumber: recipient }) => ({ recipient, on: '2026-02-27' }),
    ],
    [
      'what the client only says to be confirmed, of nobody',
      ({ recipientNumber: recipient }) => ({ recipient }),
      () => ({ event: 'bestaetigt', on: null }),
    ],
  ])('releases no own import of which the client says something else: %s', async (_what, hand, client) => {
    const walk = await confirmedWalk();
    expect(await releasesAfter(hand, client, walk)).toMatchObject(refusedAs(/selbst/));
    expect(await rowsOf(w.as()).orders(walk.number)).toEqual(['confirmed']);
  });

  test('stays the hand behind an order for a straw man while the client names somebody else', async () => {
    const walk = await confirmedWalk();
    const isByHand = async (email: string, reported: string): Promise<boolean | undefined> => {
      const order = `${walk.externalNumber}-${email}`;
      const on = w.app.app.system.clock.now().toISOString().slice(0, 10);
      const body = fileOf([{ order, on, number: walk.number, email }]);
      await w.app.call('POST', '/admin/auftraege/import', { token: await tokenOf(clerk), body });
      await resumeImports(w.as());
      await w.client.reports({ order, on, number: walk.number, email: reported });
      const { rows } = await w.as().read(({ db }) => listByHand(order).execute(db));
      return rows[0]?.byHand;
    };
    expect(await isByHand('straw@example.org', walk.recipientEmail)).toBe(true);
    expect(await isByHand(walk.recipientEmail, walk.recipientEmail)).toBe(false);
  });

  test('releases no own import on another link than the one the client names', async () => {
    const [own, claimed] = [await confirmedWalk(), await confirmedWalk()];
    const answer = await releasesAfter(
      () => ({ recipient: own.recipientNumber }),
      () => ({ recipient: claimed.recipientNumber }),
      own,
    );
    expect(answer).toMatchObject(refusedAs(/selbst/));
  });

  test('releases an order of the client that was confirmed by the own hand once the client says so, too', async () => {
    const walk = await confirmedWalk();
    const order = { order: walk.externalNumber, recipient: walk.recipientNumber };
    const { body } = await w.client.reports({ ...order, on: w.app.app.system.clock.now().toISOString().slice(0, 10) });
    const path = `auftraege/${body.Auftragsnummer}`;
    await put(await tokenOf(clerk), `${path}/bestaetigen`, {});
    await w.days(15);
    expect(await put(await tokenOf(clerk), `${path}/freigeben`, {})).toMatchObject(refusedAs(/selbst/));
    await w.client.reports({ order: walk.externalNumber, on: null, event: 'bestaetigt' });
    expect((await put(await tokenOf(clerk), `${path}/freigeben`, {})).status).toBe(200);
  });
});
