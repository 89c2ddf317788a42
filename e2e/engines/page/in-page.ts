import { FRAME_MARK } from '../driver/engine.ts';
import { type Aim, aimAt } from './aim.ts';
import { findAll } from './find.ts';
import type { Step } from './step.ts';

/** What can be read of an element. */
export interface Look {
  /** How many there are; the rest is of the first. */
  count: number;
  text: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  href: string;
}

/** What is installed in each document, as `drivenPage`. */
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

  /** Gives the keyboard to an element, with all of its text selected. */
  focus(steps: readonly Step[]): boolean {
    const [element] = findAll(steps);
    element?.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.select();
    return element !== undefined && element === document.activeElement;
  },

  /** Chooses in a list: its own window belongs to the system, where no driver reaches. */
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

  /** Marks a frame. @returns where its document begins, or that it is not there */
  enterFrame(steps: readonly Step[], mark: string): Aim {
    const [element] = findAll(steps);
    if (!(element instanceof HTMLIFrameElement)) return { problem: 'its frame is not there' };
    // One of each: another frame may have been meant before.
    document.querySelector(`[${FRAME_MARK}="${mark}"]`)?.removeAttribute(FRAME_MARK);
    element.setAttribute(FRAME_MARK, mark);
    // WebKit paints nothing in a frame of another origin that is out of sight, nor tells it of frames.
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
