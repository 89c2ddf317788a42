import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { messages } from '../../messages.ts';
import { ThingHistory } from '../audit/thing-history.tsx';
import style from '../form/form.module.css';
import { useOpenedForm } from '../form/use-opened-form.ts';
import { ImageUploader } from '../upload/image-uploader.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { ProductFields } from './product-fields.tsx';
import { productFormName, useProductForm } from './use-product-form.ts';

const text = messages.products.form;

interface ProductFormProps {
  /** The one that is edited; `null` for a new one. */
  product: Product | null;
  products: readonly Product[];
  onDone: () => void;
}

/** Every field of a variant. What was typed stays until it is saved. */
export function ProductForm({ product, products, onDone }: ProductFormProps) {
  const uploads = useUploads(productFormName(product));
  const { form, discard } = useProductForm(product, () => {
    uploads.forget();
    onDone();
  });
  return (
    <Card>
      <h2 ref={useOpenedForm()} tabIndex={-1} className={style.heading}>
        {product ? text.update : text.create}
      </h2>
      <form {...form.props} className={`${style.form} ${style.wide}`}>
        <ProductFields form={form} products={products} />
        <ImageUploader
          urls={form.values.images}
          uploads={uploads}
          onChange={(reorder) => form.change(({ images }) => ({ images: reorder(images) }))}
        />
        <FormAlert notice={form.notice} />
        <div className={style.actions}>
          <Button type="submit" busy={form.busy || uploads.busy}>
            {product ? text.submitUpdate : text.submitCreate}
          </Button>
          {discard && (
            <Button variant="ghost" onClick={discard}>
              {text.discard}
            </Button>
          )}
        </div>
      </form>
      {product && <ThingHistory kind="product" id={product.product_id} />}
    </Card>
  );
}
