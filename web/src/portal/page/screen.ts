/**
 * What a screen is and what it gets. A screen is one module: `texts` (prefixes of its keys), `load`, `submit` and the
 * component; `load` and `submit` run on the server and, once the page is alive, in the browser.
 */
import type { ContentReader } from '@weitersagen/contract/content/read/reader';
import type { Api, OwnPage, PageMandant, PageTerms, ShareProof } from '@weitersagen/contract/page/page';
import type { PageAgencyUser, PagePerson } from '@weitersagen/contract/page/page-people';
import type { Category } from '@weitersagen/contract/product/schemas';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import type { Goal } from '@weitersagen/contract/tracking/goals';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { FormInput, FormRefused } from '../../form/send.ts';
import type { Texts } from '../../i18n/t.ts';
import type { Paths, PathValues } from './paths.ts';

/** What the whole page knows; the same shape on both sides. */
export interface Page {
  api: Api;
  texts: Texts;
  mandant: PageMandant;
  /** Who is signed in. */
  person: PagePerson | null;
  /** Who of an agency is signed in; only the server says it. */
  agencyUser?: PageAgencyUser | null;
  /** Today in Berlin. */
  today: string;
  paths: Paths;
  /** What the mandant wrote; its reader is loaded with the first question. */
  content: () => Promise<ContentReader>;
  /** The terms in force; pages that show them are loaded as documents, so the browser needs none. */
  terms?: PageTerms | undefined;
  /** Whoever was signed in here is not any more: in the browser, what is kept beside the cookie goes, too. */
  dropSession: () => void;
  /** The same for somebody who leaves: what this tab keeps of the person goes along (S-12). */
  signOut: () => void;
  /** Where a sign-in on this page leads back to, below the locale; sign-in pages are documents, so the server says it. */
  wayBack: string | undefined;
  /** Cookies of this host that script may read. */
  cookies: { get: (name: string) => string | undefined; remove: (name: string) => void };
  /** Tokens of token pages, kept for the tab once the address is cleaned; the server keeps none. */
  tokens: { get: (store: string) => string | undefined; keep: (store: string, token: string) => boolean };
  /** That this browser made a recommendation; only the server can tell (C-26). */
  mayShare: (recommendationNumber: string) => ShareProof | undefined;
  /** Absent in the browser. */
  onServer?: OnServer;
  /** Fields of the form this page is the answer to; only on the server, where load runs after a post, too. */
  posted?: Readonly<Record<string, string>>;
  /** Tells whoever counts what was reached without a call (K-10). */
  reach: (goal: Goal) => void;
  /** What makes the next form of this page harmless when it is sent twice. */
  formKey: () => string;
}

/** What only the server can say; pages that ask for it are loaded as documents. */
interface OnServer {
  /** Pages of the mandant's own. */
  ownPages: readonly OwnPage[];
  /** Of the catalogue, whole. */
  categories: readonly Category[];
  /** The code this browser has just asked for. */
  freshCode: string | undefined;
  /** Where the portal lives, without a slash at the end. */
  origin: string;
  /** A picture of a link for the camera of a phone. */
  qrCode: (text: string) => Promise<string>;
}

export const pageContext = createContext<Page>();

export interface Load
  extends Pick<
      Page,
      | 'api'
      | 'mandant'
      | 'person'
      | 'agencyUser'
      | 'paths'
      | 'content'
      | 'terms'
      | 'cookies'
      | 'dropSession'
      | 'signOut'
      | 'reach'
      | 'mayShare'
      | 'today'
    >,
    Partial<OnServer> {
  locale: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The token of this page: of the form, the address or, in the browser and for `load` alone, kept from before. */
  token: string | undefined;
  /** Sends to a page by its name; `token` goes along if that page needs it. */
  go: (name: RouteKey, values?: PathValues, token?: string) => Response;
  /** The same with a new document, because from here on somebody else is signed in, or nobody. */
  enter: (name: RouteKey, values?: PathValues) => Response;
  /** Where somebody goes who has just signed in: back to the page that asked for it, else to the personal area. */
  arrive: () => Response;
}

export interface Submit extends Load {
  form: FormInput;
  t: Texts['t'];
}

export interface Screen {
  texts: readonly string[];
  /** Only the server makes it: what it shows needs no data in the browser. */
  isStill?: boolean;
  /** Never comes alive: its links and forms are the browser's, and no data go along. */
  staysStill?: boolean;
  /** Under which name the token of this page is kept in the tab. */
  tokenStore?: string;
  /** Query value that holds the one-time token of "Das war ich nicht"; the page is another one then, and this its token. */
  refusalName?: string;
  /** Loads what it shows by chunks of their own, before it is shown or comes to life. */
  prepare?: (mandant: PageMandant) => Promise<unknown>;
  load?: (load: Load) => Promise<unknown>;
  submit?: (submit: Submit) => Promise<Response | FormRefused | object>;
  default: ComponentType;
}
