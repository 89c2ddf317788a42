import { fileURLToPath } from 'node:url';

const resolve = (module: string) => fileURLToPath(import.meta.resolve(module));

/**
 * Aliases that compile the embed against Preact. Absolute, because shared-ui, compiled in, does not depend
 * on Preact.
 */
export const PREACT_FOR_REACT: Record<string, string> = {
  'react/jsx-runtime': resolve('preact/jsx-runtime'),
  'react-dom/client': resolve('preact/compat/client'),
  'react-dom/test-utils': resolve('preact/test-utils'),
  'react-dom$': resolve('preact/compat'),
  react$: resolve('preact/compat'),
};
