/** Focuses an element and scrolls it away from the edge, where the header would cover it. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
