import type { LoaderOptions } from './remote-runtime.ts';
import { watchPage } from './watch-page.ts';

/**
 * Time after a load or navigation in which changes of the page are attributed to the shown remote, in ms.
 */
const OWN_TIME_MS = 4000;

/**
 * Watches what remotes do to the page. Reports harm to telemetry and to the visitor, with an offer to
 * reload without that remote.
 * @returns the options with a `report` that knows when remote code was loaded
 */
export function reportHarm(options: LoaderOptions): LoaderOptions {
  const { chainOf, report } = options;
  /** Remote -> its release. */
  const running = new Map<string, string>();
  const shown = () =>
    chainOf(location.pathname).findLast(({ remote }) => running.has(remote.name))?.remote.name;
  /** The last one loaded; not found with array methods, which that remote may have broken. */
  let last: string | undefined;
  let loading = false;
  let path = location.pathname;
  let began = Number.NEGATIVE_INFINITY;
  const begin = () => {
    path = location.pathname;
    began = Date.now();
  };
  /** Its modules, rendering or effects are running. */
  const isRemotesTime = () => {
    if (location.pathname !== path) begin();
    return loading || (shown() !== undefined && Date.now() - began <= OWN_TIME_MS);
  };
  const look = watchPage((harm, detail) => {
    const remote = loading ? last : (shown() ?? last);
    const release = remote && running.get(remote);
    if (!remote || !release) return;
    report({ type: 'harm', remote, release, harm, ...(detail && { detail }) });
    import(/* webpackChunkName: "notices" */ './harm-notice.tsx').then(
      ({ showHarmNotice }) => showHarmNotice(remote),
      () => {
        // Reported; the page continues as it can.
      },
    );
  }, isRemotesTime);
  return {
    ...options,
    // Earlier changes of the page are not attributed to its slots' fills.
    beforeLoad: look,
    report(event) {
      report(event);
      if (event.type !== 'loaded') return;
      last = event.remote;
      running.set(event.remote, event.release);
      loading = true;
      look();
      loading = false;
      begin();
    },
  };
}
