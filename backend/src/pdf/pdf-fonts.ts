import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Accepts a parsed font too. */
      registerFont(name: string, font: Font): this;
    }
  }
}

type FontName = 'DejaVuSans' | 'DejaVuSans-Bold';
const read = new Map<FontName, Font>();

/**
 * A font of our documents, parsed once, because parsing takes longer than drawing. PDF's built-in fonts
 * lack ș and ț; the package is also found beside the bundle.
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
