/**
 * What may be done with a payout run now, and why not (rules 3.11): the contract's table, and the second person that
 * the server asks for. The server enforces both; the desk shows what may not be done held, with its reason.
 */
import type { NotAnother } from '@weitersagen/contract/approval/rules';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { PayoutRun } from '@weitersagen/contract/payout/desk';
import { mayPayout, type PayoutEvent } from '@weitersagen/contract/payout/rules';

export type Run = Value<typeof PayoutRun>;
export type Item = Run['items'][number];

export interface Actor {
  email: string;
  asksSecondPerson: boolean;
}

/** A key of `desk.payout.why`. */
type RunObstacle = 'empty' | 'notExported' | 'exporter' | 'asked' | 'stopped' | 'over' | `export.${NotAnother}`;

export function obstacleToRun(
  event: PayoutEvent,
  run: Pick<Run, 'status' | 'exportedBy' | 'items' | 'obstacleToExport' | 'approvals'>,
  actor: Actor,
): RunObstacle | undefined {
  if (!mayPayout(event, run)) return run.status === 'draft' ? 'notExported' : 'over';
  switch (event) {
    case 'export':
      if (run.items.length === 0) return 'empty';
      return run.obstacleToExport ? `export.${run.obstacleToExport}` : undefined;
    case 'discard':
      return run.approvals.length > 0 ? 'asked' : undefined;
    case 'confirm':
      if (actor.asksSecondPerson && actor.email === run.exportedBy) return 'exporter';
      return run.items.some(blocks) ? 'stopped' : undefined;
  }
}

/** Stopped by the person after the export, and nobody has decided yet. */
const blocks = ({ isStopped, isReturned }: Item): boolean => isStopped && !isReturned;

/** What a confirmation pays: a transfer that came back is none of it. */
export const paidBy = ({ items }: Pick<Run, 'items'>): { count: number; cents: number; claims: number } => {
  const paid = items.filter(({ isReturned, status }) => !isReturned && status === 'collected');
  return {
    count: paid.length,
    cents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    claims: paid.filter(({ isCancelled }) => isCancelled).length,
  };
};

/** What a discard means for what did not come back: free for a new run, cancelled as was noted, or still stopped. */
export const freedBy = ({ items }: Pick<Run, 'items'>): { free: number; cancels: number; stopped: number } => {
  const ours = items.filter(({ isReturned, status }) => !isReturned && status === 'collected');
  const cancels = ours.filter(({ isCancelled }) => isCancelled).length;
  const stopped = ours.filter(({ isCancelled, isStopped }) => isStopped && !isCancelled).length;
  return { free: ours.length - cancels - stopped, cancels, stopped };
};

/** The bank has a transfer from the export on; it can send it back as long as the reward knows nothing else of it. */
export const mayComeBack = ({ status }: Pick<Run, 'status'>, item: Item): boolean =>
  !item.isReturned &&
  ((status === 'exported' && item.status === 'collected') || (status === 'confirmed' && item.status === 'paidOut'));
