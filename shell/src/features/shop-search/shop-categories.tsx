import { SHOP_PARAMS } from '@vitrina/contract/shop-address';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { notFoundTexts as text } from '../../content/not-found.ts';
import style from './shop-search.module.css';

export function ShopCategories({ to }: { to: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    loadCategories().then(
      (found) => left || setNames(found),
      () => {
        // The page has other links.
      },
    );
    return () => {
      left = true;
    };
  }, []);
  if (names.length === 0) return null;
  return (
    <nav aria-label={text.categories}>
      <ul className={style.categories}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={`${to}?${SHOP_PARAMS.category}=${encodeURIComponent(name)}`}
              className={style.category}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Requested only by the 404 page; its chunk contains neither client nor call. */
const loadCategories = () =>
  import(/* webpackChunkName: "shop-categories" */ './list-categories.ts').then(
    ({ listShopCategories }) => listShopCategories(),
  );
