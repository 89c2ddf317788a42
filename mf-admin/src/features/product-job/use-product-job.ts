import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { useState } from 'react';
import type { RowResult } from '../bulk/run-rows.ts';
import { changeProducts, type ProductChange } from './change-products.ts';

export function useProductJob(told: (count: number) => string) {
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<readonly RowResult<ProductChange>[] | null>(null);
  const job = useSingleMutation({
    mutationKey: ['product-job'],
    async mutationFn(changes: readonly ProductChange[]) {
      setDone(0);
      setResults(await changeProducts(changes, told, setDone));
    },
  });
  return {
    /** Finished rows; `null`: nothing runs. */
    done: results ? null : done,
    results,
    run: job.mutate,
  };
}
