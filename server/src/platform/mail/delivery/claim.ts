/**
 * Which mails a postman takes next: those a person waits for before the others, within a class each mandant in its turn, and of
 * a person one after the other in the order in which they were caused. What it has taken is in its hands for a lease, which it
 * renews as long as it sends. The statement looks at the first mails of each mandant, however many wait behind them.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { System } from '../../context.ts';
import { answerInTime, type Cell, cellOf, cellsOf, inCell } from '../../database/cell/cells.ts';
import type { Db } from '../../database/db.ts';
import { mayLeave } from '../due.ts';
import { leaseMs } from '../queue.ts';

export interface Claim {
  mandantId: number;
  mailId: number;
  isAwaited: boolean;
}

/** How many may be taken: of those a person waits for, and of the others. */
export interface Room {
  awaited: number;
  ordinary: number;
}

export interface Claims {
  /** Who has them: stands in the row. */
  holder: string;
  take(room: Room): Promise<Claim[]>;
  /** They stay in these hands. */
  renew(held: readonly Claim[]): Promise<void>;
  /** Nobody has them any more; they are due then. */
  putBack(claims: readonly Claim[], dueAt: Date): Promise<void>;
  /** For a minute nothing of the mandant is taken. */
  passOver(mandantId: number): void;
  /** Those that were taken at a moment that is still to come are due: the clock was ahead then, and has gone back. */
  freeSkewed(): Promise<void>;
  /** One that was asked and has not answered yet, of several. */
  isSilent(cell: Cell): boolean;
}

/** Where the turn of mandants stands in a class. */
interface Round {
  isAwaited: boolean;
  after: number;
  /** So many had mails when it was last asked. */
  mandants: number;
}

/** So far apart the clocks of two processes may be. */
const skewMs = 60_000;
const passOverMs = 60_000;
/** Behind so many of a mandant that wait for an earlier one of their person nothing is looked for. */
const windowMax = 50;

type CellClaims = Pick<Claims, 'take' | 'renew' | 'putBack' | 'passOver'> & { freeSkewed(): Promise<object> };

/**
 * Of every cell in its turn, each an equal part of the room. One that is away has no turn until it answers again, and what it
 * hands out when nobody waits for it any more goes back.
 */
export function createClaims(system: System): Claims {
  const holder = randomUUID();
  const { database, log } = system;
  const cells = cellsOf(database).map((cell) => ({ cell, claims: createCellClaims(system, cell, holder) }));
  const [only] = cells;
  if (only && cells.length === 1) {
    const { claims } = only;
    return { holder, ...claims, freeSkewed: async () => void (await claims.freeSkewed()), isSilent: () => false };
  }
  let turn = 0;
  /** Asked and not yet heard of: nobody waits for them again and again. */
  const silent = new Set<Cell>();
  const inTime = async <T extends object>(cell: Cell, answer: Promise<T>): Promise<T | undefined> => {
    const given = await answerInTime(answer);
    if (given) return given;
    log.warn({ cell: cell.name }, 'a cell gives no mails: the others do');
    silent.add(cell);
    answer.catch(() => undefined).finally(() => silent.delete(cell));
    return undefined;
  };
  const ofEach = async (claims: readonly Claim[], steps: (own: CellClaims, held: Claim[]) => Promise<void>) => {
    const byCell = Map.groupBy(claims, ({ mandantId }) => cellOf(database, mandantId).name);
    const ofOne = async ({ cell, claims: own }: (typeof cells)[number]): Promise<void> => {
      const held = byCell.get(cell.name);
      if (held)
        await inTime(
          cell,
          steps(own, held).then(() => held),
        );
    };
    await Promise.all(cells.map(ofOne));
  };
  const takeFrom = async ({ cell, claims }: (typeof cells)[number], room: Room): Promise<Claim[]> => {
    const taking = claims.take(room);
    const taken = await inTime(cell, taking);
    if (taken) return taken;
    taking.then((late) => claims.putBack(late, system.clock.now())).catch(() => undefined);
    return [];
  };
  const answering = () => cells.filter(({ cell }) => !silent.has(cell));
  return {
    holder,
    take: async (room) => {
      const taken: Claim[] = [];
      turn++;
      const asked = answering();
      for (const [nth] of asked.entries()) {
        const one = asked[(turn + nth) % asked.length];
        const awaited = taken.filter(({ isAwaited }) => isAwaited).length;
        const share = (count: number): number => Math.ceil(Math.max(0, count) / (asked.length - nth));
        const left = {
          awaited: share(room.awaited - awaited),
          ordinary: share(room.ordinary - taken.length + awaited),
        };
        if (one && left.awaited + left.ordinary > 0) taken.push(...(await takeFrom(one, left)));
      }
      return taken;
    },
    renew: (held) => ofEach(held, (own, part) => own.renew(part)),
    putBack: (claims, dueAt) => ofEach(claims, (own, part) => own.putBack(part, dueAt)),
    passOver: (mandantId) => {
      for (const { claims } of cells) claims.passOver(mandantId);
    },
    freeSkewed: async () => {
      const free = async ({ cell, claims }: (typeof cells)[number]) => void (await inTime(cell, claims.freeSkewed()));
      await Promise.all(answering().map(free));
    },
    isSilent: (cell) => silent.has(cell),
  };
}

