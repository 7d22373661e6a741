/**
 * Mails that nobody has confirmed and that cannot go at once wait for their turn (rules 1.8): behind the share of their
 * address (share.ts), or because the mandant's UnbestaetigteMailsJeStunde are used up. Strangers get half of those, so that
 * whoever is signed in, has done a proof of work or is known by the browser is never behind them. Of those who wait each
 * network has its turn, first by 48 bits, then by 64.
 */
import { sql } from 'kysely';
import { type Ctx, jobContext, type Mandant, type System, type Tx } from '../context.ts';
import { askCells, type Cell, inCell } from '../database/cell/cells.ts';
import { networkOf, widerNetworkOf } from '../http/network.ts';
import { isMarkedFor } from '../stranger/known-browser.ts';
import { placeIn } from '../vault.ts';
import type { Claims } from './delivery/claim.ts';
import { mayLeave } from './due.ts';
import { type AnyTemplate, livesStill } from './template.ts';

const hourMs = 3_600_000;

/** When it may go at the earliest, and by when it probably has gone. */
export interface Turn {
  from: Date;
  expectedAt: Date;
}

/** Whether who asks is more than a stranger to the address; a browser is known to those who have signed in with it. */
export const isKnown = (ctx: Pick<Ctx, 'actor' | 'origin' | 'system' | 'mandant' | 'now'>, to: string): boolean =>
  ctx.actor.kind !== 'anyone' || ctx.origin === null || ctx.origin.hasProven === true || isMarkedFor(ctx, to);

const ceilingFor = ({ mandant }: Pick<Tx, 'mandant'>, known: boolean): number => {
  const { unconfirmedMailsPerHour: all } = mandant.config;
  return known ? all : Math.ceil(all / 2);
};

/** How many went in the last hour; no more are counted than `max`. */
async function countGone({ db, now, mandant }: Tx, max: number): Promise<number> {
  const since = new Date(now.getTime() - hourMs);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from mail where mandant_id = ${mandant.id} and unconfirmed_at > ${since} limit ${max}) gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether strangers' half is used up, so that they are asked for a proof of work. */
export const isStrained = async (tx: Tx): Promise<boolean> => {
  const ceiling = ceilingFor(tx, false);
  return (await countGone(tx, ceiling)) >= ceiling;
};

/** Nothing for a mail that may go at once. */
export async function findTurn(tx: Tx, from: Date, known: boolean): Promise<Turn | undefined> {
  const ceiling = ceilingFor(tx, known);
  const gone = await countGone(tx, ceiling);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail_due
    where mandant_id = ${tx.mandant.id} and turn_from <= ${tx.now} and turn_known >= ${known}`.execute(tx.db);
  const before = rows[0]?.count ?? 0;
  const isLater = from > tx.now;
  if (!isLater && gone + before < ceiling) return undefined;
  if (!isLater) tellOnce(tx, ceiling);
  const hours = isLater ? 0 : 1 + Math.floor(before / Math.max(1, ceiling));
  return { from, expectedAt: new Date(Math.max(from.getTime(), tx.now.getTime() + hours * hourMs)) };
}

/** By when a mail that nobody has confirmed has probably gone, as far as it does not tell whether anybody has the address. */
export const expectedNow = async (tx: Tx, to: string): Promise<Date | null> =>
  tx.system.config.rateLimits ? ((await findTurn(tx, tx.now, isKnown(tx, to)))?.expectedAt ?? null) : null;

const toldAt = new WeakMap<System, Map<number, number>>();

/** The alarm: a line in the log, once an hour for each mandant. */
function tellOnce({ system, mandant, now, log }: Tx, ceiling: number): void {
  const told = toldAt.get(system) ?? new Map<number, number>();
  toldAt.set(system, told);
  if (now.getTime() - (told.get(mandant.id) ?? 0) < hourMs) return;
  told.set(mandant.id, now.getTime());
  log.warn(
    { mandant: mandant.slug, ceiling },
    'mails to unconfirmed addresses wait: UnbestaetigteMailsJeStunde is used up',
  );
}

/** They go no more, and nothing is kept of them but that they were. */
export async function drop(tx: Tx, mails: readonly { id: number }[]): Promise<void> {
  if (mails.length === 0) return;
  const ids = mails.map(({ id }) => id);
  await sql`update mail set state = 'dropped', address_sealed = null, parameters_sealed = null where id = any(${ids}::bigint[])`.execute(
    tx.db,
  );
  await sql`delete from mail_due where mandant_id = ${tx.mandant.id} and mail_id = any(${ids}::bigint[])`.execute(
    tx.db,
  );
}

/** The networks of who asks, as mail_due and the counters of an hour keep them. */
export function networkKeysOf({ system, mandant, origin }: Pick<Tx, 'system' | 'mandant' | 'origin'>) {
  const ip = origin?.ip ?? '';
  const keyOf = (network: string): string =>
    `mail-turn:${system.vault.hash(`${mandant.slug} ${network}`, 'mail-network')}`;
  return { network: keyOf(widerNetworkOf(ip)), subnetwork: keyOf(networkOf(ip)) };
}

/** Step of the postman: whose turn it is now goes to it; gives how many. What goes wrong for a mandant is that one's alone. */
export async function letTurnsGo(
  system: System,
  findMandant: (id: number) => Promise<Mandant | undefined>,
  { isSilent }: Pick<Claims, 'isSilent'>,
): Promise<number> {
  const listIn = (cell: Cell): Promise<{ rows: { id: number }[] }> =>
    inCell(cell, { role: 'app' }, (db) =>
      sql<{ id: number }>`
        select distinct mandant_id as id from mail_due d where turn_from <= ${system.clock.now()} and ${mayLeave}`.execute(
        db,
      ),
    );
  const { answers } = await askCells(system.database, async (cell) => (isSilent(cell) ? { rows: [] } : listIn(cell)));
  const letMandantGo = async (id: number): Promise<number> => {
    const mandant = await findMandant(id);
    return mandant ? jobContext(system, mandant, 'mail-turn').write(letGo) : 0;
  };
  let gone = 0;
  for (const { id } of answers.flatMap(({ value }) => value.rows)) {
    gone += await letMandantGo(id).catch((err: unknown) => {
      system.log.error({ err, mandant: id }, 'mails wait whose turn it is');
      return 0;
    });
  }
  return gone;
}

interface Waiting {
  id: number;
  template: string;
  messageId: string;
  known: boolean;
  network: string;
  subnetwork: string;
  parametersSealed: string | null;
}

async function letGo(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${tx.mandant.id}, hashtext('mail-turn'))`.execute(tx.db);
  const all = ceilingFor(tx, true);
  const room = all - (await countGone(tx, all));
  if (room <= 0) return 0;
  const strangersMax = ceilingFor(tx, false) - (all - room);
  const hour = new Date(Math.floor(tx.now.getTime() / hourMs) * hourMs);
  const { rows } = await sql<Waiting>`
    select m.id, m.template, m.message_id as "messageId", t.turn_known as known, t.turn_network as network, t.turn_subnetwork as subnetwork, m.parameters_sealed as "parametersSealed"
    from (
      select w.*, row_number() over (partition by turn_known, turn_network order by own_place, turn_at, mail_id) + coalesce(g.count, 0) as place from (
        select d.*, row_number() over (partition by turn_known, turn_network, turn_subnetwork order by turn_at, mail_id) + coalesce(g.count, 0) as own_place
        from mail_due d left join limit_counter g on g.key = d.turn_subnetwork and g.window_start = ${hour}
        where mandant_id = ${tx.mandant.id} and turn_from <= ${tx.now}) w
      left join limit_counter g on g.key = w.turn_network and g.window_start = ${hour}) t
    join mail m on m.mandant_id = t.mandant_id and m.id = t.mail_id
    order by t.turn_known desc, t.place, t.turn_at, t.mail_id limit ${room}`.execute(tx.db);
  const going: Waiting[] = [];
  for (const mail of rows) {
    if (!mail.known && going.length >= strangersMax) break;
    const isAlive = await livesOrFails(tx, mail);
    if (isAlive === 'failed') await putOffTurn(tx, mail);
    else if (isAlive) going.push(mail);
    else await drop(tx, [mail]);
  }
  if (going.length > 0) await markGone(tx, going, hour);
  return going.length;
}

