import { useSyncExternalStore } from 'react';

/** Whether the page's tab is in the foreground. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
