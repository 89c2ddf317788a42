import type { CssColor } from '@vitrina/contract/colors';

/** Categories of the demonstration shop, in the order the shop lists them. */
export const CATEGORIES = [
  'Îngrijirea feței',
  'Machiaj',
  'Păr',
  'Parfumuri',
  'Unghii',
  'Corp și baie',
] as const;
export type CategoryName = (typeof CATEGORIES)[number];

export interface VariantSeed {
  color: CssColor;
  stock: number;
  /** What this colour is: a sentence that goes before the product's own description. */
  note?: string;
}

/** A product of the demonstration shop; each of its variants becomes a row of the catalogue. */
export interface ProductSeed {
  name: string;
  category: CategoryName;
  description: string;
  /** Names of the INCI list, as the law wants them on a cosmetic's page. */
  ingredients: string;
  priceBani: number;
  /** A reduced product: what it cost until a few days ago. */
  priceBeforeBani?: number;
  /** `false`: the shop shows its placeholder. */
  pictures?: false;
  /** Its shades are drawn in rows on several tones of skin. */
  onSkin?: true;
  variants: readonly VariantSeed[];
}
