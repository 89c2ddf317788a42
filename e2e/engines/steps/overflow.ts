import type { Page } from '../page/page.ts';

/** Horizontal overflow of the page or an open dialog, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.run(() => {
    const open = [...document.querySelectorAll('dialog[open], :popover-open')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...open);
  });
