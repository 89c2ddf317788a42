import type { Product } from '@vitrina/contract/entities/product';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { categoriesOf } from '../catalog/group-products.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { CategoryFilter } from './category-filter.tsx';
import { familiesOf } from './color-choice.ts';
import { ColorFilter } from './color-filter.tsx';
import type { ChangeFilters } from './use-filters.ts';

export interface FilterChoicesProps {
  products: readonly Product[];
  filters: CatalogueFilters;
  onChange: ChangeFilters;
  /** With enough room the colours are expanded from the start. */
  unfolded?: boolean | undefined;
}

/** Filters besides the search: category, stock, colours. */
export function FilterChoices({ products, filters, onChange, unfolded }: FilterChoicesProps) {
  const categories = useMemo(() => categoriesOf(products), [products]);
  const families = useMemo(() => familiesOf(products), [products]);
  return (
    <>
      {categories.length > 0 && (
        <CategoryFilter
          categories={categories}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      )}
      <CheckboxField
        label={messages.list.filters.inStock}
        checked={filters.inStock}
        onChange={(event) => onChange({ inStock: event.target.checked })}
      />
      {families.length > 0 && (
        <ColorFilter
          families={families}
          products={products}
          filters={filters}
          onChange={(colors) => onChange({ colors })}
          unfolded={unfolded}
        />
      )}
    </>
  );
}
