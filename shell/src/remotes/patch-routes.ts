import type { RemoteModule } from '@vitrina/shared-auth';
import type { ReactNode } from 'react';
import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { checkAccess, deniedMount } from './guard.ts';
import type { LoadMount } from './load-mount.ts';
import type { RegisteredMount } from './mounts.ts';

/** Id of the shell's route that mounts without a parent are patched into. */
export const REMOTES_ROUTE = 'remotes';

export interface SessionCheck {
  /** Ends when it is known who is here: no guard answers before. */
  checked: () => Promise<void>;
}

interface PatchOptions {
  /** The mounts that make up a path, outermost first. */
  chainOf: (path: string) => RegisteredMount[];
  loadMount: LoadMount;
  session: SessionCheck;
  /** Stands in the place of what a mount renders when that fails. */
  errorElement: ReactNode;
}

/**
 * Puts a remote's routes into the router when a navigation needs them. The router calls this
 * again as long as the match gets deeper, so one level is patched a call: an error then shows
 * inside the level above, with its layout standing. A failure is kept nowhere.
 */
export function createPatchRoutes({
  chainOf,
  loadMount,
  session,
  errorElement,
}: PatchOptions): PatchRoutesOnNavigationFunction {
  const patched = new Set<string>();
  const loading = new Map<string, Promise<RemoteModule>>();

  /** Nested remotes load side by side; the two navigations of a double click share one load. */
  function start(entry: RegisteredMount): Promise<RemoteModule> {
    const running = loading.get(entry.id);
    if (running) return running;
    const load = loadMount(entry);
    load.catch(() => loading.delete(entry.id));
    loading.set(entry.id, load);
    return load;
  }

  return async ({ path, patch, signal }) => {
    await session.checked();
    const chain = chainOf(path);
    // The gate answers those who may not open it; no code of the remote is fetched.
    if (deniedMount(chain)) return;
    const missing = chain.filter(({ id }) => !patched.has(id));
    const [next] = missing;
    if (!next) return;
    for (const entry of missing) start(entry);
    const module = await start(next).finally(() => loading.delete(next.id));
    // The router ignores what a navigation patches that was left since: the next one does it.
    if (signal.aborted || patched.has(next.id)) return;
    patched.add(next.id);
    const parent = chain[chain.indexOf(next) - 1];
    patch(parent ? bodyId(parent) : REMOTES_ROUTE, [
      mountRoute(next, parent, module, errorElement),
    ]);
  };
}

const bodyId = ({ id }: RegisteredMount) => `${id}:body`;

/** The route of a mount: the shell owns path, guard and error boundary; the remote what is inside. */
function mountRoute(
  entry: RegisteredMount,
  parent: RegisteredMount | undefined,
  module: RemoteModule,
  errorElement: ReactNode,
): RouteObject {
  const base = parent ? `${parent.mount.path}/` : '/';
  return {
    id: entry.id,
    path: entry.mount.path.slice(base.length),
    // A parent's loader is not run again when only a child changes; middleware runs each time.
    middleware: [({ request }) => checkAccess([entry], request)],
    Component: module.layout,
    handle: { mount: entry },
    children: [
      {
        id: bodyId(entry),
        path: '',
        Component: Outlet,
        errorElement,
        children: module.routes,
      },
    ],
  };
}
