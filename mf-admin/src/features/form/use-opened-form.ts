import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings a form that opens above a list into view, with the focus on its heading, and leads back to
 * the place in the list when it closes.
 * @returns for the heading
 */
export function useOpenedForm(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { scrollY } = window;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      window.scrollTo({ top: scrollY });
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}
