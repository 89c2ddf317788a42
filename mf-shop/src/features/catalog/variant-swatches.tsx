import type { Product } from '@vitrina/contract/entities/product';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { variantName } from './variant-name.ts';
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

/** The variants of one product as native radios: arrows move, a sold-out one is struck through. */
export function VariantSwatches({
  variants,
  selectedId,
  onSelect,
  label,
  size = 'sm',
  className,
}: VariantSwatchesProps) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={classNames(style.swatches, className)} data-size={size}>
      {variants.map((variant, position) => {
        const soldOut = variant.stock_quantity < 1;
        const color = variantName(variant, position);
        return (
          <label
            key={variant.product_id}
            className={style.option}
            title={color}
            data-sold-out={soldOut ? '' : undefined}
          >
            <input
              type="radio"
              className={style.radio}
              name={name}
              value={variant.product_id}
              checked={variant.product_id === selectedId}
              onChange={() => onSelect(variant)}
            />
            <Swatch color={variant.color ?? 'transparent'} className={style.disc} />
            <VisuallyHidden>
              {color}
              {soldOut && `, ${messages.product.soldOut}`}
            </VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
}
