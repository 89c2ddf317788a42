import { useSyncExternalStore } from 'react';

/**
 * The device prefers dark colours.
 * @example
 * import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
 * const isDark = useMediaQuery(DARK);
 */
export const DARK = '(prefers-color-scheme: dark)';

/**
 * Whether a media query such as `(width < 42rem)` matches; `false` while prerendering and hydrating.
 * @example
 * const isNarrow = useMediaQuery('(width < 42rem)');
 * const tools = isNarrow ? <details /> : <div />;
 */
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
