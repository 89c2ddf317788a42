/** A page that changes all the time is looked through no more often, in ms. */
const PAUSE_MS = 1000;
/** Nearly in sight counts: the link of a card may stand below the picture that is seen. */
const NEAR = '50% 0px';
/** Until a browser that cannot say when it is idle is taken to be, in ms. */
const SAFARI_MS = 500;

/**
 * Calls back once for each link that comes into sight while the browser has nothing better to do: those of
 * this page, and of what it becomes.
 * @returns ends it
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

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(() => work())
    : setTimeout(work, SAFARI_MS);
