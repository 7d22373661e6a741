/**
 * One call of the main API, however it comes in: over HTTP or from a page of ours in the same process. Five steps:
 * decode → who may → verb → encode → answer. Everything expected that goes wrong is a refusal of the
 * catalogue; anything else is a fault: 500, or 503 where the database is away, logged in full, one sentence with the request id for the person.
 */

import type { Definition, Endpoint, Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { type ErrorBody, Refusal, refusals, refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem, sent } from '@weitersagen/contract/basics/wire';
import { withAllowed } from '@weitersagen/contract/texts/allowed';
import { problemCode, problemText, refusalText } from '@weitersagen/contract/texts/texts';
import { type Actor, type Ctx, createContext, type Mandant, type Origin, type System, whoAsks } from '../context.ts';
import { isDatabaseAway } from '../database/away.ts';
import { mayLagOf, tellingLastWrite } from '../database/standby/last-write.ts';
import type { Log } from '../log.ts';
import { type Answer, type Collected, collectAnswer } from './answer.ts';
import { bearerOf, type Credentials } from './credentials.ts';

export type Handler<D extends Definition = Definition> = (
  ctx: Ctx,
  input: Input<D>,
  answer: Answer,
) => Promise<Reply<D>> | Promise<undefined> | Promise<void>;

/** What a few endpoints need beside their handler. */
export interface Beside<D extends Definition = Definition> {
  /**
   * Asked only when the input does not fit its schema: what the mandant or a row would say about it, too, so that all
   * problems are answered at once. The body is what was sent, under its German names and not yet checked.
   */
  problems?: (
    ctx: Ctx,
    body: Readonly<Record<string, unknown>>,
    params: Input<D>['params'],
  ) => Promise<readonly Problem[]>;
  /** What the answer of a failed call carries, whatever it failed at behind its path; the query is there if it was readable. */
  failed?: (input: Pick<Input<D>, 'params'> & Partial<Pick<Input<D>, 'query'>>, answer: Answer) => void;
}

export interface Bound extends Beside {
  endpoint: Endpoint;
  handler: Handler;
}

/** Who calls is decided by the feature `identity`; app.ts hands it in, as it hands in the mandants. */
export interface Authentication {
  /** Names of the cookies that hold a token where no script can read it. */
  cookies: readonly string[];
  /** Decides by the endpoint's access list who the caller is; refuses what the list does not let in, `meet` told who it was. */
  authenticate(
    ctx: Ctx,
    endpoint: Definition,
    credentials: Credentials,
    told: { meet: (actor: Actor) => void; answer: Pick<Answer, 'always'> },
  ): Promise<Actor>;
  /** Somebody has signed in: ends the session that the same browser or program had before. */
  endReplaced(ctx: Ctx, token: string): Promise<void>;
}

/** What every call shares. */
export interface Calls {
  system: System;
  authentication: Authentication;
}

export interface Request {
  mandant: Mandant | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
  credentials: Credentials;
  locale: string;
  origin: Origin;
  secure: boolean;
  /** Its cookies have to reach a frame in a foreign page. */
  isFrame: boolean;
  /** Made by a page of this very host, in its script or in this process. */
  isOwnPage: boolean;
  /** How far its browser has written (last-write.ts); undefined where none asks. */
  lastWrite?: string | undefined;
  /** The types it takes. */
  accept?: string | undefined;
  rehearse?: Ctx['rehearse'];
  log: Log;
  /** Told who it is, once that is known. */
  meet?: (actor: Actor) => void;
}

/** What a call comes to: the value of the verb, or the body of an error. */
export type Outcome = { status: number; collected: Collected } & (
  | { ok: true; value: unknown }
  | { ok: false; error: ErrorBody; retryAfter: number | undefined }
);

export async function perform({ system, authentication }: Calls, bound: Bound, request: Request): Promise<Outcome> {
  const { endpoint, handler } = bound;
  const ground = { secure: request.secure, isFrame: request.isFrame };
  const { answer, collected } = collectAnswer(ground, request.isOwnPage, request.accept);
  let input: Record<string, unknown> | undefined;
  let caller: Actor = { kind: 'anyone' };
  try {
    const mandant = request.mandant ?? refuse('mandant.unknown');
    if (mandant.config.isSandbox) answer.always('x-sandbox', 'true');
    const path = decodeAll(endpoint, { params: request.params });
    if (path.problems.length === 0) input = path.decoded;
    const situation = {
      system,
      mandant,
      locale: request.locale,
      now: system.clock.now(),
      log: request.log,
      origin: request.origin,
      rehearse: request.rehearse,
    };
    const actor = await authentication.authenticate(
      createContext({ ...situation, actor: caller }),
      endpoint,
      request.credentials,
      {
        answer,
        meet: (met) => {
          caller = met;
          request.meet?.(met);
        },
      },
    );
    if (path.problems.length > 0) refuse('unknown');
    caller = actor;
    request.meet?.(actor);
    const ctx = createContext({ ...situation, actor, mayLag: mayLagOf(endpoint, request.lastWrite) });
    const { decoded, problems } = decodeAll(endpoint, { query: request.query, body: request.body });
    input = { ...input, ...decoded };
    if (problems.length > 0)
      refuse('input.invalid', { problems: await withMore(ctx, bound, problems, { ...input, body: request.body }) });
    const replaced = endpoint.signsIn && bearerOf(request.credentials);
    const value = await tellingLastWrite(ctx, endpoint, answer, async () => handler(ctx, input as never, answer));
    await recordFile(ctx, collected);
    if (replaced) await authentication.endReplaced(ctx, replaced);
    return {
      ok: true,
      status: collected.location ? 302 : collected.accepted ? 202 : (endpoint.status ?? 200),
      value,
      collected,
    };
  } catch (error) {
    if (input) bound.failed?.(input as never, answer);
    const refused = toError(error, request);
    if (refused.status === 403 && request.mandant)
      system.security.note({
        ...whoAsks({ mandant: request.mandant, actor: caller, origin: request.origin }),
        kind: 'refusal',
        outcome: 'refused',
        what: `${endpoint.method} ${endpoint.path}`,
      });
    return { ok: false, collected, ...refused };
  }
}

/** Whoever takes a file leaves a trace before the first byte of it. */
async function recordFile(ctx: Ctx, { headers }: Collected): Promise<void> {
  const [, name] = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '') ?? [];
  if (name === undefined) return;
  await ctx.system.security.record({ ...whoAsks(ctx), kind: 'file', outcome: 'done', what: name });
}

