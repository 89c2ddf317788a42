import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when a page is swapped under it; focus elsewhere stays. */
export function useFocusOfSwap(isOpen: boolean): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isOpen]);
}
