/** What the last sending of a form was answered; for its `before`. */
import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { FormState } from '../form/send.ts';

/**
 * The refusal this page is the answer to. It stays until the form is sent again or somebody goes on: the router drops it
 * as soon as a page that repeats its load is loaded anew.
 */
export function useAnswer(): FormState | undefined {
  const { key } = useLocation();
  const given = useActionData<FormState | null>() ?? undefined;
  const [kept, keep] = useState({ key, answer: given });
  const now = answerOf(kept, key, given);
  if (now !== kept) keep(now);
  return now.answer;
}

interface Kept<A> {
  /** Of the visit: looking again at the same page keeps it, everything else brings another one. */
  key: string;
  answer: A | undefined;
}

export function answerOf<A>(kept: Kept<A>, key: string, given: A | undefined): Kept<A> {
  if (key === kept.key && (given === undefined || given === kept.answer)) return kept;
  return { key, answer: given };
}
