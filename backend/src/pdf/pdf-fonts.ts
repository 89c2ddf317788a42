import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Also takes a font that was read already. */
      registerFont(name: string, font: Font): this;
    }
  }
}

type FontName = 'DejaVuSans' | 'DejaVuSans-Bold';
const read = new Map<FontName, Font>();

/**
 * A font of our documents, read once: that takes longer than drawing. The fonts that PDF brings know no ș
 * and ț; this package is found beside the bundle as well.
 */
export function pdfFont(name: FontName): Font {
  const known = read.get(name);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  read.set(name, font);
  return font;
}
