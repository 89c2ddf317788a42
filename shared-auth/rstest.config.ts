import { defineConfig } from '@rstest/core';

// The client needs the platform's own fetch classes, the stores a document with storage.
export default defineConfig({
  projects: [
    {
      name: 'shared-auth/api',
      include: ['src/api/**/*.test.ts'],
      testEnvironment: 'node',
      testTimeout: 20_000,
      expect: { poll: { timeout: 10_000 } },
    },
    {
      name: 'shared-auth',
      include: ['src/{*,per-package/*}.test.{ts,tsx}'],
      testEnvironment: 'happy-dom',
      testTimeout: 20_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: ['@vitrina/shared-auth/testing/reset-page'],
    },
  ],
});
