/** The desk for components. */
import { createContext, useContext, useEffect, useState } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import type { FormState } from '../form/send.ts';
import type { Desk } from './desk.ts';
import { workOf } from './kept-work.ts';
import type { Load } from './screen.ts';

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a screen stands on a desk');
  return desk;
}

/** Who sits here, at the desk of which mandant. */
export interface Seat extends Pick<Load, 'operator' | 'mandant'> {}

export function useSeat(): Seat {
  const seat = useRouteLoaderData<Seat>('mandant');
  if (!seat) throw new Error('nobody sits here');
  return seat;
}

/** What `load` of this screen gave: `useLoaded<typeof load>()`. */
export const useLoaded = <L extends (load: Load) => Promise<unknown>>(): Awaited<ReturnType<L>> =>
  useLoaderData() as Awaited<ReturnType<L>>;

/** For `Form`: what was typed on this page before the session was found over. It is given once. */
export function useDraft(isShown: boolean): FormState | undefined {
  const { pathname, search } = useLocation();
  const work = workOf(useSeat().operator.id);
  const [values] = useState(isShown && work.draft?.address === pathname + search ? work.draft.values : undefined);
  useEffect(() => {
    if (values) work.draft = undefined;
  }, [values, work]);
  return values && { problems: [], values, status: 200 };
}
