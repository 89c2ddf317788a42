import type { Product } from '@vitrina/contract/entities/product';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { ImageUploader } from '../upload/image-uploader.tsx';
import { ProductFields } from './product-fields.tsx';
import { useProductForm } from './use-product-form.ts';

const { form } = messages.products;

interface ProductFormProps {
  /** The one that is edited; `null` for a new one. */
  product: Product | null;
  products: readonly Product[];
  onDone: () => void;
}

/** Every field of a variant. What was typed stays until it is saved. */
export function ProductForm({ product, products, onDone }: ProductFormProps) {
  const { values, errors, problem, change, submit, saving } = useProductForm(product, onDone);
  return (
    <Card>
      <h2>{product ? form.update : form.create}</h2>
      <form className={`${style.form} ${style.wide}`} onSubmit={submit} noValidate>
        <ProductFields
          values={values}
          errors={errors}
          products={products}
          onChange={(part) => change(() => part)}
        />
        <ImageUploader
          urls={values.images}
          onChange={(reorder) => change(({ images }) => ({ images: reorder(images) }))}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div>
          <Button type="submit" busy={saving}>
            {product ? form.submitUpdate : form.submitCreate}
          </Button>
        </div>
      </form>
    </Card>
  );
}
