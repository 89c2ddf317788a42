import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Centres the current link of a navigation that scrolls sideways. */
export function useCurrentLinkInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = nav.current;
    const link = place?.querySelector<HTMLElement>('[aria-current]');
    if (!place || !link || !pathname) return;
    // Also after a resize or font change; the observer fires once at the start.
    const observer = new ResizeObserver(() => {
      place.scrollLeft =
        link.offsetLeft - place.offsetLeft - (place.clientWidth - link.clientWidth) / 2;
    });
    observer.observe(place);
    observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);
  return nav;
}
