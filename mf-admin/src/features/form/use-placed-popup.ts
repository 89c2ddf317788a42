import { placePopover } from '@vitrina/shared-ui/place-popover';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function usePlacedPopup(open: boolean, anchor: RefObject<HTMLElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!open || !element) return;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const { width } = document.documentElement.getBoundingClientRect();
      const found = placePopover(box, { width, height: window.innerHeight });
      for (const [edge, px] of Object.entries({ ...found, width: box.width }))
        element.style.setProperty(`--popup-${edge}`, px === 'auto' ? px : `${px}px`);
    };
    place();
    element.togglePopover(true);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    return () => {
      listening.abort();
      element.togglePopover(false);
    };
  }, [open, anchor]);
  return popup;
}
