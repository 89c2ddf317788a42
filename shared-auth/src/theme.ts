import { create } from 'zustand';
import { onOtherTab, readText, remove, writeText } from './storage.ts';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'vitrina:theme';

const stored = (): Theme => {
  const value = readText(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
};

/**
 * The chosen theme; `system` follows the device.
 * @example const isChosen = useTheme(({ theme }) => theme !== 'system');
 */
export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'system' }));
// Not the initial state, which must equal the prerendered page's.
followStored();

/**
 * Sets this browser's theme and applies it at once.
 * @example const dark = <button onClick={() => setTheme('dark')}>Temă închisă</button>;
 */
export function setTheme(theme: Theme): void {
  if (theme === 'system') remove(KEY);
  else writeText(KEY, theme);
  useTheme.setState({ theme });
  paintTheme();
}

/** Applies the chosen theme; the boot script does the same before the first paint. */
function paintTheme(): void {
  const { theme } = useTheme.getState();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

onOtherTab([KEY], followStored);

function followStored(): void {
  useTheme.setState({ theme: stored() });
  // Another tab may have changed it since the boot script; prerendering has no document.
  if (typeof document !== 'undefined') paintTheme();
}
