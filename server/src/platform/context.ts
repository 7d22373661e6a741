/**
 * What every verb gets first (there is no global state). `ctx` lives for one request or job and opens short
 * transactions; `tx` is the inside of one. A verb that opens a transaction takes `ctx`, a step inside one takes `tx`.
 */
import type { AgencyRole } from '@weitersagen/contract/agency/rights';
import { seesWholeAgency } from '@weitersagen/contract/agency/rights';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { type AtHome, type Beside, beside } from './database/cell/beside.ts';
import type { Database, Db, Role, Scope } from './database/db.ts';
import type { Kept } from './kept-values.ts';
import type { Log } from './log.ts';
import type { Templates } from './mail/template.ts';
import type { Meters } from './metrics/meters.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { SecurityEvent, SecurityLog } from './security/security-log.ts';
import type { Signals } from './signals.ts';
import type { Spans } from './span/spans.ts';
import type { Vault } from './vault.ts';

/** What the whole process shares; built once in `app.ts`. */
export interface System {
  config: Config;
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
  security: SecurityLog;
  signals: Signals;
  kept: Kept;
  templates: Templates;
  /** The one door for calls to an address that somebody typed. */
  outgoing: Outgoing;
  meters: Meters;
  spans: Spans;
}

export interface Mandant {
  id: number;
  slug: string;
  name: string;
  config: Value<typeof MandantConfig>;
}

/** Who acts; written into every event row (rules 3). */
export type Actor =
  | { kind: 'anyone' }
  | {
      kind: 'recommender';
      accountId: number;
      hash: string;
      email: string;
      sessionId: string;
      authAt: Date;
      roles: readonly string[];
      /** An operator looks at the account (P-04), and may perhaps write. */
      support: { operatorId: number; mayWrite: boolean } | null;
    }
  | {
      kind: 'agency';
      userId: number;
      /** Nothing of somebody whose provider named no agency we know. */
      agencyId: number | null;
      agencyNumber: string | null;
      employeeNumber: string | null;
      email: string;
      sessionId: string;
      authAt: Date;
      roles: readonly AgencyRole[];
      support: { operatorId: number; mayWrite: boolean } | null;
    }
  | { kind: 'recipient'; number: string }
  | { kind: 'reward'; number: string; attempt: number; endsAt: Date }
  | { kind: 'operator'; operatorId: number; email: string; role: string; sessionId: string; authAt: Date }
  | { kind: 'apiKey'; name: string }
  | { kind: 'job'; name: string };

/** Where a request comes from. A job has none. */
export interface Origin {
  requestId: string;
  ip: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** What the caller sends as a proof of work (proof-of-work.ts). */
  proof?: string | undefined;
  /** Has done the work that was asked for. */
  hasProven?: boolean;
  /** The mark of a browser somebody has signed in with (known-browser.ts). */
  mark?: string | undefined;
  /** The browser says that it opens a page or loads a picture: no program of ours calls like that. */
  isOpened?: boolean;
  /** Nobody looks at the answer: HEAD, or a browser that fetches ahead. */
  ahead?: 'head' | 'prefetch' | undefined;
}

interface Situation {
  system: System;
  mandant: Mandant;
  actor: Actor;
  /** Language of messages and of mails caused by the call. */
  locale: string;
  /** The moment of the request: everything it decides, it decides at one moment. */
  now: Date;
  log: Log;
  origin: Origin | null;
  /** What is shown is as it would be if this had happened: it happens before every reading, and is taken back after it. */
  rehearse?: ((tx: Tx) => Promise<void>) | undefined;
  /** What is read under the report role may be some seconds old (rules 1.16). */
  mayLag?: Scope['mayLag'];
}

export interface Tx extends Situation {
  db: Db;
  /** What happens here was decided by two persons: the approval its events belong to. */
  approvalId?: number;
  /** Runs when the transaction is committed; never when it is not. */
  afterCommit(steps: () => void): void;
  /** Steps on the tables at home, which may be another database: kept or taken back with this transaction. */
  home: AtHome;
  /** The same for what has to be there first: elsewhere it is kept at once, whatever becomes of this transaction. */
  homeFirst: AtHome;
}

type InTx = <T>(steps: (tx: Tx) => Promise<T>) => Promise<T>;

export interface Ctx extends Situation {
  read: InTx;
  /** A short read of one statement, sent together with those of other requests. */
  glance: InTx;
  write: InTx;
  /** Reads what the agency that asks may see, and the database lets out nothing else (rules 2.3). */
  readAgency: InTx;
  /** Reads under the report role: row-level security does not apply, every statement names the mandant itself. */
  report: InTx;
}

