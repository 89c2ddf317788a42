import Star from 'lucide-react/icons/star';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/**
 * Five decorative stars, not a rating, so screen readers get none.
 * @example
 * const head = (
 *   <header>
 *     <h1>Ruj mat</h1>
 *     <Stars />
 *   </header>
 * );
 */
export function Stars({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.stars, className)}>
      {five.map((star) => (
        <Star key={star} />
      ))}
    </span>
  );
}
