import { queryClient, type RemoteModule } from '@vitrina/shared-auth';
import { type ReactNode, useEffect } from 'react';
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
import { RemoteLoadError } from './remote-load-error.ts';
import type { MountRoutes } from './remote-runtime.ts';
import { REMOTES_ROUTE } from './remotes-route.ts';
import { tellRunning } from './running-releases.ts';
import { setAside, takeBack } from './set-aside.ts';
import { isSwitchedOff } from './switched-off.ts';
import type { TelemetryEvent } from './telemetry-event.ts';
import { restoreOnce, WithDrafts } from './with-drafts.tsx';

/** Development servers change their files all the time: what is preloaded would be another. */
declare const DEVELOPMENT: boolean;

interface MountRoutesOptions {
  /** The mounts that make up a path, outermost first. */
  chainOf: (path: string) => RegisteredMount[];
  loadMount: LoadMount;
  refresh: RefreshRegistry;
  mark: MountingMark;
  report: (event: TelemetryEvent) => void;
  /** As a host has it; written here. */
  loaded: Map<string, string>;
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
  const { chainOf, loadMount, refresh, mark, report, loaded, errorElement } = options;
  const running = new Map<string, Running>();
  const loading = new Map<string, Promise<LoadedMount>>();
  /** Navigations that asked for the registry. */
  const asked = new WeakSet<AbortSignal>();
  /** Mounts that were shown and are not now. */
  const left = new Set<string>();
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
  const isOn = ({ remote }: RegisteredMount) => !isSwitchedOff(remote);

  /**
   * Somebody comes back to a mount that runs here: beside its loaders the registry is asked whether it may
   * still be shown. Who is inside goes on, as they may be in the middle of something.
   * @returns what throws once it is known
   */
  function comingBack({ id }: RegisteredMount, { url, method }: Request): () => Promise<void> {
    if (method !== 'GET' || !left.has(id)) return async () => {};
    const asked = refresh.soon('stale');
    return async () => {
      await asked;
      const entry = chainOf(new URL(url).pathname).find((one) => one.id === id);
      if (!entry || isOn(entry)) return;
      const { name, current } = entry.remote;
      report({ type: 'failed', remote: name, release: current.id, phase: 'switched-off' });
      throw new RemoteLoadError(name, 'switched-off');
    };
  }

  async function patch(
    { path, patch, signal }: PatchRoutesOnNavigationFunctionArgs,
    since: number,
  ): Promise<void> {
    const needed = chainOf(path).filter(isMissing);
    // Once a navigation, which comes here for each level.
    if (needed.length > 0 && !asked.has(signal)) {
      asked.add(signal);
      // Beside the question which release counts; nothing of it runs before the answer.
      if (refresh.isStale() && !DEVELOPMENT) needed.filter(isOn).forEach(preloadFiles);
      await refresh.soon('stale');
    }
    const chain = chainOf(path);
    const missing = chain.filter(isMissing);
    const [next] = missing;
    // What the live registry says may be news.
    if (!next || deniedMount(chain)) return;
    for (const entry of missing) start(entry, since);
    const came = await start(next, since).finally(() => loading.delete(loadKey(next)));
    // The router ignores what a navigation patches that was left since: the next one does it.
    if (signal.aborted || running.has(next.id)) return;
    const parent = chain[chain.indexOf(next) - 1];
    const made = { ...came, entry: next, parent };
    running.set(next.id, made);
    tellRunning(running.values(), loaded);
    patch(parent ? bodyId(parent) : REMOTES_ROUTE, [routeOf(made)]);
  }

  /** The route of a mount: the shell owns path, guard and error boundary; the remote what is inside. */
  function routeOf(
    { entry, parent, module, release }: Running,
    nested: RouteObject[] = [],
    body: ReactNode = <Outlet key={generation + 1} />,
  ) {
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
        async ({ request }, next) => {
          const checkSwitch = comingBack(entry, request);
          mark.set(release);
          try {
            const answered = await next();
            await checkSwitch();
            return answered;
          } finally {
            mark.settle();
          }
        },
      ],
      // With the release everything inside begins anew, its error boundaries too.
      element: (
        <MountContext value={{ entry, release }}>
          {body}
          <WhileShown id={entry.id} left={left} />
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

  /** Puts what was loaded behind the routes of mounts, all at once; mounts that nest in them stay. */
  function swap(router: DataRouter, all: readonly Running[], body?: ReactNode): void {
    for (const now of all) running.set(now.entry.id, now);
    tellRunning(running.values(), loaded);
    const within = (routes: readonly RouteObject[]): RouteObject[] =>
      routes.map((route) => {
        const inside = route.children ? { ...route, children: within(route.children) } : route;
        const now = all.find(({ entry }) => entry.id === route.id);
        return (now ? routeOf(now, nestedIn(inside as RouteObject), body) : inside) as RouteObject;
      });
    // The router's own way to change routes that stand; it has no public one.
    router._internalSetRoutes(within(router.routes));
  }

  /** Another release of a mount, if there is one. */
  async function load(router: DataRouter, id: string): Promise<Running | null> {
    const was = running.get(id);
    const entry = chainOf(router.state.location.pathname).find((one) => one.id === id);
    if (!was || !entry) return null;
    const came = await loadMount(entry);
    return came.release.id === was.release.id ? null : { ...came, entry, parent: was.parent };
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
    const mine = queriesOf(name);
    await queryClient.cancelQueries(mine);
    queryClient.removeQueries(mine);
    const now = await load(router, id);
    if (!now) return false;
    swap(router, [{ ...now, instead: { of: release, path } }]);
    // Loaders run again, nothing is sent again, and the place on the page stays.
    await router.revalidate();
    return true;
  }

  async function renew(router: DataRouter, id: string): Promise<void> {
    // What cannot be loaded now leaves the release that is there.
    const now = await load(router, id).catch(() => null);
    if (now) swap(router, [now]);
  }

  async function replace(router: DataRouter, name: string): Promise<void> {
    const loads = [...running.values()].flatMap((was) => {
      const { id, mount, remote } = was.entry;
      if (remote.name !== name) return [];
      const entry = chainOf(mount.path).find((one) => one.id === id);
      return entry ? [loadMount(entry).then((came) => ({ ...came, entry, was }))] : [];
    });
    const others = (await Promise.all(loads)).filter(
      ({ release, was }) => release.id !== was.release.id,
    );
    if (others.length === 0) return;
    const body = <WithDrafts key={`after ${generation}`} restore={restoreOnce()} />;
    swap(
      router,
      others.map(({ was, ...now }) => ({ ...now, parent: was.parent })),
      body,
    );
    // Shown as they are until they come anew.
    void queryClient.invalidateQueries(queriesOf(name));
    await router.revalidate();
  }

  return { patch, replace };
}

/** Keeps in `left` whether the mount around it is shown. */
function WhileShown({ id, left }: { id: string; left: Set<string> }) {
  useEffect(() => {
    left.delete(id);
    return () => void left.add(id);
  }, [id, left]);
  return null;
}

/** What a remote keeps of the host's answers. */
const queriesOf = (name: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === name,
});

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
