/**
 * Gives an element the focus and room around it: at the edge the page's header would cover it. At
 * once, because a page that has just become shorter breaks a gliding scroll off.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
