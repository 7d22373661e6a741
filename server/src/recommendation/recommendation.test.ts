import { codesOf } from '@weitersagen/contract/basics/label';
import { toNumber } from '@weitersagen/contract/basics/number';
import { eventCode } from '@weitersagen/contract/event/events';
import {
  mayRecommendation,
  type RecommendationEvent,
  recommendationMoves,
} from '@weitersagen/contract/recommendation/rules';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { afterAll, expect, test } from 'vitest';
import { expireRecommendations } from '../settlement/recommendation-end.ts';
import { world } from '../testing/world.ts';
import {
  acceptedMail,
  expiredMail,
  forgetContacts,
  forgetContactsOf,
  getRecommendation,
  isOver,
  lockFamily,
  lockRecommendation,
  makeFollowUp,
  moveRecommendation,
  notConsideredMail,
  queueRecommenderMail,
} from './recommendation.ts';

const { app, as, anna, days } = await world();
afterAll(() => app.close());
const today = app.app.system.clock.now();

const eventsOf = (id: number) =>
  as().read(({ db }) =>
    db
      .selectFrom('event')
      .select(['event', 'from_status', 'to_status', 'reason'])
      .where('object', '=', 'recommendation')
      .where('object_id', '=', id)
      .orderBy('id')
      .execute(),
  );

const moves = (Object.keys(recommendationMoves) as RecommendationEvent[]).flatMap((event) =>
  codesOf(recommendationStatus).map((status) => [event, status] as const),
);
test.each(moves)('%s from %s is done with its event, or refused and changes nothing', async (event, status) => {
  const { number } = await anna.recommends();
  const before = await as().write(async (tx) => {
    await tx.db.updateTable('recommendation').set({ status }).where('number', '=', number).execute();
    return getRecommendation(tx, { number });
  });
  const move = as().write(async (tx) =>
    moveRecommendation(tx, await lockRecommendation(tx, { number }), event, { reason: 'Grund' }),
  );
  const made = { event: 'E1', from_status: null, to_status: 'open', reason: null };
  if (!mayRecommendation(event, { status })) {
    await expect(move).rejects.toMatchObject({ refusal: 'state.not-allowed' });
    expect(await as().read((tx) => getRecommendation(tx, { number }))).toEqual(before);
    expect(await eventsOf(before.id)).toEqual([made]);
    return;
  }
  const { to } = recommendationMoves[event];
  const moved = await move;
  expect(moved).toMatchObject({
    status: to,
    acceptedAt: event === 'accept' ? expect.any(Date) : null,
    lockedAt: event === 'cancel' ? expect.any(Date) : null,
  });
  expect(await as().read((tx) => getRecommendation(tx, { number }))).toEqual(moved);
  expect(await eventsOf(before.id)).toEqual([
    made,
    { event: eventCode('recommendation', event), from_status: status, to_status: to, reason: 'Grund' },
  ]);
});

