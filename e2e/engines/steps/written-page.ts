import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/** Until the application has taken over a page that stands in the HTML, nothing in it answers. */
export const isTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() => page.run(() => 'booted' in document.documentElement.dataset), {
      message: 'the application answers',
      timeout: 15_000,
    })
    .toBe(true);

/** Notes at each frame where what is shown stands and what it says, when that is not as before. */
export const watchPlaces = (page: Page): Promise<void> =>
  page.run(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { notedPlaces: noted });
    const note = () => {
      const shown = [
        ...document.querySelectorAll(':is(header, h1, h2, main a, img, footer, [type=search])'),
      ].filter((element) => element.checkVisibility());
      const places = shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = (element.textContent ?? '').trim().slice(0, 30);
        return `${element.tagName} ${text} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      });
      const all = places.join('\n');
      if (all !== noted.at(-1)) noted.push(all);
      requestAnimationFrame(note);
    };
    note();
  });

/** What `watchPlaces` noted: more than one when something moved, came or went. */
export const notedPlaces = (page: Page): Promise<string[]> =>
  page.run(() => (globalThis as { notedPlaces?: string[] }).notedPlaces ?? []);
