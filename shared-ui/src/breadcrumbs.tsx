import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ComponentProps } from 'react';
import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';

interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Accessible name of the landmark. */
  label: string;
}

/**
 * `children`: one link per level, the last with `aria-current="page"`.
 * @example
 * import { Link } from 'react-router-dom';
 * const trail = (
 *   <Breadcrumbs label="Ești aici">
 *     <Link to="/products">Produse</Link>
 *     <span aria-current="page">Buze</span>
 *   </Breadcrumbs>
 * );
 */
export function Breadcrumbs({ label, className, children, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.breadcrumbs, className)}>
      <ol className={styles.list}>
        {/* `toArray` drops omitted levels, so they leave no separator. */}
        {Children.map(Children.toArray(children), (child) => (
          <li className={styles.item}>
            {child}
            <ChevronRight className={styles.separator} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
