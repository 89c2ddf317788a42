import type { CustomFontSource } from '@stripe/stripe-js';

/** Weights used by the card fields, one file each: the provider takes no ranges. */
const WEIGHTS = ['400', '600'];

/** The page's font files for the provider's frame, which cannot see our styles. */
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
    // A cross-origin style sheet that may not be read.
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
