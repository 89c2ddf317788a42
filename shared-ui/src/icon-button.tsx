import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name; the icon has none. */
  label: string;
  /** Default: `plain`. */
  variant?: 'plain' | 'outlined' | undefined;
  /** Default: `md`. */
  size?: 'sm' | 'md' | undefined;
}

/**
 * A square button with an icon as child; `label` is its accessible name.
 * @example
 * import X from 'lucide-react/icons/x';
 * const close = (
 *   <IconButton label="Închide" size="sm" onClick={() => console.log('closed')}>
 *     <X />
 *   </IconButton>
 * );
 */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    />
  );
}
