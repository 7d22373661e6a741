/** When a thing came into the state it is in: the last event that changed it. */
interface Moved {
  from: string | null;
  to: string;
  at: Date;
}

export const movedAt = (events: readonly Moved[]): Date | undefined =>
  events.findLast(({ from, to }) => from !== to)?.at;
