/**
 * The banks of Germany, as the Bundesbank publishes them four times a year: name and BIC of a bank code, by the package that
 * carries the list (docs/operations.md). A bank that is not in it has no name, and nothing is refused for that.
 */
import type { showBank as endpoint } from '@weitersagen/contract/bank-account/bank-endpoint';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { type Limit, lookUp } from '#platform/http/limit.ts';

export type Bank = Reply<typeof endpoint>;

const unknownCodes: Limit = { name: 'bank-code', max: 60, windowSeconds: 60 };

/** Whoever goes through the codes comes to the limit by those that are none; it is the same for everybody, so anybody may keep it. */
export async function showBank(ctx: Ctx, code: string, answer: Pick<Answer, 'header'>): Promise<Bank> {
  const found = await lookUp(ctx, () => bankOf(code, ctx.now), unknownCodes);
  answer.header('cache-control', 'public, max-age=86400');
  return found ?? unknown;
}

/** Of an IBAN of any country. */
export const bankOfIban = async (iban: string, now: Date): Promise<Bank> =>
  (iban.startsWith('DE') && (await bankOf(iban.slice(4, 12), now))) || unknown;

const unknown: Bank = { bic: null, bank: null };

/** The list takes ten megabytes and a twentieth of a second, so it is read when the first account is shown. */
async function bankOf(code: string, now: Date): Promise<Bank | undefined> {
  const { bankDataByBLZ } = await import('bankdata-germany');
  const found = bankDataByBLZ(code, now);
  return found ? { bic: found.bic || null, bank: found.bankName } : undefined;
}
