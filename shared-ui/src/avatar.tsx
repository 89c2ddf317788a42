import type { ComponentProps } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Of a person; without one the avatar shows ?. */
  name: string | null | undefined;
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * First letter of the name, or ?. Decorative: the name is beside it or names the button.
 * @example
 * const account = (
 *   <button type="button" aria-label="Contul meu">
 *     <Avatar name="Ana Pop" size="sm" />
 *   </button>
 * );
 */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  const [first = '?'] = (name ?? '').trim();
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.avatar, className)}
      data-size={size}
    >
      {first.toLocaleUpperCase('ro')}
    </span>
  );
}
