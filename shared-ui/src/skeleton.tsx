import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` (default): lines of the surrounding font; `block`: fills a box sized by `className`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Number of lines of `text`; the last is shorter. Default: 1. */
  lines?: number | undefined;
}

/**
 * A placeholder while loading, hidden from screen readers: the surrounding list is `aria-busy`.
 * @example
 * const loading = (
 *   <ul aria-busy="true">
 *     <li>
 *       <Skeleton lines={3} />
 *     </li>
 *   </ul>
 * );
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const bones = [...Array(shape === 'text' ? lines : 1).keys()];
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
    >
      {bones.map((bone) => (
        <span key={bone} className={styles.bone} />
      ))}
    </span>
  );
}
