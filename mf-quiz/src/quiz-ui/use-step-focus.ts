import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StepState } from '../quiz-core/step-state.ts';

/**
 * Moves focus to where the work goes on: to the heading of a new step, or to the first field that
 * needs correcting. The first step on the page takes no focus, and nothing scrolls that is in sight.
 */
export function useStepFocus({
  step,
  refusals,
  resumed,
}: StepState): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef({ step, refusals, resumed });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { step, refusals, resumed };
    if (refusals !== last.refusals) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (!resumed && (step !== last.step || last.resumed)) {
      // The heading's scroll margins leave room for what sticks to the top of the page.
      const heading = panel.current?.querySelector('h2');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'nearest' });
    }
  }, [step, refusals, resumed]);
  return panel;
}
