import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './visually-hidden.module.css';

/**
 * Text for screen readers only.
 * @example
 * const link = (
 *   <a href="https://curier.ro/AWB1" target="_blank" rel="noreferrer">
 *     Urmărește coletul <VisuallyHidden>(se deschide într-o filă nouă)</VisuallyHidden>
 *   </a>
 * );
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />;
}
