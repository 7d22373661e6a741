/**
 * What is left of an answer that refused a form: a problem goes once its field says something else than when the answer
 * came, with which nothing is wrong; where something else is wrong now, it says that.
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
  const now = checked.ok ? [] : checked.problems;
  const problems = state.problems.flatMap((problem) => {
    const isAsSent = (typed[problem.field] ?? '') === (atAnswer[problem.field] ?? '');
    return isAsSent ? [problem] : now.filter(({ field }) => field === problem.field);
  });
  const hasChanged = problems.length < state.problems.length || problems.some((one) => !state.problems.includes(one));
  return { ...state, problems, hasChanged };
}
