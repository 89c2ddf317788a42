const PRESSED_OR_FILLED = 'a, button, input, select, textarea, summary, details, form, [tabindex]';

/** Distinguishes elements of one kind in a page. */
const nameOf = (element: Element): string => {
  const label = (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
  const text = element.matches('a, button, summary') ? element.textContent : '';
  return [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? label ?? text,
  ].join(' ');
};

/**
 * The counterpart in `page` of an interactive element of `written`: the same name, at the same index among
 * elements of that name.
 */
export function twinOf(element: Element, written: Element, page: Element): HTMLElement | undefined {
  const name = nameOf(element);
  const alike = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(PRESSED_OR_FILLED)].filter(
      (other) => nameOf(other) === name,
    );
  const place = alike(written).indexOf(element as HTMLElement);
  return place < 0 ? undefined : alike(page)[place];
}
