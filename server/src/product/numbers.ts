/** The number the client knows a thing by is that of one alone, of products and of premiums. */
import type { Problem } from '@weitersagen/contract/basics/wire';

export interface Numbered {
  id: number;
  name: string;
  externalId: string;
}

/** By their ids: how those stand that are not written yet, and are by then. */
export type ComingNumbers = ReadonlyMap<number, Numbered>;

/** Who has a number then, of those who have one now. */
export const knownThen = (known: readonly Numbered[], coming: ComingNumbers): Numbered[] => [
  ...known.filter(({ id }) => !coming.has(id)),
  ...coming.values(),
];

/** Of each whose number is another one's by then: one after the other is written, but those that are left out. */
export function numberProblems(
  all: readonly Numbered[],
  known: readonly Numbered[],
  code: string,
  isLeftOut: (index: number) => boolean = () => false,
): Problem[][] {
  const holders = new Map(known.map((one) => [one.externalId, one]));
  return all.map((one, index) => {
    const holder = holders.get(one.externalId);
    if (holder && holder.id !== one.id)
      return [{ field: 'ExterneId', code, values: { value: `${holder.id}, ${holder.name}` } }];
    if (!isLeftOut(index)) holders.set(one.externalId, one);
    return [];
  });
}
