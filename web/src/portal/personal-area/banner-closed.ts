/** A banner somebody closed stays away for 30 days in this browser (C-19): when, under its name in the local storage. */
const hiddenMs = 30 * 86_400_000;

const keyOf = (name: string): string => `banner.${name}`;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export const isClosed = (storage: Kept, name: string, now: number): boolean =>
  now - Number(storage.getItem(keyOf(name)) ?? Number.NEGATIVE_INFINITY) < hiddenMs;

export const close = (storage: Kept, name: string, now: number): void => storage.setItem(keyOf(name), String(now));
