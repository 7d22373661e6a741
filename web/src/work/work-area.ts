/**
 * What the parts of a work area get from the area they stand in: the desk of the operator, and every other place where
 * people work with lists, questions and histories. The area itself provides both contexts.
 */
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FormState } from '../form/send.ts';
import { workOf } from './kept-work.ts';

export interface WorkArea {
  /** Says what was done, in a toast; `undo` takes it back. */
  say: (text: string, undo?: () => void) => void;
  /** What the browser's tab is called on a page. */
  tabTitle: (title: string, mandant: string | undefined) => string;
}

/** Who works here, with the rows of which mandant. */
interface Sitting {
  personId: number;
  slug: string;
  /** The day of the house. */
  today: string;
}

export const WorkAreaContext = createContext<WorkArea | undefined>(undefined);
export const SittingContext = createContext<Sitting | undefined>(undefined);

export const useWorkArea = (): WorkArea => useContext(WorkAreaContext) ?? missing('a work area');
export const useSitting = (): Sitting => useContext(SittingContext) ?? missing('somebody who works here');

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}

/** For `Form`: what was typed on this page before the session was found over. It is given once. */
export function useDraft(isShown: boolean): FormState | undefined {
  const { pathname, search } = useLocation();
  const work = workOf(useSitting().personId);
  const [values] = useState(isShown && work.draft?.address === pathname + search ? work.draft.values : undefined);
  useEffect(() => {
    if (values) work.draft = undefined;
  }, [values, work]);
  return values && { problems: [], values, status: 200 };
}
