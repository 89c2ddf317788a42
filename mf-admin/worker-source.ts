import { join } from 'node:path';

/** Bundler rule for `?source`, shared by build and tests. */
export const workerSourceRule = {
  resourceQuery: /^\?source$/,
  enforce: 'pre' as const,
  use: [join(import.meta.dirname, 'worker-source-loader.cjs')],
};
