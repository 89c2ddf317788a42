import { defineConfig } from '@rsbuild/core';
import { shellConfig } from './shell-config.ts';

export default defineConfig(shellConfig(['federation']));
