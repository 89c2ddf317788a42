import { useTheme } from '@vitrina/shared-auth';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** The current theme: the chosen one, else the system's. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme((state) => state.theme);
  const isDark = useSyncExternalStore(listen, () => matchMedia(DARK).matches);
  if (theme === 'system') return isDark ? 'dark' : 'light';
  return theme;
}

function listen(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
