/** Whether one person is enough is said by the owner of the tables; the role of the program cannot say it in any row. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globally } from '#platform/context.ts';
import { keepSingleHand } from '#platform/database/owner.ts';
import { homeCell } from '#platform/settings/cells.ts';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';

const send = (w: World, ...statements: string[]): Promise<never> =>
  w.as().write(async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
    throw new Error('taken');
  });
const asks = (columns = '', values = '') => `
  insert into approval (kind, object, object_id, deed_sealed, asked_by, asked_at, ends_at, status${columns})
  select 'debtor', 'mandant', 1, '', id, now(), now() + interval '14 days'${values} from operator limit 1`;
const agreedAlone = asks(', decided_by, decided_at, single_handed', ", 'agreed', id, now(), true");
const asked = asks('', ", 'open'");
const run = `insert into payout_run (status, created_at, created_by, single_handed) values ('draft', now(), 1, true)`;

describe('with the second person', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    await operator(w.app);
  });
  afterAll(() => w.app.close());

  test.each<[string, string[], string]>([
    ['says that one is enough', ['insert into single_hand default values'], 'permission denied'],
    ['makes a run of a single hand', [run], 'needs two persons here'],
    ['takes a decision at once, alone', [agreedAlone], 'waits for another person'],
    ['asks for one of a single hand', [asks(', single_handed', ", 'open', true")], 'waits for another person'],
    [
      'takes one at once as if two had',
      [asks(', decided_by, decided_at', ", 'agreed', id, now()")],
      'waits for another',
    ],
    ['calls one of a single hand that waits', [asked, 'update approval set single_handed = true'], 'does not change'],
    [
      'lets one wait longer',
      [asked, "update approval set ends_at = ends_at + interval '1 day'"],
      'asked and decided does not change',
    ],
    [
      'changes what was asked for',
      [asked, "update approval set deed_sealed = 'once'", "update approval set deed_sealed = 'another time'"],
      'asked and decided does not change',
    ],
    ['says that somebody else has asked', [asked, 'update approval set asked_by = asked_by + 1'], 'does not change'],
    [
      'decides what was decided',
      [
        asked,
        "update approval set status = 'declined', decided_at = now(), decided_by = asked_by",
        "update approval set status = 'agreed'",
      ],
      'does not change',
    ],
    [
      'agrees to what it asked for',
      [asked, "update approval set status = 'agreed', decided_at = now(), decided_by = asked_by"],
      'violates check constraint',
    ],
  ])('the role of the program is stopped where it %s', async (_what, statements, stops) => {
    await expect(send(w, ...statements)).rejects.toThrow(stops);
  });

  test('what was asked for is agreed to by another, and its reasons can be forgotten', async () => {
    await operator(w.app, { email: 'other@betreiber.example' });
    const agreed = `update approval set status = 'agreed', decided_at = now(), decided_by = (select max(id) from operator)`;
    await expect(send(w, asked, agreed, 'update approval set reason = null')).rejects.toThrow('taken');
  });
});

test('what was asked for is written once, and sealed again by the owner alone', async () => {
  const w = await world();
  await operator(w.app);
  const reseal = "update approval set deed_sealed = 'under a newer key'";
  const once = [asked, "update approval set deed_sealed = 'once'"];
  await expect(send(w, ...once, reseal)).rejects.toThrow('does not change');
  await expect(send(w, ...once, 'reset role', reseal)).rejects.toThrow('taken');
  await w.app.close();
});

test('a demo without the second person takes both, until it starts with it again', async () => {
  const demo = await world({ DEMO_VIER_AUGEN: '0' });
  await operator(demo.app);
  await expect(send(demo, run)).rejects.toThrow('taken');
  await expect(send(demo, agreedAlone)).rejects.toThrow('taken');
  const { system } = demo.app.app;
  await keepSingleHand({ ...system.config, fourEyes: true }, { name: homeCell, database: system.database });
  await expect(send(demo, run)).rejects.toThrow('needs two persons here');
  await expect(send(demo, agreedAlone)).rejects.toThrow('waits for another person');
  expect(await globally(system, (db) => db.selectFrom('single_hand').selectAll().execute())).toEqual([]);
  await demo.app.close();
});
