/** Lazy chunk: loads and verifies remotes, with the shell's instances of the shared modules. */
import { yieldToMain } from '../yield-to-main.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { reportHarm } from './report-harm.ts';

const importOlder = () => import(/* webpackChunkName: "older-releases" */ './older-releases.ts');

/** In several tasks: evaluating all of it takes a tenth of a second on a slow phone. */
async function createFederation(): Promise<RemoteRuntime> {
  const { createRegistryChecks } = await import(/* webpackMode: "eager" */ './registry-checks.ts');
  await yieldToMain();
  const { createContainerLoader } = await import(/* webpackMode: "eager" */ './load-container.ts');
  await yieldToMain();
  const { createLoader } = await import(/* webpackMode: "eager" */ './remote-loader.ts');
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

let federation: Promise<RemoteRuntime> | undefined;

/** The browser's runtime: one per page, because containers are globals. */
export const startFederation = (): Promise<RemoteRuntime> => (federation ??= createFederation());
