import type { Toast } from '@vitrina/shared-auth/toasts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads the first Tab after a toast with an action to that action: the toasts stand at the end of the
 * page, farther away than they last. Each is offered once; who goes on comes back to where they were.
 */
export function useTabToAction(
  region: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
  const offered = useRef(new Set<number>());
  const onTab = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
    const next = toasts.findLast(({ id, action }) => action && !offered.current.has(id));
    if (!next || region.current?.contains(document.activeElement)) return;
    // Those before it are reached from there.
    for (const { id } of toasts) offered.current.add(id);
    event.preventDefault();
    region.current?.querySelector<HTMLElement>(`[data-toast="${next.id}"] button`)?.focus();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onTab(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Tab behind the last button, or before the first, goes on from where the focus came. */
export function leaveByTab(event: KeyboardEvent, cameFrom: HTMLElement | null): void {
  if (event.key !== 'Tab' || !cameFrom?.isConnected) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (event.target !== edge) return;
  cameFrom.focus();
  // Forward, the browser itself takes the step from there.
  if (event.shiftKey) event.preventDefault();
}
