import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { keepDrafts } from './kept-drafts.ts';

/** Drafts of now, as somebody may have gone on typing. @returns what brings them back, the first time it is called */
export function restoreOnce(): () => void {
  const restore = keepDrafts();
  let done = false;
  return () => {
    if (!done) restore();
    done = true;
  };
}

/** A release in the place of another one: forms forget their drafts when they are left, also by that. */
export function WithDrafts({ restore }: { restore: () => void }) {
  // Effects of what takes a place run after the cleanup of what was there.
  useEffect(restore, [restore]);
  return <Outlet />;
}
