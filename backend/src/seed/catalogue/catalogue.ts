import { compose, VIEWS, type View } from '../pictures/compose.ts';
import { randomFrom } from '../random.ts';
import { BODY_AND_BATH } from './body-and-bath.ts';
import { CSS_HEX } from './css-hex.ts';
import { FACE_CARE } from './face-care.ts';
import { HAIR } from './hair.ts';
import { MAKE_UP } from './make-up.ts';
import { NAILS } from './nails.ts';
import { PERFUMES } from './perfumes.ts';
import type { CategoryName, ProductSeed, VariantSeed } from './product-seed.ts';

/** One row of the catalogue with the pictures that belong to it. */
export interface CatalogueRow {
  name: string;
  category: CategoryName;
  color: string;
  description: string;
  ingredients: string;
  priceBani: number;
  /** Price before a reduction; null for what is not reduced. */
  priceBeforeBani: number | null;
  stock: number;
  /** SVG documents, the main picture first. */
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

/** The demonstration catalogue: every variant of every product, its pictures drawn. */
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
    pictures: product.pictures === false ? [] : draw(product, color, isFirst ? VIEWS : CLOSE_VIEWS),
  };
}

/** The carton is shown with the first variant only: drawing takes time, and it looks alike in all of them. */
const CLOSE_VIEWS = VIEWS.filter((view) => view !== 'carton');

const draw = (
  { family, label }: ProductSeed,
  color: VariantSeed['color'],
  views: readonly View[],
): string[] =>
  views.map((view) => {
    const random = randomFrom(`${label} ${color} ${view}`);
    return compose({ family, label, color: CSS_HEX[color], random }, view);
  });
