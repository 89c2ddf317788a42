import type { Toast } from '@vitrina/shared-auth/toasts';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Distance of toasts from the bottom of the window, in px, so that they do not cover docked elements
 * (`data-docked`), such as the cart's button. Measured while there are toasts.
 * @param viewport element of the toasts, in the page or in a dialog
 */
export function useRoomBelow(
  viewport: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (toasts.length === 0) return setRoom(0);
    const measure = () => {
      const shown = viewport.current?.querySelectorAll('[data-toast]') ?? [];
      setRoom(roomBelow([...shown].map(boxOf), dockedBoxes(viewport.current)));
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    for (const event of ['scroll', 'animationend', 'transitionend'])
      document.addEventListener(event, measure, { signal, capture: true, passive: true });
    window.addEventListener('resize', measure, { signal });
    measure();
    return () => {
      stopping.abort();
      sizes.disconnect();
    };
  }, [viewport, toasts]);
  return room;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** Docked boxes of the toasts' dialog, or of the page outside of dialogs. */
function dockedBoxes(viewport: Element | null): Box[] {
  const dialog = viewport?.closest('dialog') ?? null;
  return [...(dialog ?? document).querySelectorAll('[data-docked]')]
    .filter((docked) => docked.closest('dialog') === dialog)
    .map(boxOf);
}

/** Height from the bottom of the window to the top of what toasts would cover; 0 if nothing. */
function roomBelow(toasts: readonly Box[], docked: readonly Box[]): number {
  if (toasts.length === 0) return 0;
  const left = Math.min(...toasts.map((box) => box.left));
  const right = Math.max(...toasts.map((box) => box.right));
  const height =
    Math.max(...toasts.map((box) => box.bottom)) - Math.min(...toasts.map((box) => box.top));
  const covered = docked.filter(
    (box) =>
      box.right > left &&
      box.left < right &&
      box.top < Math.min(box.bottom, innerHeight) &&
      box.bottom > innerHeight - height - GAP &&
      // There is room above it.
      box.top > height + 2 * GAP,
  );
  return Math.max(0, ...covered.map((box) => innerHeight - box.top));
}

/** px below toasts when nothing is docked (toast-viewport.module.css). */
const GAP = 16;
