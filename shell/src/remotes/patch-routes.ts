import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { deniedMount } from './guard.ts';
import type { RegisteredMount } from './mounts.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import type { MountRoutes } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';
import { within } from './within.ts';

export interface SessionCheck {
  /** Resolves when the session is known: no guard decides before. */
  checked: () => Promise<void>;
}

interface PatchOptions {
  /** The mounts of a path, outermost first. */
  chainOf: (path: string) => RegisteredMount[];
  /** Loads the code that adds routes to the router. */
  routes: () => Promise<MountRoutes>;
  session: SessionCheck;
  report: (event: TelemetryEvent) => void;
}

/** Adds a remote's routes to the router when a navigation needs them. */
export function createPatchRoutes(options: PatchOptions): PatchRoutesOnNavigationFunction {
  const { chainOf, routes, session, report } = options;

  async function fetchRoutes({ mount, remote }: RegisteredMount): Promise<MountRoutes> {
    const { name, current } = remote;
    try {
      return await within(mount.timeoutMs, name, routes);
    } catch (cause) {
      const error = isRemoteLoadError(cause) ? cause : new RemoteLoadError(name, 'runtime', cause);
      report({ type: 'failed', remote: name, release: current.id, phase: error.phase });
      console.error(error);
      throw error;
    }
  }

  return async (args) => {
    await session.checked();
    const chain = chainOf(args.path);
    const [outermost] = chain;
    // The gate answers visitors without access; no code of the remote is fetched.
    if (!outermost || deniedMount(chain)) return;
    const since = performance.now();
    await (await fetchRoutes(outermost)).patch(args, since);
  };
}
