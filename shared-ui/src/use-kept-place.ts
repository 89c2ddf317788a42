import { useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  row: HTMLElement;
  /** On the screen, as it was last seen. */
  top: number;
  /** What was pressed; it may be gone with the last rows. */
  opener: Element | null;
}

/**
 * Keeps the first row of a list where it is on the screen while older rows come above it, and leaves the
 * focus there. Not every browser anchors the page by itself, and none where the button is the anchor.
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
    // Rows that come into sight take their own height.
    const frame = requestAnimationFrame(() => restore(place));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return {
    list,
    /** Before older rows are asked for. */
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
