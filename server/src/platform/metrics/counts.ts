/** What happened so often since the start and nobody heard as an answer; metrics show it. */
const names = { clicksGivenUp: 'Clicks that a database which was away did not take' } as const;
type CountName = keyof typeof names;

export interface Counts {
  add(name: CountName, more: number): void;
  all(): readonly { name: CountName; about: string; count: number }[];
}

export function createCounts(): Counts {
  const counted = new Map<CountName, number>();
  return {
    add: (name, more) => void counted.set(name, (counted.get(name) ?? 0) + more),
    all: () =>
      Object.entries(names).map(([name, about]) => ({
        name: name as CountName,
        about,
        count: counted.get(name as CountName) ?? 0,
      })),
  };
}
