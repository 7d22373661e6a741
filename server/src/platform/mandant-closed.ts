/** A mandant that is there and cannot be served: it answers 503 for itself and takes no other with it (rules 1.12). */
import { Refusal } from '@weitersagen/contract/basics/refusals';

/** Whatever of it can still be read. */
export interface ClosedMandant {
  id: number;
  slug: string;
  name: string;
  /** Its default language, if its settings say so. */
  language: string;
  /** What is wrong, by the German names of the fields. */
  problems: readonly string[];
}

export class MandantClosed extends Refusal {
  readonly mandant: ClosedMandant;
  constructor(mandant: ClosedMandant) {
    super('mandant.closed', { retryAfter: 60 });
    this.mandant = mandant;
  }
}

/** The closed mandant an error speaks of. */
export const closedOf = (error: unknown): ClosedMandant | undefined =>
  error instanceof MandantClosed ? error.mandant : undefined;
