/** One operator frees little money alone, however it is cut: reward by reward, case by case, taken back and decided again, or two at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaOf, type Who, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { configure } from '#testing/mandant.ts';
import type { Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
const eva = evaOf(app);
const usual = { signalThreshold: 50, reviewLimitCents: 7001, reviewOperatorDayCents: 10_500 };
beforeAll(() => configure(app, 'spbdevk', usual));
afterAll(() => app.close());

const desk = async (path: string, body: unknown = { Grund: 'Angerufen' }, who: Who = 'eva') =>
  app.call('PUT', `/admin/${path}`, { token: await eva.token(who), body });
/** A case of two rewards of 35 euros, and its number. */
async function held(): Promise<Walk & { id: number; rewards: string[] }> {
  const walk = await walkToReady(app, { domain: 'mailinator.com' });
  const id = (await desk('faelle', { Filter: walk.number })).body.Content[0].Id;
  const { body } = await app.call('GET', `/admin/faelle/${id}`, { token: await eva.token() });
  return { ...walk, id, rewards: body.Praemierungen.map(({ Id }: { Id: string }) => Id) };
}
const needsAnother = async (id: number, who: Who = 'eva'): Promise<boolean> =>
  (await app.call('GET', `/admin/faelle/${id}`, { token: await eva.token(who) })).body.ZweitePerson;
const nextDay = () => w.days(1);
/** How often each reward of a recommendation was let go. */
const freedTimes = async ({ number }: Walk): Promise<number[]> => {
  const { rows } = await w.as().read(({ db }) =>
    sql<{ times: number }>`
      select (select count(*)::int from event e where e.object = 'reward' and e.object_id = w.id and e.event = 'freed') as times
      from reward w join recommendation n on n.id = w.recommendation_id where n.number = ${number} order by w.id`.execute(
      db,
    ),
  );
  return rows.map(({ times }) => times);
};

describe('little money', () => {
  test('of a case is little in all: freed one by one, the second reward takes another person', async () => {
    await configure(app, 'spbdevk', { ...usual, reviewLimitCents: 4000 });
    const { id, rewards } = await held();
    expect(await needsAnother(id)).toBe(true);
    expect((await desk(`praemierungen/${rewards[0]}/freigeben`)).status).toBe(200);
    // What is left would be little by itself; for a colleague it is the same case.
    expect(await needsAnother(id)).toBe(true);
    expect((await desk(`praemierungen/${rewards[1]}/freigeben`)).status).toBe(202);
    expect((await desk(`faelle/${id}/freigeben`, undefined, 'otto')).status).toBe(202);
    await configure(app, 'spbdevk', usual);
    await nextDay();
  });

  test('is little in a day: case by case until the budget, and again on the next day', async () => {
    const [first, second] = [await held(), await held()];
    expect(await needsAnother(second.id)).toBe(false);
    expect((await desk(`faelle/${first.id}/freigeben`)).status).toBe(200);
    expect([await needsAnother(second.id), await needsAnother(second.id, 'otto')]).toEqual([true, false]);
    expect((await desk(`praemierungen/${second.rewards[0]}/freigeben`)).status).toBe(200);
    expect((await desk(`praemierungen/${second.rewards[1]}/freigeben`)).status).toBe(202);
    await nextDay();
    const third = await held();
    expect((await desk(`faelle/${third.id}/freigeben`)).status).toBe(200);
    await nextDay();
  });

  test('in bulk by score is freed until the budget, and asked for from there on', async () => {
    const cases = [await held(), await held()];
    const body = { Entscheidung: 'Freigeben', Faelle: cases.map(({ id }) => id), Grund: 'Alle' };
    const { Ergebnisse } = (await desk('faelle/sammel', body)).body;
    expect(Ergebnisse).toMatchObject([
      { Status: 'Freigegeben', Antrag: null },
      { Status: 'Offen', Antrag: expect.any(Number) },
    ]);
    await nextDay();
  });

  test('that was taken back and is freed again counts once', async () => {
    const { id } = await held();
    for (let round = 0; round < 2; round++) {
      expect((await desk(`faelle/${id}/freigeben`)).status).toBe(200);
      expect((await desk(`faelle/${id}/zuruecknehmen`)).status).toBe(200);
    }
    expect((await desk(`faelle/${id}/freigeben`)).status).toBe(200);
    // What it cost of the budget stays spent.
    expect(await needsAnother((await held()).id)).toBe(true);
    await nextDay();
  });
});

