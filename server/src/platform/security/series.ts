/**
 * Many of the same in a short time: a series is a row of its own, once in its time, and waits at the desk for somebody
 * who looks (rules 7.13).
 */
import type { SecurityKind, SecurityOutcome } from '@weitersagen/contract/security/desk';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Row } from './security-log.ts';

const columns = { subjectHash: 'subject_hash', networkHash: 'network_hash', actorId: 'actor_id' } as const;

interface Series {
  kinds: readonly SecurityKind[];
  outcomes: readonly SecurityOutcome[];
  /** Of one account, one network, one who is known. */
  of: readonly (keyof typeof columns)[];
  /** Whose are counted; everybody's without. */
  actorKind?: string;
  from: number;
  minutes: number;
  /** What begins so is the daily work of the desk. */
  except?: string;
}

const series: readonly Series[] = [
  {
    kinds: ['signIn', 'secondFactor', 'signInLink', 'apiKey'],
    outcomes: ['wrong', 'slowed', 'refused'],
    of: ['subjectHash', 'networkHash'],
    from: 20,
    minutes: 15,
  },
  { kinds: ['refusal'], outcomes: ['refused'], of: ['actorId', 'networkHash'], from: 20, minutes: 15 },
  {
    kinds: ['file'],
    outcomes: ['done'],
    of: ['actorId'],
    actorKind: 'operator',
    from: 5,
    minutes: 60,
    except: 'nachbuchung-',
  },
];

/** Looks whether the rows that were just written have made one. */
export async function findSeries(db: Db, mandantId: number | null, rows: readonly Row[], now: Date): Promise<void> {
  const table = mandantId === null ? sql`operator_security_event` : sql`security_event`;
  for (const { kinds, outcomes, of, actorKind, from, minutes, except } of series) {
    const part = rows.filter(
      (row) =>
        kinds.includes(row.kind) &&
        outcomes.includes(row.outcome) &&
        (actorKind === undefined || row.actorKind === actorKind) &&
        !(except !== undefined && row.what?.startsWith(except)),
    );
    const since = new Date(now.getTime() - minutes * 60_000);
    for (const name of of) {
      const column = columns[name];
      const whose = [...new Set(part.map((row) => row[name]).filter((one) => one !== null))];
      if (whose.length === 0) continue;
      const [by, kind] = [sql.ref(`e.${column}`), kinds[0] as SecurityKind];
      const isKnown = column === 'actor_id';
      await sql`
        insert into ${table} (kind, outcome, actor_kind, actor_id, subject_hash, network_hash, count, at)
        select ${kind}, 'series', ${isKnown ? sql`e.actor_kind` : sql`'anyone'`}, ${isKnown ? by : null},
          ${column === 'subject_hash' ? by : null}, ${column === 'network_hash' ? by : null}, sum(e.count), ${now}
        from ${table} e
        where ${by} = any(${whose}::text[]) and e.kind = any(${kinds}::text[]) and e.outcome = any(${outcomes}::text[])
          ${actorKind === undefined ? sql`` : sql`and e.actor_kind = ${actorKind}`} ${except === undefined ? sql`` : sql`and (e.what is null or not starts_with(e.what, ${except}))`} and e.at > ${since} and e.at <= ${now}
          and not exists (select from ${table} s where ${sql.ref(`s.${column}`)} = ${by} and s.outcome = 'series'
            and s.kind = ${kind} and s.at > ${since} and s.at <= ${now})
        group by ${by} ${isKnown ? sql`, e.actor_kind` : sql``}
        having sum(e.count) >= ${from}`.execute(db);
    }
  }
}
