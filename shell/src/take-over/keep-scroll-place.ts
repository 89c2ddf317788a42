import type { DataRouter } from 'react-router-dom';

/** Session storage key of the router's scroll positions. */
const PLACES = 'react-router-scroll-positions';

/**
 * The router scrolls its first page to the top, or to the entry's stored position, but the prerendered page
 * already is where the browser or the person put it.
 * @returns a function that restores this position after the first render
 */
export function keepScrollPlace(router: DataRouter): () => void {
  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
    const places = { ...(kept as object), [router.state.location.key]: place.top };
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {}
  return () => scrollTo(place);
}
