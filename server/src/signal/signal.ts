/**
 * Signs of abuse (rules 3.14): what an act leaves behind as keyed hashes (`trace`), what was seen in it (`signal`), and
 * what a person has decided to be right once (`signal_clearance`). Nothing here can be read as an address, a name or a
 * network, and nothing is weighed while somebody waits: that is `case`, from what stands here.
 *
 * Hashes are made with the first key only: traces from before another key are strangers to those after it, for the 180 days
 * that they live.
 */

import { mailboxOf } from '@weitersagen/contract/recommendation/mailbox';
import { type Clearance, type Signal, signalDays } from '@weitersagen/contract/signal/rules';
import { mailboxStem, plainAddress, plainName, plainPhone, plainSurname } from '@weitersagen/contract/signal/trace';
import type { Ctx, Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { areaOf, networkOf } from '#platform/http/network.ts';
import { anyOf, whoHas } from '#platform/jobs/pass.ts';
import { isPublic } from './public-network.ts';
import * as sql from './sql.ts';

export { isDisposable } from './disposable.ts';
export type { TraceAct } from './sql.ts';

interface Acting {
  email: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  street?: string | null;
  houseNumber?: string | null;
  postcode?: string | null;
}

/** Who acts, from where, for which recommendation; one row. A job or a program of the client leaves none. */
export async function noteTrace(
  tx: Tx,
  act: sql.TraceAct,
  { recommendationId, accountId }: { recommendationId: number | null; accountId: number | null },
  person: Acting,
): Promise<void> {
  const { origin, actor } = tx;
  if (!origin || actor.kind === 'apiKey' || actor.kind === 'operator' || person.email === null) return;
  if (actor.kind === 'recommender' && actor.support) return;
  const { email, firstName, lastName, phone, street, houseNumber, postcode } = person;
  const hash = (value: string | null, purpose: string): string | null =>
    value ? tx.system.vault.hash(value, `trace ${purpose}`) : null;
  await sql.insertTrace(tx.db, {
    act,
    at: tx.now,
    recommendationId,
    accountId,
    person: personHash(tx, email),
    name: hash(firstName && lastName ? plainName(firstName, lastName) : null, 'name'),
    surname: hash(lastName ? plainSurname(lastName) : null, 'surname'),
    stem: hash(mailboxStem(email), 'stem'),
    phone: hash(phone ? plainPhone(phone) : null, 'phone'),
    address: hash(street && postcode ? plainAddress(street, houseNumber ?? '', postcode) : null, 'address'),
    network: hash(isPublic(origin.ip) ? networkOf(origin.ip) : null, 'network'),
    browser: hash(origin.userAgent, 'browser'),
    area: hash(isPublic(origin.ip) ? areaOf(origin.ip) : null, 'area'),
  });
}

const personPurpose = 'trace person';
/** A person is a mailbox, however its address is spelled. */
export const personHash = ({ system }: Pick<Tx, 'system'>, email: string): string =>
  system.vault.hash(mailboxOf(email), personPurpose);
const personHashes = ({ system }: Pick<Tx, 'system'>, email: string): string[] =>
  system.vault.hashes(mailboxOf(email), personPurpose);

export interface Around {
  recommendationId: number;
  accountId: number;
  recommender: string | null;
  recipient: string | null;
}

/** What was seen around a recommendation, each as strong as it was at its strongest. */
export async function keepSignals(tx: Tx, around: Around, signals: readonly Signal[]): Promise<void> {
  if (signals.length > 0) await sql.putSignals(tx.db, around, signals, tx.now);
}

/** What was released of these two, and of each alone. */
export const listClearances = (tx: Tx, around: Around): Promise<Clearance[]> => sql.listClearances(tx.db, around);

/** The signs of a case were right for their people (F4). */
export const clearSignals = (tx: Tx, caseId: number): Promise<void> => sql.insertClearances(tx.db, caseId, tx.now);
/** The decision is taken back (F7). */
export const forgetClearances = (tx: Tx, caseId: number): Promise<unknown> => sql.deleteClearances(tx.db, { caseId });

export const joinSignals = (tx: Tx, caseId: number, recommendationIds: readonly number[]): Promise<unknown> =>
  sql.markCase(tx.db, caseId, recommendationIds);

/** Of somebody who goes: what the mailbox left behind anywhere, and what hung on these recommendations. */
export async function forgetSigns(
  tx: Tx,
  email: string | null,
  of: { accountId: number } | { recommendationId: number },
): Promise<void> {
  const hashes = email === null ? [] : personHashes(tx, email);
  await sql.deleteTraces(tx.db, hashes, of);
  await sql.deleteSignals(tx.db, hashes, of);
  if (hashes.length > 0) await sql.deleteClearances(tx.db, { hashes });
}

const dayMs = 86_400_000;
const oldBefore = (now: Date): Date => new Date(now.getTime() - signalDays * dayMs);

export const whoHasOldSigns = anyOf(
  whoHas(({ now }) => sql.oldTraceRow(oldBefore(now))),
  whoHas(({ now }) => sql.oldSignalRow(oldBefore(now))),
);

/**
 * Job: traces and signals after their days, but not while a reward of their recommendation is under way or their case is not
 * decided, which the caller knows.
 */
export async function forgetOldSigns(ctx: Ctx, isNeeded: sql.IsNeeded): Promise<number> {
  const before = oldBefore(ctx.now);
  const traces = await emptyInBatches((max) => ctx.write(({ db }) => sql.deleteOldTraces(db, before, isNeeded, max)));
  const signals = await emptyInBatches((max) => ctx.write(({ db }) => sql.deleteOldSignals(db, before, isNeeded, max)));
  return traces + signals;
}
