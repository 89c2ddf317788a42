import { type RefObject, useLayoutEffect, useState } from 'react';

interface Place {
  /** From the top of the document, in px. */
  top: number;
  width: number;
}

export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [top, setTop] = useState(0);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const box = target.getBoundingClientRect();
      setTop(box.top + window.scrollY);
      setWidth(box.width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return { top, width };
}
