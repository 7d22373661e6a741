/**
 * What a client's system reports of an order, by API or by a row of a file (rules 7.13). A report is known by source,
 * external number and event: the same again gets the same answer, another content under the same name is refused. An
 * end that comes before its order waits, and takes effect as soon as the order is there.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { reportProblems } from '@weitersagen/contract/order/rules';
import type { OrderReport, ReportedOrder, ReportedStatus } from '@weitersagen/contract/order/schemas';
import { whyNot } from '@weitersagen/contract/order/why-not';
import {
  insertReport,
  isFile,
  listByExternalNumber,
  listReports,
  lockExternalNumber,
  markApplied,
  noteHand,
  type Order,
  type StoredReport,
  saysTheSame,
} from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type Claim, findOwner, makeOrder, readClaim } from './claim.ts';
import { claimsAnother, settleConflict } from './conflict.ts';
import { confirmLocked, endLocked, lockAround } from './decision.ts';
import * as sql from './sql.ts';

type Answer = Value<typeof ReportedOrder>;
/** The order a report came to, none while it waits. */
interface Outcome {
  order: Order | null;
  status: ReportedStatus;
}

/** A report with what is known under its external number. */
interface Known {
  source: string;
  report: OrderReport;
  orders: readonly Order[];
  reports: readonly StoredReport[];
}

/** An order, or what became of it, as the client's system says (A1 to A3, A7, A8); the key it calls with is the source. */
export const reportOrder = (ctx: Ctx, report: OrderReport): Promise<Answer> =>
  ctx.write((tx) => applyReport(tx, ctx.actor.kind === 'apiKey' ? ctx.actor.name : 'import', report));

/** The same inside a transaction, for a row of a file. */
export async function applyReport(tx: Tx, source: string, report: OrderReport): Promise<Answer> {
  const { externalNumber, event } = report;
  await lockExternalNumber(tx, externalNumber);
  const reports = await listReports(tx, externalNumber);
  const orders = await listByExternalNumber(tx, externalNumber);
  const earlier = reports.find((one) => one.source === source && one.event === event);
  if (earlier) return repeatAnswer(tx, earlier, report, orders);
  const known = { source, report, orders, reports };
  const living = orders.find(({ status }) => status !== 'rejected');
  const ended = living ? undefined : await findOwnRejected(tx, known);
  const problems = reportProblems(report, today(tx.now), (living ?? ended) !== undefined);
  if (problems.length > 0) refuse('input.invalid', { problems });
  const outcome = await (living
    ? applyToLiving(tx, known, living)
    : ended
      ? applyToRejected(report, ended)
      : applyToUnknown(tx, known));
  await insertReport(tx, source, report, outcome);
  return answerOf(tx, outcome);
}

/** Word for word what was answered the first time. */
function repeatAnswer(tx: Tx, earlier: StoredReport, report: OrderReport, orders: readonly Order[]): Answer {
  if (!saysTheSame(tx, earlier, report))
    refuse('state.not-allowed', { problems: [{ field: 'Ereignis', code: 'event-differs' }] });
  const order = earlier.answer === 'noted' ? undefined : orders.find(({ id }) => id === earlier.orderId);
  return answerOf(tx, { order: order ?? null, status: earlier.answer });
}

/** Where it says no, with why. */
const answerOf = ({ locale }: Tx, { order, status }: Outcome): Answer => ({
  number: order?.number ?? null,
  status,
  reason: order && status !== 'noted' ? whyNot({ status, rejection: order.rejection }, locale) : null,
});

const outcomeOf = (order: Order): Outcome => ({ order, status: order.status });

/** A contract has one living order, whoever reports it; only who names another number claims it for somebody else. */
async function applyToLiving(tx: Tx, known: Known, living: Order): Promise<Outcome> {
  const { source, report, orders } = known;
  switch (report.event) {
    case 'rejected':
    case 'cancelled':
      return outcomeOf(await endOnReport(tx, living, report.event, report.reason));
    case 'received':
    case 'confirmed': {
      if (!(await claimsAnother(tx, living, report))) break;
      if (source === living.source)
        refuse('state.not-allowed', { problems: [{ field: 'Empfehlungsnummer', code: 'event-differs' }] });
      const claim = await readClaim(tx, source, { ...report, orderedOn: report.orderedOn ?? living.orderedOn });
      const won = await settleConflict(tx, living, claim, orders);
      return outcomeOf(
        report.event === 'confirmed' && won.status === 'received' ? await confirmOnReport(tx, won, known) : won,
      );
    }
  }
  if (report.event === 'confirmed') return outcomeOf(await confirmOnReport(tx, living, known));
  return outcomeOf(living.status === 'received' ? await vouchFor(tx, living, known) : living);
}

