/**
 * Security events: who came in or tried to, was refused, took a file, opened what is masked, changed a setting (rules
 * 7.13). Never part of a request's own transaction, so that what is taken back leaves its trace all the same. What is
 * taken is written before it is given (`record`); what is tried or refused is written within a second (`note`), equal
 * ones as one row, so that whoever floods us writes little and waits for nothing. No address is kept, only keyed hashes.
 */
import type { SecurityKind, SecurityOutcome } from '@weitersagen/contract/security/desk';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/db.ts';
import { networkOf } from '../http/network.ts';
import type { Log } from '../log.ts';
import type { Vault } from '../vault.ts';
import { findSeries } from './series.ts';

export interface SecurityEvent {
  mandantId: number;
  /** Of an operator's way in: it lies beside the mandants, and `what` names the one at whose desk it was. */
  ofAll?: boolean | undefined;
  kind: SecurityKind;
  outcome: Exclude<SecurityOutcome, 'series'>;
  actorKind: string;
  actorId: string | null;
  /** The address somebody tried to sign in with. */
  email?: string | undefined;
  /** A job has none. */
  ip: string | null;
  what: string | null;
}

export interface SecurityLog {
  /** Is written when this resolves; what cannot be written is not to be done. */
  record(event: SecurityEvent): Promise<void>;
  /** Is written within a second. */
  note(event: SecurityEvent): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

export interface Row {
  kind: SecurityKind;
  outcome: SecurityOutcome;
  actorKind: string;
  actorId: string | null;
  subjectHash: string | null;
  networkHash: string | null;
  what: string | null;
  count: number;
  at: Date;
}
/** The mandant of the rows, or null for those of the operators. */
type Place = number | null;

const flushMs = 1000;
/** Different ones that wait; more in a second are counted and told in the log. */
const waitingMax = 1000;

interface Parts {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
}

export const subjectHashes = ({ hashes }: Pick<Vault, 'hashes'>, email: string): string[] =>
  hashes(email.toLowerCase(), 'security-subject');

export function createSecurityLog({ database, vault, clock, log }: Parts): SecurityLog {
  let waiting = new Map<string, { place: Place; row: Row }>();
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  const rowOf = ({ kind, outcome, actorKind, actorId, email, ip, what }: SecurityEvent): Row => ({
    kind,
    outcome,
    actorKind,
    actorId,
    subjectHash: email === undefined ? null : vault.hash(email.toLowerCase(), 'security-subject'),
    networkHash: ip === null ? null : vault.hash(networkOf(ip), 'network'),
    what: what?.slice(0, 200) ?? null,
    count: 1,
    at: clock.now(),
  });
  const placeOf = ({ mandantId, ofAll }: SecurityEvent): Place => (ofAll ? null : mandantId);
  const write = (place: Place, rows: readonly Row[]): Promise<void> =>
    database.transaction({ mandantId: place, role: 'app', readOnly: false }, async (db) => {
      await insert(db, place, rows);
      await findSeries(db, place, rows, clock.now());
    });

  const flushAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const [given, missed] = [[...waiting.values()], lost];
    waiting = new Map();
    lost = 0;
    if (missed > 0) log.warn({ events: missed }, 'security events beyond what a second holds');
    for (const [place, events] of Map.groupBy(given, (one) => one.place))
      await write(
        place,
        events.map(({ row }) => row),
      ).catch((err: unknown) => log.error({ err, events: events.length }, 'security events not written'));
  };
  const flush = (): Promise<void> => {
    flushing = flushing.then(flushAll);
    return flushing;
  };

  return {
    record: (event) => write(placeOf(event), [rowOf(event)]),
    note: (event) => {
      const [place, row] = [placeOf(event), rowOf(event)];
      const { at: _at, count: _count, ...same } = row;
      const key = JSON.stringify([place, same]);
      const known = waiting.get(key);
      if (known) known.row.count++;
      else if (waiting.size < waitingMax) waiting.set(key, { place, row });
      else lost++;
      timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
    flush,
  };
}

function insert(db: Db, place: Place, rows: readonly Row[]): Promise<unknown> {
  const values = rows.map(({ actorKind, actorId, subjectHash, networkHash, ...row }) => ({
    ...row,
    actor_kind: actorKind,
    actor_id: actorId,
    subject_hash: subjectHash,
    network_hash: networkHash,
  }));
  return place === null
    ? db
        .insertInto('operator_security_event')
        .values(values as never)
        .execute()
    : db.insertInto('security_event').values(values).execute();
}
