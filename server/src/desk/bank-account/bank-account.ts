/** What the desk decides about a bank account that its owner has stopped (M36): it is right, or it goes. */
import { findAccountId, getAccount } from '#account/account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import * as settlement from '#settlement/settlement.ts';

const stateOf = async (tx: Tx, hash: string) => {
  const { status } = await getAccount(tx, (await findAccountId(tx, hash)) as number);
  return { hash, status };
};

export const freeAccountBank = (ctx: Ctx, hash: string, reason: string) =>
  ctx.write(async (tx) => {
    await settlement.freeBankAccount(tx, { hash }, reason);
    return stateOf(tx, hash);
  });

export const dropAccountBank = (ctx: Ctx, hash: string, reason: string) =>
  ctx.write(async (tx) => {
    await settlement.dropBankAccount(tx, { hash }, reason);
    return stateOf(tx, hash);
  });

export const freeRecipientBank = (ctx: Ctx, recipient: string, reason: string) =>
  ctx.write(async (tx) => {
    await settlement.freeBankAccount(tx, { recipient }, reason);
    return { isStored: true };
  });

export const dropRecipientBank = (ctx: Ctx, recipient: string, reason: string) =>
  ctx.write(async (tx) => {
    await settlement.dropBankAccount(tx, { recipient }, reason);
    return { isStored: false };
  });
