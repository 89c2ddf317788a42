import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { Form } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { CategoryField } from './category-field.tsx';
import { ColorPicker } from './color-picker.tsx';
import type { ProductValues } from './product-values.ts';

const { columns, form: text } = messages.products;

interface ProductFieldsProps {
  form: Form<ProductValues>;
  products: readonly Product[];
}

export function ProductFields({ form, products }: ProductFieldsProps) {
  const { field, values, errors, change } = form;
  const hasIngredients = hostCan('ingredients');
  return (
    <>
      <div className={style.columns}>
        <TextField label={columns.name} required {...field('name')} />
        <CategoryField form={form} products={products} />
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
      <TextAreaField
        label={columns.description}
        hint={hasIngredients ? undefined : text.noIngredients}
        required
        {...field('description')}
      />
      {hasIngredients && (
        <TextAreaField
          label={text.ingredients}
          note={text.optional}
          rows={2}
          {...field('ingredients')}
        />
      )}
    </>
  );
}
