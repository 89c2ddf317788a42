import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Default: `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Lifts on hover; for a card with a stretched link (`stretchedLinkClass`). */
  interactive?: boolean | undefined;
}

/**
 * Stretches a link over its whole interactive card.
 * @example
 * import { Link } from 'react-router-dom';
 * const card = (
 *   <Card interactive>
 *     <Link to="/admin/orders" className={stretchedLinkClass}>
 *       Comenzi noi
 *     </Link>
 *   </Card>
 * );
 */
export const stretchedLinkClass: string = classNames(styles.link);

/**
 * A raised surface.
 * @example
 * const card = (
 *   <Card padding="lg">
 *     <h2>Livrare</h2>
 *   </Card>
 * );
 */
export function Card({ padding = 'md', interactive, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.card, className)}
      data-padding={padding}
      data-interactive={interactive ? '' : undefined}
    />
  );
}
