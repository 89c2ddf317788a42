import { useEffect } from 'react';

const CONTROL = 'a[href], button, input, label, select, summary, textarea';
/** In px: closer presses mean the pointer was not moved on purpose. */
const PLACE_PX = 12;
/** In ms: too soon to have read what appeared. */
const SOON_MS = 700;

interface Press {
  control: Element | null;
  /** Its name when pressed: a button may turn into another one in place. */
  name: string;
  x: number;
  y: number;
  /** In ms. */
  at: number;
}

const isSamePlace = (a: Press, b: Press): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= PLACE_PX && b.at - a.at <= SOON_MS;

/**
 * Makes a double press count once: the second is dropped when the first put another control (next step,
 * next row, answer of a dialog) under the pointer.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let last: Press | null = null;
    const keep = (event: MouseEvent) => {
      // Keyboard and scripted clicks have no position.
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
  // A label's press repeats as a press of its field.
  const control = pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
  const name = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
  return { control, name, x, y, at };
}
