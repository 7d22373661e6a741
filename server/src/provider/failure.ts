/** Why nothing could be loaded; what a person is told of it stands in the words of the desk. */
import type { LoadFailure } from '@weitersagen/contract/provider/status';

export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly failure: LoadFailure;
  constructor(failure: LoadFailure, said: string = failure) {
    super(said);
    this.failure = failure;
  }
}

/** What was there at the first part is not there any more at a later one: all of it is asked for again. */
export class Restart extends Error {}

/** Somebody else works on it by now, or a person decided meanwhile: what this run did is taken back. */
export class LostRun extends Error {}
