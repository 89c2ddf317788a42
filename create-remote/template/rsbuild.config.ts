import { defineConfig } from '@rsbuild/core';
import { remotePreset } from '@vitrina/federation/remote-preset';

export default defineConfig(() => remotePreset({ packageDir: import.meta.dirname }));
