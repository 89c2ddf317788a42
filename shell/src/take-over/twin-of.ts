const PRESSED_OR_FILLED = 'a, button, input, select, textarea, summary, details, form, [tabindex]';

/** What tells elements of a page apart that are of one kind. */
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
 * The element of `page` that stands for `element` of `written`, where that is something to press, fill
 * or focus: the one of the same name, at the same place among those of that name.
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
