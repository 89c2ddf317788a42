/**
 * Lazy chunk: the federation runtime, for older releases that expect it in the page. Depends on details of
 * version 2.9.2, which is pinned.
 */
import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Release } from '@vitrina/contract/registry';
import { anotherAddress, giveUp, loadAgain } from './load-again.ts';
import { OFFERED_MODULES } from './offered-modules.ts';
import { entryScript } from './run-entry.ts';

// Such a release has no runtime of its own and looks for it here.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: '2.9.2' },
});

const entries = new Map<string, Release['entry']>();
/** Container -> its name in the runtime. */
const nameOf = new Map<string, string>();
let tries = 0;

/** Loads an entry only with the registry's integrity, never without. */
const requireIntegrity: ModuleFederationRuntimePlugin = {
  name: 'require-integrity',
  createScript: ({ url }) => entryScript(url, entries.get(url) ?? { url, integrity: '' }),
};

const instance = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [requireIntegrity],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    OFFERED_MODULES.map(({ name, version, lib }) => [
      name,
      {
        version,
        scope: 'default',
        lib,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/**
 * Each release is a container with its own name, so none is ever replaced in the runtime: its `force` would
 * break mounted ones. A retry uses another name, because the runtime would wait for the first load.
 */
export async function loadOlderModule(
  { container, entry, modules }: Release,
  module: string,
  again = false,
): Promise<unknown> {
  let name = nameOf.get(container);
  if (name === undefined || again) {
    name = container;
    let { url } = entry;
    if (again) {
      tries += 1;
      name = `${container}_again_${tries}`;
      url = anotherAddress(url);
      const files = modules[module] ?? [];
      await giveUp([entry, ...files].map((file) => file.url));
      await loadAgain(files);
    }
    entries.set(url, entry);
    instance.registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: container }]);
    nameOf.set(container, name);
  }
  return await instance.loadRemote(`${name}/${module.slice(2)}`);
}
