/**
 * Sums on their way into the database: all of a part or nothing, in one transaction. Where nobody has heard whether it was kept, the
 * database is asked by the number of the transaction before anything of it is written again.
 */
import { furtherCampaigns } from '@weitersagen/contract/recommendation/campaign';
import { channelCodes } from '@weitersagen/contract/recommendation/channel-codes';
import type { System } from '#platform/context.ts';
import { isClosedHere, isDatabaseAway } from '#platform/database/away.ts';
import type { Db } from '#platform/database/db.ts';
import { add, type Book, inParts, keyOf, merged } from './book.ts';
import * as sql from './sql.ts';

/** So many names of campaigns a mandant has on a day; anybody can make up more. */
const channelsMax = 100;
/** Who is known to be in the database, so that most who come again are not sent there. */
const knownMax = 200_000;
/** On the embedded database everybody waits for a transaction. */
const perTransaction = { postgres: 2000, embedded: 300 } as const;

export interface Writer {
  /** Gives what the database did not take. */
  write(books: readonly (readonly [mandantId: number, book: Book])[]): Promise<[mandantId: number, book: Book][]>;
  /** Something is in doubt: nobody has heard whether it was kept. */
  hasDoubts(): boolean;
}

/** A transaction that was asked to be kept, and nobody answered. */
interface Doubt {
  mandantId: number;
  sums: readonly sql.HitSum[];
  number: string;
}

export function createWriter({ database, log }: Pick<System, 'database' | 'log'>): Writer {
  const doubts = new Set<Doubt>();
  const inMandant = <T>(mandantId: number, steps: (db: Db) => Promise<T>): Promise<T> =>
    database.transaction({ mandantId, role: 'app', readOnly: false }, steps);
  const writePart = partWriter(inMandant, doubts);

  /** What is in doubt of a mandant, as far as it was not kept. */
  async function settle(mandantId: number): Promise<sql.HitSum[]> {
    const lost: sql.HitSum[] = [];
    for (const doubt of doubts) {
      if (doubt.mandantId !== mandantId) continue;
      const isKept = await inMandant(mandantId, (db) => sql.wasKept(db, doubt.number));
      if (isKept === undefined) continue;
      doubts.delete(doubt);
      if (!isKept) lost.push(...doubt.sums);
    }
    return lost;
  }
  async function writeBook(mandantId: number, book: Book): Promise<Book> {
    const left = new Map(book);
    try {
      for (const sum of await settle(mandantId)) add(left, sum);
      for (const part of inParts([...left.values()], perTransaction[database.kind])) {
        // Whatever becomes of it, it is not written here once more.
        const forget = (): void => {
          for (const sum of part) left.delete(keyOf(sum));
        };
        await writePart(mandantId, part).then(forget, (error: unknown) => {
          if (error instanceof InDoubt) forget();
          throw error;
        });
      }
    } catch (error) {
      if (error instanceof InDoubt || isDatabaseAway(error) || isClosedHere(error)) return left;
      log.error({ err: error, mandant: mandantId }, 'hits not written');
      return new Map();
    }
    return left;
  }
  return {
    hasDoubts: () => doubts.size > 0,
    write: async (books) => {
      const left: [number, Book][] = [];
      const all = new Map(books);
      for (const { mandantId } of doubts) if (!all.has(mandantId)) all.set(mandantId, new Map());
      for (const [mandantId, book] of all) {
        const rest = await writeBook(mandantId, book);
        if (rest.size > 0) left.push([mandantId, rest]);
      }
      return left;
    },
  };
}

type InMandant = <T>(mandantId: number, steps: (db: Db) => Promise<T>) => Promise<T>;

/** All of a part or nothing; where nobody knows, it is one of the doubts. */
function partWriter(inMandant: InMandant, doubts: Set<Doubt>) {
  const known = createKnown();
  return async (mandantId: number, sums: readonly sql.HitSum[]): Promise<void> => {
    let number: string | undefined;
    let told: readonly sql.HitSum[] = [];
    try {
      await inMandant(mandantId, async (db) => {
        number = undefined;
        for (const day of new Set(sums.map((sum) => sum.day)))
          await known.startDay(mandantId, day, () => sql.listChannels(db, day));
        told = [...merged(sums.map((sum) => known.inBounds(mandantId, sum))).values()];
        const strangers = told.map((sum) => ({ ...sum, visitors: known.strangers(mandantId, sum) }));
        // Whoever reached an aim must have seen something before.
        const [reached, others] = parted(strangers);
        for (const some of [others, reached]) if (some.length > 0) await sql.addHits(db, some);
        number = await sql.transactionNumber(db);
      });
    } catch (error) {
      if (number === undefined || !isDatabaseAway(error)) throw error;
      doubts.add({ mandantId, sums, number });
      throw new InDoubt();
    }
    for (const sum of told) known.add(mandantId, sum);
  };
}

const parted = (sums: readonly sql.HitSum[]): [reached: sql.HitSum[], others: sql.HitSum[]] => [
  sums.filter(({ kind }) => kind === 'reached'),
  sums.filter(({ kind }) => kind !== 'reached'),
];

class InDoubt extends Error {}

/** Whom and which names the database has of the running day, as far as this process has written them. */
function createKnown() {
  let today = '';
  let visitors = new Set<string>();
  const channels = new Map<string, Set<string>>();
  const nameOf = (mandantId: number, sum: sql.HitSum, visitor: string): string =>
    `${mandantId} ${visitor} ${keyOf(sum)}`;
  return {
    startDay: async (mandantId: number, day: string, list: () => Promise<readonly string[]>): Promise<void> => {
      if (day > today) {
        today = day;
        visitors = new Set();
        channels.clear();
      }
      const of = `${mandantId} ${day}`;
      if (!channels.has(of)) channels.set(of, new Set(await list()));
    },
    /** Under its own name as long as there are not too many. */
    inBounds: (mandantId: number, sum: sql.HitSum): sql.HitSum => {
      const { channel, day } = sum;
      const names = channels.get(`${mandantId} ${day}`);
      if (channel === '' || channelCodes.has(channel) || !names || names.has(channel)) return sum;
      if (names.size >= channelsMax) return { ...sum, channel: furtherCampaigns };
      names.add(channel);
      return sum;
    },
    strangers: (mandantId: number, sum: sql.HitSum): Set<string> =>
      new Set([...sum.visitors].filter((visitor) => !visitors.has(nameOf(mandantId, sum, visitor)))),
    add: (mandantId: number, sum: sql.HitSum): void => {
      // Whether it was counted depends on what was seen before.
      if (sum.kind === 'reached') return;
      for (const visitor of sum.visitors) {
        if (visitors.size >= knownMax) visitors = new Set();
        visitors.add(nameOf(mandantId, sum, visitor));
      }
    },
  };
}
