/**
 * An endpoint is a value: method, path, who may call, what may be refused, shapes (rules 7).
 * The server binds it, the portal calls it, the API document prints it.
 */
import type * as z from 'zod/mini';
import { labels } from './label.ts';
import type { RefusalName } from './refusals.ts';
import type { Value } from './wire.ts';

type Schema = z.core.$ZodType;

/** Token kinds of rules 2.1; `anyone` needs none, a listed token that is sent must be valid all the same. */
export type Access = 'anyone' | 'recommender' | 'agency' | 'reward' | 'recipient' | 'operator' | 'apiKey' | 'oneTime';
/** What somebody of an agency may do there (rules 2.3); the table is agency/rights. */
export type AgencyRight =
  | 'employees'
  | 'invitations'
  | 'premiumPlan'
  | 'invoices'
  | 'area'
  | 'orders'
  | 'recommenders'
  | 'rewards'
  | 'figures'
  | 'masterData'
  | 'addPremiumPlan'
  | 'deletePremiumPlan';
export type OperatorRole = 'BetreiberAdmin' | 'BetreiberSachbearbeitung' | 'BetreiberRedaktion';

/** What a key of a client's system may do: a thing and what is done with it, as scopes are written everywhere (rules 7.13). */
export const apiScope = labels({
  readOrders: 'auftrag:lesen',
  writeOrders: 'auftrag:schreiben',
  readRecommendations: 'empfehlung:lesen',
  readCatalogue: 'katalog:lesen',
  writeCustomers: 'kundennummer:schreiben',
});
export type ApiScope = Value<typeof apiScope>;

type Produced =
  | 'image/svg+xml'
  | 'image/avif'
  | 'image/webp'
  | 'image/jpeg'
  | 'image/png'
  | 'application/xml'
  | 'application/zip'
  | 'text/csv'
  | 'application/octet-stream'
  | 'application/x-ndjson';

export interface Definition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1/{mandant}`; parameters by their wire name: `/empfehlen/:nr/:hex`. */
  path: string;
  /** One line for the API document. */
  summary: string;
  access: readonly Access[];
  /** Which operators, when `access` has `operator`; all of them without. */
  roles?: readonly OperatorRole[];
  /** Which right somebody of an agency needs, when `access` has `agency`; none is needed for the own sign-in. */
  right?: AgencyRight;
  /** What the key of a client's system has to be good for, when `access` has `apiKey`. */
  scope?: ApiScope;
  /** What it refuses beyond invalid input, a missing token and a fault, which every endpoint answers. */
  refusals?: readonly RefusalName[];
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply?: Schema;
  /** Status of the success; 200 without. */
  status?: 200 | 202 | 204 | 302;
  /** What it may answer with 202 instead: the work goes on in the background. */
  mayTakeLonger?: Schema;
  /** May answer 202 instead: it waits for another person (rules 3.12). */
  mayWait?: true;
  /** Content type of an answer that is no JSON; of a picture those it comes in. */
  produces?: Produced | readonly Produced[] | 'redirect';
  /** A body that is streamed instead of read as JSON. */
  consumes?: 'text/csv' | 'application/octet-stream' | 'application/x-ndjson';
  /** Whose fields the columns of a table are called after. */
  columns?: Schema;
  /** A body of any type may come and is not read: a mail program posts a form (RFC 8058). */
  ignoresBody?: true;
  /** Honours `Idempotency-Key` (rules 1.6). */
  idempotent?: true;
  /** Says nothing of a mandant: an operator may ask on the path of any. */
  anyMandant?: true;
  /** A GET that does something all the same, as the specification has it: for who may only look, it counts as a change. */
  acts?: true;
  /** A PUT that only reads, as the specification has lists: whoever may only look may call it. */
  reads?: true;
  /** A list, a search, a file or figures of the desk that may be some seconds old (rules 1.16): it writes nothing, and nobody decides by it alone. */
  mayLag?: true;
  /** Never for an operator who looks at somebody's account, not even with leave to write (P-04). */
  noSupport?: true;
  /** What whoever called has reached by an answer, by its name (tracking/goals). */
  goal?: string;
  /** Lets somebody in; the session of a token that comes along ends, though the call needs none. */
  signsIn?: true;
  /** Exists in test mode only (rules 1.8). */
  testMode?: true;
}

export type Output<S> = S extends Schema ? z.core.output<S> : undefined;
export type Input<D extends Definition> = {
  params: Output<D['params']>;
  query: Output<D['query']>;
  body: D['consumes'] extends string ? AsyncIterable<Uint8Array> : Output<D['body']>;
};
export type Reply<D extends Definition> = Output<D['reply']>;

export type Endpoint<D extends Definition = Definition> = D & { readonly kind: 'endpoint' };

export const endpoint = <const D extends Definition>(definition: D): Endpoint<D> => ({
  ...definition,
  kind: 'endpoint',
});

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'endpoint';
