import { getSession } from '@vitrina/shared-auth/session';
import { documentKind, readChunks } from '../../boot/data-blocks.ts';
import { FRESH_MS, type RegistryRequest, requestRegistry } from '../../remotes/fetch-registry.ts';
import { deniedMount, documentKindOf } from '../../remotes/guard.ts';
import type { RegisteredMount } from '../../remotes/mounts.ts';
import { firstFiles } from '../../remotes/preload-files.ts';
import type { RemoteHost } from '../../remotes/remote-host.ts';
import { isSetAside } from '../../remotes/set-aside.ts';
import { isSwitchedOff } from '../../remotes/switched-off.ts';
import { type Budget, createBudget } from './prefetch-budget.ts';
import { prefetchCall } from './prefetch-call.ts';
import { prefetchFiles } from './prefetch-files.ts';

type PrefetchHost = Pick<RemoteHost, 'chainOf' | 'freshen' | 'requestedAt'>;

/** A link under the pointer may cost more than one merely in view. */
const LIMITS = {
  meant: { mounts: 24, bytes: 4_000_000, atOnce: 2 },
  seen: { mounts: 4, bytes: 1_000_000, atOnce: 1 },
};

export interface Prefetch {
  /** For a link somebody is likely to follow. Never fails. */
  meant(link: HTMLAnchorElement): Promise<void>;
  /** For a link in view. Never fails. */
  seen(link: HTMLAnchorElement): Promise<void>;
}

/**
 * Fetches what a link into a remote needs first: its files, without running them, and its data. Not for a
 * visitor who may not open it, nor of a release that would not be loaded.
 */
export function createPrefetch(host: PrefetchHost): Prefetch {
  const budgets = { meant: createBudget(LIMITS.meant), seen: createBudget(LIMITS.seen) };
  const fetched = new Set<string>();
  let seen = Promise.resolve();
  let askedAt = 0;

  const missingOf = (chain: readonly RegisteredMount[]) =>
    chain.filter((entry) => !fetched.has(keyOf(entry)));

  const mountsBehind = (link: HTMLAnchorElement): RegisteredMount[] => {
    if (!staysInTab(link) || getSession().status === 'checking') return [];
    const chain = host.chainOf(link.pathname);
    return deniedMount(chain) || chain.some(isHeldBack) ? [] : chain;
  };

  /** Does not wait for the runtime, which only checks the answer. Undefined while the last one is fresh. */
  function requestEarly(): RegistryRequest | undefined {
    if (Date.now() - Math.max(askedAt, host.requestedAt()) < FRESH_MS) return undefined;
    const early = requestRegistry();
    early.answer.catch(() => {});
    askedAt = early.at;
    return early;
  }

  async function fetchFiles(
    chain: readonly RegisteredMount[],
    budget: Budget,
    priority: RequestPriority,
  ): Promise<void> {
    const missing = missingOf(chain);
    if (missing.length === 0 || !budget.hasRoom()) return;
    for (const entry of missing) fetched.add(keyOf(entry));
    await budget.spend(prefetchFiles([...readChunks(), ...missing.flatMap(filesOf)], priority));
  }

  async function fetchMeant(chain: readonly RegisteredMount[]): Promise<void> {
    await Promise.all([fetchFiles(chain, budgets.meant, 'high'), ...fetchData(chain)]);
  }

  async function fetchSeen(link: HTMLAnchorElement): Promise<void> {
    const chain = mountsBehind(link);
    if (missingOf(chain).length === 0 || !budgets.seen.hasRoom()) return;
    const data = isAlwaysInSight(link) ? [] : fetchData(chain);
    await Promise.all([fetchFiles(chain, budgets.seen, 'low'), ...data]);
  }

  return {
    async meant(link) {
      const chain = mountsBehind(link);
      if (chain.length === 0) return;
      const fetching = fetchMeant(chain);
      await host.freshen(requestEarly()).catch(() => {});
      // Another release may be live now.
      await Promise.all([fetching, fetchMeant(mountsBehind(link))]);
    },
    seen(link) {
      // One at a time.
      seen = seen.then(() => fetchSeen(link));
      return seen;
    },
  };
}

const staysInTab = ({ origin, pathname, target, download }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !download &&
  (target === '' || target === '_self');

/**
 * A link in header or footer is in view on every page, which says nothing of intent: its files are fetched,
 * its data are not.
 */
const isAlwaysInSight = (link: HTMLAnchorElement): boolean =>
  link.closest('header, footer') !== null && !link.closest('main');

/** The loader would take another release, or none. */
const isHeldBack = ({ remote }: RegisteredMount): boolean =>
  isSwitchedOff(remote) || isSetAside(remote.current);

const keyOf = ({ mount, remote }: RegisteredMount) => `${remote.current.container} ${mount.module}`;

const filesOf = ({ mount, remote }: RegisteredMount) => [
  remote.current.entry,
  ...firstFiles(remote.current, mount.module),
];

/** Not for another document, which would request them again. */
const fetchData = (chain: readonly RegisteredMount[]): Promise<void>[] =>
  documentKindOf(chain) !== documentKind()
    ? []
    : chain.flatMap(({ mount }) =>
        mount.preloadCalls.map((path) =>
          prefetchCall(path, mount.access === 'public' ? null : getSession().token),
        ),
      );
