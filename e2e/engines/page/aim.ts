import type { Point } from '../driver/engine.ts';

/** Where to press, or why a press would not reach the element. Positions are relative to its document. */
export type Aim = { point: Point } | { problem: string };

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs in the page. Scrolls an element into view and waits until it stops moving. */
export async function aimAt(element: HTMLElement): Promise<Aim> {
  if (element.matches(':disabled')) return { problem: 'it is disabled' };
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const box = element.getBoundingClientRect();
  if (before.x !== box.x || before.y !== box.y) return { problem: 'it moves' };
  if (box.width === 0 || box.height === 0) return { problem: 'it has no size' };
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit) return { problem: 'it is outside of the window' };
  return reaches(hit, element) ? { point } : { problem: `${brief(hit)} lies on it` };
}

function isInView(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight) return false;
  const hit = document.elementFromPoint(middle, centre);
  return !!hit && reaches(hit, element);
}

/** A label forwards a press to its control. */
const reaches = (hit: Element, element: HTMLElement): boolean =>
  element.contains(hit) || hit.closest('label')?.control === element;

const brief = (element: Element): string => element.outerHTML.slice(0, 120);
