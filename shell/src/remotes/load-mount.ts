import { liveMounts, mountsOf } from '@vitrina/contract/rules/live-mounts';
import type { RemoteModule } from '@vitrina/shared-auth';
import { isRecord } from './is-record.ts';
import type { LoadRelease, Part } from './load-release.ts';
import type { RegisteredMount } from './mounts.ts';
import type { LoadMount, RemoteRuntime } from './remote-runtime.ts';

export const createMountLoader =
  (loadRelease: LoadRelease, runtime: Pick<RemoteRuntime, 'registryProblem'>): LoadMount =>
  (entry, since) =>
    loadRelease(pagesOf(entry, runtime), since);

const pagesOf = (
  entry: RegisteredMount,
  runtime: Pick<RemoteRuntime, 'registryProblem'>,
): Part<RemoteModule, RegisteredMount> => {
  const { id, mount, remote } = entry;
  return {
    entry,
    module: mount.module,
    timeoutMs: mount.timeoutMs,
    problem: () => runtime.registryProblem(remote, { mounts: [mount] }),
    fits: (module): module is RemoteModule =>
      isRecord(module) && Array.isArray(module.routes) && typeof module.layout === 'function',
    before() {
      const before = entryBefore(entry);
      return before && pagesOf(before, runtime);
    },
    inRegistry({ remotes }) {
      const same = liveMounts(remotes).find(
        (one) => one.id === id && one.mount.path === mount.path,
      );
      return same ? pagesOf(same, runtime) : null;
    },
  };
};

/** The mount in the previous release; null when that fills another place. */
export function entryBefore({ id, mount, remote }: RegisteredMount): RegisteredMount | null {
  const { previous } = remote;
  const same = mountsOf(previous).find((one) => one.id === mount.id && one.path === mount.path);
  return previous && same ? { id, mount: same, remote: { ...remote, current: previous } } : null;
}
