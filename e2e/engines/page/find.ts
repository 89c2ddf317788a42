import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Step, Text } from './step.ts';

/** Runs in the page. Finds all visible elements that match the steps. */
export function findAll(steps: readonly Step[]): HTMLElement[] {
  let found = [document.documentElement];
  for (const step of steps)
    found =
      step.by === 'place'
        ? found.slice(step.place).slice(0, 1)
        : [...new Set(found.flatMap((root) => within(root, step)))].filter(isShown);
  return found;
}

function within(root: HTMLElement, step: Exclude<Step, { by: 'place' }>): HTMLElement[] {
  if (step.by === 'frame')
    return [...root.querySelectorAll('iframe')].filter(({ title }) => title === step.title);
  if (step.by === 'text') return queryAllByText(root, matcher(step.text));
  if (step.by === 'label') return queryAllByLabelText(root, matcher(step.text));
  // Visibility is checked by the browser, not by the library.
  const name = step.name && { name: matcher(step.name) };
  return queryAllByRole(root, step.role, { hidden: true, ...name });
}

const matcher = (text: Text): string | RegExp =>
  'is' in text ? text.is : new RegExp(text.source, text.flags);

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[aria-hidden="true"], [inert]');
