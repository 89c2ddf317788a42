import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
type Watching = { shifts?: string[] };

/** Records layout shifts from the next document on, except right after user input. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watching = window as Watching;
    const shifts: string[] = [];
    watching.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '?');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Score, and each element's old and new position. */
export const shiftsOf = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as Watching).shifts);
