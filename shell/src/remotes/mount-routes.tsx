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
import { entryBefore } from './load-mount.ts';
import { MountBoundary } from './mount-boundary.tsx';
import { MountContext } from './mount-context.ts';
import type { MountingMark } from './mounting-mark.ts';
import type { RegisteredMount } from './mounts.ts';
import { preloadFiles } from './preload-files.ts';
import type { RefreshRegistry } from './refresh-registry.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import type { LoadedMount, LoadMount, MountRoutes } from './remote-runtime.ts';
import { REMOTES_ROUTE } from './remotes-route.ts';
import { tellRunning } from './running-releases.ts';
import { setAside, takeBack } from './set-aside.ts';
import { isSwitchedOff } from './switched-off.ts';
import type { TelemetryEvent } from './telemetry-event.ts';
import { restoreOnce, WithDrafts } from './with-drafts.tsx';

/** Development servers change their files all the time, so a preloaded one would be outdated. */
declare const DEVELOPMENT: boolean;

interface MountRoutesOptions {
  /** The mounts of a path, outermost first. */
  chainOf: (path: string) => RegisteredMount[];
  loadMount: LoadMount;
  refresh: RefreshRegistry;
  mark: MountingMark;
  report: (event: TelemetryEvent) => void;
  /** From the host; written here. */
  loaded: Map<string, string>;
  /** Rendered in place of a failed mount. */
  errorElement: ReactNode;
}

/** What runs behind a mount's route. */
interface Running extends LoadedMount {
  parent: RegisteredMount | undefined;
  /** The release that crashed here before, and its path. */
  instead?: { of: RegisteredMount['remote']['current']; path: string };
}

/**
 * The mounts' routes in one router. A mount's route stays, while the release behind it can be replaced.
 * Each call patches one level, so an error shows inside the layout of the level above. Failures are not
 * cached.
 */
export function createMountRoutes(options: MountRoutesOptions): MountRoutes {
  const { chainOf, loadMount, refresh, mark, report, loaded, errorElement } = options;
  const running = new Map<string, Running>();
  const loading = new Map<string, Promise<LoadedMount>>();
  /** Navigations that have asked for the registry. */
  const asked = new WeakSet<AbortSignal>();
  /** Mounts that were shown and are not now. */
  const left = new Set<string>();
  /** Routes of two releases never share an id: the router keys data by it. */
  let generation = 0;

  /** Nested remotes load in parallel; both navigations of a double click share one load. */
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
   * On returning to a mount that runs here: checks the registry, in parallel with its loaders, for whether
   * it may still be shown. A visitor inside the mount is not interrupted.
   * @returns a function that throws once the answer is known
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
    // Once per navigation, which comes here for each level.
    if (needed.length > 0 && !asked.has(signal)) {
      asked.add(signal);
      // In parallel with the registry check; nothing runs before its answer.
      if (refresh.isStale() && !DEVELOPMENT) needed.filter(isOn).forEach(preloadFiles);
      await refresh.soon('stale');
    }
    const chain = chainOf(path);
    const missing = chain.filter(isMissing);
    const [next] = missing;
    // The live registry may have changed the mounts.
    if (!next || deniedMount(chain)) return;
    for (const entry of missing) start(entry, since);
    const came = await start(next, since).finally(() => loading.delete(loadKey(next)));
    // The router ignores patches of an abandoned navigation: the next one repeats them.
    if (signal.aborted || running.has(next.id)) return;
    const parent = chain[chain.indexOf(next) - 1];
    const made = { ...came, parent };
    running.set(next.id, made);
    tellRunning(running.values(), loaded);
    patch(parent ? bodyId(parent) : REMOTES_ROUTE, [routeOf(made)]);
  }

  /** A mount's route: the shell owns path, guard and error boundary, the remote everything inside. */
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
        // A parent's loader is not repeated when only a child changes; middleware always runs.
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
      // With another release everything inside starts anew, including its error boundaries.
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

  /** Replaces what runs behind mounts' routes, all at once; mounts nested in them stay. */
  function swap(router: DataRouter, all: readonly Running[], body?: ReactNode): void {
    for (const now of all) running.set(now.entry.id, now);
    tellRunning(running.values(), loaded);
    const within = (routes: readonly RouteObject[]): RouteObject[] =>
      routes.map((route) => {
        const inside = route.children ? { ...route, children: within(route.children) } : route;
        const now = all.find(({ entry }) => entry.id === route.id);
        return (now ? routeOf(now, nestedIn(inside as RouteObject), body) : inside) as RouteObject;
      });
    // The router's own way to replace existing routes; there is no public one.
    router._internalSetRoutes(within(router.routes));
  }

  /** Loads another release of a mount, if there is one. */
  async function load(router: DataRouter, id: string): Promise<Running | null> {
    const was = running.get(id);
    const entry = chainOf(router.state.location.pathname).find((one) => one.id === id);
    if (!was || !entry) return null;
    const came = await loadMount(entry);
    return came.release.id === was.release.id ? null : { ...came, parent: was.parent };
  }

  async function replaceCrashed(router: DataRouter, id: string, error: unknown): Promise<boolean> {
    const was = running.get(id);
    if (!was) return false;
    const { release, entry, instead } = was;
    const { name, current } = entry.remote;
    report({ type: 'crashed', remote: name, release: release.id, ...describeCrash(error) });
    const path = router.state.location.pathname;
    if (instead) {
      // Both crash: the cause is in the data.
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
    // Runs loaders again, submits nothing, and keeps the scroll position.
    await router.revalidate();
    return true;
  }

  async function renew(router: DataRouter, id: string): Promise<void> {
    // When loading fails, the current release stays.
    const now = await load(router, id).catch(() => null);
    if (now) swap(router, [now]);
  }

  async function replace(router: DataRouter, name: string): Promise<void> {
    const loads = [...running.values()].flatMap((was) => {
      const { id, mount, remote } = was.entry;
      if (remote.name !== name) return [];
      const entry = chainOf(mount.path).find((one) => one.id === id);
      return entry ? [loadMount(entry).then((came) => ({ ...came, was }))] : [];
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
    // Shown as they are until refetched.
    void queryClient.invalidateQueries(queriesOf(name));
    await router.revalidate();
  }

  return { patch, replace };
}

/** Records in `left` whether the mount around it is shown. */
function WhileShown({ id, left }: { id: string; left: Set<string> }) {
  useEffect(() => {
    left.delete(id);
    return () => void left.add(id);
  }, [id, left]);
  return null;
}

/** A remote's cached answers. */
const queriesOf = (name: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === name,
});

/** A load for another release than the current one is not awaited. */
const loadKey = ({ id, remote }: RegisteredMount) => `${id} ${remote.current.container}`;

const bodyId = ({ id }: RegisteredMount) => `${id}:body`;

/** Routes of mounts patched into a mount. */
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
