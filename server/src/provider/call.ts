/**
 * One question to a provider: by the door for typed addresses, with the mandant's key, tried again with growing pauses while
 * nothing of the answer was used. A redirect is an answer that was not expected; the key goes to the address of the mandant alone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadFailure } from '@weitersagen/contract/provider/status';
import type { System } from '#platform/context.ts';
import { OutgoingError } from '#platform/outgoing/failure.ts';
import type { OutgoingStream } from '#platform/outgoing/stream.ts';
import { LoadError } from './failure.ts';

export interface ProviderCall {
  /** `undefined` where there is nothing of that name (404). */
  get<T>(path: string, how: Asked, take: (parts: AsyncIterable<Buffer>) => Promise<T>): Promise<T | undefined>;
}

interface Asked {
  accept: 'application/json' | 'text/csv';
  bytesMax: number;
}

interface Given {
  system: System;
  address: string;
  key: string;
  signal: AbortSignal | undefined;
}

const triesMax = 3;
const firstPauseMs = 1000;
const pauseMaxMs = 60_000;
/** What one answer may take; what we do with a part ourselves is not counted. */
const timeoutMs = 5 * 60_000;
/** What all of it may take, with all pages and pauses. */
const wholeMs = 30 * 60_000;
const silentMs = 15_000;

export function providerCall({ system, address, key, signal }: Given): ProviderCall {
  const base = address.replace(/\/+$/, '');
  const { clock } = system;
  const until = clock.now().getTime() + wholeMs;
  const checkTime = (): void => {
    if (clock.now().getTime() > until) throw new LoadError('tooSlow');
  };
  /** What breaks off in the middle is told by its reason, too. */
  async function* told(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const part of parts) {
        checkTime();
        yield part;
      }
    } catch (error) {
      throw error instanceof OutgoingError ? new LoadError(failures[error.failure]) : error;
    }
  }
  return {
    async get(path, { accept, bytesMax }, take) {
      for (let tried = 1; ; tried++) {
        checkTime();
        let isTaken = false;
        const outcome = await system.outgoing
          .stream(
            {
              purpose: 'provider',
              url: `${base}${path}`,
              headers: { accept, authorization: `Bearer ${key}` },
              timeoutMs,
              silentMs,
              bytesMax,
            },
            async (answer) => {
              const refused = refusalOf(answer);
              if (refused) return refused;
              isTaken = true;
              return { value: await take(told(answer.parts)) };
            },
          )
          .catch((error: unknown) => {
            if (!(error instanceof OutgoingError)) throw error;
            return { failure: failures[error.failure], retryAfter: null };
          });
        if ('value' in outcome) return outcome.value;
        if (outcome.failure === 'notFound') return undefined;
        // What was begun with cannot be begun again here.
        if (isTaken || tried === triesMax || !mayPass.has(outcome.failure)) throw new LoadError(outcome.failure);
        await wait(pauseMs(tried, outcome.retryAfter, system), undefined, signal && { signal });
      }
    },
  };
}

const failures = {
  refused: 'addressRefused',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'tooLarge',
} as const satisfies Record<string, LoadFailure>;

/** What may be over a moment later. */
const mayPass: ReadonlySet<LoadFailure> = new Set(['unreachable', 'timeout', 'busy', 'serverError']);

function refusalOf({ status, retryAfter }: OutgoingStream): { failure: LoadFailure; retryAfter: string | null } | null {
  if (status === 200) return null;
  const failure =
    status === 404
      ? 'notFound'
      : status === 401 || status === 403
        ? 'accessDenied'
        : status === 429
          ? 'busy'
          : status >= 500
            ? 'serverError'
            : 'otherStatus';
  return { failure, retryAfter };
}

/** Longer each time and never the same for two who began together; what a provider says itself is heard, up to a minute. */
function pauseMs(tried: number, retryAfter: string | null, { config, clock }: System): number {
  const usual = firstPauseMs * 4 ** (tried - 1) * (0.75 + Math.random() / 2);
  const said = retryAfter === null ? 0 : secondsOf(retryAfter, clock.now()) * 1000;
  const paused = Math.min(pauseMaxMs, Math.max(usual, said));
  // Tests wait for no provider.
  return config.testMode ? paused / 100 : paused;
}

function secondsOf(retryAfter: string, now: Date): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : Math.max(0, (at - now.getTime()) / 1000);
}
