/**
 * PostgreSQL's own logical replication of the rows of one mandant: a publication with a filter and a slot where it lies, a
 * subscription where it goes. Triggers do not fire a second time, and row-level security does not reach whoever applies.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Admins } from './admins.ts';
import type { Moving } from './moving.ts';
import { listMovedTables, literal, quoted } from './tables.ts';

const nameOf = ({ id }: Pick<Moving, 'id'>): string => `weitersagen_move_${id}`;
const lookMs = 100;
const tellMs = 5000;
const errorsMax = 2;
const sequenceGap = 10_000;

/** The slot is made by itself: within one server a subscription would wait for the transaction that makes it. */
export async function startReplication(moving: Moving, { from, to }: Admins): Promise<void> {
  const name = nameOf(moving);
  const tables = await listMovedTables(from);
  const filtered = tables.map((table) => `${quoted(table)} where (mandant_id = ${moving.id})`);
  await from.client.query(
    `create publication ${name} for table ${filtered.join(', ')} with (publish_via_partition_root = true)`,
  );
  await from.client.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [name]);
  await to.client.query(
    `create subscription ${name} connection ${literal(from.url)} publication ${name} with (create_slot = false, slot_name = ${name})`,
  );
}

/** Also where only some of it is there. */
export async function endReplication(moving: Pick<Moving, 'id'>, { from, to }: Admins): Promise<void> {
  const name = nameOf(moving);
  const there = await to.client.query('select from pg_subscription where subname = $1', [name]);
  if (there.rowCount) {
    await to.client.query(`alter subscription ${name} disable`);
    await dropSyncSlots(name, from, to);
    await to.client.query(`alter subscription ${name} set (slot_name = none)`);
    await to.client.query(`drop subscription ${name}`);
  }
  await dropSlot(from.client, name);
  await from.client.query(`drop publication if exists ${name}`);
}

/** Slots of tables that were still being copied. */
async function dropSyncSlots(name: string, from: Admins['from'], to: Admins['to']): Promise<void> {
  const { rows } = await to.client.query<{ oid: string }>('select oid::text from pg_subscription where subname = $1', [
    name,
  ]);
  const slots = await from.client.query<{ name: string }>(
    'select slot_name as name from pg_replication_slots where slot_name like $1',
    [`pg\\_${rows[0]?.oid}\\_sync\\_%`],
  );
  for (const { name: slot } of slots.rows) await dropSlot(from.client, slot);
}

async function dropSlot(client: Admins['from']['client'], name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await client.query(
        'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
        [name],
      );
      const { rowCount } = await client.query('select from pg_replication_slots where slot_name = $1', [name]);
      if (!rowCount) return;
      if (tries > 300) throw new Error(`the replication slot ${name} is in use`);
    } catch (error) {
      // In use at just this moment: its process ends with the subscription.
      if ((error as { code?: string }).code !== '55006' || tries > 300) throw error;
    }
    await sleep(lookMs);
  }
}

/** Until every table is copied and followed. */
export async function waitUntilCopied(moving: Moving, { to }: Admins, tell: (line: string) => void): Promise<void> {
  let toldAt = Date.now();
  for (;;) {
    const { rows } = await to.client.query<{ ready: number; all: number; rows: string }>(
      `select count(*) filter (where srsubstate = 'r')::int as ready, count(*)::int as all,
         (select coalesce(sum(tuples_processed), 0) from pg_stat_progress_copy where datname = current_database())::text as rows
       from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid where s.subname = $1`,
      [nameOf(moving)],
    );
    const [seen] = rows;
    if (seen && seen.all > 0 && seen.ready === seen.all) return;
    await refuseBroken(moving, to);
    if (Date.now() - toldAt > tellMs) {
      toldAt = Date.now();
      tell(`${seen?.ready ?? 0} of ${seen?.all ?? 0} tables are copied; ${seen?.rows ?? 0} rows of those in work.`);
    }
    await sleep(lookMs);
  }
}

/** PostgreSQL tries again and again, and says why only in its log: a host that another mandant has there, a full disk. */
async function refuseBroken(moving: Moving, { client }: Admins['to']): Promise<void> {
  const { rows } = await client.query<{ errors: number }>(
    'select (apply_error_count + sync_error_count)::int as errors from pg_stat_subscription_stats where subname = $1',
    [nameOf(moving)],
  );
  if ((rows[0]?.errors ?? 0) >= errorsMax)
    throw new CannotCopy(`${moving.to.name} does not take the rows of ${moving.slug}: the log of its server says why.`);
}

export class CannotCopy extends Error {}
export class TookTooLong extends Error {}

/** Until what was written last has arrived. */
export async function waitUntilInStep(moving: Moving, { from }: Admins, until: Date): Promise<void> {
  const { rows } = await from.client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  const at = rows[0]?.at ?? '';
  for (;;) {
    const { rows: slots } = await from.client.query<{ isThere: boolean }>(
      `select confirmed_flush_lsn >= $2::pg_lsn as "isThere" from pg_replication_slots where slot_name = $1`,
      [nameOf(moving), at],
    );
    if (slots[0]?.isThere) return;
    if (Date.now() > until.getTime()) throw new TookTooLong('The new cell does not keep up with what is written.');
    await sleep(20);
  }
}

/** Numbers of the new cell go on above those that came: so far above that whoever draws one meanwhile is not overtaken. */
export async function advanceSequences({ from, to }: Admins): Promise<void> {
  const tables = new Set(await listMovedTables(from));
  const { rows } = await from.client.query<{ name: string; owner: string; last: string | null }>(
    `select s.relname as name, t.relname as owner, pg_sequence_last_value(s.oid)::text as last
     from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_class t on t.oid = d.refobjid where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { name, owner, last } of rows) {
    if (last === null || !tables.has(owner)) continue;
    await to.client.query(
      `select setval($1::regclass, $2::bigint + ${sequenceGap}) where coalesce(pg_sequence_last_value($1::regclass), 0) <= $2::bigint`,
      [quoted(name), last],
    );
  }
}
