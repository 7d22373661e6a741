/**
 * A standby of a database answers what may be some seconds old (rules 1.16): PostgreSQL's own, which follows the log. Whatever goes
 * wrong there, nobody notices but who watches: the database itself answers.
 */
import { isClosedHere, isDatabaseAway } from '../away.ts';
import type { Database, Scope, Steps } from '../db.ts';
import { inTime, position } from './position.ts';
import type { LogPlace } from './replay.ts';
import { type Followed, type StandbyTrouble, watchStandby } from './watch.ts';

/** How far somebody has written, and in which database. */
export interface LastWrite {
  cell: string;
  place: LogPlace;
}

export interface Standby {
  /** By the standby where it may and does, else by the database. */
  read<T>(scope: Scope, steps: Steps<T>): Promise<T>;
  /** Up to where the database has written by now: what was committed before is there once the standby has it. */
  lastWrite(): Promise<LastWrite>;
  trouble(): StandbyTrouble | undefined;
  /** Endless where nobody knows. */
  behindSeconds(): number;
  /** Who answered what might have come from the standby. */
  counts(): Readonly<Record<'standby' | 'database', number>>;
  pool: Database['pool'];
  close(): Promise<void>;
}

/** The database would take as long. */
const tooLong = '57014';

export function openStandby(followed: Followed & { cell: string; copy: Database }): Standby {
  const { cell, database, copy } = followed;
  const counts = { standby: 0, database: 0 };
  const reading = new Set<(error: Error) => void>();
  const watched = watchStandby(followed, () => {
    for (const giveUp of reading) giveUp(new Error('the standby is away'));
  });
  const mayAnswer = ({ mayLag }: Scope): boolean => {
    if (!mayLag || !watched.isCurrent()) return false;
    const { lastWrite } = mayLag;
    return !lastWrite || (lastWrite.cell === cell && watched.has(lastWrite.place));
  };
  /** Nothing where it failed. */
  const fromCopy = async <T>(scope: Scope, steps: Steps<T>): Promise<{ given: T } | undefined> => {
    // One that hangs is given up as soon as it is known to be away.
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    reading.add(reject);
    copy.transaction({ ...scope, isTriedOnce: true }, steps).then(resolve, reject);
    try {
      return { given: await promise };
    } catch (error) {
      if ((error as { code?: string }).code === tooLong) throw error;
      if (isDatabaseAway(error) && !isClosedHere(error)) watched.isAway(error);
      return undefined;
    } finally {
      reading.delete(reject);
    }
  };
  return {
    read: async (scope, steps) => {
      const { mayLag: _, ...own } = scope;
      const answer = mayAnswer(scope) ? await fromCopy(own, steps) : undefined;
      counts[answer ? 'standby' : 'database']++;
      return answer ? answer.given : database.transaction(own, steps);
    },
    lastWrite: async () => {
      const { place } = await inTime(position(database.pool));
      if (place === undefined) throw new Error('the database says no place of its log');
      return { cell, place };
    },
    trouble: watched.trouble,
    behindSeconds: watched.behindSeconds,
    counts: () => counts,
    pool: copy.pool,
    close: async () => {
      await watched.stop();
      await copy.close();
    },
  };
}

/** The database with its standby: what may be some seconds old is read there. */
export const withStandby = (database: Database, standby: Standby): Database => ({
  ...database,
  standby,
  transaction: (scope, steps) => (scope.mayLag ? standby.read(scope, steps) : database.transaction(scope, steps)),
  close: async () => {
    await Promise.all([standby.close(), database.close()]);
  },
});
