/** What the cookies of this browser say that its visitor decided (S-06). */
import {
  consentCookie,
  consentProofCookie,
  type OptionalPurpose,
  optionalPurposes,
  readProof,
} from '@weitersagen/contract/consent/purposes';
import { readCookie } from '../../api/tab.ts';

/** What was agreed to; nothing where a purpose is unset, or the decision was about another list, so that somebody has to be asked. */
export function readGiven(list: string): readonly OptionalPurpose[] | undefined {
  const value = (purpose: OptionalPurpose) => readCookie(consentCookie(purpose));
  const isWhole = proof()?.list === list && optionalPurposes.every((purpose) => /^[01]$/.test(value(purpose) ?? ''));
  return isWhole ? optionalPurposes.filter((purpose) => value(purpose) === '1') : undefined;
}

/** The evidence of the last decision, where something was agreed to. */
export const evidenceNumber = (): string | null => proof()?.number ?? null;

const proof = () => readProof(readCookie(consentProofCookie));
