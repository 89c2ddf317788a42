import { useEffect, useState } from 'react';
import { DARK } from './use-media-query.ts';

/**
 * Colours of design tokens in the current theme, for what knows no custom properties, such as a chart.
 * @param tokens by the name that they are wanted under; the same object at each call
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

/** A token's value may depend on the theme; only an element that uses it knows the colour. */
function resolved(token: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
