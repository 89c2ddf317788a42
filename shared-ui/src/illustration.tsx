import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './illustration.module.css';

interface IllustrationProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Intrinsic size in px: reserves the space before the picture loads. */
  width: number;
  height: number;
  size?: 'sm' | 'md' | 'lg' | 'fill' | undefined;
}

/** A drawing. Decorative unless `alt` is set. */
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
