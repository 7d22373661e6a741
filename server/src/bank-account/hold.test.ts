/** From when an IBAN counts as known (P4), seen through the calls of whoever stores one and collects rewards. */
import { afterAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { premiums, terms } from '#testing/mandant-files.ts';
import { mailTo } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world({ RATE_LIMITS: '1' });
const { app, as } = w;
const eva: Eva = evaOf(app);
const rows = rowsOf(as());
afterAll(() => app.close());

const [first, other] = ['DE02120300000000202051', 'DE89370400440532013000'];

let email: string;
let token: string;
const store = (IBAN = first, more: Record<string, unknown> = {}) =>
  app.call('PUT', '/empfehler/bankdaten/', { token, body: { Kontoinhaber: 'Anna Muster', IBAN, ...more } });

describe('the hold of a new IBAN (P4)', () => {
  const collect = (rewardToken: string, more: Record<string, unknown> = {}) =>
    app.call('PUT', '/praemierung', {
      token: rewardToken,
      body: { PraemieId: premiums.home, AgbText: terms, AgbAkzeptiert: true, ...more },
    });
  const reasonOf = async (rewardToken: string): Promise<string> =>
    (await app.call('GET', '/praemierung/?details=true', { token: rewardToken })).body[0].Verlauf.at(-1).Grund ?? '';
  const isHeld = async (rewardToken: string) => (await reasonOf(rewardToken)).includes('Diese IBAN ist neu');
  /** Signs in and stores this account. */
  const stores = async (iban: string) => {
    token = await personToken(w, email);
    expect((await store(iban)).status).toBe(200);
  };
  /** Two rewards of one person that wait. */
  const rewardsOf = async (tag: string) => {
    const [one, two] = [await walkToReady(app, { tag, share: 100 }), await walkToReady(app, { tag, share: 100 })];
    email = one.recommenderEmail;
    return [one.recommender!, two.recommender!] as const;
  };

  test('counts from when the account was stored, not from the pickup', async () => {
    const [one, two] = await rewardsOf('hold-a');
    await stores(first);
    await w.days(2);
    await collect(one.token);
    expect(await isHeld(one.token)).toBe(true);
    await w.days(1.01);
    expect(await isHeld(one.token)).toBe(false);
    await collect(two.token);
    expect(await isHeld(two.token)).toBe(false);
  });

  test('begins anew with another account, and with the first one when it comes back', async () => {
    const [one, two] = await rewardsOf('hold-b');
    await stores(first);
    await w.days(4);
    await stores(other);
    await collect(one.token);
    expect(await isHeld(one.token)).toBe(true);
    await w.days(4);
    await stores(first);
    await collect(two.token);
    expect(await isHeld(two.token)).toBe(true);
  });

  test('the same account stored again keeps its day, a changed holder too', async () => {
    const [one] = await rewardsOf('hold-c');
    await stores(first);
    await w.days(4);
    token = await personToken(w, email);
    await store(first, { Kontoinhaber: 'Anna Beispiel' });
    await collect(one.token);
    expect(await isHeld(one.token)).toBe(false);
  });

  test('what was stored with a pickup that the person stopped counts for nothing', async () => {
    const [one, two] = await rewardsOf('hold-d');
    await collect(one.token, { Kontoinhaber: 'Anna Muster', IBAN: first, BankdatenSpeichern: true });
    const stop = /stopp=([\w-]{43})/.exec(mailTo(await app.post(), email, /Prämienauswahl/)?.text ?? '')?.[1];
    expect((await app.call('PUT', '/praemierung/stopp', { body: { Token: stop } })).status).toBe(200);
    await w.days(4);
    await collect(two.token);
    expect(await isHeld(two.token)).toBe(true);
  });

  test('an operator lifts it, and has to say why', async () => {
    const [one] = await rewardsOf('hold-e');
    await stores(first);
    await collect(one.token);
    expect((await eva.decides(one.number, 'freigeben', { body: {} })).status).toBe(400);
    expect((await eva.decides(one.number, 'freigeben', { body: { Grund: 'angerufen' } })).status).toBe(200);
    expect(await isHeld(one.token)).toBe(false);
    expect(await rows.events('reward', one.number)).toContain('freed collected → collected (angerufen)');
  });
});
