import { readableAccent } from './readable-accent.ts';

/** Applies a site's colour, and again when the system's colour scheme changes. */
export function applyAccent(accent: string, theme: 'light' | 'dark' | null): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = theme ? theme === 'dark' : system.matches;
    for (const [name, value] of Object.entries(readableAccent(accent, dark)))
      document.documentElement.style.setProperty(name, value);
  };
  apply();
  system.addEventListener('change', apply);
}
