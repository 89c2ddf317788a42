import { defineConfig } from '@rstest/core';
export default defineConfig({ projects: ['*/rstest.config.ts'] });
