import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a navigation that scrolls sideways: the link of the open page is brought to its middle. */
export function useCurrentLinkInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = nav.current;
    const link = place?.querySelector<HTMLElement>('[aria-current]');
    if (!place || !link || !pathname) return;
    place.scrollLeft =
      link.offsetLeft - place.offsetLeft - (place.clientWidth - link.clientWidth) / 2;
  }, [pathname]);
  return nav;
}
