/** Scheduled work at the desk. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

const passes = {
  'recommendation.expire': 'empfehlungen-ablauf',
  'person.forget': 'daten-loeschung',
  'retention.end': 'aufbewahrung',
  'order.release': 'auftraege-freigabe',
  'case.weigh': 'faelle',
  'reward.expire': 'praemien-ablauf',
  'person.remind': 'erinnerungen',
  'token.forget': 'einmaltoken-loeschung',
  'newsletter.expire': 'newsletter-ablauf',
  'invitation.expire': 'einladungen-ablauf',
  'click.anonymise': 'klicks-anonymisieren',
  'hit.forget': 'aufrufe-loeschung',
  'approval.expire': 'antraege-ablauf',
  'report.tell': 'wochenmail',
  'bank.check': 'bank-abgleich',
  'bank.tail': 'iban-endziffern',
  'file.clean': 'dateien-loeschung',
  'provider.load': 'anbieter-abruf',
  'invoice.bill': 'rechnungen',
  'invoice.files': 'rechnungen-dateien',
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
  'figure.sum': 'kennzahlen-summieren',
  'agency-figure.sum': 'agenturkennzahlen-summieren',
  'import.resume': 'importe-fortsetzen',
  'draft.publish': 'inhalte-veroeffentlichen',
  'agency.follow': 'agenturen-nachziehen',
  'agency.tell': 'agenturen-melden',
  'provider.refresh': 'anbieter-aktualisieren',
});

/** "Angehalten": the day is so far from the last one that a person has to start it. */
export const jobOutcome = labels({ done: 'Erledigt', failed: 'Fehlgeschlagen', held: 'Angehalten' });

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

export const downloadJobs = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/jobs/csv',
  summary: 'The scheduled work as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});

export const listJobs = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Scheduled work: last run, its result, the next run',
  refusals: ['access.denied'],
  reply: z.array(Job),
});

export const runJob = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/jobs/:job',
  summary: 'Runs a nightly pass now for this mandant; a second run does nothing a second time',
  refusals: ['access.denied', 'unknown'],
  params: ByJob,
  reply: JobDone,
});
