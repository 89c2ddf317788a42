/** Minimum pause between scans of a page that keeps changing, in ms. */
const PAUSE_MS = 1000;
/** Includes links slightly out of view: a card's link may be below its visible picture. */
const NEAR = '50% 0px';
/** Idle time assumed where the browser cannot tell, in ms. */
const SAFARI_MS = 500;

/**
 * Calls back once per link that comes into view while the browser is idle, also in content added later.
 * @returns a function that stops it
 */
export function watchLinksInSight(isSeen: (link: HTMLAnchorElement) => void): () => void {
  const known = new WeakSet<HTMLAnchorElement>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        isSeen(target as HTMLAnchorElement);
      }
    },
    { rootMargin: NEAR },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    timer = undefined;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      sight.observe(link);
    }
  }

  const changes = new MutationObserver(() => {
    timer ??= setTimeout(whenIdle, PAUSE_MS, look);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  whenIdle(look);
  return () => {
    changes.disconnect();
    sight.disconnect();
    clearTimeout(timer);
  };
}

export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(() => work())
    : setTimeout(work, SAFARI_MS);
