/** One IBAN of several people: of both sides of a recommendation, or of more people than the mandant lets share one. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAgency, completeData } from '#testing/cast/agency/clara.ts';
import { collectInto, forgetRuns } from '#testing/cast/collected.ts';
import { evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { configure, countRows } from '#testing/mandant.ts';
import { mailTo } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const eva = evaOf(app);
const rows = rowsOf(as());
afterAll(() => app.close());

/** Another valid one for every test, so that they know nothing of each other. */
const ibans = ['DE02120300000000202051', 'DE89370400440532013000', 'DE75512108001245126199', 'DE12500105170648489890'];
let iban = '';
let tag = '';
let count = 0;
beforeEach(async () => {
  iban = ibans[count++ % ibans.length] as string;
  tag = `iban${count}`;
  await as().write(({ db }) => db.updateTable('reward').set({ iban_hash: null }).execute());
  await as().write(({ db }) => db.deleteFrom('iban_pair').execute());
  await as().write(({ db }) => db.deleteFrom('bank_account').execute());
  await forgetRuns(w);
});
afterEach(() => configure(app, 'spbdevk'));

const holdsOf = async (number: string): Promise<string[]> =>
  (await app.call('GET', `/admin/praemierungen/${number}`, { token: await eva.token() })).body.Sperren;
const both = ({ recommender, recipient }: ReadyWalk) => [recommender!.number, recipient!.number] as const;
const collectBoth = async (walk: ReadyWalk) => {
  await collectInto(w, walk.recommender!.token, 'Anna Muster', iban);
  await w.days(0.1);
  await collectInto(w, walk.recipient!.token, 'Anna Muster', iban);
};
const areHeld = async (walk: ReadyWalk): Promise<boolean[]> => {
  const held: boolean[] = [];
  for (const number of both(walk)) held.push((await holdsOf(number)).includes('GleicheIban'));
  return held;
};

describe('of the agency whose reward it is', () => {
  test('of its own account, or of somebody who works there, it is held although they are no side of it', async () => {
    const office = await anAgency(w, 'hafen', { employees: ['M1'] });
    const ofDirk = ibans[1] as string;
    const belongs = (number: string) =>
      as().write(({ db }) =>
        db.updateTable('reward').set({ agency_number: office.agencyNumber }).where('number', '=', number).execute(),
      );
    const dirk = await walkToReady(app, { tag, share: 0 });
    await collectInto(w, dirk.recipient?.token ?? '', 'Dirk Krämer', ofDirk);
    const stranger = await walkToReady(app, { share: 0 });
    await belongs(stranger.recipient?.number ?? '');
    await collectInto(w, stranger.recipient?.token ?? '', 'Otto Fremd', ofDirk);
    expect(await holdsOf(stranger.recipient?.number ?? '')).not.toContain('GleicheIban');

    await as().write(({ db }) =>
      db.updateTable('recipient').set({ email: 'm1@hafen.example' }).where('email', '=', dirk.recipientEmail).execute(),
    );
    const released = await walkToReady(app, { share: 0 });
    await belongs(released.recipient?.number ?? '');
    await collectInto(w, released.recipient?.token ?? '', 'Otto Fremd', ofDirk);
    expect(await holdsOf(released.recipient?.number ?? '')).toContain('GleicheIban');

    const toOffice = await walkToReady(app, { share: 0 });
    const others = await walkToReady(app, { share: 0 });
    await belongs(toOffice.recipient?.number ?? '');
    for (const walk of [others, toOffice])
      await collectInto(w, walk.recipient?.token ?? '', 'Clara Brandt', completeData.IBAN);
    expect(await holdsOf(toOffice.recipient?.number ?? '')).toContain('GleicheIban');
    expect(await holdsOf(others.recipient?.number ?? '')).not.toContain('GleicheIban');
  });
});

