import { FRAME_MARK } from '../driver/engine.ts';
import { type Aim, aimAt } from './aim.ts';
import { findAll } from './find.ts';
import type { Step } from './step.ts';

/** Properties read from an element. */
export interface Look {
  /** Number of matches; other fields describe the first. */
  count: number;
  text: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  href: string;
}

/** Injected into each document as `drivenPage`. */
const inPage = {
  look(steps: readonly Step[]): Look {
    const [element, ...others] = findAll(steps);
    const control = element instanceof HTMLInputElement ? element : undefined;
    return {
      count: element ? others.length + 1 : 0,
      text: element?.textContent ?? '',
      value: hasValue(element) ? element.value : '',
      checked: control?.checked ?? false,
      disabled: element?.matches(':disabled') ?? false,
      focused: element === document.activeElement,
      href: element instanceof HTMLAnchorElement ? element.href : '',
    };
  },

  async aim(steps: readonly Step[]): Promise<Aim> {
    const [element, ...others] = findAll(steps);
    if (!element) return { problem: 'it is not there' };
    if (others.length > 0) return { problem: `there are ${others.length + 1} of it` };
    return aimAt(element);
  },

  /** Focuses an element and selects all of its text. */
  focus(steps: readonly Step[]): boolean {
    const [element] = findAll(steps);
    element?.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.select();
    return element !== undefined && element === document.activeElement;
  },

  /** Selects an option. The open list is drawn by the system, out of the driver's reach. */
  choose(steps: readonly Step[], option: string): boolean {
    const [element] = findAll(steps);
    if (!(element instanceof HTMLSelectElement)) return false;
    const found = [...element.options].find(({ label }) => label.includes(option));
    if (!found) return false;
    element.focus();
    element.value = found.value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  },

  /** Marks a frame. @returns position of its document, or the problem */
  enterFrame(steps: readonly Step[], mark: string): Aim {
    const [element] = findAll(steps);
    if (!(element instanceof HTMLIFrameElement)) return { problem: 'its frame is not there' };
    // Only one mark of this name, because another frame may have had it.
    document.querySelector(`[${FRAME_MARK}="${mark}"]`)?.removeAttribute(FRAME_MARK);
    element.setAttribute(FRAME_MARK, mark);
    // WebKit neither paints a cross-origin frame outside the viewport nor sends it animation frames.
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      point: {
        x: x + element.clientLeft + Number.parseFloat(style.paddingLeft),
        y: y + element.clientTop + Number.parseFloat(style.paddingTop),
      },
    };
  },
};

const hasValue = (
  element: HTMLElement | undefined,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  !!element && element.matches('input, textarea, select');

export type InPage = typeof inPage;

declare global {
  var drivenPage: InPage | undefined;
}
globalThis.drivenPage = inPage;
