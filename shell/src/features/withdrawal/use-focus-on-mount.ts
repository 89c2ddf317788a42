import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a part that replaced the focused one. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
