/**
 * Rows of lists that somebody has chosen, by the address of the list. They stay over pages, filters and visits to a single
 * one, until something was done with them or the choice is given up; nobody else who sits here finds them.
 */
import { useSyncExternalStore } from 'react';

type Rows = ReadonlyMap<number | string, unknown>;

const none: Rows = new Map();
let kept: { personId: number; places: ReadonlyMap<string, Rows> } | undefined;
const listeners = new Set<() => void>();

const rowsOf = (personId: number, place: string): Rows =>
  (kept?.personId === personId ? kept.places.get(place) : undefined) ?? none;

export function useChosen<Row>(personId: number, place: string): ReadonlyMap<number | string, Row> {
  return useSyncExternalStore(subscribe, () => rowsOf(personId, place)) as ReadonlyMap<number | string, Row>;
}

export function keepChosen(personId: number, place: string, rows: Rows): void {
  const places = kept?.personId === personId ? kept.places : [];
  kept = { personId, places: new Map([...places, [place, rows]]) };
  for (const listener of listeners) listener();
}

/** Something was done with these. */
export function unchoose(personId: number, place: string, ids: readonly (number | string)[]): void {
  keepChosen(personId, place, new Map([...rowsOf(personId, place)].filter(([id]) => !ids.includes(id))));
}

export function dropChosen(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
