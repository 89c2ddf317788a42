import type { RemoteModule } from '@vitrina/shared-auth';
import type { RegisteredMount } from './mounts.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const importFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/** Fetches the federation runtime ahead of need: on intent to navigate, or when idle. */
export function warmFederation(): void {
  importFederation().catch(() => {
    // The load that needs it asks again and shows the failure.
  });
}

/**
 * Loads the module of one mount, within the mount's time-out.
 * @throws RemoteLoadError naming the remote and the phase; nothing of a failure is kept, so the
 *   next call tries everything again
 */
export async function loadMount(entry: RegisteredMount): Promise<RemoteModule> {
  const { name } = entry.remote;
  try {
    return await within(entry.mount.timeoutMs, name, load(entry));
  } catch (error) {
    console.error(error);
    throw error;
  }
}

const SECOND_TRY_MS = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function load({ mount, remote }: RegisteredMount): Promise<RemoteModule> {
  const federation = await importFederation().catch((cause: unknown) => {
    throw new RemoteLoadError(remote.name, 'runtime', cause);
  });
  const problem = federation.registryProblem(remote);
  if (problem) throw new RemoteLoadError(remote.name, problem.phase, problem.detail);
  const loadModule = () => federation.loadModule(remote.current, mount.module);
  // Once more by itself: the browser answers the first request for a file whose preload failed with
  // that failure, without asking the network. All of them have failed when the second try begins.
  const module = await loadModule()
    .catch(() => wait(SECOND_TRY_MS).then(loadModule))
    .catch((cause: unknown) => {
      throw new RemoteLoadError(remote.name, 'module', cause);
    });
  if (isRemoteModule(module)) return module;
  throw new RemoteLoadError(
    remote.name,
    'contract',
    `${mount.module} exports no routes and layout`,
  );
}

/** One limit over all steps of a load: a person waits `ms`, however the time is spent. */
function within<T>(ms: number, remote: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteLoadError(remote, 'timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { routes, layout } = value as Partial<RemoteModule>;
  return Array.isArray(routes) && typeof layout === 'function';
}
