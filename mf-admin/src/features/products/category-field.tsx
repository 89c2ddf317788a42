import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { Form } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import type { ProductValues } from './product-values.ts';
import { categoriesOf, categoriesQuery } from './products-query.ts';

const { columns, form: text } = messages.products;

/** Not a number, so no category's. */
const OTHER = 'other';

interface CategoryFieldProps {
  form: Form<ProductValues>;
  products: readonly Product[];
}

/**
 * A category of the host. Where the host does not list them, one of the products' or any other by its
 * number: the first product of a shop has to be in one too.
 */
export function CategoryField({ form, products }: CategoryFieldProps) {
  const { data, isPending } = useQuery(categoriesQuery());
  const [isTyped, setTyped] = useState(false);
  const categories = data ?? categoriesOf(products);
  const { value, error, ...field } = form.field('categoryId');
  const isListed = categories.some(({ category_id }) => String(category_id) === value);
  const mayType = !isPending && !data;
  const typing = mayType && (isTyped || categories.length === 0 || (value !== '' && !isListed));
  return (
    <>
      {(!typing || categories.length > 0) && (
        <SelectField
          label={columns.category}
          required
          value={typing ? OTHER : value}
          error={typing ? undefined : error}
          onChange={({ currentTarget }) => {
            const isOther = currentTarget.value === OTHER;
            setTyped(isOther);
            form.change({ categoryId: isOther ? '' : currentTarget.value });
          }}
        >
          <option value="">{text.chooseCategory}</option>
          {categories.map(({ category_id, category_name }) => (
            <option key={category_id} value={category_id}>
              {category_name || `#${category_id}`}
            </option>
          ))}
          {mayType && <option value={OTHER}>{text.otherCategory}</option>}
        </SelectField>
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
            // A number that is listed stays in the field it is typed into.
            setTyped(true);
            field.onChange(event);
          }}
        />
      )}
    </>
  );
}
