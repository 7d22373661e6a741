/**
 * A cell that is away is known to be: whoever asks for it then is refused at once and waits for nothing, until it answers a question
 * of our own again. One that is only slow answers it, and is waited for as ever.
 */
import { isClosedHere, isDatabaseAway } from '../away.ts';

/** For whoever asks it is as if the database were away. */
export class CellClosed extends Error {
  readonly code = '08000';
}

/** Who waits for so long makes us ask. */
const suspectMs = 2000;
const askAgainMs = 1000;

export interface KnownAway {
  /** Runs steps in the cell, or refuses them. */
  unlessAway<T>(steps: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** `ask` fails where the cell does not answer in time. */
export function knownAway(name: string, ask: () => Promise<unknown>): KnownAway {
  const known = { isAway: false, isAsked: false, isOver: false };
  const look = async (): Promise<void> => {
    for (;;) {
      known.isAway = await ask().then(
        () => false,
        () => true,
      );
      if (!known.isAway || known.isOver) return;
      await new Promise((resolve) => setTimeout(resolve, askAgainMs).unref());
      if (known.isOver) return;
    }
  };
  const suspect = (): void => {
    if (known.isOver || known.isAsked) return;
    known.isAsked = true;
    void look().finally(() => {
      known.isAsked = false;
    });
  };
  return {
    unlessAway: async (steps) => {
      if (known.isAway) throw new CellClosed(`the cell ${name} is away`);
      const late = setTimeout(suspect, suspectMs).unref();
      try {
        return await steps();
      } catch (error) {
        if (isDatabaseAway(error) && !isClosedHere(error)) suspect();
        throw error;
      } finally {
        clearTimeout(late);
      }
    },
    stop: () => {
      known.isOver = true;
    },
  };
}
