/**
 * Which transitions of a recommendation, its orders and the own reward the person is told of. Each of design 3.2, 3.4
 * and 3.5 stands in one of both lists: what is silent says what another one says already, or is for colleagues only.
 */
import type { EventRow } from './sql.ts';

export const toldEvents = [
  'E1',
  'E2',
  'E4',
  'E5',
  'E6',
  'E7',
  'E9',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
  'E17',
  'E19',
  'R10',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'P2',
  'P4',
  'P6',
  'P8',
  'P9',
  'P10',
  'P11',
  'P12',
  'P13',
  'P14',
  'stopped',
  'freed',
] as const;
export type ToldEvent = (typeof toldEvents)[number];

/**
 * E8, E20, A10 and P3 come with one that is told, P1 with the report, A9 and P7 are no news, E16 ends the account, too;
 * what a cancellation notes on a reward at the bank is decided later.
 */
export const silentEvents = ['E8', 'E16', 'E20', 'A9', 'A10', 'P1', 'P3', 'P5', 'P7', 'cancelNoted'] as const;

const told: ReadonlySet<string> = new Set(toldEvents);

/** A8 without a move is a report that somebody has to decide: the stop tells it, not the past. */
export const isTold = (row: EventRow): row is EventRow & { event: ToldEvent } =>
  told.has(row.event) && !(row.event === 'A8' && row.from === row.to);

/** Written for the person and mailed to it (M17, M35); every other reason is between colleagues. */
export const reasonFor = ({ event, reason }: EventRow): string | null =>
  event === 'P9' || event === 'P11' || event === 'P14' ? reason : null;
