/**
 * The mandant's account that pays the rewards, on the desk: shown masked, changed by an admin with a reason (rules
 * 7.13).
 */
import { maskIban } from '@weitersagen/contract/basics/iban';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ChangeDebtor, MaskedDebtor } from '@weitersagen/contract/debtor/desk';
import { findDebtor, changeDebtor as putDebtor } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { findLastEvent } from '../event/sql.ts';

type Shown = Value<typeof MaskedDebtor>;
const event = 'debtor';

export async function showDebtor(ctx: Ctx): Promise<Shown> {
  const debtor = await ctx.read(findDebtor);
  const last = await ctx.report((tx) =>
    findLastEvent(tx.db, tx.mandant.id, { object: 'mandant', id: tx.mandant.id, event }),
  );
  return {
    holder: debtor?.holder ?? null,
    maskedIban: debtor ? maskIban(debtor.iban) : null,
    changedAt: last?.at ?? null,
    changedBy: last?.actor ?? null,
  };
}

/** Files that are made already stay as they are; the next export takes the new account. */
export async function changeDebtor(ctx: Ctx, { reason, ...debtor }: Value<typeof ChangeDebtor>): Promise<Shown> {
  await ctx.write(async (tx) => {
    const before = await putDebtor(tx, debtor);
    const [from, to] = [before ? masked(before) : null, masked(debtor)];
    await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event, from, to, reason });
  });
  return showDebtor(ctx);
}

const masked = ({ holder, iban }: { holder: string; iban: string }): string => `${holder}, ${maskIban(iban)}`;
