/**
 * Work on many rows, a batch at a time: no transaction is long, no list lies in memory as a whole, and what is done stays
 * done when the process ends in the middle. Who calls opens the transactions; here is only what goes on until nothing
 * is left.
 */

export interface BatchKey {
  /** Id of the last row of the batch before; 0 for the first batch. */
  after: number;
  max: number;
}

const rowsMax = 200;

/**
 * Every row of a list that is ordered by id, each worked by itself; gives how many were, or the sum of what the work
 * counts. A row that stays in the list is not met again.
 */
export const walkRows = <R extends { id: number }>(
  list: (key: BatchKey) => Promise<readonly R[]>,
  work: (row: R) => Promise<boolean | number>,
): Promise<number> =>
  walkBatches(async (key) => {
    const rows = await list(key);
    let count = 0;
    for (const row of rows) count += Number(await work(row));
    return { last: rows.at(-1)?.id, count };
  });

const faultsMax = 10;

/**
 * The same where each row is somebody else's: what fails with one is told and holds nobody up, and fails the whole at the end. Where
 * many fail it is not the rows, and the walk ends.
 */
export async function walkEach<R extends { id: number }>(
  list: (key: BatchKey) => Promise<readonly R[]>,
  work: (row: R) => Promise<boolean | number>,
  tell: (fault: unknown, row: NoInfer<R>) => void,
): Promise<number> {
  const faults: unknown[] = [];
  const count = await walkRows(list, async (row) => {
    try {
      return await work(row);
    } catch (fault) {
      tell(fault, row);
      faults.push(fault);
      if (faults.length >= faultsMax) throw fault;
      return 0;
    }
  });
  if (faults.length > 0) throw faults[0];
  return count;
}

/** Of rows as `walkRows` has them, for work that is done on a whole batch at once; no `last` says that the batch was empty. */
export async function walkBatches(
  work: (key: BatchKey) => Promise<{ last: number | undefined; count: number }>,
): Promise<number> {
  let total = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const { last, count }: { last: number | undefined; count: number } = await work({ after, max: rowsMax });
    total += count;
    after = last;
  }
  return total;
}

/** Work that takes its rows out of the list itself and gives how many: until a batch was not full. Gives the sum. */
export async function emptyInBatches(work: (max: number) => Promise<number>, max = 500): Promise<number> {
  let total = 0;
  let batch = max;
  while (batch === max) {
    batch = await work(max);
    total += batch;
  }
  return total;
}
