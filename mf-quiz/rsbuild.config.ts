import { defineConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';
import { pluginFrameDocument } from './embed-build.ts';
import { EMBED_ENVIRONMENTS } from './embed-environments.ts';

const packageDir = import.meta.dirname;

export default defineConfig(() => {
  const preset = remotePreset({ packageDir });
  return {
    ...preset,
    plugins: [...(preset.plugins ?? []), pluginFrameDocument],
    environments: {
      ...preset.environments,
      ...EMBED_ENVIRONMENTS,
    },
  };
});
