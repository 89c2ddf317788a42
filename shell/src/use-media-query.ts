import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `false` while prerendering and hydrating. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
