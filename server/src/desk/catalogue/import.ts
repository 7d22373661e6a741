/**
 * A file of the catalogue: tried, it tells what it would change; taken over, each thing becomes a working copy, or is public at once,
 * by the steps an editor takes, but a voucher stays a working copy, which another person has to agree to. One that cannot be takes no other along, and nothing is taken away.
 */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { type CatalogueResult, entriesTold } from '@weitersagen/contract/product/transfer';
import { problemText, refusalText } from '@weitersagen/contract/texts/texts';
import type { Body } from '#order-import/order-import.ts';
import type { Ctx } from '#platform/context.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { readSent, type Sent } from './read-file.ts';
import { type Known, type Taken, take } from './take.ts';

interface Wish {
  isProbe: boolean;
  /** Otherwise what is new and changed becomes working copies. */
  isPublic: boolean;
}

export async function importCatalogue(ctx: Ctx, body: Body, wish: Wish): Promise<CatalogueResult> {
  const sent = await readSent(body);
  const known = knownIn(sent);
  const count = { added: 0, changed: 0, same: 0, stayDrafts: 0, failed: 0 };
  const differences: CatalogueResult['differences'][number][] = [];
  const failures: CatalogueResult['failures'][number][] = [];
  for (const one of sent) {
    const taken = await takeApart(ctx, one, { ...wish, known });
    if ('message' in taken) {
      count.failed++;
      failures.push(taken);
      continue;
    }
    count[taken.kept]++;
    if (taken.kept === 'same') continue;
    differences.push(taken.difference);
    if (taken.difference.staysDraft) count.stayDrafts++;
  }
  const { added, changed } = count;
  if (!wish.isProbe && added + changed > 0)
    await ctx.write(async (tx) => noteSetting(tx, `Katalog: Datei, ${added} neu, ${changed} geändert`));
  return {
    ...wish,
    ...count,
    differences: differences.slice(0, entriesTold),
    failures: failures.slice(0, entriesTold),
  };
}

/** What is named by others, and comes with the file itself. */
const knownIn = (all: readonly Sent[]): Known => {
  const ids = (kind: Sent['kind']) => new Set(all.filter((one) => one.kind === kind).map(({ data }) => data.Id));
  return { categoryIds: ids('category'), productIds: ids('product') };
};

async function takeApart(
  ctx: Ctx,
  sent: Sent,
  wish: Wish & { known: Known },
): Promise<Taken | { title: string; message: string }> {
  try {
    return await ctx.write((tx) => take(tx, sent, wish));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const told = (error.details.problems ?? []).map((problem) => problemText(ctx.locale, problem));
    return { title: titleOf(sent), message: told.join('; ') || refusalText(ctx.locale, error.refusal) };
  }
}

const titleOf = ({ line, data: { Id, Name, Titel } }: Sent): string =>
  [line, Id, Name ?? Titel]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
    .slice(0, 200);
