/** Decisions that wait for another person, at the desk: the list, one as it is now, and what is decided. */
import {
  Approval,
  type ApprovalFileQuery,
  type ApprovalPage,
  type ApprovalQuery,
} from '@weitersagen/contract/approval/desk';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { germanMoment } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { ssoText } from '#agency/agency.ts';
import { openDeed } from '#approval/approval.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { wishText } from '../api-key/let-in.ts';
import { clientText } from '../content/app/log.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withTails } from '../list/people.ts';
import { obstaclesOf } from './another.ts';
import { agree, decline, withdraw } from './decide.ts';
import type { Deeds } from './deeds.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof Approval>;

export async function listApprovals(
  ctx: Ctx,
  query: ListQuery<typeof ApprovalQuery>,
): Promise<Value<typeof ApprovalPage>> {
  const page = await ctx.report((tx) => sql.pageApprovals(tx.db, ctx.mandant.id, withTails(ctx, query)));
  return { ...page, rows: await ctx.read((tx) => presentAll(tx, page.rows)) };
}

export const downloadApprovals = listFile<Value<typeof ApprovalFileQuery>, typeof Approval>(
  'antraege',
  Approval,
  listApprovals,
);

export const agreeToApproval = (ctx: Ctx, id: number, reason: string | null): Promise<Shown> =>
  after(ctx, id, agree(ctx, id, reason));
export const declineApproval = (ctx: Ctx, id: number, reason: string): Promise<Shown> =>
  after(ctx, id, decline(ctx, id, reason));
export const withdrawApproval = (ctx: Ctx, id: number, reason: string | null): Promise<Shown> =>
  after(ctx, id, withdraw(ctx, id, reason));

async function after(ctx: Ctx, id: number, decided: Promise<void>): Promise<Shown> {
  await decided;
  const row = (await ctx.report((tx) => sql.findApprovalRow(tx.db, ctx.mandant.id, id))) ?? refuse('unknown');
  const [shown] = await ctx.read((tx) => presentAll(tx, [row]));
  return shown as Shown;
}

async function presentAll(tx: Tx, rows: readonly sql.ApprovalListRow[]): Promise<Shown[]> {
  const { operatorId } = operatorOf(tx);
  const obstacles = await obstaclesOf(
    tx,
    rows.filter(({ status }) => status === 'open'),
  );
  return rows.map(({ deedSealed, askedById, ...row }) => {
    const deed = openDeed(tx, { id: row.id, deedSealed }) as Deed;
    return {
      ...row,
      number: numberOf(tx, row, deed),
      ...presentDeed(deed, tx.locale),
      amountCents: row.amountCents ?? amountOf(deed),
      changes: 'changes' in deed ? deed.changes : [],
      isOwn: askedById === operatorId,
      obstacle: obstacles.get(row.id) ?? null,
    };
  });
}

type Deed = Deeds[keyof Deeds];

/** A premium is known by its own number, not by that of its draft. */
function numberOf({ mandant }: Tx, { object, number }: Pick<Shown, 'object' | 'number'>, deed: Deed): string | null {
  if ('premiumId' in deed) return String(deed.premiumId);
  return object === 'mandant' ? mandant.slug : number;
}

const amountOf = (deed: Deed): number | null => ('amountCents' in deed ? deed.amountCents : null);

/** What was asked for, as far as it is to be read; an account is masked. */
function presentDeed(deed: Deed, locale: string): Pick<Shown, 'role' | 'detail' | 'holds'> {
  const holds = 'holds' in deed ? deed.holds.map(({ kind }) => kind) : [];
  if ('iban' in deed)
    return {
      role: null,
      detail: [`${deed.holder}, ${maskIban(deed.iban)}`, ...('said' in deed ? deed.said : [])].join('; '),
      holds,
    };
  return {
    holds,
    role: 'role' in deed ? deed.role : null,
    detail: detailOf(deed, locale),
  };
}

/** Which one, and from when on where it is planned. */
const premiumText = ({ name, atMs }: Deeds['publishPremium']): string =>
  atMs === null ? name : `${name}, ${germanMoment(new Date(atMs))}`;

function detailOf(deed: Deed, locale: string): string | null {
  if ('bankReference' in deed) return deed.bankReference;
  if ('claim' in deed) return deed.claim;
  if ('into' in deed) return deed.into;
  if ('premiumId' in deed) return premiumText(deed);
  if ('client' in deed) return clientText(deed);
  if ('key' in deed) return wishText(deed, locale);
  if ('issuer' in deed) return [ssoText(deed), ...deed.said].join('; ');
  return 'app' in deed ? deed.app : null;
}
