import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { PREACT_FOR_REACT } from './preact-for-react.ts';

// The questionnaire's components run in React on the platform and in Preact in the embed.
export default defineConfig({
  projects: [
    {
      name: 'mf-quiz',
      testEnvironment: 'happy-dom',
      testTimeout: 20_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: ['../contract/test/tell-failed-assertion.ts', './test/be-patient.ts'],
      plugins: [pluginReact()],
    },
    {
      name: 'mf-quiz/embed',
      include: ['src/quiz-ui/**/*.test.tsx'],
      testEnvironment: 'happy-dom',
      testTimeout: 20_000,
      setupFiles: ['./test/be-patient.ts'],
      plugins: [pluginReact()],
      resolve: { alias: PREACT_FOR_REACT },
    },
  ],
});
