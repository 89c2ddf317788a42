import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

const twoDecimals = new Intl.NumberFormat('ro-RO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export interface PriceProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** Integer bani (1 RON = 100 bani). */
  bani: number;
  size?: 'inherit' | 'lg' | 'xl' | undefined;
}

/** An amount as `1.234,50 RON`, never broken over two lines. */
export function Price({ bani, size = 'inherit', className, ...rest }: PriceProps) {
  return (
    <data
      {...rest}
      value={(bani / 100).toFixed(2)}
      className={classNames(styles.price, className)}
      data-size={size}
    >
      {twoDecimals.format(bani / 100)} RON
    </data>
  );
}
