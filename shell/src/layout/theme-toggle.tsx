import { setTheme, useTheme } from '@vitrina/shared-auth/theme';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { DARK, useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { messages } from '../messages.ts';

/** Switches between light and dark; by default the device decides. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const theme = useTheme((state) => state.theme);
  // A prerendered page does not know the device; hydration corrects it.
  const systemDark = useMediaQuery(DARK);
  const dark = theme === 'system' ? systemDark : theme === 'dark';
  return (
    <IconButton
      className={className}
      label={dark ? messages.theme.toLight : messages.theme.toDark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
