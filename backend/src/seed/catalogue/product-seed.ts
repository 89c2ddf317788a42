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
  /** A sentence about this colour, placed before the product's description. */
  note?: string;
}

/** A product of the demonstration shop; each of its variants becomes a row of the catalogue. */
export interface ProductSeed {
  name: string;
  category: CategoryName;
  description: string;
  /** INCI names, which the law requires on a cosmetic's page. */
  ingredients: string;
  priceBani: number;
  /** For a reduced product: its price until a few days ago. */
  priceBeforeBani?: number;
  /** `false`: the shop shows its placeholder. */
  pictures?: false;
  /** Its shades are drawn in rows on several tones of skin. */
  onSkin?: true;
  variants: readonly VariantSeed[];
}
