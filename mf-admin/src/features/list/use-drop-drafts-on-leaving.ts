import { useBlocker } from 'react-router-dom';
import { dropDrafts } from './use-draft.ts';

/**
 * Takes back what is not committed yet when the page is left: it would stop the way to the next
 * page, or be written into its address. The router asks blockers at once, before anything renders.
 */
export function useDropDraftsOnLeaving(): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) dropDrafts();
    return false;
  });
}
