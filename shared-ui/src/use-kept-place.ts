import { useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  row: HTMLElement;
  /** Last known position on the screen, in px. */
  top: number;
  /** The pressed button; it may disappear with the last rows. */
  opener: Element | null;
}

/**
 * Keeps a list's first row at its position on the screen while older rows are added above it, and leaves the
 * focus there. Scroll anchoring is missing in some browsers, and never works when the button is the anchor.
 * @param first changes with the first row
 */
export function useKeptPlace(first: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const kept = useRef<Place | null>(null);
  useEffect(() => {
    const look = () => {
      if (kept.current) kept.current.top = topOf(kept.current.row);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not what it is, but that it is another
  useLayoutEffect(() => {
    const place = kept.current;
    kept.current = null;
    if (!place?.row.isConnected) return;
    const now = document.activeElement;
    if (now === place.opener || now === document.body) place.row.focus({ preventScroll: true });
    restore(place);
    // Rows get their final height when they become visible.
    const frame = requestAnimationFrame(() => restore(place));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return {
    list,
    /** Call it before requesting older rows. */
    keep(): void {
      const row = list.current?.querySelector('li');
      if (row) kept.current = { row, top: topOf(row), opener: document.activeElement };
    },
  };
}

const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top;

function restore({ row, top }: Place): void {
  const moved = topOf(row) - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
