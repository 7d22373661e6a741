/** Scheduled work (design 1.8): which there is, how its last run ended, when the next one comes. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

const passes = {
  'recommendation.expire': 'empfehlungen-ablauf',
  'person.forget': 'daten-loeschung',
  'order.release': 'auftraege-freigabe',
  'reward.expire': 'praemien-ablauf',
  'person.remind': 'erinnerungen',
  'token.forget': 'einmaltoken-loeschung',
  'newsletter.expire': 'newsletter-ablauf',
  'click.anonymise': 'klicks-anonymisieren',
} as const;

/** Nightly passes that an operator may start: name in code → name in the path. */
export const job = labels(passes);
export type JobName = Value<typeof job>;
export const ByJob = wire({ job: ['job', job] });
export const JobDone = wire({ job: ['Job', job], processed: ['Verarbeitet', z.int()] });

/** Those, and what runs every few minutes by itself. */
export const listedJob = labels({
  ...passes,
  'click.roll-up': 'klicks-zaehlen',
  'import.resume': 'importe-fortsetzen',
});

export const jobOutcome = labels({ done: 'Erledigt', failed: 'Fehlgeschlagen' });

export const Job = wire({
  job: ['Job', listedJob],
  every: ['Rhythmus', labels({ night: 'Nacht', month: 'Monat', minutes: 'Minuten' })],
  isStartable: ['Startbar', z.boolean()],
  isRunning: ['Laeuft', z.boolean()],
  /** The last run; all null before the first. */
  startedAt: ['GestartetAm', optional(moment)],
  /** E-mail of the operator who started it; null = the schedule. */
  startedBy: ['GestartetVon', optional(z.string())],
  endedAt: ['BeendetAm', optional(moment)],
  outcome: ['Ergebnis', optional(jobOutcome)],
  processed: ['Verarbeitet', optional(z.int())],
  nextAt: ['NaechsterLaufAm', moment],
});
