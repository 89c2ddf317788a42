import type { Product } from '@vitrina/contract/entities/product';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { useFirstError } from '../form/use-first-error.ts';
import { useOpenedForm } from '../form/use-opened-form.ts';
import { ImageUploader } from '../upload/image-uploader.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { ProductFields } from './product-fields.tsx';
import { productFormName, useProductForm } from './use-product-form.ts';

const { form } = messages.products;

interface ProductFormProps {
  /** The one that is edited; `null` for a new one. */
  product: Product | null;
  products: readonly Product[];
  onDone: () => void;
}

/** Every field of a variant. What was typed stays until it is saved. */
export function ProductForm({ product, products, onDone }: ProductFormProps) {
  const uploads = useUploads(productFormName(product));
  const { values, errors, problem, change, submit, saving, discard } = useProductForm(
    product,
    () => {
      uploads.forget();
      onDone();
    },
  );
  return (
    <Card>
      <h2 ref={useOpenedForm()} tabIndex={-1} className={style.heading}>
        {product ? form.update : form.create}
      </h2>
      <form
        ref={useFirstError(errors)}
        className={`${style.form} ${style.wide}`}
        onSubmit={submit}
        noValidate
      >
        <ProductFields
          values={values}
          errors={errors}
          products={products}
          onChange={(part) => change(() => part)}
        />
        <ImageUploader
          urls={values.images}
          uploads={uploads}
          onChange={(reorder) => change(({ images }) => ({ images: reorder(images) }))}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div className={style.actions}>
          <Button type="submit" busy={saving || uploads.busy}>
            {product ? form.submitUpdate : form.submitCreate}
          </Button>
          {discard && (
            <Button variant="ghost" onClick={discard}>
              {form.discard}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
