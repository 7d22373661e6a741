/** The number the client knows a thing by is that of one alone, of products and of premiums. */
import type { Problem } from '@weitersagen/contract/basics/wire';

export interface Numbered {
  id: number;
  name: string;
  externalId: string;
}

/** By their ids: how those stand that are not written yet, and are by then. */
export type ComingNumbers = ReadonlyMap<number, Numbered>;

interface Numbers {
  /** Who has these numbers now. */
  list(externalIds: readonly string[]): Promise<readonly Numbered[]>;
  coming?: ComingNumbers | undefined;
  code: string;
  /** What else is wrong with each: one that is, takes no number. */
  besides?: readonly (readonly Problem[])[];
}

/** What is wrong with each: its number may be another one's by then, as one after the other is written. */
export async function numberProblems(
  all: readonly Numbered[],
  { list, coming = new Map(), code, besides = [] }: Numbers,
): Promise<Problem[][]> {
  const known = (await list(all.map(({ externalId }) => externalId))).filter(({ id }) => !coming.has(id));
  const holders = new Map([...known, ...coming.values()].map((one) => [one.externalId, one]));
  return all.map((one, index) => {
    const others = besides[index] ?? [];
    const holder = holders.get(one.externalId);
    if (holder && holder.id !== one.id)
      return [{ field: 'ExterneId', code, values: { value: `${holder.id}, ${holder.name}` } }, ...others];
    if (others.length === 0) holders.set(one.externalId, one);
    return [...others];
  });
}
