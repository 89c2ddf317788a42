import type { DataRouter } from 'react-router-dom';

/** Where the router keeps the places of a tab's entries. */
const PLACES = 'react-router-scroll-positions';

/**
 * The router scrolls a page that it renders first to the top, or to where the entry was left. The
 * written page stands already where the browser or the person put it.
 * @returns puts the page back there after the first render
 */
export function keepScrollPlace(router: DataRouter): () => void {
  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
    const places = { ...(kept as object), [router.state.location.key]: place.top };
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {
    // Without storage nothing is restored later either.
  }
  return () => scrollTo(place);
}
