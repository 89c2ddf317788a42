import { useEffect, useState } from 'react';

export interface ChartColors {
  text: string;
  border: string;
  surface: string;
}

/** Colours of the current theme, read from the design tokens: a chart knows no custom properties. */
export function useChartColors(): ChartColors {
  const [colors, setColors] = useState(readColors);
  useEffect(() => {
    const update = () => setColors(readColors());
    const chosen = new MutationObserver(update);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', update);
    return () => {
      chosen.disconnect();
      system.removeEventListener('change', update);
    };
  }, []);
  return colors;
}

const readColors = (): ChartColors => ({
  text: resolved('--color-text-muted'),
  border: resolved('--color-border'),
  surface: resolved('--color-surface'),
});

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
