/** What the process shares, and what the routes of a feature may use beside the context of a call. app.ts builds it. */
import type { Mandant, System } from './context.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Postman } from './mail/postman.ts';
import type { ClosedMandant } from './mandant-closed.ts';

/**
 * Which mandants there are; the registry of the feature mandant keeps them. Whoever asks for one that is closed gets
 * the refusal `MandantClosed`.
 */
export interface MandantRegistry {
  /** Those that can be served. */
  all(): Promise<readonly Mandant[]>;
  closed(): Promise<readonly ClosedMandant[]>;
  byId(id: number): Promise<Mandant | undefined>;
  bySlug(slug: string): Promise<Mandant | undefined>;
  /**
   * The mandant of a host name without port; an unknown one leads to DEFAULT_MANDANT (rules 1.2), else to the first.
   */
  byHost(host: string): Promise<Mandant | undefined>;
}

export interface AppParts {
  system: System;
  mandants: MandantRegistry;
  jobs: Jobs;
  postman: Postman;
}
