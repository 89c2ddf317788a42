import { useTheme } from '@vitrina/shared-auth';
import { DARK, useMediaQuery } from '@vitrina/shared-ui/use-media-query';

/** The theme that is painted: the chosen one, else the system's. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme((state) => state.theme);
  const dark = useMediaQuery(DARK);
  if (theme === 'system') return dark ? 'dark' : 'light';
  return theme;
}
