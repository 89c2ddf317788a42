import { queryClient, type RemoteModule } from '@vitrina/shared-auth';
import type { ReactNode } from 'react';
import {
  type DataRouter,
  Outlet,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { describeCrash } from './crash.ts';
import { checkAccess, deniedMount } from './guard.ts';
import { entryBefore, type LoadedMount, type LoadMount } from './load-mount.ts';
import { MountBoundary } from './mount-boundary.tsx';
import { MountContext } from './mount-context.ts';
import type { MountingMark } from './mounting-mark.ts';
import type { RegisteredMount } from './mounts.ts';
import { preloadFiles } from './preload-files.ts';
import type { RefreshRegistry } from './refresh-registry.ts';
import type { MountRoutes } from './remote-runtime.ts';
import { REMOTES_ROUTE } from './remotes-route.ts';
import { setAside, takeBack } from './set-aside.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** Development servers change their files all the time: what is preloaded would be another. */
declare const DEVELOPMENT: boolean;

interface MountRoutesOptions {
  /** The mounts that make up a path, outermost first. */
  chainOf: (path: string) => RegisteredMount[];
  loadMount: LoadMount;
  refresh: RefreshRegistry;
  mark: MountingMark;
  report: (event: TelemetryEvent) => void;
  /** Stands in the place of what a mount renders when that fails. */
  errorElement: ReactNode;
}

/** What stands behind the route of a mount. */
interface Running extends LoadedMount {
  entry: RegisteredMount;
  parent: RegisteredMount | undefined;
  /** The release that crashed here before, and at which path. */
  instead?: { of: RegisteredMount['remote']['current']; path: string };
}

/**
 * The routes of mounts in one router. The route of a mount stays; the release behind it can be
 * replaced. One level is patched a call: an error then shows inside the level above, with its layout
 * standing. A failure is kept nowhere.
 */
export function createMountRoutes(options: MountRoutesOptions): MountRoutes {
  const { chainOf, loadMount, refresh, mark, report, errorElement } = options;
  const running = new Map<string, Running>();
  const loading = new Map<string, Promise<LoadedMount>>();
  /** Navigations that asked for the registry. */
  const asked = new WeakSet<AbortSignal>();
  /** Routes of two releases never have an id in common: the router keeps data by it. */
  let generation = 0;

  /** Nested remotes load side by side; the two navigations of a double click share one load. */
  function start(entry: RegisteredMount, since: number): Promise<LoadedMount> {
    const key = loadKey(entry);
    const started = loading.get(key);
    if (started) return started;
    const load = loadMount(entry, since);
    load.catch(() => loading.delete(key));
    loading.set(key, load);
    return load;
  }

  const isMissing = ({ id }: RegisteredMount) => !running.has(id);

  async function patch(
    { path, patch, signal }: PatchRoutesOnNavigationFunctionArgs,
    since: number,
  ): Promise<void> {
    const needed = chainOf(path).filter(isMissing);
    // Once a navigation, which comes here for each level.
    if (needed.length > 0 && !asked.has(signal)) {
      asked.add(signal);
      // Beside the question which release counts; nothing of it runs before the answer.
      if (refresh.isStale() && !DEVELOPMENT) needed.forEach(preloadFiles);
      await refresh.soon('stale');
    }
    const chain = chainOf(path);
    const missing = chain.filter(isMissing);
    const [next] = missing;
    // What the live registry says may be news.
    if (!next || deniedMount(chain)) return;
    for (const entry of missing) start(entry, since);
    const loaded = await start(next, since).finally(() => loading.delete(loadKey(next)));
    // The router ignores what a navigation patches that was left since: the next one does it.
    if (signal.aborted || running.has(next.id)) return;
    const parent = chain[chain.indexOf(next) - 1];
    const made = { ...loaded, entry: next, parent };
    running.set(next.id, made);
    patch(parent ? bodyId(parent) : REMOTES_ROUTE, [routeOf(made)]);
  }

  /** The route of a mount: the shell owns path, guard and error boundary; the remote what is inside. */
  function routeOf({ entry, parent, module, release }: Running, nested: RouteObject[] = []) {
    const base = parent ? `${parent.mount.path}/` : '/';
    const boundary = (
      <MountBoundary
        replace={(router, error) => replaceCrashed(router, entry.id, error)}
        renew={(router) => renew(router, entry.id)}
      >
        {errorElement}
      </MountBoundary>
    );
    generation += 1;
    const prefix = `${entry.id}#${generation}`;
    return {
      id: entry.id,
      path: entry.mount.path.slice(base.length),
      middleware: [
        // A parent's loader is not run again when only a child changes; middleware runs each time.
        ({ request }) => checkAccess([entry], request),
        async (_args, next) => {
          mark.set(release);
          try {
            return await next();
          } finally {
            mark.settle();
          }
        },
      ],
      element: (
        <MountContext value={{ entry, release }}>
          {/* With the release everything inside begins anew, its error boundaries too. */}
          <Outlet key={generation} />
        </MountContext>
      ),
      handle: { mount: entry },
      children: [
        {
          id: prefix,
          path: '',
          Component: module.layout,
          errorElement: boundary,
          children: [
            {
              id: bodyId(entry),
              path: '',
              Component: Outlet,
              errorElement: boundary,
              children: [...withIds(module.routes, prefix), ...nested],
            },
          ],
        },
      ],
    } satisfies RouteObject;
  }

  /** Puts what was loaded behind the route of a mount; mounts that nest in it stay. */
  function swap(router: DataRouter, now: Running): void {
    const { id } = now.entry;
    running.set(id, now);
    const within = (routes: readonly RouteObject[]): RouteObject[] =>
      routes.map((route) => {
        if (route.id === id) return routeOf(now, nestedIn(route));
        return (
          route.children ? { ...route, children: within(route.children) } : route
        ) as RouteObject;
      });
    // The router's own way to change routes that stand; it has no public one.
    router._internalSetRoutes(within(router.routes));
  }

  /** Another release of a mount, if there is one. */
  async function load(router: DataRouter, id: string): Promise<Running | null> {
    const was = running.get(id);
    const entry = chainOf(router.state.location.pathname).find((one) => one.id === id);
    if (!was || !entry) return null;
    const loaded = await loadMount(entry);
    return loaded.release.id === was.release.id ? null : { ...loaded, entry, parent: was.parent };
  }

  async function replaceCrashed(router: DataRouter, id: string, error: unknown): Promise<boolean> {
    const was = running.get(id);
    if (!was) return false;
    const { release, entry, instead } = was;
    const { name, current } = entry.remote;
    report({ type: 'crashed', remote: name, release: release.id, ...describeCrash(error) });
    const path = router.state.location.pathname;
    if (instead) {
      // What crashes both is in the data: neither is to blame.
      if (instead.path === path) takeBack(instead.of);
      return false;
    }
    if (release.id !== current.id || !entryBefore(entry)) return false;
    setAside(release, 'crash');
    const mine = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === name,
    };
    await queryClient.cancelQueries(mine);
    queryClient.removeQueries(mine);
    const now = await load(router, id);
    if (!now) return false;
    swap(router, { ...now, instead: { of: release, path } });
    // Loaders run again, nothing is sent again, and the place on the page stays.
    await router.revalidate();
    return true;
  }

  async function renew(router: DataRouter, id: string): Promise<void> {
    // What cannot be loaded now leaves the release that is there.
    const now = await load(router, id).catch(() => null);
    if (now) swap(router, now);
  }

  return { patch };
}

/** A load that was begun for another release than the one that counts now is not waited for. */
const loadKey = ({ id, remote }: RegisteredMount) => `${id} ${remote.current.container}`;

const bodyId = ({ id }: RegisteredMount) => `${id}:body`;

/** The routes of mounts that were patched into a mount. */
const nestedIn = ({ children: [layout] = [] }: RouteObject): RouteObject[] =>
  layout?.children?.[0]?.children?.filter(({ handle }) => isMountHandle(handle)) ?? [];

const isMountHandle = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'mount' in handle;

const withIds = (routes: RemoteModule['routes'], prefix: string): RouteObject[] =>
  routes.map((route, index) => ({
    id: `${prefix}-${index}`,
    ...route,
    ...(route.children && { children: withIds(route.children, `${prefix}-${index}`) }),
  })) as RouteObject[];