test('two at once accept a recommendation once', async () => {
  const { number } = await anna.recommends();
  const accept = () =>
    as().write(async (tx) => moveRecommendation(tx, await lockRecommendation(tx, { number }), 'accept'));
  const ends = await Promise.allSettled([accept(), accept()]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a follow-up has numbers of its own and the promise of its root, and hangs on the root alone (E2)', async () => {
  const { number } = await anna.recommends({ share: 50, to: 'ben@example.org' });
  const { root, followUp } = await as().write(async (tx) => {
    const family = await lockFamily(tx, number);
    return { root: family.root, followUp: await makeFollowUp(tx, family.root) };
  });
  const {
    id: _id,
    number: _number,
    hash: _hash,
    shortCode: _code,
    rootId,
    contactSealed,
    createdAt: _at,
    ...promise
  } = followUp;
  expect(root).toMatchObject(promise);
  expect([rootId, contactSealed]).toEqual([root.id, null]);
  for (const key of ['number', 'hash', 'shortCode'] as const) expect(followUp[key]).not.toBe(root[key]);
  expect(await eventsOf(followUp.id)).toEqual([{ event: 'E2', from_status: null, to_status: 'open', reason: null }]);
  const family = await as().write((tx) => lockFamily(tx, followUp.number));
  expect(family.root.id).toBe(root.id);
  expect(family.members.map(({ id }) => id)).toEqual([root.id, followUp.id]);
  await expect(as().write((tx) => makeFollowUp(tx, followUp))).rejects.toThrow();
  expect(
    await as().read(({ home }) =>
      home((db) => db.selectFrom('link_code').select('mandant_id').where('number', '=', followUp.number).execute()),
    ),
  ).toHaveLength(1);
});

test('a link is over on the day after its last one', async () => {
  const { number } = await anna.recommends();
  await as().read(async (tx) => {
    const found = await getRecommendation(tx, { number });
    expect(await isOver(tx, found, '2026-08-29')).toBe(false);
    expect(await isOver(tx, found, '2026-08-30')).toBe(true);
  });
});

test('an unknown number, and one of another mandant, is refused', async () => {
  const { number } = await anna.recommends({ mandant: 'versicherung' });
  for (const asked of [number, toNumber('recommendation', '0000000000')]) {
    await expect(as().write((tx) => lockFamily(tx, asked))).rejects.toMatchObject({ refusal: 'unknown' });
    await expect(as().write((tx) => lockRecommendation(tx, { number: asked }))).rejects.toMatchObject({
      refusal: 'unknown',
    });
  }
});

test('what nobody took up in time expires with the night after its last day, once (E6)', async () => {
  const { number } = await anna.recommends();
  const { number: taken } = await anna.recommends();
  await as().write(async (tx) => {
    const { id } = await getRecommendation(tx, { number: taken });
    await tx.db
      .insertInto('recipient')
      .values({
        number: toNumber('recipient', '0000000000'),
        hash: 'a'.repeat(32),
        recommendation_id: id,
        status: 'unconfirmed',
        email: 'ben@example.org',
        language: 'de',
        created_at: tx.now,
        changed_at: tx.now,
      })
      .execute();
  });
  await days(180);
  expect(await expireRecommendations(as())).toBe(0);
  await days(1);
  const open = await as().read(({ db }) =>
    db.selectFrom('recommendation').select('id').where('status', '=', 'open').execute(),
  );
  expect(await expireRecommendations(as())).toBe(open.length - 1);
  expect(await expireRecommendations(as())).toBe(0);
  await as().read(async (tx) => {
    const expired = await getRecommendation(tx, { number });
    expect(expired.status).toBe('expired');
    expect((await getRecommendation(tx, { number: taken })).status).toBe('open');
    const { rows } = {
      rows: await tx.db
        .selectFrom('event')
        .select(['event', 'from_status', 'to_status', 'actor_kind'])
        .where('object_id', '=', expired.id)
        .where('object', '=', 'recommendation')
        .where('event', '=', 'E6')
        .execute(),
    };
    expect(rows).toEqual([{ event: 'E6', from_status: 'open', to_status: 'expired', actor_kind: 'anyone' }]);
  });
  app.app.system.clock.set(today);
});

test('what was typed about a contact goes after twelve weeks, or when the contact gives the own data', async () => {
  const { number } = await anna.recommends({ to: 'ben@example.org' });
  const { number: other } = await anna.recommends({ to: 'ben@example.org' });
  const contactOf = (asked: string) =>
    as().read(async (tx) => (await getRecommendation(tx, { number: asked })).contactSealed);
  await as().write(async (tx) => forgetContactsOf(tx, [await getRecommendation(tx, { number: other })]));
  expect(await contactOf(other)).toBeNull();
  await days(84);
  await forgetContacts(as());
  expect(await contactOf(number)).not.toBeNull();
  await days(1);
  expect(await forgetContacts(as())).toBeGreaterThan(0);
  expect(await contactOf(number)).toBeNull();
  expect(await forgetContacts(as())).toBe(0);
  app.app.system.clock.set(today);
});

test.each([
  ['M06', acceptedMail, 'Ihre Empfehlung wurde angenommen', ['/persoenlicherbereich']],
  ['M07', expiredMail, 'Ihre Empfehlung ist abgelaufen', ['/empfehlen/101']],
  ['M12', notConsideredMail, 'Ihre Empfehlung konnte nicht berücksichtigt werden', ['/persoenlicherbereich']],
] as const)(
  '%s reaches the recommender in the own language, with a way on where there is one',
  async (_id, template, subject, ways) => {
    const { number } = await anna.recommends();
    await app.post();
    await as().write(async (tx) => queueRecommenderMail(tx, template, await getRecommendation(tx, { number })));
    const mail = (await app.post()).find((one) => one.subject === subject);
    expect(mail?.to).toBe('anna@example.org');
    expect(mail?.text).toContain('Zuhause L');
    const links = [...(mail?.text ?? '').matchAll(/localhost:3000\/de(\S*)/g)].map(([, path]) => path);
    expect(links).toEqual([...ways, '/impressum', '/datenschutz']);
    expect(mail?.text).not.toMatch(/undefined|null|\{/);
  },
);
