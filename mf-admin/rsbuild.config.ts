import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';
import { workerSourceRule } from './worker-source.ts';

export default defineConfig(() =>
  mergeRsbuildConfig(remotePreset({ packageDir: import.meta.dirname }), {
    tools: { rspack: { module: { rules: [workerSourceRule] } } },
  }),
);
