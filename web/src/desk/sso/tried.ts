/** What a test came to goes along with the answer of the form, so that what was typed stays. */
import type { TriedSso } from '@weitersagen/contract/agency/sso-desk';
import { FormRefused, type FormState } from '../../form/send.ts';

export interface TriedState extends FormState {
  tried?: TriedSso['steps'];
}

export function triedBy(values: FormState['values'], tried: TriedSso['steps']): FormRefused {
  const state: TriedState = { status: 200, problems: [], values, tried };
  return new FormRefused(state);
}
