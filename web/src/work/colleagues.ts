/**
 * What colleagues are called. Answers name who did something by the address, which is one person's alone; a screen shows
 * the name. They are told anew with every answer to "who am I", so nothing waits for them.
 */
import { isolated } from '@weitersagen/contract/basics/name/isolated';

interface Colleague {
  email: string;
  name: string;
}

let names: ReadonlyMap<string, string> = new Map();
/** Names that more than one has. */
let shared: ReadonlySet<string> = new Set();

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

export function knowColleagues(colleagues: readonly Colleague[]): void {
  names = new Map(colleagues.map(({ email, name }) => [email, name]));
  const seen = new Set<string>();
  shared = new Set(colleagues.map(({ name }) => folded(name)).filter((name) => seen.size === seen.add(name).size));
}

/** The address, where no name is known; beside it, where two have the same. */
export function nameOf(address: string): string {
  const name = names.get(address);
  if (name === undefined) return address;
  return shared.has(folded(name)) ? `${isolated(name)} (${address})` : isolated(name);
}

/** For the title of what shows a name. */
export const addressBehind = (address: string | null): string | undefined =>
  address !== null && names.has(address) ? address : undefined;

/** Both, where it matters who it is. */
export const nameAndAddress = (address: string): string => {
  const name = names.get(address);
  return name === undefined ? address : `${isolated(name)} (${address})`;
};

/** `MA`, of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
