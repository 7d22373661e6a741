/**
 * One way to call the API from the browser (rules 1.6): locale and tokens in headers, no cookie read by the other side.
 * An answer that is not ours is the fault PSOF0001; one that does not come is told apart by its code.
 */

import type { Definition, Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import { type Decoded, decode, toWire } from '@weitersagen/contract/basics/wire';
import type { Api, Call, Outcome } from '@weitersagen/contract/page/page';

type Schema = Parameters<typeof decode>[0];

/** Code of a call that nobody answered: the line is broken, or the server is not reached. */
export const away = 'away';

/** How long a call may take (§9). */
export const timeoutMs = 300_000;

interface ApiOptions {
  mandant: string;
  locale: string;
  /** The signed-in person's token; a token given with the call goes before it. */
  userToken?: () => string | undefined;
  /** Told when an answer says that a token is not good (any more): 401, or PSOF0204 with any status (S-03). */
  onSessionLost?: () => void;
  /** Told what is reached by an answer. */
  onGoal?: (goal: string) => void;
  fetch?: typeof fetch;
}

export function browserApi({
  mandant,
  locale,
  userToken,
  onSessionLost,
  onGoal,
  fetch: send = fetch,
}: ApiOptions): Api {
  return async (endpoint, call = {}) => {
    let answer: Response | undefined;
    try {
      answer = await send(addressOf(mandant, endpoint, call), {
        method: endpoint.method,
        headers: headersOf(locale, call.token ?? userToken?.(), call, endpoint.consumes),
        body: bodyOf(endpoint, call),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const outcome = await read(endpoint, answer, onSessionLost);
      if (outcome.ok && endpoint.goal) onGoal?.(endpoint.goal);
      return outcome;
    } catch {
      return answer ? failed : { ...failed, error: { ...failed.error, PsoErrorCode: away } };
    }
  };
}

/** A file goes as it is. */
function bodyOf<D extends Definition>(endpoint: Endpoint<D>, { body }: Call<D>): BodyInit | null {
  if (body === undefined || body instanceof Blob) return body ?? null;
  return JSON.stringify(toWire(endpoint.body as Schema, body));
}

/** Where a call of a mandant goes; also of a file, which a plain link asks for. */
export function addressOf<D extends Definition>(mandant: string, endpoint: Endpoint<D>, call: Call<D> = {}): string {
  const values = endpoint.params ? given(endpoint.params, call.params) : {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(endpoint.query ? given(endpoint.query, call.query) : {});
  return `/api/v1/${mandant}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The values that are there, under their wire names and as text. */
function given(schema: Schema, values: object | undefined): Record<string, string> {
  const named = Object.entries(toWire(schema, values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    named.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
}

function headersOf(
  locale: string,
  token: string | undefined,
  call: { body?: unknown; idempotencyKey?: string | undefined; proof?: string | undefined },
  consumes = 'application/json',
) {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', 'X-Accept-Language': locale };
  if (token) headers.Authorization = headers['X-Authorization'] = `Bearer ${token}`;
  if (call.body !== undefined) headers['Content-Type'] = consumes;
  if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey;
  if (call.proof) headers['X-Nachweis'] = call.proof;
  return headers;
}

async function read<D extends Definition>(
  endpoint: Endpoint<D>,
  answer: Response,
  onSessionLost?: () => void,
): Promise<Outcome<Reply<D>>> {
  if (answer.status === 401) onSessionLost?.();
  const body = answer.status === 204 ? undefined : answer.json();
  // A refusal counts by its status, whatever an installation says beside it (X-07).
  const json: unknown = await (answer.ok ? body : body?.catch(() => failed.error));
  const error = json as ErrorBody;
  const isLost = error?.PsoErrorCode === 'PSOF0204';
  if (isLost && answer.status !== 401) onSessionLost?.();
  if (!answer.ok || isLost) {
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    return { ok: false, status: answer.status, error, cookies: [], retryAfter };
  }
  if (!endpoint.reply) return { ok: true, value: undefined as Reply<D>, cookies: [] };
  const decoded = decode(endpoint.reply, json) as Decoded<Reply<D>>;
  return decoded.ok ? { ok: true, value: decoded.value, cookies: [] } : failed;
}

const failed = {
  ok: false,
  status: 500,
  error: { PsoErrorCode: 'PSOF0001', Message: '', Fehler: [], TraceId: '' } satisfies ErrorBody,
  cookies: [],
} as const;
