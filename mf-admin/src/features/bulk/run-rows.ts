/** What became of one row of a job. */
export interface RowResult<Row> {
  row: Row;
  /** Why it was left as it was; absent: it was done. */
  problem?: string;
}

/** Small enough for a host's limits, large enough that twenty rows are one blink. */
const AT_ONCE = 4;

/**
 * Does the same to many rows, each on its own: what fails for one leaves the others alone.
 * @param work throws an Error whose message says why this row was not done
 * @param onResult is told each result as it comes
 * @returns the results in the order of `rows`
 */
export async function runRows<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
  onResult: (done: number) => void = () => {},
): Promise<RowResult<Row>[]> {
  const results: RowResult<Row>[] = [];
  const waiting = [...rows.entries()];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, row] = next;
      results[index] = await work(row).then(
        () => ({ row }),
        (error: unknown) => ({ row, problem: error instanceof Error ? error.message : '' }),
      );
      done += 1;
      onResult(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
