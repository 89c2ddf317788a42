import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInView } from './focus-in-view.ts';

interface FocusedHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Heading of a view that replaced another one: takes the focus, so that it is announced. */
export function FocusedHeading({ className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint, so that a shorter page never appears at the longer one's scroll position.
  useLayoutEffect(() => focusInView(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
