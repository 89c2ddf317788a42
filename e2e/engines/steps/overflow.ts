import type { Page } from '../page/page.ts';

/** How far the page, or a window that is open on it, reaches over its side, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.run(() => {
    const open = [...document.querySelectorAll('dialog[open], :popover-open')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...open);
  });
