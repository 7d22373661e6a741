/** A file in rounds: things of one kind, each once, in the order of the file. */
import { decode } from '@weitersagen/contract/basics/wire';
import { ownId } from '@weitersagen/contract/product/entry';
import type { CatalogueKind } from '@weitersagen/contract/product/transfer';
import { kinds } from './kinds.ts';
import type { Sent } from './read-file.ts';

/** What says which thing it is. */
export interface Named {
  sent: Sent;
  id: number;
}

export interface Round {
  kind: CatalogueKind;
  all: Named[];
}

export function idOf({ data: { Id } }: Sent): number | undefined {
  const read = decode(ownId, Id);
  return read.ok ? read.value : undefined;
}

/** What stands in a file twice is looked at again when the first is taken over. */
export function roundsOf(all: readonly Named[]): Round[] {
  const rounds: Round[] = [];
  let ids = new Set<number>();
  for (const one of all) {
    const { kind } = one.sent;
    const round = rounds.at(-1);
    if (round?.kind === kind && ids.size < kinds[kind].atOnce && !ids.has(one.id)) round.all.push(one);
    else {
      rounds.push({ kind, all: [one] });
      ids = new Set();
    }
    ids.add(one.id);
  }
  return rounds;
}
