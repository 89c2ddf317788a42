import { useEffect, useRef } from 'react';

/** Heading that takes the focus, because its previous owner left the page. */
export function FocusedTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
