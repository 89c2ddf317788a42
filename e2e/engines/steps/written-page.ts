import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/** A prerendered page does not respond until the application has hydrated it. */
export const isTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() => page.run(() => 'booted' in document.documentElement.dataset), {
      message: 'the application answers',
      timeout: 15_000,
    })
    .toBe(true);

/** Records position and text of visible elements at each animation frame in which they changed. */
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

/** Recorded by `watchPlaces`: more than one entry means that something moved, appeared or disappeared. */
export const notedPlaces = (page: Page): Promise<string[]> =>
  page.run(() => (globalThis as { notedPlaces?: string[] }).notedPlaces ?? []);
