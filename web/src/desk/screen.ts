/**
 * What a screen of the desk is and what it gets: one module `…-screen.tsx` with `load`, `submit` and the component, as in
 * the portal. An answer 401 leads to the sign-in from wherever it comes, and back with what was typed.
 */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import type { whoAmI } from '@weitersagen/contract/operator/endpoints';
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import type { ComponentType } from 'react';
import { data } from 'react-router';
import type { Values } from '../form/reading.ts';
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
  /** Today in Berlin, by the clock of the server. */
  today: string;
  locale: string;
  t: T;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface Submit extends Load {
  form: FormInput;
  /** What was sent, files included. */
  fields: FormData;
  /** It worked: says so in a toast and goes on, to the same page without its question if no other is named. */
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

/** What a call that must succeed holds; its refusal becomes the page that tells it. */
export function need<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw trouble(outcome.status, outcome.error);
}

export interface Trouble {
  message: string;
  requestId: string;
}

/** Ends a load: the page says what is the matter, and under which number we find it. */
export const trouble = (status: number, error?: ErrorBody) =>
  data({ message: error?.Message ?? '', requestId: error?.TraceId ?? '' } satisfies Trouble, { status });

/** What was typed into a form whose sending found the session over, until its page is shown again. */
let draft: { address: string; values: Values } | undefined;

export const keepDraft = (address: string, values: Values): void => {
  draft = { address, values };
};

export const draftOf = (address: string): Values | undefined => (draft?.address === address ? draft.values : undefined);

export const forgetDraft = (): void => {
  draft = undefined;
};