export function createContext(situation: Situation): Ctx {
  const open =
    (role: Role, readOnly: boolean, agencyOf?: () => Scope['agency']): InTx =>
    async (steps) => {
      const { database } = situation.system;
      let committed: (() => void)[] = [];
      let atHome: Beside | undefined;
      const isJob = situation.actor.kind === 'job';
      const inside = async (db: Db, ownHome?: Db) => {
        committed = [];
        await atHome?.end(false);
        atHome = beside(database, { role, readOnly }, ownHome);
        const { home, homeFirst } = atHome;
        return steps({ ...situation, db, home, homeFirst, afterCommit: (step) => committed.push(step) });
      };
      try {
        const { mandant, mayLag } = situation;
        const agency = agencyOf?.();
        const scope = {
          mandantId: mandant.id,
          role,
          readOnly,
          isJob,
          ...(agency && { agency }),
          ...(role === 'report' && { mayLag }),
        };
        const result = await database.transaction(scope, inside);
        await atHome?.end(true);
        for (const step of committed) step();
        return result;
      } finally {
        await atHome?.end(false);
      }
    };
  const { system, mandant, rehearse } = situation;
  const read = rehearse ? rehearsed(open('app', false), rehearse) : open('app', true);
  const readAgency = open('app', true, () => agencyScopeOf(situation.actor));
  if (rehearse)
    return { ...situation, read, glance: read, write: open('app', false), readAgency, report: open('report', true) };
  return {
    readAgency,
    ...situation,
    read,
    glance: (steps) =>
      system.database.glance({ mandantId: mandant.id, role: 'app' }, async (db, ownHome) => {
        const { home, homeFirst, end } = beside(system.database, { role: 'app', readOnly: true }, ownHome);
        try {
          // A read has nothing to commit.
          return await steps({ ...situation, db, home, homeFirst, afterCommit: (step) => step() });
        } finally {
          await end(true);
        }
      }),
    write: open('app', false),
    report: open('report', true),
  };
}

/** An owner sees all of the agency, an employee what stands under the own number, and nobody anything of no agency. */
function agencyScopeOf(actor: Actor): Scope['agency'] {
  if (actor.kind !== 'agency' || actor.agencyNumber === null) return refuse('access.denied');
  return {
    number: actor.agencyNumber,
    employee: seesWholeAgency(actor.roles) ? null : (actor.employeeNumber ?? refuse('access.denied')),
  };
}

/** Nothing of it is kept, whatever comes of it. */
const rehearsed =
  (write: InTx, rehearse: (tx: Tx) => Promise<void>): InTx =>
  async (steps) => {
    const answered: { value?: Awaited<ReturnType<typeof steps>> } = {};
    const over = new Error('the rehearsal is over');
    try {
      await write(async (tx) => {
        await rehearse(tx);
        answered.value = await steps(tx);
        throw over;
      });
    } catch (error) {
      if (error !== over) throw error;
    }
    return answered.value as Awaited<ReturnType<typeof steps>>;
  };

/** A transaction on the global tables only; a mandant's rows are out of reach. */
export const globally = <T>(system: System, steps: (db: Db) => Promise<T>): Promise<T> =>
  system.database.transaction({ mandantId: null, role: 'app', readOnly: false }, steps);

/** The context of background work for one mandant. */
export const jobContext = (system: System, mandant: Mandant, name: string): Ctx =>
  createContext({
    system,
    mandant,
    actor: { kind: 'job', name },
    locale: mandant.config.defaultLanguage,
    now: system.clock.now(),
    log: system.log.child({ mandant: mandant.slug, job: name }),
    origin: null,
  });

/** Who is signed in, or nobody may go on; a call that lets others in, too, asks for the kind of its actor first. */
export const selfOf = ({ actor }: Pick<Situation, 'actor'>): Extract<Actor, { kind: 'recommender' }> =>
  actor.kind === 'recommender' ? actor : refuse('token.invalid');

/** Kind and id of an actor as the log keeps them. */
export function actorOf(actor: Actor): { actorKind: string; actorId: string | null } {
  switch (actor.kind) {
    case 'anyone':
      return { actorKind: actor.kind, actorId: null };
    case 'recommender':
      // What support does in somebody's account, the operator has done.
      return actor.support
        ? { actorKind: 'operator', actorId: String(actor.support.operatorId) }
        : { actorKind: actor.kind, actorId: actor.hash };
    case 'agency':
      return actor.support
        ? { actorKind: 'operator', actorId: String(actor.support.operatorId) }
        : { actorKind: actor.kind, actorId: String(actor.userId) };
    case 'operator':
      return { actorKind: actor.kind, actorId: String(actor.operatorId) };
    case 'recipient':
    case 'reward':
      return { actorKind: actor.kind, actorId: actor.number };
    case 'apiKey':
    case 'job':
      return { actorKind: actor.kind, actorId: actor.name };
  }
}

/** Who asks, and from where, of a security event. */
export const whoAsks = ({
  mandant,
  actor,
  origin,
}: Pick<Situation, 'mandant' | 'actor' | 'origin'>): Pick<
  SecurityEvent,
  'mandantId' | 'actorKind' | 'actorId' | 'ip'
> => ({
  mandantId: mandant.id,
  ...actorOf(actor),
  ip: origin?.ip ?? null,
});
