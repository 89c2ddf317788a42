import type { CustomFontSource } from '@stripe/stripe-js';

/** What the card fields use: one entry each, because the provider takes no range. */
const WEIGHTS = ['400', '600'];

/** Files of the font that the page is set in, for the provider's frame, which cannot see our styles. */
export function pageFonts(): CustomFontSource[] {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return [...document.styleSheets].flatMap((sheet) =>
    facesOf(sheet)
      .filter(({ style }) => unquoted(style.getPropertyValue('font-family')) === unquoted(family))
      .flatMap(({ style }) => sourcesOf(style, sheet.href ?? document.baseURI)),
  );
}

function facesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // Of another origin, which lets nobody read it.
    return [];
  }
}

function sourcesOf(style: CSSStyleDeclaration, base: string): CustomFontSource[] {
  const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (!url) return [];
  return WEIGHTS.map((weight) => ({
    family: unquoted(style.getPropertyValue('font-family')),
    src: `url(${new URL(url, base).href})`,
    weight,
    unicodeRange: style.getPropertyValue('unicode-range'),
  }));
}

const unquoted = (name: string): string => name.trim().replace(/^["']|["']$/g, '');
