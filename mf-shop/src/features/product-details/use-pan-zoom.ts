import { type PointerEvent, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';
import { type Point, pinch, scaleWithin } from './pan-zoom.ts';

/** A zoomable pane. Pinch, wheel, press and keys zoom around their position; finger or mouse drags it. */
export function usePanZoom() {
  const pane = useRef<HTMLDivElement>(null);
  const pressed = useRef(new Map<number, Point>());
  /** Distance since the press, in px, to distinguish a drag from a click. */
  const travelled = useRef(0);
  const [scale, setScale] = useState(1);
  /** The point of the content, in fractions, that stays under a point of the window. */
  const anchor = useRef<{ part: Point; at: Point } | null>(null);

  // Before the paint, so that the point under the finger does not jump.
  useLayoutEffect(() => {
    const element = pane.current;
    const sheet = element?.firstElementChild?.getBoundingClientRect();
    if (!element || !sheet || !anchor.current) return;
    const { part, at } = anchor.current;
    anchor.current = null;
    element.scrollLeft += sheet.left + part.x * sheet.width - at.x;
    element.scrollTop += sheet.top + part.y * sheet.height - at.y;
  });

  const zoom = (next: number, client?: Point) => {
    const box = pane.current?.getBoundingClientRect();
    const sheet = pane.current?.firstElementChild?.getBoundingClientRect();
    if (!box || !sheet) return;
    const at = client ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    anchor.current = {
      at,
      part: { x: (at.x - sheet.left) / sheet.width, y: (at.y - sheet.top) / sheet.height },
    };
    setScale(scaleWithin(next));
  };

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = pressed.current.get(event.pointerId);
    const element = pane.current;
    if (!before || !element) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1];
    pressed.current.set(event.pointerId, now);
    travelled.current += other ? LONGEST_CLICK : Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const { factor, center } = pinch(before, now, other);
      return zoom(scale * factor, center);
    }
    element.scrollLeft -= now.x - before.x;
    element.scrollTop -= now.y - before.y;
  };
  const release = ({ pointerId }: PointerEvent) => pressed.current.delete(pointerId);

  return {
    scale,
    zoom,
    reset: () => setScale(1),
    /** Moves the content by fractions of the pane. @returns whether there was something to move */
    pan(x: number, y: number): boolean {
      if (scale === 1) return false;
      const element = pane.current;
      element?.scrollBy(x * element.clientWidth, y * element.clientHeight);
      return true;
    },
    props: {
      ref: pane,
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        if (pressed.current.size === 0) travelled.current = 0;
        pressed.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: ({ deltaY, clientX, clientY }: WheelEvent) =>
        zoom(scale * (deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP), { x: clientX, y: clientY }),
      onClick({ clientX, clientY }: { clientX: number; clientY: number }) {
        if (travelled.current < LONGEST_CLICK) zoom(scale > 1 ? 1 : 2, { x: clientX, y: clientY });
      },
    },
  };
}

const WHEEL_STEP = 1.25;
/** Distance in px that still counts as a click. */
const LONGEST_CLICK = 10;
