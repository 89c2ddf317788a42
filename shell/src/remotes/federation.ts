/** Lazy chunk: loads and verifies remotes, with the shell's instances of the shared modules. */
import { createContainerLoader } from './load-container.ts';
import { createRegistryChecks } from './registry-checks.ts';
import { createLoader } from './remote-loader.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { reportHarm } from './report-harm.ts';

const importOlder = () => import(/* webpackChunkName: "older-releases" */ './older-releases.ts');

/** The browser's runtime: one per page, because containers are globals. */
function createFederation(): RemoteRuntime {
  const loadModule = createContainerLoader();
  const runtime: RemoteRuntime = {
    ...createRegistryChecks(),
    createLoader: (options) => createLoader(runtime, reportHarm(options)),
    loadModule: async (release, module, again) =>
      release.selfContained
        ? loadModule(release, module, again)
        : (await importOlder()).loadOlderModule(release, module, again),
  };
  return runtime;
}

export const federation = createFederation();
