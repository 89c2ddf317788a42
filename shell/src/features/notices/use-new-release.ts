import type { Registry } from '@vitrina/contract/registry';
import { useEffect, useState } from 'react';
import { readRegistry } from '../../boot/data-blocks.ts';
import { fetchRegistry } from '../../remotes/fetch-registry.ts';
import type { RemoteHost } from '../../remotes/remote-host.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';

/** How often a tab that is looked at asks, in ms. */
const EVERY_MS = 5 * 60_000;
/** Coming back to the tab several times in a row asks once, in ms. */
const AT_LEAST_MS = 30_000;

/**
 * What somebody here would get anew by a reload: another shell, or another release of a remote that
 * runs in this page. A release of what they never opened is none of their business.
 * @returns what names it, or `null`
 */
function newRelease(live: Registry, { offers, loaded: runs }: RemoteHost): string | null {
  const { remotes } = offers(live);
  const news = remotes.flatMap(({ name, current }) => {
    const loaded = runs.get(name);
    return loaded !== undefined && loaded !== current.id ? [current.id] : [];
  });
  const { release } = live.shell;
  if (release !== undefined && release !== readRegistry().shell.release) news.unshift(release);
  return news.length > 0 ? news.join(' ') : null;
}

/**
 * Looks for a release newer than this document while the tab is looked at.
 * @returns what names it, or `null`
 */
export function useNewRelease(): string | null {
  const host = useRemoteHost();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < AT_LEAST_MS) return;
      askedAt = Date.now();
      // Without an answer the next sign asks again.
      const live = await fetchRegistry().catch(() => null);
      if (live) setFound(newRelease(live, host));
    };
    const onSign = () => void ask();
    const timer = setInterval(onSign, EVERY_MS);
    document.addEventListener('visibilitychange', onSign);
    addEventListener('focus', onSign);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSign);
      removeEventListener('focus', onSign);
    };
  }, [host]);
  return found;
}
