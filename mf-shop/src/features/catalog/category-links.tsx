import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { type Category, categoryPath } from './categories.ts';
import style from './category-links.module.css';

interface CategoryLinksProps {
  categories: Iterable<Category>;
  /** Category of the page. */
  current?: Category | undefined;
}

/** Links, so that they work without scripts. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  return (
    <nav aria-label={messages.list.categories}>
      <ul className={style.links}>
        {[...categories].map((category) => (
          <li key={category.slug}>
            <Link
              to={categoryPath(category)}
              className={style.link}
              aria-current={category === current ? 'true' : undefined}
            >
              {category.name ?? messages.list.allCategories}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
