export interface RowResult<Row> {
  row: Row;
  /** Why the row was left unchanged; absent on success. */
  problem?: string;
}

/** Within the host's rate limits, yet twenty rows take an instant. */
const AT_ONCE = 4;

/**
 * Runs `work` for each row; a failure leaves the other rows alone.
 * @param work throws an Error whose message says why this row was not done
 * @param onResult called with each result as it comes
 * @returns results in the order of `rows`
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
