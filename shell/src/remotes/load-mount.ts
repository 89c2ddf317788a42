import type { RemoteModule } from '@vitrina/shared-auth/remote-module';
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
 * Loads the module of one mount.
 * @throws RemoteLoadError naming the remote and the phase; nothing of a failure is kept, so the
 *   next call tries everything again
 */
export async function loadMount({ mount, remote }: RegisteredMount): Promise<RemoteModule> {
  const { name } = remote;
  let federation: Awaited<ReturnType<typeof importFederation>>;
  const deadline = timeout(mount.timeoutMs);
  try {
    federation = await Promise.race([importFederation(), deadline.expired]);
  } catch (cause) {
    deadline.clear();
    throw new RemoteLoadError(name, cause === EXPIRED ? 'timeout' : 'runtime', cause);
  }
  try {
    const problem = federation.registryProblem(remote);
    if (problem) throw new RemoteLoadError(name, problem.phase, problem.detail);
    const module = await Promise.race([federation.loadModule(remote.current, mount.module), deadline.expired]);
    if (!isRemoteModule(module)) throw new RemoteLoadError(name, 'contract', `${mount.module} exports no routes`);
    return module;
  } catch (cause) {
    if (cause instanceof RemoteLoadError) throw cause;
    throw new RemoteLoadError(name, cause === EXPIRED ? 'timeout' : 'module', cause);
  } finally {
    deadline.clear();
  }
}

const EXPIRED = Symbol('expired');

/** One limit over all steps of a load: a person waits `ms`, however the time is spent. */
function timeout(ms: number) {
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(EXPIRED), ms);
  });
  expired.catch(() => {});
  return { expired, clear: () => clearTimeout(timer) };
}

function isRemoteModule(value: unknown): value is RemoteModule {
  const module = value as Partial<RemoteModule> | null;
  return typeof module === 'object' && module !== null && Array.isArray(module.routes) && typeof module.layout === 'function';
}
