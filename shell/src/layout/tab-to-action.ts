import type { Toast } from '@vitrina/shared-auth/toasts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the first Tab after a toast with an action to that action: toasts are at the end of the page,
 * farther away than they last. Each is offered once; going on returns to where the person was.
 * @returns the region's key handler: Tab after its last button, or before its first, continues from the
 *   previous place
 */
export function useTabToAction(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const offered = useRef(new Set<number>());
  const ledFrom = useRef<Element>(null);
  const onTab = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
    const next = toasts.findLast(({ id, action }) => action && !offered.current.has(id));
    if (!next || region.current?.contains(document.activeElement)) return;
    // The earlier ones are reached from there.
    for (const { id } of toasts) offered.current.add(id);
    event.preventDefault();
    ledFrom.current = document.activeElement;
    region.current?.querySelector<HTMLElement>(`[data-toast="${next.id}"] button`)?.focus();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onTab(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (event: KeyboardEvent): void => {
    const from = ledFrom.current;
    // Somebody who arrived in page order continues in page order.
    if (event.key !== 'Tab' || !(from instanceof HTMLElement) || !from.isConnected) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    if (event.target !== (event.shiftKey ? buttons[0] : buttons.at(-1))) return;
    ledFrom.current = null;
    from.focus();
    // Forward, the browser itself moves on from there.
    if (event.shiftKey) event.preventDefault();
  };
}
