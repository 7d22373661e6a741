/** Codes for the pool of a voucher: sealed when they come, and never shown whole again. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { line } from '@weitersagen/contract/basics/text';
import { decode } from '@weitersagen/contract/basics/wire';
import { codesMax } from '@weitersagen/contract/premium/desk';
import type { Ctx } from '#platform/context.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { addVouchers, lockPremiums, sealVouchers } from '#premium/premium.ts';

interface Given {
  /** One a line. */
  codes: string;
  valueCents: number;
}

/** As in the mandant's file. */
const voucherCode = line(4, 200);

/** Sealing is no work for a transaction, and one of all would be long. */
const atOnce = 500;

export async function addVoucherCodes(
  ctx: Ctx,
  id: number,
  { codes, valueCents }: Given,
): Promise<{ added: number; known: number }> {
  const all = [...new Set(codes.split(/\r?\n/).map((code) => code.trim()))].filter((code) => code !== '');
  const wrong = (code: string, values?: Record<string, string>) =>
    refuse('input.invalid', { problems: [{ field: 'Codes', code, ...(values && { values }) }] });
  if (all.length === 0) wrong('required');
  if (all.length > codesMax) wrong('too-many-codes', { max: String(codesMax) });
  if (!all.every((code) => decode(voucherCode, code).ok)) wrong('invalid');
  let added = 0;
  for (let at = 0; at < all.length; at += atOnce) {
    const sealed = sealVouchers(ctx, { premiumId: id, valueCents, codes: all.slice(at, at + atOnce) });
    added += await ctx.write(async (tx) => {
      const premium = (await lockPremiums(tx, [id]))[0] ?? refuse('unknown');
      if (premium.kind !== 'voucher') wrong('not-a-voucher');
      const fresh = await addVouchers(tx, sealed);
      noteSettings(tx, 'GutscheinCodes', fresh > 0 ? [id] : []);
      return fresh;
    });
  }
  return { added, known: all.length - added };
}
