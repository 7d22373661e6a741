/** What two states of a thing say differently, value by value: what a file would change, told before it does. */

/** A value beside the one that stands there; null where there is none. */
export interface Difference {
  path: string;
  from: string | null;
  to: string | null;
}

export const changed = (path: string, from: string | null, to: string | null): Difference[] =>
  from === to ? [] : [{ path, from, to }];

/** Every value of an object under its path; a list of languages by language, any other as a whole. */
export function leaves(path: string, value: unknown): [path: string, value: string | null][] {
  if (value === null || value === undefined) return [[path, null]];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one?.Sprache === 'string'))
    return value.flatMap(({ Sprache, Text, ...more }: { Sprache: string; Text?: string }) =>
      Object.keys(more).length > 0 ? leaves(`${path}.${Sprache}`, more) : [[`${path}.${Sprache}`, Text ?? '']],
    );
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) => leaves(path === '' ? name : `${path}.${name}`, inner));
  return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
}

/** In the order of what is new. */
export function changedLeaves(before: object, after: object): Difference[] {
  const [from, to] = [new Map(leaves('', before)), new Map(leaves('', after))];
  return [...new Set([...to.keys(), ...from.keys()])].flatMap((path) =>
    changed(path, from.get(path) ?? null, to.get(path) ?? null),
  );
}
