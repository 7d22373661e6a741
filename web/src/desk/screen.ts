/**
 * What a screen of the desk is and what it gets: one module `…-screen.tsx` with `load`, `submit` and the component, as in
 * the portal. An answer 401 leads to the sign-in from wherever it comes, and back with what was typed.
 */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { whoAmI } from '@weitersagen/contract/operator/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import type { ComponentType } from 'react';
import type { FormInput, FormRefused } from '../form/send.ts';
import type { T } from '../i18n/t.ts';

/** Who sits here, the house and its day, as the server says it. */
export type Operator = Reply<typeof whoAmI>;
export type Mandant = Operator['mandants'][number];

export interface Load {
  /** Calls of the mandant of this address. */
  api: Api;
  operator: Operator;
  mandant: Mandant;
  locale: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface Submit extends Load {
  form: FormInput;
  t: T;
  /** What was sent, files included. */
  fields: FormData;
  /** It worked: says so in a toast and goes on, to this page without its question if no other is named. */
  done: (text: string, to?: string) => Response;
}

export interface Screen {
  load?: (load: Load) => Promise<unknown>;
  submit?: (submit: Submit) => Promise<Response | FormRefused>;
  default: ComponentType;
}

/** The address of a screen of a mandant: `deskPath('spbdevk', 'auftraege', number)`. */
export const deskPath = (slug: string, ...parts: readonly (string | number)[]): string =>
  `/verwaltung/${[slug, ...parts].map(encodeURIComponent).join('/')}${parts.length === 0 ? '/' : ''}`;