describe('at the same moment', () => {
  test('two decide alone about one case: it is freed once', async () => {
    const walk = await held();
    const path = `faelle/${walk.id}/freigeben`;
    const tokens = [await eva.token(), await eva.token('otto')];
    const send = (token: string) => app.call('PUT', `/admin/${path}`, { token, body: { Grund: 'Angerufen' } });
    const statuses = (await Promise.all(tokens.map(send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await freedTimes(walk)).toEqual([1, 1]);
    await nextDay();
  });

  test('two agree to one request: it is done once', async () => {
    await configure(app, 'spbdevk', { ...usual, reviewLimitCents: 100 });
    const walk = await held();
    const { Antrag } = (await desk(`faelle/${walk.id}/freigeben`)).body;
    const tokens = [await eva.token('nora'), await eva.token('otto')];
    const statuses = (
      await Promise.all(
        tokens.map((token) => app.call('PUT', `/admin/antraege/${Antrag}/zustimmen`, { token, body: {} })),
      )
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await freedTimes(walk)).toEqual([1, 1]);
    await configure(app, 'spbdevk', usual);
    await nextDay();
  });

  test('one frees two rewards: the budget is counted one after the other', async () => {
    await configure(app, 'spbdevk', { ...usual, reviewOperatorDayCents: 3500 });
    const walks = [await held(), await held()];
    const token = await eva.token();
    const replies = await Promise.all(
      walks.map(({ rewards }) =>
        app.call('PUT', `/admin/praemierungen/${rewards[0]}/freigeben`, { token, body: { Grund: 'Angerufen' } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await configure(app, 'spbdevk', usual);
    await nextDay();
  });

  test('one releases and another rejects: one of them is too late', async () => {
    const walk = await held();
    const tokens = [await eva.token(), await eva.token('otto')];
    const replies = await Promise.all([
      app.call('PUT', `/admin/faelle/${walk.id}/freigeben`, { token: tokens[0], body: { Grund: 'Stimmt' } }),
      app.call('PUT', `/admin/faelle/${walk.id}/ablehnen`, {
        token: tokens[1],
        body: { GrundCode: 'Anderer', Grund: 'Nein' },
      }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await nextDay();
  });
});

test('a case with nothing at stake takes two: its release lets pass what comes later', async () => {
  const { id, rewards } = await held();
  for (const reward of rewards) expect((await desk(`praemierungen/${reward}/freigeben`)).status).toBe(200);
  expect(await needsAnother(id)).toBe(true);
  expect((await desk(`faelle/${id}/freigeben`)).status).toBe(202);
  await nextDay();
});

test('who locks cannot unlock: taking a lock back and unlocking wait for another person', async () => {
  const walk = await held();
  await personToken(w, walk.recommenderEmail);
  const { Empfehlerhash } = (await desk('faelle', { Filter: walk.number })).body.Content[0];
  expect((await desk(`faelle/${walk.id}/sperren`)).status).toBe(200);
  for (const path of [`faelle/${walk.id}/zuruecknehmen`, `empfehler/${Empfehlerhash}/entsperren`]) {
    const asked = await desk(path);
    expect([path, asked.status]).toEqual([path, 202]);
    expect((await desk(`antraege/${asked.body.Antrag}/zustimmen`, {})).body.PsoErrorCode).toBe('PSOF0102');
  }
  await nextDay();
});

test('a note that a colleague writes after the request is read before anybody agrees; the own one is known', async () => {
  await configure(app, 'spbdevk', { ...usual, reviewLimitCents: 100 });
  const { id } = await held();
  const { Antrag } = (await desk(`faelle/${id}/freigeben`)).body;
  const agrees = () => desk(`antraege/${Antrag}/zustimmen`, {}, 'nora');
  expect((await desk(`faelle/${id}/notiz`, { Text: 'Warte, das ist dieselbe Person' }, 'otto')).status).toBe(200);
  const refused = await agrees();
  expect([refused.status, refused.body.Message]).toEqual([409, expect.stringContaining('Notiz')]);
  await desk(`antraege/${Antrag}/zurueckziehen`, {});
  const again = (await desk(`faelle/${id}/freigeben`)).body;
  await desk(`faelle/${id}/notiz`, { Text: 'Mit beiden telefoniert' }, 'nora');
  expect((await desk(`antraege/${again.Antrag}/zustimmen`, {}, 'nora')).status).toBe(200);
  await configure(app, 'spbdevk', usual);
});
