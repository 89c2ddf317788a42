import type { Registry } from '@vitrina/contract/registry';
import { useEffect, useState } from 'react';
import { readRegistry } from '../../boot/data-blocks.ts';

/** How often a tab that is looked at asks, in ms. */
const EVERY_MS = 5 * 60_000;
/** Coming back to the tab several times in a row asks once, in ms. */
const AT_LEAST_MS = 30_000;

/** What this document was made with: the shell's own release and the revision of the remotes'. */
const releaseOf = ({ revision, shell }: Registry): string => `${shell.release ?? ''}#${revision}`;

/**
 * Looks for a release newer than this document while the tab is looked at.
 * @returns what names it, or `null`
 */
export function useNewRelease(): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    const own = releaseOf(readRegistry());
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < AT_LEAST_MS) return;
      askedAt = Date.now();
      const live = await fetchRelease();
      setFound(live !== null && live !== own ? live : null);
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
  }, []);
  return found;
}

/** `null` when there is no answer: the next sign asks again. */
async function fetchRelease(): Promise<string | null> {
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? releaseOf((await response.json()) as Registry) : null;
  } catch {
    return null;
  }
}
