import { defineConfig, mergeRstestConfig } from '@rstest/core';
import tests from './rstest.config.ts';

/** `pnpm attack`: every case of every class. `npm test` runs one of each class. */
export default mergeRstestConfig(
  tests,
  defineConfig({ include: ['src/attack/**/*.test.ts'], env: { VITRINA_TEST_ALL: '1' } }),
);
