import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './swatch.module.css';

interface SwatchProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A CSS colour name; set as a presentation attribute, which the content security policy allows. */
  color: string;
}

/**
 * A coloured disc. Decorative: the colour's name is beside it or names the control.
 * @example
 * const color = (
 *   <span>
 *     <Swatch color="coral" /> Coral
 *   </span>
 * );
 */
export function Swatch({ color, className, ...rest }: SwatchProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.swatch, className)}
    >
      <circle cx="10" cy="10" r="9.5" fill={color} className={styles.disc} />
    </svg>
  );
}
