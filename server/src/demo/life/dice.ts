/** Chance that falls the same every time: what the demo tells is told to everybody. */
export interface Dice {
  chance(share: number): boolean;
  /** A whole number, both ends within. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** By weights. */
  weigh<T>(from: readonly (readonly [value: T, weight: number])[]): T;
}

export function diceOf(seed: string): Dice {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);
  /** Mulberry32. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    chance: (share) => next() < share,
    between,
    pick: (from) => from[between(0, from.length - 1)] as never,
    weigh: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      const found = from.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? from[0])?.[0] as never;
    },
  };
}
