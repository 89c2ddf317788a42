import { defineConfig } from '@rstest/core';

export default defineConfig({ name: 'object-store', testEnvironment: 'node' });
