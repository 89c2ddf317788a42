import { useTheme } from '@vitrina/shared-auth';
import { useSyncExternalStore } from 'react';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(listener: () => void): () => void {
  systemDark.addEventListener('change', listener);
  return () => systemDark.removeEventListener('change', listener);
}

/** The theme that is painted: the chosen one, else the system's. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme((state) => state.theme);
  const dark = useSyncExternalStore(onSystemChange, () => systemDark.matches);
  if (theme === 'system') return dark ? 'dark' : 'light';
  return theme;
}
