/**
 * A premium as a thing that has drafts. It is never taken off: it ends by its days, or is offered with nothing any more. Whoever
 * collects a voucher has its code at once, so that one goes public by two persons only (rules 3.12); money is paid by two anyway.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import type { Written } from '@weitersagen/contract/draft/desk';
import { PremiumEntry } from '@weitersagen/contract/premium/entry';
import { premiumKind } from '@weitersagen/contract/premium/kind';
import type { DraftKind, Publication } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import * as premium from '#premium/premium.ts';
import { languageProblems } from '../draft/languages.ts';
import { type Coming, readAll, type Thing } from '../draft/thing.ts';

const kind: DraftKind = {
  object: 'premium',
  publish: (tx, key, data, mark) => publishAll(tx, [{ key, data, mark }]),
  publishAll,
  unpublish: async () => refuse('state.not-allowed'),
};

async function publishAll(tx: Tx, all: readonly Publication[]): Promise<void> {
  const alone = all.filter(({ mark: { isAlone = true } }) => isAlone);
  const standing = await premium.lockPremiums(
    tx,
    alone.map(({ key }) => Number(key)),
  );
  if (alone.some(({ data }) => isVoucher(data)) || standing.some((one) => one.kind === 'voucher'))
    refuse('input.invalid', { problems: [{ field: 'Art', code: 'needs-another' }] });
  const entries = readAll(premiumThing, all);
  const problems = (await allProblems(tx, entries)).flat();
  if (problems.length > 0) refuse('input.invalid', { problems });
  await premium.publishPremiums(tx, entries);
}

async function allProblems(tx: Tx, entries: readonly PremiumEntry[], coming: Coming = {}): Promise<Problem[][]> {
  const besides: Problem[][] = [];
  for (const entry of entries) besides.push(await languageProblems(tx, entry));
  return premium.premiumProblems(tx, entries, { ...coming, besides });
}

/** As far as what was typed says so. */
export function isVoucher(data: unknown): boolean {
  const read = decode(premiumKind, (data as Written).Art);
  return read.ok && read.value === 'voucher';
}

export const premiumThing: Thing<typeof PremiumEntry> = {
  kind,
  entry: PremiumEntry,
  lock: async (tx, ids) =>
    new Map(
      (await premium.lockPremiums(tx, ids)).map(({ isDrafted, ...entry }) => [
        entry.id,
        { data: encode(PremiumEntry, entry) as Written, isPublic: !isDrafted, isDrafted },
      ]),
    ),
  problems: allProblems,
  named: (tx, id, { Name: name, Art: word }) => {
    const read = decode(premiumKind, word);
    return premium.markDraftedPremium(tx.db, id, {
      ...(typeof name === 'string' && name.trim() !== '' && { name: name.trim().slice(0, 100) }),
      ...(read.ok && { kind: read.value }),
    });
  },
  remove: async (tx, id) => {
    if (!(await premium.removeDraftedPremium(tx.db, id))) refuse('state.not-allowed');
  },
  guarded: [],
};
