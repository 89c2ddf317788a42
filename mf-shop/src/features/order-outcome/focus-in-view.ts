/** Gives an element the focus and room around it: at the edge the page's header would cover it. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
