import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to the heading of what has just replaced what one was in. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
