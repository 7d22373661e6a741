/** What the process shares, and what the routes of a feature may use beside the context of a call. app.ts builds it. */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { Mandant, System } from './context.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Postman } from './mail/postman.ts';

/**
 * Which mandants there are; the registry of the feature mandant keeps them. Whoever asks for one that is closed gets
 * the refusal `MandantClosed`.
 */
export interface MandantRegistry {
  /** Those that can be served. */
  all(): Promise<readonly Mandant[]>;
  closed(): Promise<readonly ClosedMandant[]>;
  /** Cells that did not answer when they were last asked, with the mandants that lie there. */
  away(): Promise<readonly AwayCell[]>;
  byId(id: number): Promise<Mandant | undefined>;
  bySlug(slug: string): Promise<Mandant | undefined>;
  /**
   * The mandant of a host name without port; an unknown one leads to DEFAULT_MANDANT (rules 1.2), else to the first.
   */
  byHost(host: string): Promise<Mandant | undefined>;
  /** Whether one of them has this very host name. */
  hasHost(host: string): Promise<boolean>;
  /** Whether the address of the mandant of a host name is https, as far as it is known by now: nobody waits for it. */
  isHttps(host: string): boolean;
  /** Whose address it is, by the same means: for a page that says why no other can be made. */
  nameOf(host: string): Pick<ClosedMandant, 'id' | 'slug' | 'name' | 'language'> | undefined;
}

export interface AwayCell {
  name: string;
  /** Slugs. */
  mandants: readonly string[];
}

export interface AppParts {
  system: System;
  mandants: MandantRegistry;
  jobs: Jobs;
  postman: Postman;
}

/**
 * A mandant that is there and cannot be served, with whatever of it can still be read: it answers 503 for itself and
 * takes no other with it (rules 1.12).
 */
export interface ClosedMandant {
  id: number;
  slug: string;
  name: string;
  /** Its default language, if its settings say so. */
  language: string;
  /** What is wrong, by the German names of the fields. */
  problems: readonly { field: string; code: string }[];
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
