import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { Form } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { ColorPicker } from './color-picker.tsx';
import type { ProductValues } from './product-values.ts';
import { categoriesOf, categoriesQuery } from './products-query.ts';

const { columns, form: text } = messages.products;

interface ProductFieldsProps {
  form: Form<ProductValues>;
  products: readonly Product[];
}

/** Every field of a variant but its pictures. */
export function ProductFields({
  form: { field, values, errors, change },
  products,
}: ProductFieldsProps) {
  const categories = useQuery(categoriesQuery()).data ?? categoriesOf(products);
  return (
    <>
      <div className={style.columns}>
        <TextField label={columns.name} required {...field('name')} />
        <SelectField label={columns.category} required {...field('categoryId')}>
          <option value="">{text.chooseCategory}</option>
          {categories.map(({ category_id, category_name }) => (
            <option key={category_id} value={category_id}>
              {category_name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={columns.price}
          required
          inputMode="decimal"
          trailing="RON"
          {...field('price')}
        />
        <TextField label={columns.stock} required inputMode="numeric" {...field('stock')} />
        <ColorPicker
          value={values.color}
          error={errors.color}
          onChange={(color) => change({ color })}
        />
      </div>
      <TextAreaField label={columns.description} required {...field('description')} />
      <TextAreaField
        label={text.ingredients}
        note={text.optional}
        rows={2}
        {...field('ingredients')}
      />
    </>
  );
}
