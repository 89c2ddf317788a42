import { configurePlatform, platformConfig } from '@vitrina/shared-auth/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { showBootFailure } from './boot/boot-failure.ts';
import { readConfig, readRegistry } from './boot/data-blocks.ts';
import { holdState } from './hold-state.ts';
import { whenIdle } from './layout/use-deferred.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { currentRole } from './remotes/guard.ts';
import { importFederation } from './remotes/import-federation.ts';
import { createRemoteHost, type RemoteHost } from './remotes/remote-host.ts';
import { openTab } from './remotes/tab/open-tab.ts';
import { createReport } from './remotes/telemetry.ts';
import { hideLeftPage } from './restored-page.ts';
import { createRouter, createRoutes } from './router.tsx';
import { checkSession, followSession } from './session.ts';
import { untilLoaded } from './until-loaded.ts';

const importTakeOver = () =>
  import(/* webpackChunkName: "take-over" */ './take-over/take-over.tsx');

/** A written page that does not respond for longer says so, in ms. Longer than a mount's time-out. */
const PATIENCE_MS = 12_000;

export async function startShell(root: HTMLElement): Promise<void> {
  configurePlatform(readConfig());
  const { prerendered, guestsOnly, remotePage } = root.dataset;
  const tab = await openTab(platformConfig()).catch(() => null);
  const host: RemoteHost = createRemoteHost({
    registry: readRegistry(),
    runtime: importFederation,
    session: {
      // A written page stays readable: its runtime may take longer than a remote's time limit. On others the
      // failure is shown in its place.
      checked:
        remotePage === undefined
          ? checkSession
          : () => untilLoaded(importFederation).then(checkSession),
    },
    report: createReport(() => host.registry()),
    inTab: tab?.inTab,
  });
  configurePlatform({
    ...readConfig(),
    navigation: { source: host.registry, subscribe: host.subscribe },
  });
  hideLeftPage();
  const checked = checkSession();
  // Guards and header depend on the session: nothing renders until the check ends, except public text that is
  // on the screen already.
  if (prerendered === undefined || guestsOnly !== undefined) await checked;
  const hydrates = prerendered !== undefined && !(guestsOnly !== undefined && currentRole());
  await tab?.prepare(host);
  const routes = createRoutes(host);
  if (hydrates) await loadMatchedRoutes(routes, location.pathname);
  const router = createRouter(host, routes, hydrates);
  followSession(router, host);
  const app = <RouterProvider router={hydrates ? holdState(router) : router} />;
  // In small steps: in one task, a slow phone would not respond meanwhile.
  if (hydrates) startTransition(() => void hydrateRoot(root, app));
  else if (remotePage === undefined) createRoot(root).render(app);
  else {
    setTimeout(showBootFailure, PATIENCE_MS);
    await (await untilLoaded(importTakeOver)).takeOver(root, app, router);
  }
  whenIdle(() => {
    import(/* webpackChunkName: "prefetch" */ './features/prefetch/start-prefetch.ts').then(
      ({ startPrefetch }) => startPrefetch(host),
      // Without prefetching, links still work.
      () => {},
    );
  });
}
