import { readableAccent } from './readable-accent.ts';

/** Gives the document a site's colour, also when the visitor's system turns dark meanwhile. */
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
