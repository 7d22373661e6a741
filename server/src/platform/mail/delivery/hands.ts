/**
 * The mails of a postman: those in hand, one for each connection of the mail server, and a few that are claimed ahead and lie
 * ready, so that no connection waits for the next claim. What a person waits for lies behind nothing that nobody waits for.
 */
import type { Claim, Room } from './claim.ts';

export interface Hands {
  /** What to take; nothing as long as enough lies ready, unless one is asked for that a person may wait for. */
  room(isAsked: boolean): Room;
  add(claims: readonly Claim[]): void;
  /** Those that no other postman may have. */
  held(): Claim[];
  /** Those that nobody has begun; they lie here no more. */
  takeReady(): Claim[];
  /** Ends with the next of those in hand; nothing when there is none. */
  nextDone(): Promise<void> | undefined;
  allDone(): Promise<unknown>;
}

interface Parts {
  connections: number;
  /** How many may be in hand now. */
  most: () => number;
  deliver: (claim: Claim) => Promise<void>;
}

/** Of the connections this part is kept for mails that a person waits for. */
const awaitedPart = 4;

export function createHands({ connections, most, deliver }: Parts): Hands {
  const inHand = new Map<Claim, Promise<void>>();
  const ready: Claim[] = [];
  const forOrdinary = connections - Math.floor(connections / awaitedPart);
  const readyMax = connections - 1;

  const free = (): number => Math.max(0, most() - inHand.size);
  /** What nobody waits for never fills all connections, however long the mail server takes. */
  const freeForOrdinary = (): number => {
    const ordinary = [...inHand.keys()].filter(({ isAwaited }) => !isAwaited).length;
    return Math.min(free(), Math.max(0, forOrdinary - ordinary));
  };
  const next = (): Claim | undefined => {
    const awaited = free() > 0 ? ready.findIndex(({ isAwaited }) => isAwaited) : -1;
    if (awaited >= 0) return ready.splice(awaited, 1)[0];
    return freeForOrdinary() > 0 ? ready.shift() : undefined;
  };
  const begin = (): void => {
    for (let claim = next(); claim; claim = next()) {
      const own = claim;
      const done = deliver(own).finally(() => {
        inHand.delete(own);
        begin();
      });
      inHand.set(own, done);
    }
  };
  return {
    room: (isAsked) => {
      const ahead = most() < connections ? 0 : readyMax;
      if (most() === 0 || (!isAsked && ready.length > ahead / 2)) return { awaited: 0, ordinary: 0 };
      return { awaited: free(), ordinary: Math.max(0, freeForOrdinary() + ahead - ready.length) };
    },
    add: (claims) => {
      ready.push(...inTurn(claims));
      begin();
    },
    held: () => [...inHand.keys(), ...ready],
    takeReady: () => ready.splice(0),
    nextDone: () => (inHand.size > 0 ? Promise.race(inHand.values()) : undefined),
    allDone: () => Promise.all(inHand.values()),
  };
}

/** The first of each mandant, then the second of each. */
function inTurn(claims: readonly Claim[]): Claim[] {
  const seen = new Map<number, number>();
  const nth = new Map<Claim, number>();
  for (const claim of claims) {
    const before = seen.get(claim.mandantId) ?? 0;
    nth.set(claim, before);
    seen.set(claim.mandantId, before + 1);
  }
  return claims.toSorted((a, b) => (nth.get(a) ?? 0) - (nth.get(b) ?? 0));
}
