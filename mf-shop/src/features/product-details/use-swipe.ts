import { type KeyboardEvent, type TouchEvent, useRef } from 'react';

/** A shorter move, in px, is a tap or a scroll. */
const THRESHOLD = 50;

/**
 * Handlers for horizontal swipes and arrow keys.
 * @param step -1 to the previous, 1 to the next
 */
export function useSwipe(step: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > THRESHOLD && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    },
  };
}
