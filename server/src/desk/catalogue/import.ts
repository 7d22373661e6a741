/**
 * A file of the catalogue: tried, it tells what it would change; taken over, each thing becomes a working copy, or is public at once,
 * by the steps an editor takes, but a voucher stays a working copy, which another person has to agree to. One that cannot be takes no
 * other along, and nothing is taken away. What is taken over is so in one transaction: whoever goes away meanwhile finds all of it,
 * and of a process that ends meanwhile nothing.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CatalogueResult, entriesTold } from '@weitersagen/contract/product/transfer';
import { problemText, refusalText } from '@weitersagen/contract/texts/texts';
import type { Body } from '#order-import/order-import.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { lockCatalogue } from '#product/product.ts';
import { readSent, type Sent } from './read-file.ts';
import { idOf, type Named, roundsOf } from './rounds.ts';
import { holdRows } from './sql.ts';
import { type Brought, type Failed, failed, type Outcome, takeRound, type Wish } from './take.ts';

export async function importCatalogue(ctx: Ctx, body: Body, wish: Wish): Promise<CatalogueResult> {
  const sent = await readSent(body);
  const outcomes = wish.isProbe
    ? await takeAll((steps) => ctx.write(steps), sent, wish)
    : await ctx.write((tx) => takeOver(tx, sent, wish));
  const differences = outcomes.flatMap((one) => ('difference' in one ? [one.difference] : []));
  const failures = sent.flatMap((one, index) => {
    const outcome = outcomes[index];
    return outcome && 'refusal' in outcome ? [{ title: titleOf(one), message: messageOf(ctx, outcome) }] : [];
  });
  return {
    ...wish,
    ...countOf(outcomes),
    stayDrafts: differences.filter(({ staysDraft }) => staysDraft).length,
    failed: failures.length,
    differences: differences.slice(0, entriesTold),
    failures: failures.slice(0, entriesTold),
  };
}

/** Everything the file names is held before the catalogue is, as an editor does: two at once wait instead of holding each other up. */
async function takeOver(tx: Tx, sent: readonly Sent[], wish: Wish): Promise<Outcome[]> {
  const named = sent.flatMap((one) => ({ kind: one.kind, id: idOf(one) ?? [] }));
  for (const kind of ['category', 'product', 'premium'] as const)
    await holdRows(
      tx.db,
      kind,
      named.flatMap((one) => (one.kind === kind ? one.id : [])),
    );
  await lockCatalogue(tx);
  const outcomes = await takeAll((steps) => steps(tx), sent, wish);
  const { added, changed } = countOf(outcomes);
  if (added + changed > 0) noteSetting(tx, `Katalog: Datei, ${added} neu, ${changed} geändert`);
  return outcomes;
}

type Within = <T>(steps: (tx: Tx) => Promise<T>) => Promise<T>;

/** What becomes of each, in the order of the file. */
async function takeAll(within: Within, sent: readonly Sent[], wish: Wish): Promise<Outcome[]> {
  const outcomes = new Map<Sent, Outcome>();
  const named: Named[] = [];
  for (const one of sent) {
    const id = idOf(one);
    if (one.problems.length > 0) outcomes.set(one, failed(...one.problems));
    else if (id === undefined) outcomes.set(one, failed({ field: 'Id', code: 'invalid' }));
    else named.push({ sent: one, id });
  }
  const brought: Brought = { categories: new Map(), products: new Map(), premiums: new Map() };
  for (const { kind, all } of roundsOf(named))
    for (let rest = all; rest.length > 0; ) {
      // The embedded database answers within the turn; whoever else asks comes in between.
      await nextTurn();
      const taken = await within((tx) => takeRound(tx, { kind, all: rest }, { ...wish, brought }));
      for (const [one, outcome] of taken) outcomes.set(one, outcome);
      rest = rest.slice(taken.size);
    }
  return sent.map((one) => outcomes.get(one) as Outcome);
}

function countOf(outcomes: readonly Outcome[]): { added: number; changed: number; same: number } {
  const count = { added: 0, changed: 0, same: 0 };
  for (const outcome of outcomes) if ('kept' in outcome) count[outcome.kept]++;
  return count;
}

const messageOf = ({ locale }: Ctx, { refusal, problems }: Failed): string =>
  problems.map((problem) => problemText(locale, problem)).join('; ') || refusalText(locale, refusal);

const titleOf = ({ line, data: { Id, Name, Titel } }: Sent): string =>
  [line, Id, Name ?? Titel]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
    .slice(0, 200);
