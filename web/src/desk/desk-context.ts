/** The desk for components. */
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Desk } from './desk.ts';
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
