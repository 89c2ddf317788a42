import { useEffect, useState } from 'react';
import { DARK } from './use-media-query.ts';

/**
 * Design tokens as colours of the current theme, for code without custom properties, such as charts.
 * @param tokens by result name; must be the same object in every render
 * @example
 * const TOKENS = { text: '--color-text', line: '--color-border' }; // outside of the component
 * const colors = useTokenColors(TOKENS); // { text: 'rgb(…)', line: 'rgb(…)' }
 */
export function useTokenColors<Name extends string>(
  tokens: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const [colors, setColors] = useState(() => readColors(tokens));
  useEffect(() => {
    const update = () => setColors(readColors(tokens));
    const chosen = new MutationObserver(update);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia(DARK);
    system.addEventListener('change', update);
    return () => {
      chosen.disconnect();
      system.removeEventListener('change', update);
    };
  }, [tokens]);
  return colors;
}

function readColors<Name extends string>(tokens: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(tokens).map(([name, token]) => [name, resolved(token)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A token may depend on the theme, so only an element that uses it has the colour. */
function resolved(token: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
