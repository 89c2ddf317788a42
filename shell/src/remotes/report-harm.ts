import type { LoaderOptions } from './remote-runtime.ts';
import { watchPage } from './watch-page.ts';

/** How long after a load or a navigation a change of the page is put on the remote that is shown, in ms. */
const OWN_TIME_MS = 4000;

/**
 * Watches what remotes do to the page, and says it there: to telemetry, and to whoever is here, with
 * an offer to open the page anew without that remote.
 * @returns the options with a `report` that knows when code of a remote was loaded
 */
export function reportHarm(options: LoaderOptions): LoaderOptions {
  const { chainOf, report } = options;
  /** Remote -> its release. */
  const running = new Map<string, string>();
  const shown = () =>
    chainOf(location.pathname).findLast(({ remote }) => running.has(remote.name))?.remote.name;
  /** Loaded last; not found by a method of lists, which that remote may have broken. */
  let last: string | undefined;
  let loading = false;
  let path = location.pathname;
  let began = Number.NEGATIVE_INFINITY;
  const begin = () => {
    path = location.pathname;
    began = Date.now();
  };
  /** Its modules run, its page renders, or its effects do. */
  const isRemotesTime = () => {
    if (location.pathname !== path) begin();
    return loading || (shown() !== undefined && Date.now() - began <= OWN_TIME_MS);
  };
  const look = watchPage((harm, detail) => {
    const remote = loading ? last : (shown() ?? last);
    const release = remote && running.get(remote);
    if (!remote || !release) return;
    report({ type: 'harm', remote, release, harm, ...(detail && { detail }) });
    import(/* webpackChunkName: "harm-notice" */ './harm-notice.tsx').then(
      ({ showHarmNotice }) => showHarmNotice(remote),
      () => {
        // It was told; the page goes on as it can.
      },
    );
  }, isRemotesTime);
  return {
    ...options,
    // What the page did until now is not put on what fills its slots.
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
