import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { keepDrafts } from './kept-drafts.ts';

/**
 * Takes the current drafts, because the person may have typed on.
 * @returns a function that restores them on its first call
 */
export function restoreOnce(): () => void {
  const restore = keepDrafts();
  let done = false;
  return () => {
    if (!done) restore();
    done = true;
  };
}

/** Renders a release in place of another. Forms delete their drafts when unmounted, also by that. */
export function WithDrafts({ restore }: { restore: () => void }) {
  // Effects of the new release run after the cleanup of the old one.
  useEffect(restore, [restore]);
  return <Outlet />;
}
