import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Accepts a parsed font too. */
      registerFont(name: string, font: Font): this;
    }
  }
}

type FontName = 'DejaVuSans' | 'DejaVuSans-Bold';
const parsed = new Map<FontName, Promise<Font>>();

/** A font of our documents, parsed once, because parsing takes longer than drawing. */
export function pdfFont(name: FontName): Promise<Font> {
  const font = parsed.get(name) ?? parse(name);
  parsed.set(name, font);
  return font;
}

/** PDF's built-in fonts lack ș and ț. The package is also found beside the bundle. */
async function parse(name: FontName): Promise<Font> {
  // Loaded with the first document: a start would wait for it.
  const { openSync } = await import('fontkit');
  const file = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}
