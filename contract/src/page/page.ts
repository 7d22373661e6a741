/**
 * The seam between the server and the pages: what a page is asked with, what it answers, and how it calls the API.
 * Types only. The server fills `PageRequest` and sends `PageAnswer`; the built pages (web) read one and give the other.
 * The same `Api` is an in-process call on the server and a fetch in the browser.
 */
import type { Definition, Endpoint, Output, Reply } from '../basics/endpoint.ts';
import type { ErrorBody } from '../basics/refusals.ts';
import type { ContentReader } from '../content/read/reader.ts';
import type { PageOptions } from '../mandant/page-options.ts';
import type { Category } from '../product/schemas.ts';
import type { PageAgencyUser, PagePerson } from './page-people.ts';
import type { PageShown, PageTracking } from './page-tracking.ts';

/** Values under their code names, as they were typed or made: the wire reads them on the other side. */
type Raw<S> = { readonly [K in keyof Output<S>]?: unknown };

export interface Call<D extends Definition> {
  params?: Raw<D['params']>;
  query?: Raw<D['query']>;
  body?: object | undefined;
  /** Bearer of this call: a recipient's or a reward's token, whoever is signed in. */
  token?: string | undefined;
  /** Where both a recommender and somebody of an agency may ask: the one of the agency asks. Only the server has that token. */
  ofAgency?: true | undefined;
  /** Sent as `Idempotency-Key` (rules 1.6). */
  idempotencyKey?: string | undefined;
  /** Sent as `X-Nachweis`: a proof of work, or that the mail may wait. */
  proof?: string | undefined;
}

/**
 * A success, or the error exactly as the wire has it; `cookies` are Set-Cookie lines of an in-process answer,
 * `retryAfter` are the seconds until a new try makes sense.
 */
export type Outcome<T> =
  | { ok: true; value: T; cookies: readonly string[] }
  | { ok: false; status: number; error: ErrorBody; cookies: readonly string[]; retryAfter?: number | undefined };

export type Api = <D extends Definition>(endpoint: Endpoint<D>, call?: Call<D>) => Promise<Outcome<Reply<D>>>;

/** A path below the locale under its route name, as the server configures it. */
export interface PageRoute {
  name: string;
  path: string;
}

/** A page the mandant added, at a path of its own below the locale, and where it is named on every other one. */
export interface OwnPage {
  slug: string;
  path: string;
  title: string;
  menu: 'header' | 'footer' | 'none';
}

/** Of a category, what every page that names it has to know (E-28). */
export type ListedCategory = Pick<Category, 'id' | 'slug' | 'name' | 'breadcrumb' | 'source' | 'category' | 'language'>;

/** What a page knows of its mandant beside the calls it makes: the part of its configuration that screens ask for. */
export interface PageMandant extends PageOptions {
  id: string;
  name: string;
  /** Where its content is read: a path of this host, or the address of a CMS elsewhere. */
  cmsBase: string;
  /** Only while a block is tested: every page is a document then, so that the server says what stands there (alive.ts). */
  isTested?: true;
}

export interface PageTerms {
  text: string;
  version: string;
}

/** Addresses of the built files a page refers to. */
export interface PageAssets {
  style: string;
  /** Beside it on the pages of an area, by its name. */
  areaStyles?: Readonly<Record<string, string>>;
  pageScript: string;
  /** Beside it on the page of a link. */
  shareScript: string;
  /** What a page in a frame runs beside it; the kit has none. */
  frameScript?: string;
  /** What it loads where somebody is asked for consent, and where a third party asks: modules (G-11). */
  consentQuestion?: string;
  consentManager?: string;
  /** A module that it loads once a visitor may be counted (K-10), and one that hands a campaign on. */
  tracking?: string;
  channel?: string;
  /** Beside it on pages that ask whoever leaves. */
  exitIntent?: string;
  /** Before it on pages whose form asks for a captcha (K-08). */
  captchaHold?: string;
  /** Beside it on pages of agencies. */
  agencyScript?: string;
  /** In place of `captchaHold` there, a module. */
  agencyCheck?: string;
  /** Before it where the desk shows the page in itself. */
  previewScript?: string;
  portal: string;
}

