import { SelectField } from '@vitrina/shared-ui/select-field';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { NO_FILTERS, SORT_ORDERS } from './catalogue-filters.ts';
import style from './filter-bar.module.css';
import { FilterChoices } from './filter-choices.tsx';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';
import { indexProducts } from './find-products.ts';
import { SearchField } from './search-field.tsx';
import { suggest } from './suggestions.ts';

const text = messages.list.filters;

/**
 * All filters. Loads after the first paint of the products. On a narrow page it is one sticky row, and a sheet
 * contains the filters.
 */
export function FilterBar(props: FilterSheetProps) {
  const { products, filters, onChange } = props;
  const navigate = useNavigate();
  return (
    <search className={style.bar}>
      <div className={style.words}>
        <SearchField
          value={filters.query}
          onChange={(query) => onChange({ query }, 'typing')}
          suggest={(query) => suggest(indexProducts(products), query, messages.list.count)}
          onChoose={({ to }) => {
            if ('product' in to) void navigate(`/product/${to.product}`);
            else onChange({ query: '', category: to.category });
          }}
        />
      </div>
      <FilterSheet {...props} />
      <div className={style.sort} data-chosen={filters.sort === NO_FILTERS.sort ? undefined : ''}>
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
        <ArrowDownUp className={style.sortIcon} />
      </div>
      <div className={style.choices}>
        <FilterChoices products={products} filters={filters} onChange={onChange} />
      </div>
    </search>
  );
}
