import type { Family } from './art.ts';
import { brushFamily } from './families/brush.ts';
import { candleFamily } from './families/candle.ts';
import { compactFamily } from './families/compact.ts';
import { jarFamily } from './families/cream-jar.ts';
import { tubeFamily } from './families/cream-tube.ts';
import { glossFamily } from './families/lip-gloss.ts';
import { lipstickFamily } from './families/lipstick.ts';
import { mascaraFamily } from './families/mascara.ts';
import { polishFamily } from './families/nail-polish.ts';
import { oilFamily } from './families/oil-bottle.ts';
import { paletteFamily } from './families/palette.ts';
import { perfumeFamily } from './families/perfume.ts';
import { pumpFamily } from './families/pump-bottle.ts';
import { serumFamily } from './families/serum-bottle.ts';
import { soapFamily } from './families/soap.ts';

/** Every kind of product that can be drawn. */
export const FAMILIES = {
  brush: brushFamily,
  candle: candleFamily,
  compact: compactFamily,
  gloss: glossFamily,
  jar: jarFamily,
  lipstick: lipstickFamily,
  mascara: mascaraFamily,
  oil: oilFamily,
  palette: paletteFamily,
  perfume: perfumeFamily,
  polish: polishFamily,
  pump: pumpFamily,
  serum: serumFamily,
  soap: soapFamily,
  tube: tubeFamily,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
