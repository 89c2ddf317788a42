import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { QuizState } from '../quiz-core/quiz-state.ts';

/**
 * Moves focus to where the work goes on: to the heading of a new step, or to the first field that
 * needs correcting. The first step on the page takes no focus, and nothing scrolls that is in sight.
 */
export function useStepFocus({
  step,
  refusals,
  resumed,
}: QuizState): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef({ step, refusals });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { step, refusals };
    if (refusals !== last.refusals) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (step !== last.step && !resumed) {
      focusHeading(panel.current);
    }
  }, [step, refusals, resumed]);
  return panel;
}

/** The heading's scroll margins leave room for what sticks to the top of the page. */
export function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector('h2');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