/** It goes no further. */
const applyToRejected = async ({ event }: OrderReport, ended: Order): Promise<Outcome> =>
  event === 'rejected' ? outcomeOf(ended) : refuse('state.not-allowed');

async function applyToUnknown(tx: Tx, known: Known): Promise<Outcome> {
  const { source, report } = known;
  if (report.event === 'rejected' || report.event === 'cancelled') return { order: null, status: 'noted' };
  const claim = await readClaim(tx, source, { ...report, orderedOn: report.orderedOn as string });
  return outcomeOf(await takeUp(tx, claim, known));
}

/** A1, then whatever was reported before it, then A2 if the order still waits for it. */
async function takeUp(tx: Tx, claim: Claim, known: Known): Promise<Order> {
  const { order: made } = await makeOrder(tx, claim, await findOwner(tx, claim));
  if (made.status === 'rejected') return made;
  const order = await applyEarly(tx, made, known.reports);
  const isConfirmed = known.report.event === 'confirmed';
  return isConfirmed && order.status === 'received' ? confirmOnReport(tx, order, known) : order;
}

/** Ends that waited for this order: the first one ends it, the rest have nothing left to end. */
async function applyEarly(tx: Tx, order: Order, reports: readonly StoredReport[]): Promise<Order> {
  const early = reports.filter(({ isWaiting }) => isWaiting);
  const [first] = early;
  if (!first) return order;
  const ended = await endOnReport(tx, order, first.event as 'rejected' | 'cancelled', first.reason);
  await markApplied(tx, early, order);
  return ended;
}

/** This source's own order of that number, rejected: it goes on only as a claim for another link. */
async function findOwnRejected(tx: Tx, { source, report, orders }: Known): Promise<Order | undefined> {
  const { recommendationNumber, recipientNumber, event } = report;
  const last = orders.findLast((order) => order.source === source && order.status === 'rejected');
  const namesNone = recommendationNumber === null && recipientNumber === null;
  if (!last || event === 'rejected' || event === 'cancelled' || namesNone) return last;
  const own = await sql.findLink(tx.db, { id: last.recommendationId });
  const named = recommendationNumber === null ? undefined : await sql.findLink(tx.db, { number: recommendationNumber });
  return !named || named.rootId === own?.rootId ? last : undefined;
}

/** A2, if it is not done yet: another source or an operator may have been first. */
async function confirmOnReport(tx: Tx, order: Order, known: Known): Promise<Order> {
  const around = await lockAround(tx, order);
  const { status } = around.order;
  if (status === 'confirmed') return vouchFor(tx, around.order, known);
  if (status === 'released' || status === 'billed') return around.order;
  const confirmed = await confirmLocked(tx, around, undefined);
  return isFile(known.source) ? noteHand(tx, confirmed, known.source) : vouchFor(tx, confirmed, known);
}

/**
 * The client’s own word stands above a hand that says the same (rules 3.12); a file that says again what is known changes
 * nothing.
 */
const vouchFor = async (tx: Tx, order: Order, known: Known): Promise<Order> =>
  order.byHand && vouches(tx, order, known) ? noteHand(tx, order, known.source) : order;

/**
 * Of an order that it reported itself a client need only say that it is confirmed. Of one that a file brought it has to say all
 * that the file said, of the same link or person: product, day and e-mail decide who is paid how much. Of one that was made or
 * assigned at the desk nobody has said that it belongs there, so that no report is enough.
 */
function vouches(tx: Tx, order: Order, { source, report, reports }: Known): boolean {
  const made = reports.find((one) => one.orderId === order.id && one.source === order.source && one.answer !== 'noted');
  if (isFile(source) || made === undefined) return false;
  if (made.source === source) return report.event === 'confirmed';
  if (report.recommendationNumber === null && report.recipientNumber === null) return false;
  return saysTheSame(tx, made, report);
}

/** A3, A7 or A8; nothing where the order has ended that way already. A client never decides about paid money. */
async function endOnReport(
  tx: Tx,
  order: Order,
  event: 'rejected' | 'cancelled',
  reason: string | null,
): Promise<Order> {
  const around = await lockAround(tx, order);
  if (around.order.status === event) return around.order;
  return endLocked(tx, around, event, { reason: reason ?? undefined, decides: false, clawsBack: false });
}
