import { strokesOf } from './glyphs.ts';
import { n } from './sheet.ts';

/** `text` centred on x = 0 with its baseline at y = 0, at most `height` high and `width` wide. */
export function lettering(
  text: string,
  height: number,
  width: number,
  color: string,
  weight = 1.15,
): string {
  const strokes = strokesOf(text);
  const scale = Math.min(height / 14, width / strokes.width);
  const letters = strokes.letters.map(
    ({ x, path }) => `<path transform="translate(${n(x)} 0)" d="${path}"/>`,
  );
  return `<g transform="scale(${scale.toFixed(3)}) translate(${n(-strokes.width / 2)} -14)" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}

/** The house's mark, `size` high, centred: a shop window's arch with a drop in it. */
export function brandMark(size: number, color: string): string {
  return `<g transform="scale(${(size / 40).toFixed(3)})" fill="none" stroke="${color}" stroke-width="2.2" stroke-linejoin="round"><path d="M-14 20V-4A14 16 0 0 1 14 -4V20Z"/><path d="M0 -10C5 -3 7 1 7 5A7 7 0 0 1 -7 5C-7 1 -5 -3 0 -10Z" fill="${color}" stroke="none"/></g>`;
}