type Note = (details: Readonly<Record<string, unknown>>, message: string) => void;
export interface PageLog {
  warn: Note;
  error: Note;
}

/** How the portal stands in a page of the client (G-07): its frametype, whether in a frame right now, who may be around it. */
export interface PageFraming {
  type: 'portal' | 'widget' | 'integrated';
  isFramed: boolean;
  origins: readonly string[];
}

export interface PageRequest {
  method: 'GET' | 'HEAD' | 'POST';
  /** Where the mandant's portal lives, without a slash at the end (MandantUrl). */
  origin: string;
  /** Path and query, with the locale. */
  url: string;
  /** Fields of a posted form. */
  form?: readonly (readonly [name: string, value: string])[];
  locale: string;
  locales: readonly { locale: string; name: string }[];
  defaultLocale: string;
  mandant: PageMandant;
  /** Nothing where the portal stands alone. */
  framing?: PageFraming | undefined;
  /** The desk shows it in itself, with everything that is still a draft. */
  isPreview?: boolean;
  /** How its visitors are counted, and what the address said was reached on the way to it (K-10). */
  tracking?: PageTracking | undefined;
  /** A living page takes a part of it: it has no style of its own, which the policy of that page would refuse. */
  isRead?: boolean;
  /** The same array as long as nothing changes: what is derived from it is kept with it. */
  routes: readonly PageRoute[];
  /** The language table of this locale and of the default one; the same objects as long as nothing changes. */
  texts: { readonly locale: Readonly<Record<string, string>>; readonly fallback: Readonly<Record<string, string>> };
  /** Pages of the mandant's own, in the language of the page; the same array as long as nothing changes. */
  ownPages: readonly OwnPage[];
  /** Those of the catalogue, in its order and in the language of the page; the same array as long as nothing changes. */
  categories: readonly Category[];
  /** Reads what the mandant wrote, in the language of the page. */
  content: () => Promise<ContentReader>;
  /** The terms in force, in the language of the page. */
  terms: PageTerms;
  /** Nobody where no session lives. */
  person: PagePerson | null;
  /** The same of an agency, in the same browser: one knows nothing of the other. */
  agencyUser: PageAgencyUser | null;
  /** The pages that follow what this visitor has just done, out of the signed cookie `flow` (R-29 b). */
  next: readonly string[];
  api: Api;
  cookies: Readonly<Record<string, string>>;
  /** That this browser made a recommendation, and the first name that was typed, proved by its signed cookie (C-26). */
  mayShare: (recommendationNumber: string) => ShareProof | undefined;
  /** The code this browser has just asked for, proved by its signed cookie. */
  freshCode?: string | undefined;
  /** A text for the camera of a phone, as the address of a picture (SVG, `data:`). */
  qrCode: (text: string) => Promise<string>;
  now: Date;
  nonce: string;
  assets: PageAssets;
  requestId: string;
  log: PageLog;
}

/** What a browser proves that has made a recommendation. */
export interface ShareProof {
  hash: string;
  firstName: string | null;
}

/** What stands on the picture that messengers show beside a link. */
export interface PreviewWords {
  /** A mark that the recommender earns by it (E-08). */
  mark?: string;
  /** Stands small above the headline. */
  above?: string;
  headline: string;
  line: string;
  note?: NoteWords;
}

interface NoteWords {
  above: string;
  amount: string;
  below: string;
}

/** What a story is made of: a recommendation as its share page has it. */
export interface StoryAsked {
  product: { name: string };
  validUntil: string;
  link: string;
  share?: 0 | 50 | 100 | undefined;
  valueCents?: number | undefined;
}

