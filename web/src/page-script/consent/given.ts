/** What was decided, as the script of consent wrote it on the page (consent.ts): whoever asks reads it there, not in cookies. */
import { type OptionalPurpose, optionalPurposes } from '@weitersagen/contract/consent/purposes';

export type Choice = Record<OptionalPurpose, boolean>;

/** Nothing where somebody has to be asked. */
export function givenChoice(): Choice | undefined {
  const given = document.documentElement.dataset.consent?.split(' ');
  return given && choiceOf((purpose) => given.includes(purpose));
}

export const choiceOf = (isGiven: (purpose: OptionalPurpose) => boolean): Choice =>
  Object.fromEntries(optionalPurposes.map((purpose) => [purpose, isGiven(purpose)])) as Choice;
