import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';

const MAX_STOPS = 90;

/** The focused element when its focus is not visible (no outline, or outside the viewport); '' when it is. */
const unseen = (page: Page) =>
  page.run(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return '';
    // While focus is in a frame, WebKit keeps the previous active element.
    if (!element.matches(':focus')) return '';
    // In WebKit a radio chosen with arrow keys does not match `:focus-visible`; the moved selection shows it.
    if (element.matches('[type="radio"]:checked:not(:focus-visible)')) return '';
    // A visually hidden control has the outline on its label.
    const wearers = [element, element.parentElement, element.nextElementSibling];
    // A link that covers its card has the outline on its `::after`.
    const worn = wearers.some(
      (one) =>
        one && ['', '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
    );
    const { top, bottom } = element.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight;
    return worn && isIn ? '' : `${element.outerHTML.slice(0, 200)} from ${top} to ${bottom}`;
  });

/** Expects a visible focus; retries, because the page may still be scrolling. */
export const focusIsSeen = (page: Page): Promise<void> =>
  expect.poll(() => unseen(page), 'the focus is seen').toBe('');

/** Presses Tab until the place is focused, and checks that focus is visible at each stop. */
export async function tabTo(page: Page, place: Place): Promise<void> {
  await place.isShown();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if ((await place.look()).focused) return;
    await page.key('Tab');
    await focusIsSeen(page);
  }
  throw new Error('Tab does not reach it.');
}

export async function enter(page: Page, place: Place): Promise<void> {
  await tabTo(page, place);
  await page.key('Enter');
}