/** What stands on the picture for a story. */
export interface StoryWords {
  mark?: string;
  markLine?: string;
  above: string;
  product: string;
  line: string;
  note?: NoteWords;
  scan: string;
  /** The short address, to be read and typed. */
  shown: string;
  /** What the code holds. */
  link: string;
  until: string;
}

/** What the built pages offer the server. */
export interface Pages {
  render: (request: PageRequest) => Promise<PageAnswer>;
  /** The words of the preview picture `start`, `empfehlung` or `anzeige`, the latter two with a product's id perhaps; none for another name. */
  previewWords: (request: PageRequest, name: string) => Promise<PreviewWords | undefined>;
  /** The words of the story picture of a recommendation; none without its share. */
  storyWords: (request: PageRequest, asked: StoryAsked) => StoryWords | undefined;
  /** The question for consent as a document, as the portal asks it or as the stand-in of a third party does (G-11). */
  consentDialog: (request: PageRequest, isExample: boolean, sessionDays: number) => string;
  /** The texts of a page as JSON, for a browser that goes there without a new document; none for an unknown page. */
  screenTexts: (request: Pick<PageRequest, 'locale' | 'texts' | 'log'>, page: string) => string | undefined;
}

/** A cookie of the page's own; the server writes its line, as for every other. */
interface PageCookie {
  name: string;
  value: string;
  maxAgeSeconds?: number;
  httpOnly?: boolean;
}

export interface PageAnswer {
  status: number;
  html?: string;
  /** Where to go instead, an address on this host; 303 after a post, 302 else. */
  redirect?: string;
  /** The address names a person by token, hash or number: no-store, no-referrer, noindex (rules 1.6). */
  isPersonal: boolean;
  /** No page may frame it, of whatever origin. */
  isNeverFramed?: boolean;
  /** Set-Cookie lines of the calls that were made, and cookies of the page's own, in their order. */
  cookies: readonly (string | PageCookie)[];
  /** Its form asks for a captcha: the frame of a service may be shown there (K-08). */
  hasCaptcha?: boolean;
  /** Whom a consent manager of a third party loads from, on a page that has one (G-11). */
  managerHosts?: readonly string[] | undefined;
  /** What was shown, for whoever counts; nothing where that is no page of its own. */
  shown?: PageShown;
}

/** The operator's plain page `/verwaltung/einladung`: sets a password, then enrols the second factor. */
export interface InvitationRequest
  extends Pick<PageRequest, 'api' | 'assets' | 'form' | 'locale' | 'nonce' | 'log' | 'qrCode'> {
  /** Of the address; after a post the form carries it. */
  token: string | undefined;
}

export interface InvitationPages {
  renderInvitation: (request: InvitationRequest) => Promise<{ status: number; html: string }>;
}

/** The operator's desk: one small document for every address below `/verwaltung`; the browser makes the screens. */
export interface DeskRequest {
  locale: string;
  assets: DeskAssets;
  /** Under whose address the operator signs in; afterwards every mandant of the operator can be chosen. */
  mandant: Pick<PageMandant, 'id' | 'name'>;
  /** Whether the sign-in needs the code of the second factor; only demo mode does without. */
  asksCode: boolean;
  /** Lets its one inline style through. */
  nonce: string;
  log: PageLog;
}

/** Addresses of the built files of the desk. */
export interface DeskAssets {
  style: string;
  script: string;
}

export interface DeskPages {
  renderDesk: (request: DeskRequest) => string;
  /** The texts of the desk as JSON, for a switch of the language; none for a language it does not speak. */
  deskTexts: (request: Pick<DeskRequest, 'locale' | 'log'>) => string | undefined;
}

/** The kit page (development only): every component in every state, in the brand of a theme. */
interface KitRequest extends Pick<PageRequest, 'locale' | 'nonce' | 'log'> {
  theme: string;
  assets: PageAssets;
}

export interface KitPages {
  renderKit: (request: KitRequest) => string;
}
