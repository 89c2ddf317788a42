import { fold } from '@vitrina/contract/rules/fold';
import { BODY_AND_BATH } from './body-and-bath.ts';
import { FACE_CARE } from './face-care.ts';
import { HAIR } from './hair.ts';
import { MAKE_UP } from './make-up.ts';
import { NAILS } from './nails.ts';
import { PERFUMES } from './perfumes.ts';
import type { CategoryName, ProductSeed, VariantSeed } from './product-seed.ts';

/** One row of the catalogue with the names of the pictures that belong to it. */
export interface CatalogueRow {
  name: string;
  category: CategoryName;
  color: string;
  description: string;
  ingredients: string;
  priceBani: number;
  /** Price before a reduction; null when not reduced. */
  priceBeforeBani: number | null;
  stock: number;
  /** Names of files without their size, the main picture first. */
  pictures: string[];
}

const PRODUCTS: readonly ProductSeed[] = [
  ...FACE_CARE,
  ...MAKE_UP,
  ...HAIR,
  ...PERFUMES,
  ...NAILS,
  ...BODY_AND_BATH,
];

/** The demonstration catalogue: every variant of every product. */
export const catalogue = (): CatalogueRow[] =>
  PRODUCTS.flatMap((product) =>
    product.variants.map((variant, index) => toRow(product, variant, index === 0)),
  );

function toRow(
  product: ProductSeed,
  { color, stock, note }: VariantSeed,
  isFirst: boolean,
): CatalogueRow {
  return {
    name: product.name,
    category: product.category,
    color,
    description: note ? `${note} ${product.description}` : product.description,
    ingredients: product.ingredients,
    priceBani: product.priceBani,
    priceBeforeBani: product.priceBeforeBani ?? null,
    stock,
    pictures: product.pictures === false ? [] : picturesOf(product, color, isFirst),
  };
}

/**
 * The variant first, then pictures shared by all variants, in the colour of the first: texture, shades on skin,
 * size. The carton looks alike in all colours, so only the first variant shows it.
 */
const picturesOf = ({ name, onSkin }: ProductSeed, color: string, isFirst: boolean): string[] => [
  ...['front', 'detail'].map((view) => `${fileName(name)}-${color}-${view}`),
  ...['texture', ...(onSkin ? ['shades'] : []), 'size'].map((view) => `${fileName(name)}-${view}`),
  ...(isFirst ? [`${fileName(name)}-${color}-carton`] : []),
];

/** `Ser facial Rouă` -> `ser-facial-roua` */
const fileName = (name: string): string => fold(name).replaceAll(' ', '-');
