/** The numbers a row of pages shows: the first, the last, and those beside the current one. */
export const numbersAround = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
