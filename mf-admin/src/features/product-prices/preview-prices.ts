import type { Product } from '@vitrina/contract/entities/product';
import {
  changePrice,
  type NoPrice,
  type PriceChange,
  type Rounding,
} from '@vitrina/contract/rules/change-price';
import { formatAmount, parseBani, toBani } from '@vitrina/contract/rules/money';
import type { ProductChange } from '../product-job/change-products.ts';
import { valuesOf } from '../products/product-values.ts';

export interface PriceValues {
  kind: `${PriceChange['direction']}-${PriceChange['by']}`;
  by: string;
  rounding: Rounding;
}

export const NO_CHANGE: PriceValues = { kind: 'up-percent', by: '', rounding: 'ban' };

/** `null` until an amount above 0 is typed. */
export function readPriceChange({ kind, by, rounding }: PriceValues): PriceChange | null {
  const hundredths = parseBani(by.replace('%', ''));
  if (!hundredths) return null;
  const [direction, unit] = kind.split('-') as [PriceChange['direction'], PriceChange['by']];
  return { by: unit, direction, hundredths, rounding };
}

export interface PricePreview {
  product: Product;
  /** New price in bani, or why it stays. */
  becomes: number | NoPrice | 'no-price' | 'same';
}

export const previewPrices = (
  products: readonly Product[],
  change: PriceChange | null,
): PricePreview[] => products.map((product) => ({ product, becomes: becomes(product, change) }));

function becomes({ price }: Product, change: PriceChange | null): PricePreview['becomes'] {
  if (price === null) return 'no-price';
  const bani = toBani(price);
  const changed = change ? changePrice(bani, change) : bani;
  return changed === bani ? 'same' : changed;
}

export const priceChanges = (previews: readonly PricePreview[]): ProductChange[] =>
  previews.flatMap(({ product, becomes: bani }) =>
    typeof bani === 'number'
      ? [{ before: product, values: { ...valuesOf(product), price: formatAmount(bani) } }]
      : [],
  );
