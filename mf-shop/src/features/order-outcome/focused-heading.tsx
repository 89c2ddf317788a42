import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInView } from './focus-in-view.ts';

interface FocusedHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of a view that took another's place: focus goes there, so that it is heard. */
export function FocusedHeading({ className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint: a shorter page is not seen at the place of the longer one first.
  useLayoutEffect(() => focusInView(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
