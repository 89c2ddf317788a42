import type { Registry } from '@vitrina/contract/registry';
import { useEffect, useState } from 'react';
import { shellRelease } from '../../boot/data-blocks.ts';
import { fetchRegistry } from '../../remotes/fetch-registry.ts';
import type { RemoteHost } from '../../remotes/remote-host.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';

/** Polling interval of a visible tab, in ms. */
const EVERY_MS = 5 * 60_000;
/** Minimum pause between polls on returning to the tab, in ms. */
const AT_LEAST_MS = 30_000;

export interface News {
  /** `off`: a part running in this page was switched off; takes precedence over releases. */
  what: 'release' | 'off';
  /** Identifies the news. */
  key: string;
}

/**
 * Effects of a reload: another shell, another release of a remote that runs in this page, or its kill switch.
 * Remotes that were never opened do not count.
 */
function newsOf(live: Registry, { offers, loaded }: RemoteHost): News | null {
  const running = offers(live).remotes.filter(({ name }) => loaded.has(name));
  const off = running.filter(({ disabled }) => disabled).map(({ name }) => `${name} off`);
  const releases = running
    .filter(({ name, current, disabled }) => !disabled && loaded.get(name) !== current.id)
    .map(({ current }) => current.id);
  const { release } = live.shell;
  if (release !== undefined && release !== shellRelease()) releases.unshift(release);
  const key = [...releases, ...off].join(' ');
  return key ? { what: off.length > 0 ? 'off' : 'release', key } : null;
}

export function useNewRelease(): News | null {
  const host = useRemoteHost();
  const [found, setFound] = useState<News | null>(null);
  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < AT_LEAST_MS) return;
      askedAt = Date.now();
      // After a failure the next occasion asks again.
      const live = await fetchRegistry().catch(() => null);
      if (live) setFound(newsOf(live, host));
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
