import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Wraps a slot's fill: while it renders nothing its cell takes no space, nor does a slot with only such
 * cells. Later content restores the space.
 */
export function OnlyWithContent({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.parentElement;
    if (!cell) return;
    const show = (isShown: boolean) => {
      cell.style.display = isShown ? 'grid' : 'none';
      const slot = cell.parentElement;
      if (slot) slot.style.display = [...slot.children].every(isOutOfSight) ? 'none' : '';
    };
    // The marker itself is in the cell.
    const update = () => show(cell.childNodes.length > 1);
    update();
    const observer = new MutationObserver(update);
    observer.observe(cell, { childList: true });
    return () => {
      observer.disconnect();
      show(true);
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {children}
    </>
  );
}

const isOutOfSight = (cell: Element): boolean =>
  cell instanceof HTMLElement && cell.style.display === 'none';
