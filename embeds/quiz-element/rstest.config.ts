import { defineConfig } from '@rstest/core';

export default defineConfig({ name: 'quiz-element', testEnvironment: 'happy-dom' });
