/** Time on a link until it counts as intent, in ms. */
export const DWELL_MS = 65;

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls back when somebody is likely to follow a link: pointer or focus rests on it, or a finger touches
 * it.
 * @returns a function that stops it
 */
export function watchIntent(isMeant: (link: HTMLAnchorElement) => void): () => void {
  const stopped = new AbortController();
  let aimed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function aimAt(link: HTMLAnchorElement | null, dwellMs: number): void {
    clearTimeout(timer);
    aimed = link;
    if (link) timer = setTimeout(() => isMeant(link), dwellMs);
  }

  const look = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (type === 'touchstart') aimAt(link, 0);
    else if (link !== aimed) aimAt(link, DWELL_MS);
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, look, { signal: stopped.signal, passive: true });
  // This code loads after the page: the pointer may be on a link already.
  aimAt(document.querySelector<HTMLAnchorElement>('a[href]:hover'), DWELL_MS);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

const ACTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back once, at the first sign that somebody uses the page. */
export function onFirstAct(acted: () => void): void {
  const stopped = new AbortController();
  const hear = () => {
    stopped.abort();
    acted();
  };
  for (const act of ACTS) addEventListener(act, hear, { signal: stopped.signal, passive: true });
}
