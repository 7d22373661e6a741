/** Asks a database and its standby each second how far they are, and tells the log when that changes. */
import type pg from 'pg';
import type { Database } from '../db.ts';
import { inTime, position } from './position.ts';
import { behindMaxMs, createReplay, type LogPlace } from './replay.ts';

/** Why a standby answers nothing. */
export type StandbyTrouble = 'away' | 'behind' | 'pooler' | 'no standby' | 'of another database';

export interface Followed {
  /** The database it follows. */
  database: Database;
  /** A way to the standby that no reading is in. */
  asking: pg.Pool;
  tell(trouble: StandbyTrouble | undefined, error?: unknown): void;
}

interface Watched {
  /** Whether it may answer what may be some seconds old. */
  isCurrent(): boolean;
  /** Whether it has everything up to there. */
  has(place: LogPlace): boolean;
  trouble(): StandbyTrouble | undefined;
  behindSeconds(): number;
  /** Whoever asked it was told so. */
  isAway(error: unknown): void;
  stop(): Promise<void>;
}

const askMs = 1000;

export function watchStandby({ database, asking, tell }: Followed, whenAway: () => void): Watched {
  const replay = createReplay();
  const openedAt = performance.now();
  let trouble: StandbyTrouble | undefined = 'behind';
  let told: StandbyTrouble | undefined | null = null;
  const behindMs = (): number => replay.behindMs(performance.now());
  const stands = (now: StandbyTrouble | undefined, error?: unknown): void => {
    trouble = now;
    if (now === 'away') whenAway();
    // Until it has what was written when it was asked first, nobody knows.
    if (now === 'behind' && performance.now() - openedAt < behindMaxMs) return;
    if (now !== told) tell(now, error);
    told = now;
  };
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    const original = await inTime(position(database.pool)).catch(() => undefined);
    if (original?.place !== undefined) replay.written(askedAt, original.place);
    try {
      const found = await inTime(position(asking));
      if (original && found.identity !== original.identity) return stands('of another database');
      if (found.isPooled) return stands('pooler');
      if (!found.isStandby || found.place === undefined) return stands('no standby');
      replay.replayed(found.place);
      stands(behindMs() > behindMaxMs ? 'behind' : undefined);
    } catch (error) {
      stands('away', error);
    }
  };
  const stop = repeat(ask);
  return {
    isCurrent: () => trouble === undefined && behindMs() <= behindMaxMs,
    has: replay.has,
    trouble: () => trouble,
    behindSeconds: () => behindMs() / 1000,
    isAway: (error) => stands('away', error),
    stop: async () => {
      await stop();
      await asking.end();
    },
  };
}

/** One question after the other, until it is stopped. */
function repeat(ask: () => Promise<void>): () => Promise<void> {
  const end = { is: false };
  let timer: NodeJS.Timeout | undefined;
  let asked = Promise.resolve();
  const again = (): void => {
    if (end.is) return;
    asked = ask().finally(() => {
      timer = setTimeout(again, askMs).unref();
    });
  };
  again();
  return async () => {
    end.is = true;
    await asked;
    clearTimeout(timer);
  };
}
