import type { ReactNode } from 'react';
import { afterDeath } from './after-death.ts';
import type { LiveRegistry } from './live-registry.ts';
import { createMountLoader } from './load-mount.ts';
import { createMountRoutes, type MountRoutes } from './mount-routes.tsx';
import { createMountingMark } from './mounting-mark.ts';
import type { RegisteredMount } from './mounts.ts';
import { refetchAssets } from './refetch-assets.ts';
import { createRefresh } from './refresh-registry.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { reportUncaught } from './report-uncaught.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export interface LoaderOptions {
  registry: LiveRegistry;
  chainOf: (path: string) => RegisteredMount[];
  report: (event: TelemetryEvent) => void;
  /** Remote -> the release that was offered when code of it was loaded; written here. */
  loaded: Map<string, string>;
}

/** The lazy half of a host. */
export interface RemoteLoader {
  /** Before another try: asks for the registry, and for the files of `path` past the browser's cache. */
  refresh(path: string): Promise<void>;
  /** For one router. */
  createMountRoutes(errorElement: ReactNode): MountRoutes;
}

export function createLoader(runtime: RemoteRuntime, options: LoaderOptions): RemoteLoader {
  const { registry, chainOf, report, loaded } = options;
  const refresh = createRefresh(registry, runtime);
  const mark = createMountingMark();
  reportUncaught(registry, report);
  const loadMount = afterDeath(
    registry.offered(),
    report,
    createMountLoader({ registry, runtime, mark, report, loaded }),
  );
  return {
    async refresh(path) {
      await refresh.soon('always');
      // Beside the next load, which asks for other addresses: a damaged copy would be kept for a year.
      void refetchAssets(chainOf(path));
    },
    createMountRoutes: (errorElement) =>
      createMountRoutes({ chainOf, loadMount, refresh, mark, report, errorElement }),
  };
}
