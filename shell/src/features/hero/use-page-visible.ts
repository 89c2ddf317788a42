import { useSyncExternalStore } from 'react';

/** Whether somebody can see the page: its tab is not in the background. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
