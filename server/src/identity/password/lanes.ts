/**
 * Who waits to have a password hashed (rules 1.9). Each lane has its turn, and in a lane each network of 48 bits: a stranger
 * who fills a lane makes nobody wait but the own network, be it the lane of operators.
 */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { widerNetworkOf } from '#platform/http/network.ts';

/** Whose sign-in it is: of operators or of others, by a browser that knows them or not. */
export type Lane = 'operator' | 'newOperator' | 'known' | 'stranger';
export interface Queueing {
  lane: Lane;
  ip?: string | undefined;
}

const waitingMax = 200;
/** So that no network fills a lane alone. */
const perNetworkMax = 50;

interface Waiting<Thing> {
  take: (thing: Thing) => void;
  fail: (refusal: unknown) => void;
}

interface Lanes<Thing> {
  /** Gives the thing when it is one's turn; 429 where too many wait. */
  wait(queueing: Queueing): Promise<Thing>;
  /** Whose turn it is; nothing where nobody waits. */
  next(): ((thing: Thing) => void) | undefined;
}

export function createLanes<Thing>(): Lanes<Thing> {
  /** Of each lane the networks in the order of their turns. */
  const lanes: Record<Lane, Map<string, Waiting<Thing>[]>> = {
    operator: new Map(),
    newOperator: new Map(),
    known: new Map(),
    stranger: new Map(),
  };
  let anonymous = 0;
  const turns: Lane[] = ['operator', 'newOperator', 'known', 'stranger'];
  return {
    wait: async ({ lane, ip }) => {
      const networks = lanes[lane];
      // Who comes from nowhere stands alone.
      const network = ip ? widerNetworkOf(ip) : String(anonymous++);
      const own = networks.get(network) ?? [];
      if (own.length >= perNetworkMax) throw tooMany();
      if (countAll(networks) >= waitingMax) makeRoom(networks, own.length);
      return new Promise((take, fail) => {
        own.push({ take, fail });
        networks.set(network, own);
      });
    },
    next: () => {
      for (const lane of [...turns]) {
        // Whose turn it is goes to the end, whether somebody waited there or not.
        turns.push(turns.shift() as Lane);
        const next = nextOf(lanes[lane]);
        if (next) return next.take;
      }
      return undefined;
    },
  };
}

/** Of the network whose turn it is, which then goes behind the others. */
function nextOf<Thing>(networks: Map<string, Waiting<Thing>[]>): Waiting<Thing> | undefined {
  for (const [network, waiting] of networks) {
    networks.delete(network);
    const next = waiting.shift();
    if (waiting.length > 0) networks.set(network, waiting);
    return next;
  }
  return undefined;
}

/** The last of the network that has most there gives way to one that has fewer. */
function makeRoom<Thing>(networks: Map<string, Waiting<Thing>[]>, ownCount: number): void {
  const [heaviest] = [...networks.values()].toSorted((a, b) => b.length - a.length);
  if (!heaviest || heaviest.length <= ownCount + 1) throw tooMany();
  heaviest.pop()?.fail(tooMany());
}

const countAll = (networks: Map<string, readonly unknown[]>): number =>
  [...networks.values()].reduce((count, { length }) => count + length, 0);

const tooMany = (): Refusal => new Refusal('limit.reached', { retryAfter: 10 });
