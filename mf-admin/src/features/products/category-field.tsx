import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { Form } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { NewCategory } from './new-category.tsx';
import type { ProductValues } from './product-values.ts';
import { categoriesOf, categoriesQuery } from './products-query.ts';

const { columns, form: text } = messages.products;

/** Not a number, so no category's id. */
const OTHER = 'other';
const NEW = 'new';

interface CategoryFieldProps {
  form: Form<ProductValues>;
  products: readonly Product[];
}

/**
 * Category of the host, or a new one where it accepts them. Without a list it offers the products'
 * categories or any number: the first product needs a category too.
 */
export function CategoryField({ form, products }: CategoryFieldProps) {
  const { data, isPending } = useQuery(categoriesQuery());
  const [isTyped, setTyped] = useState(false);
  const [isNew, setNew] = useState(false);
  const categories = data ?? categoriesOf(products);
  const { value, error, ...field } = form.field('categoryId');
  const isListed = categories.some(({ category_id }) => String(category_id) === value);
  const mayAdd = data != null && hostCan('category-creation');
  const mayType = !isPending && !data?.length && !mayAdd;
  const typing = mayType && (isTyped || categories.length === 0 || (value !== '' && !isListed));
  const adding = mayAdd && (isNew || categories.length === 0);
  return (
    <>
      {(categories.length > 0 || !(typing || adding)) && (
        <SelectField
          label={columns.category}
          required
          value={adding ? NEW : typing ? OTHER : value}
          error={typing || adding ? undefined : error}
          onChange={({ currentTarget: { value: chosen } }) => {
            setTyped(chosen === OTHER);
            setNew(chosen === NEW);
            form.change({ categoryId: chosen === OTHER || chosen === NEW ? '' : chosen });
          }}
        >
          <option value="">{text.chooseCategory}</option>
          {categories.map(({ category_id, category_name }) => (
            <option key={category_id} value={category_id}>
              {category_name || `#${category_id}`}
            </option>
          ))}
          {mayType && <option value={OTHER}>{text.otherCategory}</option>}
          {mayAdd && <option value={NEW}>{text.newCategory}</option>}
        </SelectField>
      )}
      {adding && (
        <NewCategory
          error={error}
          onAdded={(id) => {
            setNew(false);
            form.change({ categoryId: String(id) });
          }}
        />
      )}
      {typing && (
        <TextField
          {...field}
          label={text.categoryNumber}
          hint={text.categoryNumberHint}
          required
          inputMode="numeric"
          value={value}
          error={error && text.categoryNumberWrong}
          onChange={(event) => {
            // A typed number stays in its field even when it is listed.
            setTyped(true);
            field.onChange(event);
          }}
        />
      )}
    </>
  );
}
