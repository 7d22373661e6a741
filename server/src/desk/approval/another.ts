/** Who counts as another person for a decision (rules 3.12), and what waits where nobody does. */
import { handsOf, type NotAnother, notAnother, touchDays } from '@weitersagen/contract/approval/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Merge } from '#agency/agency.ts';
import { type ApprovalRow, listOpen, openDeed } from '#approval/approval.ts';
import { listColleagues, type MandantColleague, operatorOf } from '#operator/operator.ts';
import type { Order } from '#order/order.ts';
import type { ExportGuard, LeaveOut } from '#payout/payout.ts';
import type { Tx } from '#platform/context.ts';
import type { ReleaseGuard } from '#settlement/settlement.ts';
import * as sql from './touch-sql.ts';

/** What is decided, by whom it was asked for, and what it moves. */
export type Question = Pick<ApprovalRow, 'id' | 'kind' | 'askedById' | 'object' | 'objectId' | 'deedSealed'>;

const sinceOf = ({ now }: Tx): Date => new Date(now.getTime() - touchDays * 86_400_000);

const operatorsOf = (touches: readonly sql.Touch[]): number[] => touches.map(({ operatorId }) => operatorId);

/** Why a colleague is no other person for a decision that was asked for. */
export async function obstacleOf(
  tx: Tx,
  colleague: MandantColleague,
  question: Question,
): Promise<NotAnother | undefined> {
  const { kind, askedById, object, objectId } = question;
  const hanging = sql.isTouched(object) ? sql.hangingOn[object](objectId) : agenciesOf(tx, question);
  const touches = hanging ? await sql.listTouches(tx, hanging, sinceOf(tx)) : [];
  return notAnother(colleague, { kind, askedBy: [askedById], touchedBy: operatorsOf(touches) });
}

/** Of a merge both agencies: either may have got other people or another address meanwhile. */
export function agenciesOf(
  tx: Pick<Tx, 'system' | 'mandant'>,
  question: Pick<Question, 'id' | 'kind' | 'deedSealed'>,
): ReturnType<typeof sql.hangingOn.agencies> | undefined {
  if (question.kind !== 'mergeAgencies') return undefined;
  const { from, into } = openDeed(tx, question) as Pick<Merge, 'from' | 'into'>;
  return sql.hangingOn.agencies([from, into]);
}

/** The same for many, of the one who asks now: what keeps the one who looks from agreeing. */
export async function obstaclesOf(tx: Tx, approvals: readonly Question[]): Promise<ReadonlyMap<number, NotAnother>> {
  const found = new Map<number, NotAnother>();
  if (approvals.length === 0) return found;
  const me = await self(tx);
  for (const approval of approvals) {
    const obstacle = await obstacleOf(tx, me, approval);
    if (obstacle) found.set(approval.id, obstacle);
  }
  return found;
}

/** How many approvals wait for the one who looks, and how many for somebody else. */
export async function countOpen(tx: Tx): Promise<{ own: number; others: number }> {
  const open = await listOpen(tx.db, tx.now, countedMax);
  const obstacles = await obstaclesOf(tx, open);
  return { own: open.length - obstacles.size, others: obstacles.size };
}

const countedMax = 100;

/** Whether somebody may take decisions about money now, as far as nothing speaks against the one decision. */
export const isDecider = (one: MandantColleague): boolean =>
  notAnother(one, { kind: 'exportPayout', askedBy: [], touchedBy: [] }) === undefined;

/** How many of the mandant may take decisions about money now. */
export const countDeciders = async (tx: Tx): Promise<number> => (await listColleagues(tx)).filter(isDecider).length;

/** The one who asks now, as a colleague. */
export async function self(tx: Tx): Promise<MandantColleague> {
  const { operatorId } = operatorOf(tx);
  return (await listColleagues(tx)).find(({ id }) => id === operatorId) ?? refuse('access.denied');
}

export const refuseAs = (reason: NotAnother): never =>
  refuse(reason === 'role' ? 'access.denied' : `approval.${reason}`);

/** The export: by another person than the maker of the run, who has touched nothing in it. */
export const guardExport: ExportGuard = async (tx, run) => {
  const reason = await obstacleToExport(tx, run);
  if (reason) refuseAs(reason);
};

/** Why the one who asks is no other person for the export of a run. */
export async function obstacleToExport(
  tx: Tx,
  { id, createdById }: { id: number; createdById: number },
): Promise<NotAnother | undefined> {
  return tx.system.config.fourEyes ? obstacleToExportBy(tx, await self(tx), { id, createdById }) : undefined;
}

/** The same of a colleague. */
export async function obstacleToExportBy(
  tx: Tx,
  colleague: MandantColleague,
  { id, createdById }: { id: number; createdById: number },
): Promise<NotAnother | undefined> {
  const touches = await sql.listTouches(tx, sql.hangingOn.payout(id), sinceOf(tx));
  return notAnother(colleague, { kind: 'exportPayout', askedBy: [createdById], touchedBy: operatorsOf(touches) });
}

/** An order that stands on somebody’s hand is released by another person; one that the client reported, by anybody. */
export const guardRelease: ReleaseGuard = async (tx, order: Order) => {
  if (!order.byHand || !tx.system.config.fourEyes) return;
  // A claim period may be longer than the days after which a hand is forgotten.
  const hands = await sql.listTouches(tx, sql.itself('order', order.id), new Date(0));
  const touches = await sql.listTouches(tx, sql.hangingOn.order(order.id), sinceOf(tx));
  const asked = { kind: 'releaseOrder', askedBy: operatorsOf(hands), touchedBy: operatorsOf(touches) } as const;
  const reason = notAnother(await self(tx), asked);
  if (reason) refuseAs(reason);
};

/** Who may export a run of these rewards that somebody makes, and what has to stay out of it. */
export async function listExporters(
  tx: Tx,
  rewardIds: readonly number[],
): Promise<{ exporters: MandantColleague[]; left: ReadonlySet<number> }> {
  const { operatorId } = operatorOf(tx);
  const colleagues = await listColleagues(tx);
  if (!tx.system.config.fourEyes)
    return { exporters: colleagues.filter(({ id }) => id === operatorId), left: new Set() };
  const others = colleagues.filter(
    (one) => notAnother(one, { kind: 'exportPayout', askedBy: [operatorId], touchedBy: [] }) === undefined,
  );
  if (others.length === 0) return { exporters: [], left: new Set(rewardIds) };
  const touches = await sql.listTouches(tx, sql.hangingOn.rewards(rewardIds), sinceOf(tx));
  const touchedBy = Map.groupBy(touches, (touch) => touch.operatorId);
  const of = (one: MandantColleague): ReadonlySet<number> =>
    new Set(handsOf(one).flatMap((hand) => (touchedBy.get(hand) ?? []).map(({ rewardId }) => rewardId)));
  // The run is exported as a whole: by those who may take the most of it.
  const fewest = Math.min(...others.map((one) => of(one).size));
  const [best] = others.filter((one) => of(one).size === fewest);
  const left = best ? of(best) : new Set<number>();
  return { exporters: others.filter((one) => of(one).isSubsetOf(left)), left };
}

export const leaveOut: LeaveOut = async (tx, rewardIds) => (await listExporters(tx, rewardIds)).left;
