/**
 * What a standby has by now, as far as we know. Each second the database is asked up to where its log is written, and the standby up
 * to where it has replayed it: so it has everything that was done before we asked, by our own clock alone, also where nothing is
 * written for hours, and where it hears nothing any more.
 */

/** So far behind a standby may be, and still show lists (rules 1.16). */
export const behindMaxMs = 10_000;
/** Of one that is hours behind the oldest questions are enough. */
const kept = 60;

/** A place in the log of a database: where a write of it ends. */
export type LogPlace = bigint;

/** `16/B374D848`, as PostgreSQL writes it. */
export function readLogPlace(text: string): LogPlace | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}

interface Replay {
  /** The database, asked at that moment, had written up to there. */
  written(askedAt: number, place: LogPlace): void;
  /** The standby has everything up to there. */
  replayed(place: LogPlace): void;
  has(place: LogPlace): boolean;
  /** How old its newest state may be; nobody knows: endless. */
  behindMs(now: number): number;
}

export function createReplay(): Replay {
  let open: { askedAt: number; place: LogPlace }[] = [];
  let reached: LogPlace | undefined;
  let currentAt = Number.NEGATIVE_INFINITY;
  return {
    written: (askedAt, place) => {
      if (open.length < kept) open.push({ askedAt, place });
    },
    replayed: (place) => {
      reached = place;
      for (const one of open) if (one.place <= place) currentAt = Math.max(currentAt, one.askedAt);
      open = open.filter((one) => one.place > place);
    },
    has: (place) => reached !== undefined && place <= reached,
    behindMs: (now) => now - currentAt,
  };
}
