import type { Appearance } from '@stripe/stripe-js';

/** The provider's colour name -> our token. */
const COLORS = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-surface',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-muted',
  colorTextPlaceholder: '--color-text-subtle',
  colorDanger: '--color-danger-text',
} as const;

/**
 * Our tokens for the provider's frame, which cannot see our style sheets. Tokens hold both themes, so they
 * are resolved for the current one.
 */
export function cardAppearance(scheme: 'light' | 'dark'): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const painted = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries(
    Object.entries(COLORS).map(([name, token]) => [name, painted(token)]),
  );
  const border = `1px solid ${painted('--color-border-strong')}`;
  const focus = painted('--color-focus');
  const fontFamily = getComputedStyle(document.body).fontFamily;
  probe.remove();
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: { ...colors, fontFamily, borderRadius: '10px', fontSizeBase: '16px' },
    rules: {
      '.Input': { border, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${focus}`, boxShadow: `0 0 0 2px ${focus}` },
    },
  };
}
