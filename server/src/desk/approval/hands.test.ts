/** Whose hands count as one's own, and which hands are on an order and on what it pays. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tieOperator } from '#operator/tie/ties.ts';
import type { Actor } from '#platform/context.ts';
import type { Reply } from '#testing/app.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { fileOf } from '#testing/cast/client.ts';
import { collectedBy, collectInto, forgetRuns } from '#testing/cast/collected.ts';
import { operator } from '#testing/cast/operators.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { confirm as recipientConfirms, recommendAndRegister, rewardTokenOf, type Walk } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';
import { resumeImports } from '../../order-import/order-import.ts';

let w: World;
beforeAll(async () => {
  w = await world();
  for (const name of ['eva', 'otto', 'nora', 'paul'] as const) await tokenOf(name);
});
beforeEach(() => forgetRuns(w));
afterAll(() => w.app.close());

type Name = 'eva' | 'otto' | 'nora' | 'paul';
const tokenOf = (name: Name): Promise<string> => operator(w.app, { email: `${name}@betreiber.example` });
const call = async (name: Name, path: string, body: unknown = {}): Promise<Reply> =>
  w.app.call('PUT', `/admin/${path}`, { token: await tokenOf(name), body });
const makesRun = async (name: Name): Promise<number> =>
  (await w.app.call('POST', '/admin/auszahlungslaeufe', { token: await tokenOf(name) })).body.Id;
const touched = { status: 409, body: { Message: expect.stringMatching(/letzten 30 Tagen/) } };

const changesAddress = async (name: Name, email: string): Promise<void> => {
  const person = { Vorname: 'Anna', Nachname: 'Muster', Email: `neu.${email}`, Grund: 'Anruf' };
  const answer = await call(name, `empfehler/${await rowsOf(w.as()).hashOf(email)}/aendern`, person);
  expect(answer.status).toBe(200);
};
/** An order that somebody imported, due for its release. */
const imports = async (name: Name): Promise<{ walk: Walk; order: string }> => {
  const walk = await recommendAndRegister(w.app, { share: 100 });
  await recipientConfirms(w.app, walk);
  const on = w.app.app.system.clock.now().toISOString().slice(0, 10);
  const row = { order: walk.externalNumber, recipient: walk.recipientNumber, on };
  for (const event of ['eingegangen', 'bestaetigt'] as const) {
    const body = fileOf([{ ...row, event }]);
    await w.app.call('POST', '/admin/auftraege/import', { token: await tokenOf(name), body });
    await resumeImports(w.as());
  }
  await w.days(15);
  const { body } = await call(name, 'auftraege', { Filter: walk.externalNumber });
  return { walk, order: body.Content[0].Auftragsnummer };
};

/** The order of the reward was released by somebody of an agency. */
const releasedBy = (reward: string, email: string) =>
  w.as().write(async ({ db }) => {
    const { rows } = await sql<{ id: number; agencyNumber: string }>`
      select id, agency_number as "agencyNumber" from agency_user where email = ${email}`.execute(db);
    const [user] = rows;
    if (!user) throw new Error('nobody has the address');
    await sql`update orders set released_by = ${`agency ${user.id}`}
      where id = (select order_id from reward where number = ${reward})`.execute(db);
    return user;
  });

test('what somebody touched who was made by another one, that one touched', async () => {
  const { recommenderEmail, reward } = await collectedBy(w);
  const { rows } = await sql<{ id: number; name: Name }>`
    select id, split_part(email, '@', 1) as name from operator`.execute(w.app.app.system.database.kysely);
  const idOf = (name: Name): number => rows.find((row) => row.name === name)?.id ?? 0;
  const otto = { kind: 'operator', operatorId: idOf('otto'), email: 'otto@betreiber.example' } as Actor;
  await w.as('spbdevk', otto).write((tx) => tieOperator(tx, idOf('nora'), 'invited'));
  try {
    await changesAddress('nora', recommenderEmail);
    const run = await makesRun('eva');
    const shown = await w.app.call('GET', `/admin/auszahlungslaeufe/${run}`, { token: await tokenOf('eva') });
    expect(shown.body.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId)).toEqual([reward]);
    expect(await call('otto', `auszahlungslaeufe/${run}/exportieren`)).toMatchObject(touched);
    expect((await call('paul', `auszahlungslaeufe/${run}/exportieren`)).status).toBe(200);
  } finally {
    await sql`update operator_tie set loosed_at = now() where loosed_at is null`.execute(
      w.app.app.system.database.kysely,
    );
  }
});

test('whoever touched the person of an order that came by hand does not release it', async () => {
  const { walk, order } = await imports('otto');
  await changesAddress('nora', walk.recommenderEmail);
  expect(await call('nora', `auftraege/${order}/freigeben`)).toMatchObject(touched);
  expect((await call('paul', `auftraege/${order}/freigeben`)).status).toBe(200);
});

test('whoever gave the person of an agency another address exports nothing that this person released', async () => {
  const { reward } = await collectedBy(w);
  const { owner } = await anAgency(w, 'haende');
  const dirk = await releasedBy(reward, owner.email);
  const agency = `agenturen/${dirk.agencyNumber}/benutzer/${dirk.id}`;
  const person = { Vorname: 'Clara', Nachname: 'Brandt', Email: 'otto-liest-mit@haende.example', Grund: 'Anruf' };
  expect((await call('otto', `${agency}/aendern`, person)).status).toBe(200);
  const run = await makesRun('eva');
  expect(await call('otto', `auszahlungslaeufe/${run}/exportieren`)).toMatchObject(touched);
  expect((await call('paul', `auszahlungslaeufe/${run}/exportieren`)).status).toBe(200);
});

test('of two, one imports and makes the run, and the other one releases and exports', async () => {
  const { walk, order } = await imports('otto');
  expect((await call('nora', `auftraege/${order}/freigeben`)).status).toBe(200);
  walk.mails.push(...(await w.app.post()));
  expect((await collectInto(w, rewardTokenOf(walk, walk.recommenderEmail))).status).toBe(200);
  await w.days(4);
  const run = await makesRun('otto');
  expect((await call('nora', `auszahlungslaeufe/${run}/exportieren`)).status).toBe(200);
});
