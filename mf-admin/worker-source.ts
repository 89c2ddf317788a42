import { join } from 'node:path';

/** The rule by which the bundler reads `?source`; build and tests share it. */
export const workerSourceRule = {
  resourceQuery: /^\?source$/,
  enforce: 'pre' as const,
  use: [join(import.meta.dirname, 'worker-source-loader.cjs')],
};