async function withMore(
  ctx: Ctx,
  { endpoint, problems: more }: Bound,
  problems: Problem[],
  { params, body }: { params?: unknown; body: unknown },
): Promise<Problem[]> {
  const further = more && endpoint.body ? await more(ctx, sent(endpoint.body, body), params as never) : [];
  const told = new Set(problems.map(({ field }) => field));
  return [...problems, ...further.filter(({ field }) => !told.has(field))];
}

/** The JSON of a success: exactly the names of the contract, nothing more. */
export const encodeReply = (endpoint: Endpoint, value: unknown): unknown =>
  endpoint.reply ? encode(endpoint.reply, value as never) : null;

function decodeAll(
  endpoint: Endpoint,
  given: Partial<Record<'params' | 'query' | 'body', unknown>>,
): { decoded: Record<string, unknown>; problems: Problem[] } {
  const decoded: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [part, value] of Object.entries(given)) {
    const schema = endpoint[part as 'params' | 'query' | 'body'];
    if (!schema) {
      decoded[part] = part === 'body' && endpoint.consumes ? value : undefined;
      continue;
    }
    const result = decode(schema, value ?? (part === 'body' ? null : {}));
    if (result.ok) decoded[part] = result.value;
    else problems.push(...result.problems.map((problem) => withAllowed(schema, problem)));
  }
  return { decoded, problems };
}

export function toError(
  error: unknown,
  { locale, origin, log }: Pick<Request, 'locale' | 'origin' | 'log'>,
): { status: number; error: ErrorBody; retryAfter: number | undefined } {
  const refusal = error instanceof Refusal ? error : unexpected(error);
  if (!(error instanceof Refusal)) log.error({ err: error }, 'fault');
  const [status, code] = refusals[refusal.refusal];
  const { problems = [], values, retryAfter } = refusal.details;
  return {
    status,
    retryAfter,
    error: {
      PsoErrorCode: code,
      Message: refusalText(locale, refusal.refusal, values),
      Fehler: problems.map((problem) => ({
        Feld: problem.field,
        Code: problemCode(problem),
        Message: problemText(locale, problem),
      })),
      TraceId: origin.requestId,
    },
  };
}

/** So long a visitor is asked to wait for a database that is away. */
export const awaySeconds = 30;

const unexpected = (error: unknown): Refusal =>
  isDatabaseAway(error) ? new Refusal('unavailable', { retryAfter: awaySeconds }) : new Refusal('fault');
