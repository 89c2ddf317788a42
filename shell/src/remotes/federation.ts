/**
 * Lazy chunk: the federation runtime and the shell's own instances of the shared modules.
 * Everything here works around or relies on version 2.9.2 of the runtime, which is pinned.
 */
import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { SharedModuleName } from '@vitrina/federation/shared-modules';
import * as authModule from '@vitrina/shared-auth';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import { anotherAddress, giveUp, loadAgain } from './load-again.ts';
import * as reactQuery from './query.shared.ts';
import { createRegistryChecks } from './registry-checks.ts';
import { createLoader } from './remote-loader.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { reportHarm } from './report-harm.ts';
import * as router from './router.shared.ts';
import * as zodMini from './schemas.shared.ts';

/** Development servers change their files all the time: nothing could know their hash. */
declare const DEVELOPMENT: boolean;

declare const SHARED_VERSIONS: Record<SharedModuleName, string>;

// Remotes are built without a runtime of their own and look for it here.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: '2.9.2' },
});

/** The sharing table of the build, with the instance the shell offers for each name. */
const OFFERED: Record<SharedModuleName, object> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zodMini,
  '@vitrina/shared-auth': authModule,
};

/** The browser's runtime: one instance a page, because containers are globals of the page. */
function createFederation(): RemoteRuntime {
  const integrityOf = new Map<string, string>();
  /** Container -> its name in the runtime. */
  const nameOf = new Map<string, string>();
  let tries = 0;

  /** Loads an entry only with the integrity that the registry names for it; without one, not at all. */
  const requireIntegrity: ModuleFederationRuntimePlugin = {
    name: 'require-integrity',
    createScript({ url }) {
      const integrity = integrityOf.get(url);
      if (!integrity) throw new Error(`The registry names no integrity for ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      if (!DEVELOPMENT) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return script;
    },
  };

  const instance = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [requireIntegrity],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(OFFERED).map(([name, module]) => {
        const version = SHARED_VERSIONS[name as SharedModuleName];
        return [
          name,
          {
            version,
            scope: 'default',
            lib: () => module,
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
          },
        ];
      }),
    ),
  });

  const runtime: RemoteRuntime = {
    ...createRegistryChecks(),
    createLoader: (options) => createLoader(runtime, reportHarm(options)),
    /**
     * Each release is a container of its own name, so no release is ever replaced in the runtime:
     * its `force` would break those already mounted. Another try has another name in the runtime,
     * which would wait for the first one.
     */
    async loadModule({ container, entry, modules }, module, again) {
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
        integrityOf.set(url, entry.integrity);
        instance.registerRemotes([
          { name, entry: url, type: 'global', entryGlobalName: container },
        ]);
        nameOf.set(container, name);
      }
      return await instance.loadRemote(`${name}/${module.slice(2)}`);
    },
  };
  return runtime;
}

export const federation = createFederation();
