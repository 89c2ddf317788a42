import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StepState } from '../quiz-core/step-state.ts';

/**
 * Focuses the heading of a new step or the first invalid field. The first step takes no focus, and nothing
 * visible scrolls.
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
      // The heading's scroll margins leave room for sticky headers.
      const heading = panel.current?.querySelector('h2');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'nearest' });
    }
  }, [step, refusals, resumed]);
  return panel;
}
