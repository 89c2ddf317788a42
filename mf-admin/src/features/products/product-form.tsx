import { useMutation, useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { showToast } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { ImageUploader } from '../upload/image-uploader.tsx';
import { ColorPicker } from './color-picker.tsx';
import {
  isComplete,
  NO_PRODUCT,
  type ProductErrors,
  type ProductValues,
  readProduct,
  valuesOf,
} from './product-values.ts';
import { categoriesOf, categoriesQuery } from './products-query.ts';
import { fetchVersion, saveFailure, saveProduct } from './save-product.ts';

const text = messages.products;
const { columns, form } = text;

interface ProductFormProps {
  /** The one that is edited; `null` for a new one. */
  product: Product | null;
  products: readonly Product[];
  onDone: () => void;
}

/** Every field of a variant. What was typed stays until it is saved. */
export function ProductForm({ product, products, onDone }: ProductFormProps) {
  const [values, setValues] = useState(product ? valuesOf(product) : NO_PRODUCT);
  const [errors, setErrors] = useState<ProductErrors>({});
  // As it was when the form opened: a list that is read again meanwhile must not hide a conflict.
  const [version, setVersion] = useState(product?.version);
  const [problem, setProblem] = useState<string | null>(null);
  const categories = useQuery(categoriesQuery()).data ?? categoriesOf(products);
  const save = useMutation({
    mutationFn: (input: ProductInput) =>
      saveProduct(product ? Number(product.product_id) : null, input),
    onSuccess: () => {
      showToast(product ? text.updated : text.created);
      onDone();
    },
    onError: async (error) => {
      const failure = saveFailure(error);
      setProblem(failure);
      if (product && failure === text.conflict)
        setVersion(await fetchVersion(Number(product.product_id)));
    },
  });
  const set = (change: Partial<ProductValues>) => setValues((now) => ({ ...now, ...change }));
  const field = (name: Exclude<keyof ProductValues, 'images'>) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = readProduct(values, version);
    setErrors('errors' in read ? read.errors : {});
    setProblem(isComplete(values) ? null : text.incomplete);
    if ('input' in read) save.mutate(read.input);
  };
  return (
    <Card>
      <h2>{product ? form.update : form.create}</h2>
      <form className={`${style.form} ${style.wide}`} onSubmit={submit} noValidate>
        <div className={style.columns}>
          <TextField label={columns.name} required maxLength={200} {...field('name')} />
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
            maxLength={20}
            trailing="RON"
            {...field('price')}
          />
          <TextField
            label={columns.stock}
            required
            inputMode="numeric"
            maxLength={10}
            {...field('stock')}
          />
          <ColorPicker
            value={values.color}
            error={errors.color}
            onChange={(color) => set({ color })}
          />
        </div>
        <TextAreaField
          label={columns.description}
          required
          maxLength={5000}
          {...field('description')}
        />
        <TextAreaField
          label={form.ingredients}
          note={form.optional}
          maxLength={5000}
          rows={2}
          {...field('ingredients')}
        />
        <ImageUploader
          urls={values.images}
          onChange={(change) => setValues((now) => ({ ...now, images: change(now.images) }))}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div>
          <Button type="submit" busy={save.isPending}>
            {product ? form.submitUpdate : form.submitCreate}
          </Button>
        </div>
      </form>
    </Card>
  );
}
