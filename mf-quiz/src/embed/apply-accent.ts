import { readableAccent } from './readable-accent.ts';

/** Gives the document a site's colour. */
export function applyAccent(accent: string, theme: 'light' | 'dark' | null): void {
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  for (const [name, value] of Object.entries(readableAccent(accent, dark)))
    document.documentElement.style.setProperty(name, value);
}
