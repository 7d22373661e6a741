/**
 * The seam between the server and the pages: what a page is asked with, what it answers, and how it calls the API.
 * Types only. The server fills `PageRequest` and sends `PageAnswer`; the built pages (web) read one and give the other.
 * The same `Api` is an in-process call on the server and a fetch in the browser (style 3.8).
 */
import type { Definition, Endpoint, Output, Reply } from '../basics/endpoint.ts';
import type { ErrorBody } from '../basics/refusals.ts';
import type { ChannelPositions } from '../recommendation/channels.ts';

/** What a call takes, in English values; a query value that is left out is null. */
export interface Call<D extends Definition> {
  params?: Output<D['params']>;
  query?: Partial<Output<D['query']>>;
  body?: Output<D['body']>;
  /** Bearer of this call: a recipient's or a reward's token, whoever is signed in. */
  token?: string | undefined;
  /** Sent as `Idempotency-Key` (design 1.6). */
  idempotencyKey?: string | undefined;
}

/** A success, or the error exactly as the wire has it; `cookies` are Set-Cookie lines of an in-process answer. */
export type Outcome<T> =
  | { ok: true; value: T; cookies: readonly string[] }
  | { ok: false; status: number; error: ErrorBody };

export type Api = <D extends Definition>(endpoint: Endpoint<D>, call?: Call<D>) => Promise<Outcome<Reply<D>>>;

/** A path below the locale under its route name, as the server configures it. */
export interface PageRoute {
  name: string;
  path: string;
}

/** What a page knows of its mandant beside the calls it makes: the part of its configuration that screens ask for. */
export interface PageMandant {
  id: string;
  name: string;
  supportEmail: string | null;
  /** RecommenderDefaultShare and MaxEmpfaengerPraemieCent (E-04, E-05). */
  defaultShare: number | null;
  recipientCapCents: number | null;
  /** AgbCheckBoxAutoAccept: a sentence instead of the terms box (E-07). */
  acceptsTermsBySending: boolean;
  /** ModuleIBANNurDE (V-08). */
  germanIbanOnly: boolean;
  /** ModuleStoringBankdata. */
  storesBankData: boolean;
  /** Funktionen.RedirectionButton and Funktionen.Geldscheine (G-10). */
  hasShopButton: boolean;
  showsBanknotes: boolean;
  channels: ChannelPositions;
  facebookId: string | null;
}

/** Addresses of the built files a page refers to. */
export interface PageAssets {
  style: string;
  shell: string;
  portal: string;
}

export interface PageRequest {
  method: 'GET' | 'HEAD' | 'POST';
  /** Absolute address, with locale and query. */
  url: string;
  /** Fields of a posted form. */
  form?: readonly (readonly [name: string, value: string])[];
  locale: string;
  locales: readonly { locale: string; name: string }[];
  defaultLocale: string;
  mandant: PageMandant;
  /** The same array as long as nothing changes: what is derived from it is kept with it. */
  routes: readonly PageRoute[];
  /** The language table of this locale and of the default one; the same objects as long as nothing changes. */
  texts: { readonly locale: Readonly<Record<string, string>>; readonly fallback: Readonly<Record<string, string>> };
  api: Api;
  cookies: Readonly<Record<string, string>>;
  /** The hash of a recommendation this browser may share, proved by its signed cookie (C-26). */
  mayShare: (recommendationNumber: string) => string | undefined;
  now: Date;
  nonce: string;
  assets: PageAssets;
  requestId: string;
  log: { warn: (details: Readonly<Record<string, unknown>>, message: string) => void };
}

export interface PageAnswer {
  status: number;
  html?: string;
  /** Where to go instead, an address on this host; 303 after a post, 302 else. */
  redirect?: string;
  cookies: readonly string[];
}
