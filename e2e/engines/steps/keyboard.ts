import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';

const MAX_STOPS = 90;

/** What has the keyboard without showing it: no outline on it, or not in the window; '' when it is seen. */
const unseen = (page: Page) =>
  page.run(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return '';
    // While the keyboard is in a frame, WebKit still names what had it before.
    if (!element.matches(':focus')) return '';
    // WebKit knows no `:focus-visible` of a radio that arrows chose: the choice that moved along shows it.
    if (element.matches('[type="radio"]:checked:not(:focus-visible)')) return '';
    // A control that only a label shows wears the outline there.
    const wearers = [element, element.parentElement, element.nextElementSibling];
    // A link that covers its whole card wears it on what it covers the card with.
    const worn = wearers.some(
      (one) =>
        one && ['', '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
    );
    const { top, bottom } = element.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight;
    return worn && isIn ? '' : `${element.outerHTML.slice(0, 200)} from ${top} to ${bottom}`;
  });

/** Expects that a person sees where the keyboard is; a page may still be on its way to it. */
export const focusIsSeen = (page: Page): Promise<void> =>
  expect.poll(() => unseen(page), 'the focus is seen').toBe('');

/** Presses Tab until the place has the keyboard, which is seen at each stop. */
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
