import type { Product } from '@vitrina/contract/entities/product';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { categoryNamed, categoryPath, filteredPath } from '../catalog/categories.ts';
import { withoutScriptsClass, withScriptsClass } from '../written-page/without-scripts.tsx';
import { WrittenPage } from '../written-page/written-page.ts';

interface CategoryCrumbProps {
  name: string;
  products: readonly Product[];
}

/** The list filtered by a category; without scripts, which filtering needs, the category's page. */
export function CategoryCrumb({ name, products }: CategoryCrumbProps) {
  const page = use(WrittenPage) ? categoryNamed(products, name) : undefined;
  return (
    <>
      {page && (
        <Link to={categoryPath(page)} className={withoutScriptsClass}>
          {name}
        </Link>
      )}
      <Link to={filteredPath(name)} className={page && withScriptsClass}>
        {name}
      </Link>
    </>
  );
}
