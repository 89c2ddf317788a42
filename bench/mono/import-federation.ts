/**
 * Stands in for the shell's `import-federation.ts` in the one-bundle peer: the same routes, imported as
 * lazy chunks of one build instead of loaded from remotes.
 */
import { MOUNT_MODULES } from 'mount-modules';
import { createLoader } from '../../shell/src/remotes/remote-loader.ts';
import type { RemoteRuntime } from '../../shell/src/remotes/remote-runtime.ts';

const runtime: RemoteRuntime = {
  async loadModule({ container }, module) {
    const remote = container.slice(0, container.lastIndexOf('_')).replaceAll('_', '-');
    const load = MOUNT_MODULES[`${remote}/${module}`];
    if (!load) throw new Error(`The one-bundle peer has no ${remote}/${module}.`);
    return load();
  },
  // Compiled-in code is not checked at run time.
  isGenuine: async () => true,
  entryProblem: async () => null,
  registryProblem: () => null,
  createLoader: (options) => createLoader(runtime, options),
};

export const importFederation = async (): Promise<RemoteRuntime> => runtime;
