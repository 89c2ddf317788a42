import { formatBani, toRon } from '@vitrina/contract/rules/money';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

/** Props of a `Price`; everything else goes to its `<data>`. */
export interface PriceProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** Integer bani (1 RON = 100 bani). */
  bani: number;
  /** Font size. Default: that of the text around it. */
  size?: 'inherit' | 'lg' | 'xl' | undefined;
}

/**
 * An amount as `1.234,50 RON`, never broken over two lines.
 * @example const price = <Price bani={123_450} />; // 1.234,50 RON
 */
export function Price({ bani, size = 'inherit', className, ...rest }: PriceProps) {
  return (
    <data
      {...rest}
      value={toRon(bani)}
      className={classNames(styles.price, className)}
      data-size={size}
    >
      {formatBani(bani)}
    </data>
  );
}
