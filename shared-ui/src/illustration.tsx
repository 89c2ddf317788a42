import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './illustration.module.css';

interface IllustrationProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Intrinsic size in px: reserves the space before the picture loads. */
  width: number;
  height: number;
  /** Maximum width on the page: 8, 14 (`md`, default) or 26 rem; `fill` has none. */
  size?: 'sm' | 'md' | 'lg' | 'fill' | undefined;
}

/**
 * A drawing. Decorative unless `alt` is set.
 * @example const picture = <Illustration src="/empty.svg" width={240} height={180} size="sm" />;
 */
export function Illustration({
  alt = '',
  size = 'md',
  loading = 'lazy',
  className,
  ...rest
}: IllustrationProps) {
  return (
    <img
      {...rest}
      alt={alt}
      loading={loading}
      decoding="async"
      className={classNames(styles.illustration, className)}
      data-size={size}
    />
  );
}
