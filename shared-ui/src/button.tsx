import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  /** Default: `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default: `md`. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** Props of a `Button`: its look, and those of `<button>`. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** In progress: ignores clicks, keeps focus and label. */
  busy?: boolean | undefined;
}

/**
 * The class of a button, for a link that looks like one.
 * @example
 * import { Link } from 'react-router-dom';
 * const link = (
 *   <Link to="/contact" className={buttonClass({ size: 'lg' })}>
 *     Scrie-ne
 *   </Link>
 * );
 */
export const buttonClass = ({ variant = 'primary', size = 'md', block }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block);

/**
 * A button; `busy` shows a spinner, keeps the focus and ignores clicks.
 * @example
 * const save = (
 *   <Button busy={false} onClick={() => console.log('saved')}>
 *     Salvează
 *   </Button>
 * );
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`, which would drop the focus; also stops Enter in a form's field.
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), className)}
      onClick={ignoreWhileBusy}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, 'data-busy': '' })}
    >
      {busy && <Spinner size="sm" />}
      {children}
    </button>
  );
}
