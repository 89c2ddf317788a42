import type { DataRouter } from 'react-router-dom';

/**
 * The router scrolls its first page to the top, and later to the entry's stored position. But the written page
 * already has the position that the browser or the person chose, and the person may scroll meanwhile.
 * @returns a function to call just before the router scrolls; it returns one that restores the position
 */
export function keepScrollPlace(router: DataRouter): () => () => void {
  // The router reads a stored position only the first time, and finds none here.
  router.enableScrollRestoration({}, () => scrollY)();
  return () => {
    const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
    return () => scrollTo(place);
  };
}