describe('of both sides of one recommendation', () => {
  test('both rewards are held until it is decided, and both people are told that there is nothing to do', async () => {
    const walk = await walkToReady(app, { tag, share: 50 });
    await collectBoth(walk);
    expect(await areHeld(walk)).toEqual([true, true]);
    const mails = (await app.post()).filter(({ subject }) => subject === 'Ihre Prämie wird geprüft');
    expect(mails.map(({ to }) => to).toSorted()).toEqual([walk.recommenderEmail, walk.recipientEmail].toSorted());
    expect(mailTo(mails, walk.recommenderEmail)?.text).toContain('Sie müssen nichts tun.');
    await w.days(4);
    expect((await eva.makesRun()).status).toBe(409);
    const token = await eva.token();
    const list = await app.call('PUT', '/admin/praemierungen', { token, body: { Filter: 'Ansicht:Pruefung' } });
    expect(list.body.Content.map((one: { Id: string }) => one.Id).toSorted()).toEqual([...both(walk)].toSorted());
  });

  test('the person sees on the page of the reward and in the personal area that it is checked', async () => {
    const walk = await walkToReady(app, { tag, share: 50 });
    await collectBoth(walk);
    const token = walk.recommender!.token;
    const [shown] = (await app.call('GET', '/praemierung/?details=true', { token })).body;
    expect([shown.Angehalten, shown.Verlauf.at(-1).Grund]).toEqual([
      true,
      'Ein Mensch sieht sich die Auszahlung an. Sie müssen nichts tun, und Ihre Prämie verfällt in dieser Zeit nicht.',
    ]);
    const mine = await app.call('GET', '/empfehler/empfehlungen/', {
      token: await personToken(w, walk.recommenderEmail),
    });
    const own = JSON.stringify(mine.body);
    expect(own).toContain('PraemieInPruefung');
    expect(own).toContain('Sie müssen nichts tun');
  });

  test('what the first one had in a draft leaves it, what is with the bank stays there', async () => {
    const [walk, exported] = [await walkToReady(app, { tag, share: 50 }), await walkToReady(app, { share: 50 })];
    await collectInto(w, walk.recommender!.token, 'Anna Muster', iban);
    await w.days(4);
    const run = (await eva.makesRun()).body.Id;
    await collectInto(w, walk.recipient!.token, 'Anna Muster', iban);
    expect((await eva.shows(run)).body.Posten).toEqual([]);
    expect(await areHeld(walk)).toEqual([true, true]);

    await collectInto(w, exported.recommender!.token, 'Anna Muster', ibans[(count + 1) % ibans.length]);
    await w.days(4);
    const atBank = (await eva.makesRun()).body.Id;
    expect((await eva.exports(atBank)).status).toBe(200);
    await collectInto(w, exported.recipient!.token, 'Anna Muster', ibans[(count + 1) % ibans.length]);
    expect(await areHeld(exported)).toEqual([false, true]);
    expect((await eva.confirms(atBank)).status).toBe(200);
  });

  test('an account that the other side only keeps counts as given', async () => {
    const walk = await walkToReady(app, { tag, share: 50 });
    const body = { Kontoinhaber: 'Anna Muster', IBAN: iban };
    expect(
      (await app.call('PUT', '/empfehler/bankdaten/', { token: await personToken(w, walk.recommenderEmail), body }))
        .status,
    ).toBe(200);
    await collectInto(w, walk.recipient!.token, 'Anna Muster', iban);
    expect(await holdsOf(walk.recipient!.number)).toContain('GleicheIban');
  });

  test('decided as right it is kept for these two people, and they are not held for it again', async () => {
    const walk = await walkToReady(app, { tag, share: 50 });
    await collectBoth(walk);
    for (const number of both(walk)) expect((await eva.decides(number, 'freigeben')).status).toBe(200);
    expect(await areHeld(walk)).toEqual([false, false]);
    const again = await walkToReady(app, { tag, share: 50 });
    await collectBoth(again);
    expect(await areHeld(again)).toEqual([false, false]);
    const stranger = await walkToReady(app, { share: 50 });
    await collectBoth(stranger);
    expect(await areHeld(stranger)).toEqual([true, true]);
  });

  test('of what was decided nothing is left once the person is gone', async () => {
    const walk = await walkToReady(app, { tag, share: 50 });
    await collectBoth(walk);
    await eva.decides(walk.recommender!.number, 'freigeben');
    const pairs = async () => (await countRows(as(), 'iban_pair')) as unknown;
    const before = await pairs();
    const hash = await rows.hashOf(walk.recommenderEmail);
    await app.call('PUT', `/admin/empfehler/${hash}/loeschen`, { token: await eva.token(), body: { Grund: 'Wunsch' } });
    expect(await pairs()).not.toEqual(before);
  });

  test('is fine where people may recommend to themselves, and where each has the own one', async () => {
    const two = await walkToReady(app, { tag, share: 50 });
    await collectInto(w, two.recommender!.token, 'Anna Muster', iban);
    await collectInto(w, two.recipient!.token, 'Ben Beispiel', ibans[(count + 1) % ibans.length]);
    expect(await areHeld(two)).toEqual([false, false]);
    await configure(app, 'spbdevk', { allowsSelfRecommendation: true });
    const walk = await walkToReady(app, { share: 50 });
    await collectBoth(walk);
    expect(await areHeld(walk)).toEqual([false, false]);
  });
});

describe('of many people', () => {
  const collected = async (more: Parameters<typeof walkToReady>[1] = {}) => {
    const walk = await walkToReady(app, { share: 100, ...more });
    await collectInto(w, walk.recommender!.token, 'Anna Muster', iban);
    return walk.recommender!.number;
  };

  test('one more than may share it is held, those before are not, and one person with many rewards is one', async () => {
    await configure(app, 'spbdevk', { ibanPeopleMax: 2 });
    const numbers = [await collected({ tag }), await collected({ tag }), await collected(), await collected()];
    const held: boolean[] = [];
    for (const number of numbers) held.push((await holdsOf(number)).includes('GleicheIban'));
    expect(held).toEqual([false, false, false, true]);
  });

  test('another mandant’s people count for nothing', async () => {
    await configure(app, 'spbdevk', { ibanPeopleMax: 1 });
    const there = await walkToReady(app, { share: 100, mandant: 'versicherung' });
    await app.call('PUT', '/praemierung', {
      mandant: 'versicherung',
      token: there.recommender!.token,
      body: { PraemieId: 1, Kontoinhaber: 'Anna Muster', IBAN: iban, AgbText: 'x', AgbAkzeptiert: true },
    });
    expect(await holdsOf(await collected())).not.toContain('GleicheIban');
    expect(await holdsOf(await collected())).toContain('GleicheIban');
  });
});
