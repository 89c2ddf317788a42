import type { DataRouter } from 'react-router-dom';

/**
 * The router scrolls its first page to the top, and later once more to the entry's stored position. But the
 * prerendered page already is where the browser or the person put it, who may scroll on meanwhile.
 * @returns a function for just before the router scrolls; it returns one that undoes it
 */
export function keepScrollPlace(router: DataRouter): () => () => void {
  // It looks for a stored position the first time only, and finds none here.
  router.enableScrollRestoration({}, () => scrollY)();
  return () => {
    const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
    return () => scrollTo(place);
  };
}
