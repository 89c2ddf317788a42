import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { listPages } from './list-pages.ts';
import styles from './pagination.module.css';

interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  /** 1-based. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page's button: 'Pagina 3'. */
  pageLabel: (page: number) => string;
}

/** Nothing for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.pagination, className)}>
      <IconButton label={previousLabel} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <ol className={styles.pages}>
        {listPages(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPageChange(entry)}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
