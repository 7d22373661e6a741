/**
 * What is left of an answer that refused a form: a problem goes once its field says something else than when the answer came, with
 * which nothing is wrong.
 */
import type { T } from '../i18n/t.ts';
import { check, type Values } from './reading.ts';
import type { FormState } from './send.ts';

type Schema = Parameters<typeof check>[0];

export function leftOf(
  state: FormState | undefined,
  schema: Schema | undefined,
  typed: Values,
  t: T,
  atAnswer: Values,
): FormState | undefined {
  if (!state?.problems.length || !schema) return state;
  const checked = check(schema, typed, t);
  const isLeft = (name: string): boolean =>
    (typed[name] ?? '') === (atAnswer[name] ?? '') ||
    (!checked.ok && checked.problems.some(({ field }) => field === name));
  const problems = state.problems.filter(({ field }) => isLeft(field));
  return { ...state, problems, isLess: problems.length < state.problems.length };
}
