import { useEffect, useRef } from 'react';

/** A page's heading that takes the focus, because what had it is gone from the page. */
export function FocusedTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
