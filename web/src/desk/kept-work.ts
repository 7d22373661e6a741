/**
 * What an operator has begun and not ended, in the memory of this tab: what was typed when the session was found over,
 * and the file of the last dry run. It belongs to that operator alone: it is gone with the sign-out, and as soon as
 * somebody else sits here.
 */
import type { Values } from '../form/reading.ts';

interface KeptWork {
  /** What was typed into a form, until its page is shown again. */
  draft?: { address: string; values: Values } | undefined;
  /** The file that was tried as an import, until it is imported or another one is tried. */
  tried?: { importId: number; file: File } | undefined;
}

let kept: { operatorId: number; work: KeptWork } | undefined;

/** To be read and written; what another operator left is not there. */
export function workOf(operatorId: number): KeptWork {
  if (kept?.operatorId !== operatorId) kept = { operatorId, work: {} };
  return kept.work;
}

export const dropWork = (): void => {
  kept = undefined;
};
