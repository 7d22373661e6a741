/**
 * The number the client knows a person by (C-14): it fits the pattern of the mandant and is compared with the list the
 * client delivers. Where a mandant asks for it, rewards of the recommender wait until it is valid; `settlement` holds them.
 */
import type { CustomerNumber, CustomerNumberResult } from '@weitersagen/contract/account/own-schemas';
import { customerNumberWorth } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { texts } from '@weitersagen/contract/texts/texts';
import { hasTokenSince, issueToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { countAgainst, type Limit } from '#platform/http/limit.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { recordAccountEvent } from '../account-event.ts';
import { lockByLink, lockSelf, ownerByLink } from './lock-self.ts';
import { numberMail } from './mails.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof CustomerNumber>;

/** Nobody finds out by trying which numbers the client knows. */
export const customerNumberLimit: Limit = { name: 'customer-number', max: 10, windowSeconds: 3600 };

/**
 * Who asks: the bearer of the link of M34, which is good as often as it is needed, or else the person who is signed in.
 * The link decides, because it may be opened where somebody else has left a session.
 */
export async function numberOwner(ctx: Ctx, token: string | null): Promise<number> {
  if (token === null) return selfOf(ctx).accountId;
  return ctx.read(async (tx) => (await ownerByLink(tx, token)).id);
}

/** What is known of a number; without one, of the stored one. */
export async function showCustomerNumber(ctx: Ctx, accountId: number, asked: string | null): Promise<Shown> {
  if (asked !== null) await checkAskedNumber(ctx, accountId, asked);
  return ctx.read(async (tx) => {
    const { customerNumber: own, customerNumberAt: at } = (await sql.findOwn(tx.db, accountId)) ?? refuse('unknown');
    const number = asked ?? own;
    return shown(tx, number, await resultOf(tx, number), number === own ? at : tx.now);
  });
}

/** The pattern of the mandant, and how often somebody may ask. */
export async function checkAskedNumber(ctx: Ctx, accountId: number, number: string): Promise<void> {
  if (!new RegExp(ctx.mandant.config.customerNumberPattern, 'u').test(number))
    refuse('input.invalid', { problems: [{ field: 'Kundennummer', code: 'invalid' }] });
  await countAgainst(ctx, customerNumberLimit, String(accountId));
}

/** Of the same owner, asked again where the row is locked. */
export async function storeCustomerNumber(tx: Tx, token: string | null, number: string): Promise<Shown> {
  const row = token === null ? await lockSelf(tx) : await lockByLink(tx, token);
  await sql.markCustomerNumber(tx.db, row.id, number, tx.now);
  // Whoever is signed in beside a link has nothing to do with it.
  const by: Tx = token === null ? tx : { ...tx, actor: { kind: 'anyone' } };
  await recordAccountEvent(by, row, 'customerNumber');
  return shown(tx, number, await resultOf(tx, number), tx.now);
}

/** Whether rewards of this recommender have to wait for a number (P2). */
export async function lacksCustomerNumber(tx: Tx, accountId: number): Promise<boolean> {
  if (!tx.mandant.config.needsCustomerNumber) return false;
  const own = await sql.findOwn(tx.db, accountId);
  return (await resultOf(tx, own?.customerNumber ?? null)) !== 'valid';
}

const askedAgainHours = 24;

/** M34 with a fresh token; several orders released in one night are one mail. */
export async function askForCustomerNumber(tx: Tx, accountId: number): Promise<void> {
  const { id, email, language, firstName } = (await sql.findOwn(tx.db, accountId)) ?? refuse('unknown');
  const whose = { object: 'account', id } as const;
  if (email === null || (await hasTokenSince(tx, whose, 'Kundennummer', plusHours(tx.now, -askedAgainHours)))) return;
  const parameters = { firstName, token: await issueToken(tx, 'Kundennummer', whose) };
  const to = { to: email, language, object: 'account', objectId: id } as const;
  await queueMail(tx, numberMail, { ...to, parameters });
}

/** The list of the client; of a number that stands in it twice the last row counts. Gives whose number has become valid. */
export const keepKnownNumbers = (
  ctx: Ctx,
  list: readonly { number: string; isValid: boolean }[],
): Promise<readonly number[]> => {
  const rows = [...new Map(list.map(({ number, isValid }) => [number, isValid]))];
  return ctx.write(({ db, now }) =>
    sql.putKnownNumbers(
      db,
      rows.map(([number, valid]) => ({ number, valid })),
      now,
    ),
  );
};

const resultOf = async ({ db }: Tx, number: string | null): Promise<CustomerNumberResult> =>
  customerNumberWorth(number, number === null ? undefined : await sql.findKnownNumber(db, number));

const shown = ({ locale }: Tx, number: string | null, result: CustomerNumberResult, at: Date | null): Shown => ({
  number,
  result,
  text: texts(locale).customerNumbers[result],
  checkedAt: result === 'valid' || result === 'invalid' ? at : null,
});
