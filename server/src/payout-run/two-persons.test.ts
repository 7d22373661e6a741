/** The rule of two persons as the database keeps it, whatever the program does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectedBy } from '#testing/cast/collected.ts';
import { operator, operatorActor } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let reward: string;
const ids: Record<string, number> = {};
beforeAll(async () => {
  w = await world();
  for (const name of ['eva', 'otto', 'nora']) {
    const email = `${name}@betreiber.example`;
    await operator(w.app, { email });
    ids[name] = ((await operatorActor(w.app, email)) as { operatorId: number }).operatorId;
  }
  ({ reward } = await collectedBy(w));
});
afterAll(() => w.app.close());

/** Every step by the operator of that number; nothing of it stays. */
const walk = ([maker, exporter, confirmer]: readonly [number, number, number], more = '', of = w) =>
  of.as().write(async ({ db }) => {
    const { rows } = await sql<{ id: number }>`
      insert into payout_run (status, created_at, created_by${sql.raw(more && ', single_handed')})
      values ('draft', now(), ${maker}${sql.raw(more && ', true')}) returning id`.execute(db);
    const { id } = rows[0]!;
    await sql`
      insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
      select ${id}, 'reward', w.id, w.attempt, w.amount_cents, 'x' from reward w where number = ${reward}`.execute(db);
    await sql`update payout_run set status = 'exported', exported_by = ${exporter}, exported_at = now() where id = ${id}`.execute(
      db,
    );
    await sql`update payout_run set status = 'confirmed', confirmed_by = ${confirmer}, confirmed_at = now() where id = ${id}`.execute(
      db,
    );
    throw new Error('confirmed');
  });

/** An exported run is discarded by an operator, with this approval of it or none. */
const discard = (by: string, approval?: { kind?: string; status?: string; decidedBy?: string; of?: number }) =>
  w.as().write(async ({ db }) => {
    const { rows } = await sql<{ id: number }>`
      insert into payout_run (status, created_at, created_by) values ('draft', now(), ${ids.eva}) returning id`.execute(
      db,
    );
    const { id } = rows[0]!;
    await sql`
      insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
      select ${id}, 'reward', w.id, w.attempt, w.amount_cents, 'x' from reward w where number = ${reward}`.execute(db);
    await sql`update payout_run set status = 'exported', exported_by = ${ids.otto}, exported_at = now() where id = ${id}`.execute(
      db,
    );
    if (approval) {
      const { kind = 'discardPayout', status = 'agreed', decidedBy = by, of = id } = approval;
      await sql`
        insert into approval (kind, object, object_id, deed_sealed, status, asked_by, asked_at, ends_at)
        values (${kind}, 'payout', ${of}, '', 'open', ${ids.eva}, now(), now())`.execute(db);
      if (status !== 'open')
        await sql`update approval set status = ${status}, decided_by = ${ids[decidedBy]}, decided_at = now()`.execute(
          db,
        );
    }
    await sql`update payout_run set status = 'discarded', discarded_by = ${ids[by]}, discarded_at = now() where id = ${id}`.execute(
      db,
    );
    // What the transaction leaves behind is looked at with its end.
    await sql`set constraints all immediate`.execute(db);
    throw new Error('discarded');
  });

describe('the database', () => {
  test.each([
    ['whoever made it does not export it', [1, 1, 2]],
    ['whoever exported it does not confirm it', [1, 2, 2]],
  ] as const)('sees to it that %s', async (_, persons) => {
    await expect(walk(persons)).rejects.toThrow('payout_run_two_persons');
  });

  test.each([
    ['by two persons, the maker confirms', [1, 2, 1]],
    ['by three persons', [1, 2, 3]],
  ] as const)('takes a run %s', async (_, persons) => {
    await expect(walk(persons)).rejects.toThrow('confirmed');
  });

  test('lets no run be declared one of a single person later, or of the rule of before', async () => {
    const send = (statement: string) =>
      w.as().write(async ({ db }) => {
        await sql`insert into payout_run (status, created_at, created_by) values ('draft', now(), 1)`.execute(db);
        await sql.raw(statement).execute(db);
      });
    for (const change of ['single_handed = true', 'rule = 1'])
      await expect(send(`update payout_run set ${change}`)).rejects.toThrow('does not change');
    await expect(
      send(`insert into payout_run (status, created_at, created_by, rule) values ('draft', now(), 1, 1)`),
    ).rejects.toThrow('does not change');
  });

  test.each<[string, Parameters<typeof discard>[1]]>([
    ['nobody agreed to', undefined],
    ['that waits for somebody', { status: 'open' }],
    ['somebody declined', { status: 'declined' }],
    ['another one agreed to', { decidedBy: 'otto' }],
    ['of another run', { of: 4711 }],
    ['of something else', { kind: 'returnReward' }],
  ])('takes no discard of an exported run %s', async (_, approval) => {
    await expect(discard('nora', approval)).rejects.toThrow('waits for another person');
  });

  test('takes the discard that another one agreed to', async () => {
    await expect(discard('nora', {})).rejects.toThrow('discarded');
  });

  test('lets no run say of itself that one person is enough', async () => {
    await expect(walk([1, 2, 3], 'single')).rejects.toThrow('needs two persons here');
  });
});