/** Gives them to the postman, and keeps for this hour how many of each network have gone: the others come before it now. */
async function markGone(tx: Tx, going: readonly Waiting[], hour: Date): Promise<void> {
  const ids = going.map(({ id }) => id);
  await sql`update mail set unconfirmed_at = ${tx.now} where id = any(${ids}::bigint[])`.execute(tx.db);
  await sql`
    update mail_due set due_at = ${tx.now}, turn_from = null, turn_at = null, turn_known = null, turn_network = null, turn_subnetwork = null, turn_about = null
    where mandant_id = ${tx.mandant.id} and mail_id = any(${ids}::bigint[])`.execute(tx.db);
  const networks = going.flatMap(({ network, subnetwork }) => [network, subnetwork]);
  await sql`
    insert into limit_counter (key, window_start, count)
    select key, ${hour}, count(*)::int from unnest(${networks}::text[]) as key group by key order by key
    on conflict (key, window_start) do update set count = limit_counter.count + excluded.count`.execute(tx.db);
}

/** One that cannot be asked takes no other with it: what it did in vain is taken back, and the fault stands in the log. */
async function livesOrFails(tx: Tx, mail: Waiting): Promise<boolean | 'failed'> {
  await sql`savepoint mail_turn`.execute(tx.db);
  try {
    const isAlive = await lives(tx, mail);
    await sql`release savepoint mail_turn`.execute(tx.db);
    return isAlive;
  } catch (err) {
    // Of a lost database this fails, too, and the whole turn with it.
    await sql`rollback to savepoint mail_turn`.execute(tx.db);
    tx.log.error({ err, mail: mail.id, template: mail.template }, 'a mail whose turn it is waits another hour');
    return 'failed';
  }
}

/** Out of the way of the others, so that those which fail never use up the turn. */
async function putOffTurn(tx: Tx, { id }: Waiting): Promise<void> {
  const from = new Date(tx.now.getTime() + hourMs);
  await sql`update mail_due set turn_from = ${from} where mandant_id = ${tx.mandant.id} and mail_id = ${id}`.execute(
    tx.db,
  );
}

/** A mail whose link or cause has ended while it waited goes no more, nor does one that does not open. */
function lives(tx: Tx, mail: Waiting): Promise<boolean> | boolean {
  const kind = tx.system.templates.get(mail.template);
  const parameters = kind && openParameters(tx, mail);
  return parameters !== undefined && livesStill(kind as AnyTemplate, tx, parameters);
}

function openParameters(tx: Tx, { id, template, messageId, parametersSealed }: Waiting): object | undefined {
  if (parametersSealed === null) return undefined;
  try {
    return JSON.parse(tx.system.vault.open(parametersSealed, placeIn(tx, 'mail.parameters', template, messageId)));
  } catch (err) {
    tx.log.error({ err, mail: id }, 'a mail that waited does not open, and is dropped');
    return undefined;
  }
}
