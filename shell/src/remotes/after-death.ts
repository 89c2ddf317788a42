import type { Registry } from '@vitrina/contract/registry';
import { showToast } from '@vitrina/shared-auth/toasts';
import { remoteTexts } from '../content/remotes.ts';
import { entryBefore } from './load-mount.ts';
import { rememberedOf } from './load-release.ts';
import { takeUnfinished } from './mounting-mark.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import type { LoadMount } from './remote-runtime.ts';
import { setAside } from './set-aside.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/**
 * Wraps `load` for a tab whose last document died while mounting a release: sets that release aside (a
 * slot's fill: at that place only), reports it, and without a previous release loads only on request.
 */
export function afterDeath(
  { remotes }: Registry,
  report: (event: TelemetryEvent) => void,
  load: LoadMount,
): LoadMount {
  let unfinished = takeUnfinished();
  const [container, slot] = unfinished?.split(' ') ?? [];
  for (const { name, current, previous } of remotes) {
    const release = [current, previous].find((one) => one && one.container === container);
    if (!release) continue;
    setAside(rememberedOf(release, slot), 'crash');
    report({ type: 'hung', remote: name, release: release.id, ...(slot && { slot }) });
  }
  return async (entry, since) => {
    const { name, current } = entry.remote;
    if (!unfinished || current.container !== unfinished) return load(entry, since);
    unfinished = null;
    if (!entryBefore(entry)) throw new RemoteLoadError(name, 'stopped');
    const loaded = await load(entry, since);
    if (loaded.release.id !== current.id) showToast(remoteTexts.previous, { tone: 'info' });
    return loaded;
  };
}
