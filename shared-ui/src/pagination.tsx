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
  /** Called with the 1-based number of the chosen page. */
  onPageChange: (page: number) => void;
  /** Accessible name of the arrow to the previous page. */
  previousLabel: string;
  /** Accessible name of the arrow to the next page. */
  nextLabel: string;
  /** Accessible name of a page's button: 'Pagina 3'. */
  pageLabel: (page: number) => string;
}

/**
 * Buttons for the pages of a list; nothing for a single page.
 * @example
 * import { useState } from 'react';
 * const [page, setPage] = useState(1);
 * const pages = (
 *   <Pagination
 *     label="Paginile comenzilor"
 *     page={page}
 *     pageCount={12}
 *     onPageChange={setPage}
 *     previousLabel="Pagina anterioară"
 *     nextLabel="Pagina următoare"
 *     pageLabel={(number) => `Pagina ${number}`}
 *   />
 * );
 */
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
