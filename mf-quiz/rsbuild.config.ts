import { defineConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';
import {
  embedEnvironment,
  embedLaterEnvironment,
  embedPopupEnvironment,
  embedPrerenderEnvironment,
  pluginFrameDocument,
} from './embed-build.ts';

const packageDir = import.meta.dirname;

export default defineConfig(() => {
  const preset = remotePreset({ packageDir });
  return {
    ...preset,
    plugins: [...(preset.plugins ?? []), pluginFrameDocument],
    environments: {
      ...preset.environments,
      embed: embedEnvironment,
      'embed-later': embedLaterEnvironment,
      'embed-popup': embedPopupEnvironment,
      'embed-prerender': embedPrerenderEnvironment,
    },
  };
});
