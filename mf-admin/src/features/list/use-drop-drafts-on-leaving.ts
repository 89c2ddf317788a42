import { useBlocker } from 'react-router-dom';
import { dropDrafts } from './use-draft.ts';

/**
 * Discards drafts when the page is left: a late commit would block the navigation or write into the next
 * page's address. Blockers run before anything renders.
 */
export function useDropDraftsOnLeaving(): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) dropDrafts();
    return false;
  });
}
