/** What stands around a recommendation is counted from traces: in whatever order they came, and who confirmed elsewhere is no part of a series. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { getCounts } from './facts-sql.ts';

const w = await world();
afterAll(() => w.app.close());

const start = new Date('2026-03-02T18:00:00Z');
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const asked = { name: null, stem: null, phone: null, browser: 'b', area: 'a', surname: 's0' };

interface Recipient {
  at: number;
  network: string;
  confirmsFrom: string | null;
}

/** One form each, and the confirmation five minutes after it. */
const tracesOf = (accountId: number, recipients: readonly Recipient[]) =>
  recipients.flatMap(({ at, network, confirmsFrom }, number) => {
    const who = {
      account_id: accountId,
      recommendation_id: accountId * 100 + number,
      person_hash: `p${accountId} ${number}`,
      surname_hash: `s${number}`,
      browser_hash: 'b',
      area_hash: 'a',
    };
    return [
      { ...who, act: 'accept' as const, at: later(at), network_hash: `${accountId} ${network}` },
      ...(confirmsFrom === null
        ? []
        : [{ ...who, act: 'confirm' as const, at: later(at + 5), network_hash: `${accountId} ${confirmsFrom}` }]),
    ];
  });

let accounts = 1000;
async function countsOf(recipients: readonly Recipient[], order: (length: number) => number[]) {
  const accountId = ++accounts;
  const traces = tracesOf(accountId, recipients);
  return w.as().write(async ({ db }) => {
    for (const at of order(traces.length))
      await db
        .insertInto('trace')
        .values(traces[at] as (typeof traces)[number])
        .execute();
    return getCounts(db, {
      ...asked,
      accountId,
      rootId: accountId * 100,
      recommendedAt: start,
      acceptedAt: later(recipients[0]?.at ?? 0),
      person: `p${accountId} 0`,
      network: `${accountId} ${recipients[0]?.network}`,
      since: new Date('2026-01-01T00:00:00Z'),
    });
  });
}
const inOrder = (length: number): number[] => Array.from({ length }, (_, at) => at);

test('a series is of those who came and confirmed in one place; a stand where everybody confirms at home is none', async () => {
  const minutes = [0, 3, 6, 9];
  const farm = await countsOf(
    minutes.map((at) => ({ at, network: `farm`, confirmsFrom: 'farm' })),
    inOrder,
  );
  expect(farm).toMatchObject({ deviceTenMinutes: 4, deviceHour: 4, crowdedDay: 4, acceptedDay: 4 });
  const stand = await countsOf(
    minutes.map((at) => ({ at, network: 'stand', confirmsFrom: `home ${at}` })),
    inOrder,
  );
  expect(stand).toMatchObject({ deviceTenMinutes: 0, deviceHour: 0, crowdedDay: 0, acceptedDay: 4 });
  const unconfirmed = await countsOf(
    minutes.map((at) => ({ at, network: 'fair', confirmsFrom: null })),
    inOrder,
  );
  expect(unconfirmed).toMatchObject({ deviceTenMinutes: 0, deviceHour: 0, acceptedDay: 4 });
});

test('who comes from neighbouring addresses with one browser is one area', async () => {
  const exits = await countsOf(
    [0, 500, 1000].map((at) => ({ at, network: `exit ${at}`, confirmsFrom: `exit ${at}` })),
    inOrder,
  );
  expect(exits).toMatchObject({ areaSurnames: 3, deviceSurnames: 1 });
});

test('in whatever order traces came, they count the same', async () => {
  const recipient = fc.record({
    at: fc.integer({ min: 0, max: 300 }),
    network: fc.constantFrom('n1', 'n2', 'n3'),
    confirmsFrom: fc.option(fc.constantFrom('n1', 'n2', 'n4')),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(recipient, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (recipients, noise) => {
        const shuffled = (length: number): number[] =>
          inOrder(length)
            .map((at) => ({ at, key: noise.next().value as number }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ at }) => at);
        expect(await countsOf(recipients, shuffled)).toEqual(await countsOf(recipients, inOrder));
      },
    ),
    { numRuns: 15 },
  );
});
