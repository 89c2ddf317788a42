import { isCssColor } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { variantNames } from './variant-name.ts';
import style from './variant-swatches.module.css';

interface VariantSwatchesProps {
  variants: readonly Product[];
  selectedId: number;
  onSelect: (variant: Product) => void;
  /** Accessible name of the group. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/**
 * Variants as native radios; a sold-out one is struck through. Variants that no colour distinguishes show text.
 */
export function VariantSwatches({
  variants,
  selectedId,
  onSelect,
  label,
  size = 'sm',
  className,
}: VariantSwatchesProps) {
  const group = useId();
  const names = variantNames(variants);
  if ([...names.values()].every((name) => name === '')) return null;
  return (
    <fieldset aria-label={label} className={classNames(style.swatches, className)} data-size={size}>
      {variants.map((variant) => {
        const { product_id, color } = variant;
        const soldOut = variant.stock_quantity < 1;
        const name = names.get(product_id);
        const inWords = !color || !isCssColor(color);
        return (
          <label
            key={product_id}
            className={style.option}
            title={name}
            data-sold-out={soldOut ? '' : undefined}
            data-in-words={inWords ? '' : undefined}
          >
            <input
              type="radio"
              className={style.radio}
              name={group}
              value={product_id}
              checked={product_id === selectedId}
              onChange={() => onSelect(variant)}
            />
            {inWords ? name : <Swatch color={color} className={style.disc} />}
            <VisuallyHidden>
              {!inWords && name}
              {soldOut && `, ${messages.product.soldOut}`}
            </VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
}
