/**
 * Whoever can write rows, by an injection, a restored dump or as an administrator's mistake, moves no money without a
 * key: statements that the role of the program may send, and what stops each.
 */
import { eventCode } from '@weitersagen/contract/event/events';
import { type PostingKind, postings, sides } from '@weitersagen/contract/ledger/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Collected, collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let exported: Collected;
let waiting: Collected;
let run: number;
let draft: number;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  exported = await collectedBy(w);
  run = await exportedBy(eva);
  waiting = await collectedBy(w);
  draft = (await eva.makesRun()).body.Id;
});
afterAll(() => w.app.close());

const send = (statement: string) => w.as().write(({ db }) => sql.raw(statement).execute(db));

/** As a backup from before the export has it: by the owner, past the guards. */
const restoreDraft = (id: number): Promise<void> =>
  w.app.app.system.database.kysely.transaction().execute(async (db) => {
    await sql`select set_config('app.mandant', ${String(w.mandants.spbdevk.id)}, true)`.execute(db);
    for (const table of ['payout_run', 'event'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    await sql`delete from event where object = 'payout' and object_id = ${id} and event = ${eventCode('payout', 'export')}`.execute(
      db,
    );
    await sql`
      update payout_run set status = 'draft', exported_at = null, exported_by = null, file_sealed = null, message_id = null
      where id = ${id}`.execute(db);
    for (const table of ['payout_run', 'event'])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  });

describe('a sealed account', () => {
  test('copied to the reward of somebody else goes into no file', async () => {
    const before = await w.as().read(({ db }) =>
      sql<{ iban: string; holder: string }>`
        select iban_sealed as iban, holder_sealed as holder from reward where number = ${waiting.reward}`.execute(db),
    );
    await send(`update reward w set iban_sealed = b.iban_sealed, holder_sealed = b.holder_sealed
      from reward b where b.number = '${exported.reward}' and w.number = '${waiting.reward}'`);
    expect((await eva.exports(draft)).status).toBe(500);
    expect((await eva.shows(run)).body.Status).toBe('Exportiert');
    const { iban, holder } = before.rows[0]!;
    await send(
      `update reward set iban_sealed = '${iban}', holder_sealed = '${holder}' where number = '${waiting.reward}'`,
    );
    expect((await eva.shows(draft)).body.Posten).toMatchObject([{ Name: 'Anna Muster' }]);
  });
});

describe('the bank file', () => {
  test('is given out only as it was exported', async () => {
    const first = await eva.downloads(run);
    expect(first.status).toBe(200);
    const { vault } = w.app.app.system;
    const forged = vault.seal(first.text.replace('70.00', '7000.00'), {
      column: 'payout_run.file',
      mandantId: w.mandants.spbdevk.id,
      row: [run],
    });
    const { rows } = await w
      .as()
      .read(({ db }) =>
        sql<{ file: string }>`select file_sealed as file from payout_run where id = ${run}`.execute(db),
      );
    await send(`update payout_run set file_sealed = '${forged}' where id = ${run}`);
    expect((await eva.downloads(run)).status).toBe(500);
    await send(`update payout_run set file_sealed = '${rows[0]!.file}' where id = ${run}`);
    expect((await eva.downloads(run)).text).toBe(first.text);
  });

  test('has an id that no other has, also none of the same run after a restore, of letters a bank takes', async () => {
    const idOf = async () => /<MsgId>(.*?)<\/MsgId>/.exec((await eva.downloads(run)).text)?.[1] ?? '';
    const ids = [await idOf()];
    for (let nth = 0; nth < 3; nth++) {
      await restoreDraft(run);
      expect((await eva.exports(run)).status).toBe(200);
      ids.push(await idOf());
    }
    for (const id of ids) expect(id).toMatch(new RegExp(`^WS-${w.mandants.spbdevk.id}-${run}-[0-9A-F]{8}$`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(`WS-${2 ** 31 - 1}-${10 ** 10}-0123ABCD`.length).toBeLessThanOrEqual(35);
  });
});

test.each<[string, () => string, string]>([
  [
    'an item costs more after the export',
    () => `update payout_item set amount_cents = 9999999 where run_id = ${run}`,
    'never changes',
  ],
  [
    'an item costs more in a draft',
    () => `update payout_item set amount_cents = 9999999 where run_id = ${draft}`,
    'never changes',
  ],
  [
    'an item goes to another run',
    () => `update payout_item set run_id = ${draft} where run_id = ${run}`,
    'never changes',
  ],
  [
    'an item of an exported run is void',
    () => `update payout_item set discarded = true where run_id = ${run}`,
    'never changes',
  ],
  [
    'an item leaves an exported run',
    () => `delete from payout_item where run_id = ${run}`,
    'leaves no run but a draft',
  ],
  [
    'an item joins an exported run',
    () => `insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
      select ${run}, 'reward', id, 2, amount_cents, 'x' from reward where number = '${waiting.reward}'`,
    'only a draft',
  ],
  [
    'an item with another amount than its reward joins a draft',
    () => `insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
      select ${draft}, 'reward', id, attempt + 1, amount_cents + 1, 'x' from reward where number = '${waiting.reward}'`,
    'does not fit its reward',
  ],
  [
    'a run is confirmed without an export',
    () => `update payout_run set status = 'confirmed', confirmed_by = 2, confirmed_at = now() where id = ${draft}`,
    'does not become confirmed',
  ],
  [
    'an exported run is a draft once more',
    () => `update payout_run set status = 'draft' where id = ${run}`,
    'does not become draft',
  ],
  ['somebody else made the run', () => `update payout_run set created_by = 2 where id = ${run}`, 'does not change'],
  [
    'somebody else exported the run',
    () => `update payout_run set exported_by = 99 where id = ${run}`,
    'does not change',
  ],
  [
    'a confirmation is entered beside the status',
    () => `update payout_run set confirmed_by = 2, confirmed_at = now() where id = ${run}`,
    'does not change',
  ],
  [
    'a run begins exported',
    () =>
      `insert into payout_run (status, created_at, created_by, exported_at, exported_by) values ('exported', now(), 1, now(), 2)`,
    'begins as a draft',
  ],
  ['a run is deleted', () => `delete from payout_run where id = ${draft}`, 'permission denied'],
  ['the hash of a file is forgotten', () => `update event set reason = null where object = 'payout'`, 'never changed'],
  [
    'an operator works for all mandants',
    () => `update operator set role = 'BetreiberAdmin', mandants = null`,
    'permission denied',
  ],
  ['an operator has another address', () => `update operator set email = 'x@evil.example'`, 'permission denied'],
  [
    'a posting goes to an account that there is none of',
    () => `insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      select 'reward', id, 'bonus', 1, 'PraemienAufwand', 'Irgendwas', 999999, now(), '' from reward where number = '${waiting.reward}'`,
    'posting_accounts',
  ],
  [
    'a posting goes between accounts that its kind has not',
    () => `insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      select 'reward', id, 'payout', 1, 'AuszahlungOffen', 'PraemienErtrag', 7000, now(), '' from reward where number = '${waiting.reward}'`,
    'posting_accounts',
  ],
  ['what was sealed before is read once more', () => `delete from sealed_form`, 'permission denied'],
])('the database refuses that %s', async (_, statement, why) => {
  await expect(send(statement())).rejects.toThrow(why);
});

test('the database knows every kind of posting with its two accounts, and its reversal', async () => {
  const kinds = Object.keys(postings).flatMap((kind) => [kind, `${kind}-reversal`]) as PostingKind[];
  for (const kind of kinds) {
    const { debit, credit } = sides(kind);
    const booked = w.as().write(async ({ db }) => {
      await sql`
        insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
        select 'reward', id, ${kind}, 99, ${debit}, ${credit}, 1, now(), '' from reward where number = ${waiting.reward}`.execute(
        db,
      );
      throw new Error('taken');
    });
    await expect(booked).rejects.toThrow('taken');
  }
});