function createCellClaims(system: System, cell: Cell, holder: string): CellClaims {
  const awaited: Round = { isAwaited: true, after: 0, mandants: 1 };
  const ordinary: Round = { isAwaited: false, after: 0, mandants: 1 };
  const passedOver = new Map<number, number>();
  const listPassedOver = (now: Date): number[] => {
    for (const [id, until] of passedOver) if (until <= now.getTime()) passedOver.delete(id);
    return [...passedOver.keys()];
  };
  const inside = <T>(steps: (db: Db) => Promise<T>): Promise<T> => inCell(cell, { role: 'app' }, steps);
  return {
    take: (room) =>
      inside(async (db) => {
        const now = system.clock.now();
        const asked = { holder, now, without: listPassedOver(now) };
        const first = room.awaited > 0 ? await takeInTurn(db, awaited, room.awaited, asked) : [];
        return room.ordinary > 0 ? [...first, ...(await takeInTurn(db, ordinary, room.ordinary, asked))] : first;
      }),
    renew: (held) =>
      inside(async (db) => {
        const until = new Date(system.clock.now().getTime() + leaseMs);
        await setHeld(db, holder, held, sql`due_at = ${until}`);
      }),
    putBack: (claims, dueAt) => inside((db) => setHeld(db, holder, claims, sql`due_at = ${dueAt}, holder = null`)),
    passOver: (mandantId) => void passedOver.set(mandantId, system.clock.now().getTime() + passOverMs),
    freeSkewed: () =>
      inside(async (db) => {
        const now = system.clock.now();
        return sql`
          update mail_due set due_at = ${now}, claimed_at = null, holder = null
          where claimed_at > ${new Date(now.getTime() + skewMs)} and holder is distinct from ${holder}`.execute(db);
      }),
  };
}

interface Asked {
  holder: string;
  now: Date;
  without: readonly number[];
}

/** From where the turn stands to the last mandant, then from the first. */
async function takeInTurn(db: Db, round: Round, max: number, asked: Asked): Promise<Claim[]> {
  const share = Math.ceil(max / round.mandants);
  const taken = await takeAfter(db, round, { ...asked, max, share });
  if (taken.length < max && round.after > 0) {
    round.after = 0;
    taken.push(...(await takeAfter(db, round, { ...asked, max: max - taken.length, share })));
  }
  round.mandants = Math.max(1, new Set(taken.map(({ mandantId }) => mandantId)).size);
  return taken;
}

async function takeAfter(
  db: Db,
  round: Round,
  { holder, now, without, max, share }: Asked & { max: number; share: number },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    with recursive round (mandant_id) as (
      (select mandant_id from mail_due where awaited = ${round.isAwaited} and mandant_id > ${round.after} order by mandant_id limit 1)
      union all
      select (select n.mandant_id from mail_due n where n.awaited = ${round.isAwaited} and n.mandant_id > r.mandant_id order by n.mandant_id limit 1)
      from round r where r.mandant_id is not null),
    chosen as materialized (
      select f.mandant_id, f.mail_id from round r cross join lateral (
        select d.mandant_id, d.mail_id from (
          select w.mandant_id, w.mail_id, w.due_at from mail_due w
          where w.awaited = ${round.isAwaited} and w.mandant_id = r.mandant_id and w.due_at <= ${now} and r.mandant_id <> all(${[...without]}::int[])
          order by w.due_at, w.mail_id limit ${windowMax}) w
        join mail_due d on d.mandant_id = w.mandant_id and d.mail_id = w.mail_id
        where d.due_at <= ${now} and ${mayLeave} and not exists (
          select from mail_due e where e.mandant_id = d.mandant_id and e.person = d.person and e.mail_id < d.mail_id and e.awaited = d.awaited
            and (e.due_at <= ${now} or e.holder is not null))
        order by w.due_at, w.mail_id limit ${share} for update of d skip locked) f
      limit ${max})
    update mail_due m set due_at = ${new Date(now.getTime() + leaseMs)}, claimed_at = ${now}, holder = ${holder}
    from chosen c where m.mandant_id = c.mandant_id and m.mail_id = c.mail_id
    returning m.mandant_id as "mandantId", m.mail_id as "mailId", m.awaited as "isAwaited"`.execute(db);
  round.after = Math.max(round.after, ...rows.map(({ mandantId }) => mandantId));
  // An update gives its rows in any order.
  return rows.sort((a, b) => a.mandantId - b.mandantId || a.mailId - b.mailId);
}

/** Changes those of the claims that are still this holder's. */
async function setHeld(
  db: Db,
  holder: string,
  claims: readonly Claim[],
  change: ReturnType<typeof sql>,
): Promise<void> {
  if (claims.length === 0) return;
  await sql`
    update mail_due m set ${change}
    from unnest(${claims.map(({ mandantId }) => mandantId)}::int[], ${claims.map(({ mailId }) => mailId)}::bigint[]) as h (mandant_id, mail_id)
    where m.mandant_id = h.mandant_id and m.mail_id = h.mail_id and m.holder = ${holder}`.execute(db);
}
