/** The desk for components. */
import { createContext, useContext } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import type { FormState } from '../form/send.ts';
import type { Desk } from './desk.ts';
import { draftOf, type Load } from './screen.ts';

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

/** For `Form`: what was typed on this page before the session was found over. */
export function useDraft(): FormState | undefined {
  const { pathname, search } = useLocation();
  const values = draftOf(pathname + search);
  return values && { problems: [], values, status: 200 };
}
