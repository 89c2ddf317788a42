import { useEffect } from 'react';

const CONTROL = 'a[href], button, input, label, select, summary, textarea';
/** So near to the last press, in px, that the pointer was not moved on purpose. */
const PLACE_PX = 12;
/** So soon after it, in ms, that nobody has read what came there since. */
const SOON_MS = 700;

interface Press {
  control: Element | null;
  /** What the control said when it was pressed: a button may become another one in place. */
  name: string;
  x: number;
  y: number;
  /** In ms. */
  at: number;
}

const isSamePlace = (a: Press, b: Press): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= PLACE_PX && b.at - a.at <= SOON_MS;

/**
 * A double press does one thing: where the first press put another control under the pointer (the next
 * step, the next row, the answer to a question), the second one is dropped.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let last: Press | null = null;
    const keep = (event: MouseEvent) => {
      // By keyboard or by code there is no place.
      if (!event.isTrusted || event.detail === 0) return;
      const press = readPress(event);
      if (last && isSamePlace(last, press) && !isSameControl(last, press)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        last = { ...last, at: press.at };
      } else last = press.control ? press : null;
    };
    addEventListener('click', keep, true);
    return () => removeEventListener('click', keep, true);
  }, []);
}

const isSameControl = (a: Press, b: Press): boolean => a.control === b.control && a.name === b.name;

function readPress({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent): Press {
  const pressed = target instanceof Element ? target.closest(CONTROL) : null;
  // The press of a label is told again as that of its field.
  const control = pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
  const name = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
  return { control, name, x, y, at };
}
