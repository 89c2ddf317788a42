import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A control that is disabled while it saves loses the focus; it gets it back, unless it went elsewhere. */
export function useFocusBack<Control extends HTMLElement>(
  disabled: boolean,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = control.current;
    const note = ({ type, relatedTarget }: FocusEvent) => {
      // Disabling takes the focus away to nowhere.
      if (type === 'focus') hadFocus.current = true;
      else if (relatedTarget) hadFocus.current = false;
    };
    element?.addEventListener('focus', note);
    element?.addEventListener('blur', note);
    return () => {
      element?.removeEventListener('focus', note);
      element?.removeEventListener('blur', note);
    };
  }, []);
  useLayoutEffect(() => {
    if (disabled || !hadFocus.current || document.activeElement !== document.body) return;
    control.current?.focus({ preventScroll: true });
  }, [disabled]);
  return control;
}
