/** What the cookies of this browser say that its visitor decided (S-06). */
import {
  consentCookie,
  consentProofCookie,
  type OptionalPurpose,
  optionalPurposes,
  readProof,
} from '@weitersagen/contract/consent/purposes';
import { readCookie } from '../../api/tab.ts';

export type Choice = Record<OptionalPurpose, boolean>;

/** Which list is in force; a decision about another one is none. */
export const listInForce = (): string => document.documentElement.dataset.consentList ?? '';

/** Nothing where a purpose is unset, so that somebody has to be asked. */
export function readChoice(): Choice | undefined {
  const values = optionalPurposes.map((purpose) => readCookie(consentCookie(purpose)));
  const isWhole = proof()?.list === listInForce() && values.every((value) => value === '0' || value === '1');
  return isWhole ? choiceOf((_purpose, at) => values[at] === '1') : undefined;
}

export const choiceOf = (isGiven: (purpose: OptionalPurpose, at: number) => boolean): Choice =>
  Object.fromEntries(optionalPurposes.map((purpose, at) => [purpose, isGiven(purpose, at)])) as Choice;

/** The evidence of the last decision, where something was agreed to. */
export const evidenceNumber = (): string | null => proof()?.number ?? null;

const proof = () => readProof(readCookie(consentProofCookie));
