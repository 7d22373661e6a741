/** Limits of the price to choose from, in whole euros: round ones that part the tariffs of a category. */
const steps = [5, 10, 20, 50, 100] as const;
/** More than these nobody reads. */
const limitsMax = 6;

export function priceLimits(minCents: number | null, maxCents: number | null): number[] {
  if (minCents === null || maxCents === null || minCents === maxCents) return [];
  const [from, to] = [minCents / 100, maxCents / 100];
  const step = steps.find((each) => (to - from) / each <= limitsMax) ?? Math.ceil((to - from) / limitsMax / 100) * 100;
  const limits: number[] = [];
  for (let limit = Math.ceil(from / step) * step; limit < to; limit += step) if (limit >= from) limits.push(limit);
  return limits;
}
