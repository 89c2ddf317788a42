import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a navigation that scrolls sideways: the link of the open page is kept in its middle. */
export function useCurrentLinkInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = nav.current;
    const link = place?.querySelector<HTMLElement>('[aria-current]');
    if (!place || !link || !pathname) return;
    // Also once window or font changed: the observer calls for the first time right away.
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
