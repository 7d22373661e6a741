/**
 * Two agencies that are one (rules 3.8): whatever stands under the number of the first stands under that of the second
 * afterwards. Numbers of employees that both have are renamed by whoever asks for it.
 */
import type { Problem } from '../basics/wire.ts';

/** What moves, as every feature moves its own rows. */
export interface AgencyMove {
  from: string;
  into: string;
  /** Employee numbers of the one that goes, by what they become. */
  renames: Readonly<Record<string, string>>;
  /** Employee numbers of the other: a row that stands under one of them without a person gets none. */
  taken: readonly string[];
}

export interface Rename {
  from: string;
  to: string;
}

/** Employee numbers that both have, whoever has left included: reports name them. */
export const collisionsOf = (own: readonly string[], others: readonly string[]): string[] =>
  own.filter((number) => others.includes(number));

/** A number that nobody has yet, for whoever has to choose one. */
export function suggestNumber(number: string, taken: readonly string[]): string {
  for (let nth = 2; ; nth++) {
    const ending = `-${nth}`;
    const suggested = `${number.slice(0, 10 - ending.length)}${ending}`;
    if (!taken.includes(suggested)) return suggested;
  }
}

/** What is wrong with the numbers somebody chose: one is missing, or somebody has it already. */
export function problemsOfRenames(
  renames: readonly Rename[],
  { own, others }: { own: readonly string[]; others: readonly string[] },
): Problem[] {
  const after = own.map((number) => renames.find(({ from }) => from === number)?.to ?? number);
  return own.flatMap((number, at) => {
    const becomes = after[at] as string;
    if (!others.includes(becomes) && after.indexOf(becomes) === after.lastIndexOf(becomes)) return [];
    const index = renames.findIndex(({ from }) => from === number);
    const field = index < 0 ? 'Umbenennungen' : `Umbenennungen.${index}.Nach`;
    return [{ field, code: 'employee-number-used', values: { number: becomes } }];
  });
}
