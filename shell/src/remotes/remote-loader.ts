import { provideSlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { afterDeath } from './after-death.ts';
import { createMountLoader } from './load-mount.ts';
import { createReleaseLoader } from './load-release.ts';
import { createMountRoutes } from './mount-routes.tsx';
import { createMountingMark } from './mounting-mark.ts';
import { refetchAssets } from './refetch-assets.ts';
import { createRefresh } from './refresh-registry.ts';
import type { LoaderOptions, MountRoutes, RemoteLoader, RemoteRuntime } from './remote-runtime.ts';
import { reportUncaught } from './report-uncaught.ts';
import type { createSlotFill } from './slot-fill.tsx';
import { createSlotPlace } from './slot-place.tsx';

export function createLoader(runtime: RemoteRuntime, options: LoaderOptions): RemoteLoader {
  const { registry, chainOf, report, loaded, beforeLoad } = options;
  const refresh = createRefresh(registry, runtime, report, options.patienceMs);
  const mark = createMountingMark();
  reportUncaught(registry, report);
  const loadRelease = createReleaseLoader({ registry, runtime, mark, report, loaded, beforeLoad });
  const loadMount = afterDeath(registry.offered(), report, createMountLoader(loadRelease, runtime));
  let Fill: ReturnType<typeof createSlotFill> | undefined;
  const importFill = async () => {
    const module = await import(/* webpackChunkName: "slot-fill" */ './slot-fill.tsx');
    Fill ??= module.createSlotFill({ loadRelease, runtime, report });
    return Fill;
  };
  provideSlotPlace(createSlotPlace({ registry, importFill }));
  const routes: MountRoutes[] = [];
  return {
    async refresh(path) {
      await refresh.soon('always');
      // In parallel with the next load, which uses other addresses: a damaged copy would stay cached for a
      // year.
      void refetchAssets(chainOf(path));
    },
    freshen: (early) => refresh.soon('stale', early),
    loadMount,
    async renew(remote, router) {
      registry.takeOver(registry.signed(), registry.requestedAt());
      if (!router) return;
      for (const one of routes) await one.replace(router, remote);
      const { location, errors } = router.state;
      // For a page that failed before, or whose path was unknown.
      if (errors && chainOf(location.pathname).some((entry) => entry.remote.name === remote))
        await router.navigate(location, { replace: true, state: location.state });
    },
    createMountRoutes(errorElement) {
      const made = createMountRoutes({
        chainOf,
        loadMount,
        refresh,
        mark,
        report,
        loaded,
        errorElement,
      });
      routes.push(made);
      return made;
    },
  };
}
