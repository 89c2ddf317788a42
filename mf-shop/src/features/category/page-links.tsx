import { listPages } from '@vitrina/shared-ui/list-pages';
import { Link } from 'react-router-dom';
import { categoryMessages } from '../../category-messages.ts';
import { categoryPath } from '../catalog/categories.ts';
import type { CategoryPageContent } from './find-category-page.ts';
import style from './page-links.module.css';

const text = categoryMessages;

export function PageLinks({ category, page, pageCount }: CategoryPageContent) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label={text.pages} className={style.pages}>
      {page > 1 && (
        <Link to={categoryPath(category, page - 1)} rel="prev" className={style.page}>
          {text.previous}
        </Link>
      )}
      <ol className={style.numbers}>
        {listPages(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={categoryPath(category, entry)}
                className={style.page}
                aria-label={text.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={categoryPath(category, page + 1)} rel="next" className={style.page}>
          {text.next}
        </Link>
      )}
    </nav>
  );
}
