import { test } from '@rstest/core';

/** True in `pnpm attack` and `npm run test:all`; `npm test` runs one case of each class. */
const RUNS_ALL = process.env.VITRINA_TEST_ALL === '1';

/** All cases of a class in a full run, else only the first. */
export const casesOf = <T>(cases: readonly T[]): readonly T[] =>
  RUNS_ALL ? cases : cases.slice(0, 1);

/** Skipped in `npm test`: it takes too long. */
export const longTest = RUNS_ALL ? test : test.skip;
