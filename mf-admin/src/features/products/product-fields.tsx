import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { ColorPicker } from './color-picker.tsx';
import type { ProductErrors, ProductValues } from './product-values.ts';
import { categoriesOf, categoriesQuery } from './products-query.ts';

const { columns, form } = messages.products;

interface ProductFieldsProps {
  values: ProductValues;
  errors: ProductErrors;
  products: readonly Product[];
  onChange: (change: Partial<ProductValues>) => void;
}

/** Every field of a variant but its pictures. */
export function ProductFields({ values, errors, products, onChange }: ProductFieldsProps) {
  const categories = useQuery(categoriesQuery()).data ?? categoriesOf(products);
  const field = (name: Exclude<keyof ProductValues, 'images'>) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <div className={style.columns}>
        <TextField label={columns.name} required {...field('name')} />
        <SelectField label={columns.category} required {...field('categoryId')}>
          <option value="">{form.chooseCategory}</option>
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
          onChange={(color) => onChange({ color })}
        />
      </div>
      <TextAreaField label={columns.description} required {...field('description')} />
      <TextAreaField
        label={form.ingredients}
        note={form.optional}
        rows={2}
        {...field('ingredients')}
      />
    </>
  );
}
