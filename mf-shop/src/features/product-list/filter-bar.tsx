import type { Product } from '@vitrina/contract/entities/product';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { categoriesOf } from '../catalog/group-products.ts';
import { type CatalogueFilters, SORT_ORDERS } from './catalogue-filters.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ColorFilter } from './color-filter.tsx';
import { colorsOf } from './colors-of.ts';
import style from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';
import type { ChangeFilters } from './use-filters.ts';

const text = messages.list.filters;

interface FilterBarProps {
  products: readonly Product[];
  filters: CatalogueFilters;
  onChange: ChangeFilters;
}

/** Everything a visitor can ask the list for. It comes after the first paint of the products. */
export function FilterBar({ products, filters, onChange }: FilterBarProps) {
  const categories = useMemo(() => categoriesOf(products), [products]);
  const colors = useMemo(() => colorsOf(products), [products]);
  return (
    <search className={style.bar}>
      <SearchField value={filters.query} onChange={(query) => onChange({ query }, 'typing')} />
      <SelectField
        label={text.sort}
        value={filters.sort}
        onChange={({ target }) =>
          onChange({ sort: SORT_ORDERS.find((order) => order === target.value) ?? 'recomandate' })
        }
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {text.orders[order]}
          </option>
        ))}
      </SelectField>
      <div className={style.choices}>
        {/* Without any there is nothing to choose. */}
        {categories.length > 0 && (
          <CategoryFilter
            categories={categories}
            value={filters.category}
            onChange={(category) => onChange({ category })}
          />
        )}
        {colors.length > 0 && (
          <ColorFilter
            colors={colors}
            value={filters.colors}
            onChange={(chosen) => onChange({ colors: chosen })}
          />
        )}
        <CheckboxField
          label={text.inStock}
          checked={filters.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
      </div>
    </search>
  );
}
