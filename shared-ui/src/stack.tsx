import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

type Gap = '1' | '2' | '3' | '4' | '6' | '8' | '12';

export interface StackProps extends ComponentProps<'div'> {
  /** A step of the spacing scale: `4` is `--space-4`. */
  gap?: Gap | undefined;
  /** `row` wraps. */
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Puts the same space between its children. */
export function Stack({
  gap = '4',
  direction = 'column',
  align,
  justify,
  className,
  ...rest
}: StackProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.stack, className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
    />
  );
}
